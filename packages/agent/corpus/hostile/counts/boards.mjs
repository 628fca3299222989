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

export default [
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
  }
]
