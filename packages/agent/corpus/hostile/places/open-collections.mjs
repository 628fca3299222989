/** "On the shelf", "on the Reading shelf", under "My shelves" and a row of tabs. */
const style = `<style>.t{display:flex}.t div{padding:8px 4px;margin-right:20px;cursor:pointer;color:#777;border-bottom:3px solid transparent}.t .on{color:#255;border-color:#255;font-weight:600}.b{border:1px solid #ccc;padding:8px;margin:6px 0;display:flex;gap:12px}.big{font-size:24px;font-weight:700}</style>`
const book = (name, who) =>
  `<div class=b><div>${name[0]}</div><div><div>${name}</div><div>${who} · 300 pages</div></div><button>Options for ${name}</button></div>`
const page = (title, tabs, ...books) =>
  `${style}<p>2026 challenge: 3 of 12 books</p><div class=big>${title}</div><div class=t>${tabs.map(([name, on]) => `<div class="${on ? "on" : ""}" onclick="0">${name}</div>`).join("")}</div>${books.join("")}`
const salt = book("Salt and Cedar", "Ruth Calloway")
const maps = book("Maps of the Silk Coast", "Leo Farrow")
const tide = book("Murder at Low Tide", "Grace Holm")
const tabs = [["Want to read (3)", true], ["Reading (2)"], ["Finished (3)"]]

export default [
  {
    about: "three books on the open one",
    page: page("My shelves", tabs, salt, maps, tide),
    passed: [
      "Murder at Low Tide is on the shelf.",
      "The first book on the shelf is Salt and Cedar.",
      "The last book on the shelf is Murder at Low Tide.",
      "Salt and Cedar is on the Want to read shelf."
    ],
    failed: ["Orchard Street is on the shelf."],
    never: [
      "The first book on the shelf is Maps of the Silk Coast.",
      "The first book on the shelf is Murder at Low Tide.",
      "Salt and Cedar is on the Reading shelf.",
      "Salt and Cedar is on the Finished shelf.",
      "Salt and Cedar is not on the Reading shelf.",
      "Salt and Cedar is not on the shelf.",
      "Want to read is on the shelf."
    ]
  },
  {
    about: "one book on the open one",
    page: page("My shelves", [["Want to read (3)"], ["Reading (1)", true], ["Finished (3)"]], salt),
    passed: ["Salt and Cedar is on the Reading shelf."],
    never: [
      "Maps of the Silk Coast is the only book on the Reading shelf.",
      "Salt and Cedar is the only book on the Finished shelf."
    ]
  },
  {
    about: "two books on the open one",
    page: page("My shelves", [["Want to read (3)"], ["Reading (2)", true], ["Finished (3)"]], salt, maps),
    never: ["Salt and Cedar is the only book on the Reading shelf."]
  },
  {
    about: "ways to look at all shelves, and no shelves themselves",
    page: page("My shelves", [["Covers", true], ["Titles"]], salt, maps),
    never: ["Salt and Cedar is on the Titles shelf.", "Salt and Cedar is the only book on the shelf."]
  },
  {
    about: "a book with a title of one letter",
    page: page(
      "My shelves",
      tabs,
      salt,
      `<div class=b><div></div><div><div>Z</div><div>Salt and Cedar</div></div></div>`
    ),
    never: ["The last book on the shelf is Salt and Cedar."]
  }
]
