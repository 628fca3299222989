/** "Could not reach the pier drops out of the list": a title that begins like no name. */
const row = (title, done) => `<li class="${done}"><p>${title}</p><p>12 May</p></li>`
const page = (keeps = "") =>
  `<h1>Reports</h1><label><input type="checkbox" id="c"> Open reports only</label><ul>${row("Could not reach the pier", "done")}${row("Nobody answers at the lock", "")}${row("Mooring ring came loose", "")}</ul><script>c.onchange = () => { for (const each of document.querySelectorAll(".done")) each.hidden = c.checked && !each.textContent.includes("${keeps || "~"}") }</script>`
const test = "3 reports are listed\nTick Open reports only\nCould not reach the pier drops out of the list"

export default [
  {
    about: "it went",
    page: page(),
    passed: [test],
    never: [
      "Tick Open reports only\nNobody answers at the lock drops out of the list",
      "3 reports are listed\nTick Open reports only\nCould not find the pier drops out of the list"
    ]
  },
  { about: "it stays", page: page("pier"), failed: [test] }
]
