/** A bar over what is listed is none of the things once one of them alone is left. */
const page = `<style>.t{border:1px solid}</style><div><button data-c="">All</button><button data-c="Yarn">Yarn</button><button data-c="Sales">Sales</button></div><div id="m"></div><script>
const all = [["Socks", "Yarn", 7, "3 replies"], ["Cables", "Yarn", 4, "1 reply"], ["Drum carder", "Sales", 2, "no reply"]]
const draw = (kind) => {
  document.querySelector("#m").innerHTML = "<h1>" + (kind || "All topics") + "</h1><div>Sort by <button>Latest</button> <button>Top</button></div>" +
    all.filter((each) => kind === "" || each[1] === kind).map(([title, , votes, said]) => '<div class="t"><div><b>' + votes + "</b> <span>votes</span></div><div><span>" + title + "</span><div>" + said + "</div></div></div>").join("")
}
document.addEventListener("click", ({ target }) => { if (target.dataset.c !== undefined) draw(target.dataset.c) })
draw("")</script>`

export default [
  {
    about: "topics of a category under a bar to sort them by",
    page,
    passed: ['Click Sales. Only "Drum carder" is shown.'],
    failed: ['Click Yarn. Only "Socks" is shown.'],
    never: [
      'Only "Socks" is shown.',
      'Click Yarn. Only "Drum carder" is shown.',
      'Click All. Only "Socks" is shown.'
    ]
  }
]
