/** Cards that stand in one box with what filters them, and whose figures have their labels above them. */
const campaigns = [
  ["Alder Motors", "Live", 70, 5],
  ["Birch Bakery", "Ended", 126, 6],
  ["Cedar Carpets", "Ended", 28, 2],
  ["Dogwood Gym", "Live", 6, 70]
]
const page = `<style>.card{border:1px solid #999;margin:8px;padding:8px}</style><div id=app></div><script>
const ads = ${JSON.stringify(campaigns)}
let state = "All", said = ""
const draw = () => {
  app.innerHTML = '<div class="title">Campaigns</div><div class="filters">' + ["All", "Live", "Ended", "Draft"].map((each) => '<button onclick="state=\\'' + each + '\\';draw()">' + each + '</button>').join("") + '</div>' +
  '<input class="search" aria-label="Search" oninput="">' +
  ads.filter((each) => state === "All" || each[1] === state).map(([name, is, spots, day]) => '<div class="card"><div class="card-head"><div class="card-title">' + name + '</div><div class="chip">' + is + '</div></div><div class="card-text"><div class="col"><div class="caption">Spots</div><div class="figure">' + spots + '</div></div><div class="col"><div class="caption">Per day</div><div class="figure">' + day + '</div></div></div><div class="card-actions"><button onclick="ads.splice(ads.findIndex((a) => a[0] === \\'' + name + '\\'), 1); said=\\'' + name + ' is withdrawn\\'; draw()">Withdraw</button></div></div>').join("") + '<div class="snackbar" role="status">' + said + '</div>'
}
draw()
</script>`

export default [
  {
    about: "the only ones, among filters and a field",
    page,
    passed: [
      'Click "Live". Only "Alder Motors" and "Dogwood Gym" are listed',
      "Click Ended. Only Birch Bakery and Cedar Carpets are listed",
      'Click "Withdraw" on the "Birch Bakery" card. Click "Ended". Only "Cedar Carpets" is listed',
      'Click "Withdraw" on the "Birch Bakery" card. "Birch Bakery" is no longer listed'
    ],
    never: [
      'Click "Live". Only "Alder Motors" is listed',
      "Click Ended. Only Cedar Carpets is listed",
      'Click "Live". "Birch Bakery" is listed',
      'Click "Withdraw" on the "Birch Bakery" card. "Cedar Carpets" is no longer listed',
      "Click Ended. Alder Motors and Birch Bakery are not listed"
    ]
  },
  {
    about: "figures with their labels",
    page,
    passed: ["The Birch Bakery card shows 126 spots", "The Alder Motors card shows 70 spots"],
    never: [
      "The Birch Bakery card shows 6 spots",
      "The Alder Motors card shows 5 spots",
      "The Dogwood Gym card shows 70 spots",
      "The Birch Bakery card shows 70 spots",
      "The Birch Bakery card shows 126 adverts"
    ]
  },
  {
    about: "how many there are in all, and how many of them are listed",
    page: `<div class="tile"><div class="num">7</div><div class="cap">Birds in total</div></div><div class="tile"><div class="num">2</div><div class="cap">Ringed</div></div><ul><li>Robin</li><li>Wren</li></ul>`,
    passed: ["The total number of birds is 7"],
    never: ["The total number of birds is 2", "The number of ringed birds is 7"]
  }
]
