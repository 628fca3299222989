/** Columns of a board that are drawn anew: one with one card, one without any, and who is spoken of as "it". */
const card = (t, l, w) =>
  `<div class="card" tabindex="0"><div>${t}</div><div><span class="lab">${l}</span> <span title="Assignee">${w}</span></div></div>`
const column = (title, cards) =>
  `<div class="col"><div class="colh"><span>${title}</span><span>${cards.length}</span></div>${cards.join("") || "<p>No cards</p>"}<small>${3 * cards.length} points</small></div>`
const all = [
  ["To do", "Login redirect", "Bug", "Ada"],
  ["To do", "Dark mode", "Feature", "Grace"],
  ["In progress", "Export", "Feature", "Ada"],
  ["In progress", "Crash on upload", "Bug", "Linus"],
  ["Review", "Update docs", "Chore", "Linus"]
]
const board = (who) =>
  ["To do", "In progress", "Review", "Done"]
    .map((title) =>
      column(
        title,
        all
          .filter(([c, , , w]) => c === title && (who === "Everyone" || w === who))
          .map(([, ...rest]) => card(...rest))
      )
    )
    .join("")
const people = ["Everyone", "Ada", "Grace", "Linus"]
const page = `<style>.board{display:flex;gap:16px;align-items:flex-start}.col{width:220px}.colh{display:flex;justify-content:space-between}</style><b>Sprint</b> <select aria-label="Assignee">${people.map((p) => `<option>${p}`).join("")}</select><div class="board">${board("Everyone")}</div>
<script>const boards = ${JSON.stringify(Object.fromEntries(people.map((p) => [p, board(p)])))}
document.querySelector("select").onchange = (e) => { document.querySelector(".board").innerHTML = boards[e.target.value] }</script>`

export default [
  {
    about: "one card in a column, and none in another",
    page,
    passed: [
      "Done is empty",
      "The Done column is empty",
      "Done has no cards. Review has 1 card.",
      "Filter by assignee Ada. Only Login redirect and Export are shown.",
      "Select Linus as assignee. Only Crash on upload and Update docs are shown.",
      "Dark mode is shown. It is labelled Feature."
    ],
    failed: [
      "Done is not empty",
      "Review is empty",
      "The Review column is empty",
      "There are no cards in Review",
      "Done has 1 card",
      "Review has 2 cards",
      "Dark mode is in Done",
      "Filter by assignee Ada. Only Login redirect is shown.",
      "Select Linus as assignee. Only Crash on upload is shown.",
      "Dark mode is shown. It is labelled Bug."
    ]
  },
  {
    about: "it, in a form over the board",
    page: `<div id="o"></div><p>Ada Lima</p><button onclick="o.innerHTML='<div role=dialog aria-label=Edit><label>Title <input value=Export></label><label>Assigned to <select><option>Ada<option selected>Grace</select></label></div>'">Export</button> <span>Ada</span>`,
    passed: ["Open Export. Assigned to is Grace.", "Open Export. It is assigned to Grace."],
    failed: ["Open Export. It is assigned to Ada."]
  }
]
