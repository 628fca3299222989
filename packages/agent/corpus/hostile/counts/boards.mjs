/** Columns of a board: the number in a head, and the cards that stand under it. */
const style = `<style>.b{display:flex;gap:12px}.c{width:200px}.h{display:flex;justify-content:space-between}</style>`

const head = (title, count) => `<div class="h"><div>${title}</div><div>${count}</div></div>`
const card = (title, tag) => `<div class="k"><div>${title}</div><div>${tag}</div></div>`
const column = (title, count, cards) =>
  `<div class="c">${head(title, count)}${cards.join("")}<div>+ Add a card</div></div>`

const board = (...columns) => `${style}<h1>Plan</h1><div class="b">${columns.join("")}</div>`

const one = board(
  column("Backlog", 2, [card("Write notes", "Low"), card("Call Ada", "High")]),
  column("Review", 0, []),
  column("Done", 1, [card("Book room", "Low")])
)

const stale = board(
  column("Backlog", 2, [card("Write notes", "Low"), card("Call Ada", "High")]),
  column("Review", 0, []),
  column("Done", 4, [card("Book room", "Low")])
)

const limits = board(
  column("Backlog", "2 / 5", [card("Write notes", "Low"), card("Call Ada", "High")]),
  column("Done", "1 / 9", [card("Book room", "Low")])
)

const points = `${style}<h1>Plan</h1><div class="b">${["Backlog", "Done"]
  .map(
    (title) =>
      `<div class="c"><h3>${title}</h3>${head(`${title} one`, 5)}${card(`${title} two`, "Low")}${card(`${title} three`, "Low")}</div>`
  )
  .join("")}</div>`

const feed = (tabs, count) =>
  `<h1>News</h1><ul style="${tabs};list-style:none">${["All", "# food", "# work"]
    .slice(0, count)
    .map((tab) => `<li><span onclick="0">${tab}</span></li>`)
    .join(
      ""
    )}</ul><div>${["Soup", "Tests"].map((title) => `<div><p>jan</p><h3>${title}</h3><p>About ${title}</p></div>`).join("")}</div>`

const boxed = (title, count, ...cards) =>
  `<div style="width:200px"><div style="display:flex;justify-content:space-between"><span>${title}</span><span style="padding:0 6px">${count}</span></div>${cards.map((card) => `<div><div>${card}</div><span style="display:inline-block">home</span></div>`).join("")}</div>`

export default [
  {
    about: "columns of boxes under their titles, with how many they hold",
    page: `<h1>Board</h1><div style="display:flex">${boxed("To do", 2, "Paint", "Sweep")}${boxed("Doing", 3, "Wash", "Iron", "Cook")}</div>`,
    passed: ["There are 2 cards in the To do column.", "The Doing column has 3 cards."],
    failed: [
      "The To do column has 3 cards.",
      "The Doing column has 4 cards.",
      "There are 4 tasks in the Doing column."
    ]
  },
  {
    about: "a board that has others like it beside it",
    page: `<h1>Board</h1><div style="display:flex">${boxed("To do", 2, "Paint", "Sweep")}${boxed("Doing", 1, "Wash")}${boxed("Done", 1, "Cook")}</div><div style="display:flex"><div><div>Basic</div><div>$9</div></div><div><div>Pro</div><div>$29</div></div></div>`,
    passed: ["There are 2 cards in the To do column."],
    failed: ["The To do column has 3 cards.", "There are 4 tasks in the To do column."]
  },
  {
    about: "columns of boxes whose number is another than what they hold",
    page: `<h1>Board</h1><div style="display:flex">${boxed("To do", 7, "Paint", "Sweep")}${boxed("Doing", 3, "Wash", "Iron", "Cook")}</div>`,
    never: ["There are 3 cards in the To do column.", "The To do column has 4 tasks."]
  },
  {
    about: "a column with one card and one without any",
    page: one,
    passed: [
      "The Done column shows a count of 1.",
      "The Review column shows a count of 0.",
      "The Backlog column shows a count of 2.",
      "There are 3 cards."
    ],
    failed: ["The Done column shows a count of 2.", "There are 6 cards.", "There are 2 cards."]
  },
  {
    about: "a head that says another number than there are cards",
    page: stale,
    passed: ["The Done column shows a count of 4.", "There are 3 cards."],
    failed: ["The Done column shows a count of 1.", "There are 6 cards."]
  },
  {
    about: "a head that says how many may be there as well",
    page: limits,
    never: ["The Backlog column shows a count of 5.", "The Done column shows a count of 9."]
  },
  {
    about: "cards whose first says a number as a head would",
    page: points,
    never: ["There are 4 cards.", "The Backlog column shows a count of 5."]
  },
  {
    about: "a list under a line of tabs",
    page: feed("display:flex;gap:9px", 3),
    passed: ["There are 2 articles."],
    failed: ["There are 3 articles.", "There are 5 articles."]
  },
  {
    about: "a list beside another, whose things say little",
    page: feed("display:block", 3),
    never: ["There are 3 articles.", "There are 5 articles."]
  },
  {
    about: "things of few words in one line, and a list beside them",
    page: `<h1>Shop</h1><ul style="display:flex;list-style:none"><li>Lamp</li><li>Desk</li><li>Sofa</li></ul><ul><li>Ada <b>5</b></li><li>Bob <b>4</b></li></ul>`,
    never: ["There are 2 products."]
  }
]
