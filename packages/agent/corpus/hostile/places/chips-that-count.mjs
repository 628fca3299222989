/** Chips that count what they let through, where the word on one also stands in lines that take no click; and what a list begins with. */
const page = `<style>.n{opacity:.7;margin-left:.3rem}li p{margin:0}</style><h1>Habits</h1>
<nav><button data-view=week>Week</button><button data-view=stats>Statistics</button></nav>
<div id=week><div id=chips role=group aria-label=Categories></div><ul id=list></ul></div>
<div id=stats hidden><p>Ticks this week: 12</p></div>
<script>
const all = [["Run", "Health"], ["Read 20 pages", "Mind"], ["Drink", "Health"], ["Sit", "Mind"], ["Tidy", "Home"]]
let only = "All"
const draw = () => {
  document.querySelector("#chips").innerHTML = ["All", "Health", "Mind", "Home"].map((kind) => "<button class=chip style='border-radius:2rem' aria-pressed=" + (kind === only) + " data-kind=" + kind + ">" + kind + "<span class=n>" + all.filter((one) => kind === "All" || one[1] === kind).length + "</span></button>").join("")
  document.querySelector("#list").innerHTML = all.filter((one) => only === "All" || one[1] === only).map((one) => "<li><b>" + one[0] + "</b><p>" + one[1] + "</p></li>").join("")
}
document.addEventListener("click", ({ target }) => {
  const chip = target.closest("[data-kind]")
  const view = target.closest("[data-view]")
  if (chip) { only = chip.dataset.kind; draw() }
  if (view) for (const id of ["week", "stats"]) document.querySelector("#" + id).hidden = id !== view.dataset.view
})
draw()
</script>`

export default [
  {
    about: "a chip, and the same word in the lines below it",
    page,
    passed: [
      'Click the "Mind" filter. Run is not shown',
      'Click "Home". There is 1 item in the list',
      'Click the "Home" chip. Tidy is shown and Run is not shown',
      'The "All" filter shows 5',
      'The "Home" chip should show 1',
      'Go to the Statistics view. "Ticks this week: 12" is shown'
    ],
    failed: ['Click the "Mind" filter. Run is shown', 'The "Home" chip should show 2'],
    never: [
      'Click the "Mind" filter. There are 5 items in the list',
      'The "All" filter shows 4',
      'Go to the Habits view. "Ticks this week: 12" is shown'
    ]
  },
  {
    about: "what a list begins with, and what is listed directly below what",
    page,
    passed: [
      "The habits should start with Run, followed by Read 20 pages",
      "Drink should be listed directly below Read 20 pages",
      "The list begins with Run, followed by Read 20 pages"
    ],
    failed: ["Sit should be listed directly below Read 20 pages"],
    never: [
      "The habits should start with Read 20 pages, followed by Drink",
      "The habits should start with Run, followed by Drink",
      "Run should be listed directly below Read 20 pages",
      "The list begins with Tidy, followed by Sit"
    ]
  }
]
