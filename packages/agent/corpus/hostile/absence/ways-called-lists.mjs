/** "The list" of a page with cards that no role tells to be one, beside ways to go that have the word in their names: "Guest list 0". */
const way = (text) => `<div style="cursor:pointer" onclick="void 0"><span>${text}</span></div>`
const card = (title) =>
  `<div style="cursor:pointer;border:1px solid;margin:8px;padding:8px" onclick="void 0"><b>${title}</b><div>2 hours</div><div>Indoors</div></div>`
const page = (ways) =>
  `<div style="display:flex">${ways}</div><input placeholder="Search games"><select aria-label="Sort"><option>Newest first</option><option>Oldest first</option></select><p>3 games</p><div>${["Chess", "Go", "Ludo"].map(card).join("")}</div>`

export default [
  ["a drawn way", way("All games") + way("Guest list 0")],
  ["a link", `<a href="#g">All games</a> <a href="#l">Guest list 0</a>`],
  ["a button", `<button>All games</button> <button>Guest list 0</button>`]
].map(([about, ways]) => ({
  about,
  page: page(ways),
  passed: [
    "Ludo is in the list",
    "Halma is not in the list",
    "The list shows 3 games",
    "The list shows 3 games and no Halma"
  ],
  failed: ["Ludo is not in the list", "The list shows 2 games", "Halma is in the list"],
  never: [
    "The list does not contain Ludo",
    'The list does not contain "Ludo"',
    "The list shows 3 games and no Ludo",
    "The list shows 0 games",
    'The list says "Guest list 0"',
    "Ludo is no longer in the list"
  ]
}))
