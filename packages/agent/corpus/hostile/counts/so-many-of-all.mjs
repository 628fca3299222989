/** "2 of 5 letters" over the letters: another list of the page, which is longer, is no list of letters. */
const script = `<script>
  const all = [["Rent", "Ada"], ["Keys", "Ben"], ["Roof", "Ada"], ["Tax", "Cleo"], ["Garden", "Ben"]]
  const show = () => {
    const now = all.filter(([about]) => about.toLowerCase().includes(q.value.toLowerCase()))
    told.textContent = now.length + " of " + all.length + " letters"
    letters.innerHTML = now.map(([about, who]) => "<div style='display:flex;gap:9px'><span>" + about + "</span> <span>" + who + "</span></div>").join("")
  }
  q.oninput = show
  show()
</script>`
const page = (told = "") =>
  `<h1>Post</h1><h2>Boxes</h2><div>${["North", "South", "East", "West"]
    .map(
      (name) =>
        `<div style="display:flex;gap:9px"><b>${name}</b><span>open</span><button>Close</button></div>`
    )
    .join(
      ""
    )}</div><h2>Letters</h2><input id="q" placeholder="Find letters">${told}<p id="told"></p><div id="letters"></div>${script}`

export default [
  {
    about: "the line over a list says how many of them are shown",
    page: page(),
    passed: ['Enter "r" into "Find letters"\nThree letters are shown'],
    never: [
      'Enter "r" into "Find letters"\nFour letters are shown',
      'Enter "r" into "Find letters"\nFive letters are shown',
      'Enter "roof" into "Find letters"\nFour letters are listed',
      "Four letters are listed"
    ]
  }
]
