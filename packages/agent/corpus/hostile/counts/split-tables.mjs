/** Tables of libraries: cut in two, so that the head stays where it is, or with a line that only says that there is nothing. */
const tr = (cells, tag = "td") =>
  `<tr>${cells.map((c) => `<${tag} style="width:120px">${c}</${tag}>`).join("")}</tr>`
const head = ["Plate", "Model", "Depot"]
const vans = [
  ["KA-11", "Berlingo", "Leeds"],
  ["KA-12", "Kangoo", "York"],
  ["KA-13", "Caddy", "Leeds"]
]
const style =
  "<style>table{width:360px;table-layout:fixed;border-collapse:collapse}td,th{text-align:left;padding:4px}</style>"
const cut = (rows, foot = "", copy = "") =>
  `${style}<h1>Vans</h1><div class="box"><div><div class="hd"><table><thead>${tr(head, "th")}</thead></table></div><div class="bd" style="max-height:200px;overflow:auto;width:360px"><table>${copy}<tbody>${rows.map((r) => tr(r)).join("")}</tbody></table>${foot}</div></div></div>`

const copied = cut(
  vans,
  "",
  `<thead style="visibility:collapse">${head.map((c) => `<th style="height:0;padding:0;line-height:0"><div style="height:0;overflow:hidden">${c}</div></th>`).join("")}</thead>`
)

const apart = `${style}<h1>Vans</h1><div><p>Rented</p><table><thead>${tr(head, "th")}</thead><tbody>${tr(vans[0])}</tbody></table><p>Free</p><table><tbody>${tr(vans[1])}${tr(vans[2])}</tbody></table></div>`

const none = `${style}<h1>Vans</h1><table><thead>${tr(head, "th")}</thead><tbody><tr><td colspan="3">No data</td></tr></tbody></table>`

export default [
  {
    about: "a head and a body that are tables of their own",
    page: cut(vans),
    passed: [
      "The table has 3 rows",
      "The table should contain KA-13",
      'The row for KA-12 should show "York"',
      "The Depot of KA-11 should be Leeds",
      "The first row should contain KA-11",
      "The table has the columns Plate, Model and Depot"
    ],
    failed: ["The table has 4 rows", "The Depot of KA-12 should be Leeds", "The table should contain KA-14"]
  },
  {
    about: "a body that keeps a copy of the head without a height",
    page: copied,
    passed: ["The table has 3 rows", "The Model of KA-13 should be Caddy"],
    failed: ["The table has 4 rows", "The Model of KA-13 should be Kangoo"]
  },
  {
    about: "a body without a row, and what says so beside it",
    page: cut([], "<p>No data</p>"),
    passed: ["The table has no rows", "The table should have 0 rows"],
    failed: ["The table has 1 row"]
  },
  {
    about: "two tables that are no halves of one",
    page: apart,
    never: ["The table has 3 rows", "The table should contain KA-12"]
  },
  {
    about: "a line over all columns that says that there is nothing",
    page: none,
    passed: ["The table has no rows", "The table has 0 rows", '"No data" is shown'],
    failed: ["The table has 1 row"]
  }
]
