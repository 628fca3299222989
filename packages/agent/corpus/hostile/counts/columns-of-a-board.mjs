/** The columns of a board, one of which holds nothing yet, and titles of groups that stand in another column. */
const bed = (name, plants, note = "") =>
  `<section aria-label="${name}" style="width:180px;background:#eee;padding:6px"><header><b>${name}</b> <span>${plants.length}</span></header>${note}${plants.map((each) => `<article class="card"><p>${each}</p><small>perennial</small></article>`).join("")}${plants.length === 0 ? "<p>No plants</p>" : ""}</section>`
const board = `<h1>Garden plan</h1><div style="display:flex;gap:12px">${bed("Seedlings", ["Leek", "Chard"])}${bed("Greenhouse", ["Tomato", "Basil", "Aubergine"], '<div style="color:#b00">Space for 2 exceeded</div>')}${bed("Cold frame", [])}${bed("Harvested", ["Radish"])}</div>`
const shelves = `<h1>Cellar</h1><div style="display:flex;gap:20px"><div><h3>Red</h3><ul><li>Merlot</li><li>Malbec</li></ul></div><div><h3>White</h3><ul><li>Riesling</li></ul></div><div><h3>Rosé</h3></div></div><h2>Cheese</h2><div style="display:flex;gap:20px"><div><h3>Hard</h3><ul><li>Comté</li><li>Gruyère</li></ul></div><div><h3>Soft</h3><ul><li>Brie</li></ul></div></div>`

export default [
  {
    about: "a board with an empty column",
    page: board,
    passed: ["The board has four columns", "There are 4 columns", "The board has more than three columns"],
    never: ["The board has three columns", "There are 3 columns", "There are six columns"]
  },
  {
    about: "a line that stands in another column",
    page: board,
    passed: ["Space for 2 exceeded is shown in Greenhouse"],
    failed: ["Space for 2 exceeded is shown in Seedlings"],
    never: [
      "Space for 2 exceeded is shown in Harvested",
      "Space for 2 exceeded is in the Seedlings column",
      "Space for 2 exceeded is shown in Cold frame"
    ]
  },
  {
    about: "columns in two places",
    page: shelves,
    passed: ["Riesling is shown"],
    never: ["The page has two columns", "There are four columns", "The board has two columns"]
  }
]
