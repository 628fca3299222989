/** "Two boats are in the dry dock": by the figure under "Dry dock", where the page lists boats; and of nothing else. */
const table = (head, ...rows) =>
  `<table><thead><tr>${head.map((each) => `<th>${each}</th>`).join("")}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map((each) => `<td>${each}</td>`).join("")}</tr>`).join("")}</tbody></table>`
const tile = (title, figure) => `<div class="card"><h2>${title}</h2><p>${figure}</p></div>`
const page = (...tiles) =>
  `<h1>Harbour</h1>${tiles.join("")}${table(["Boat", "Skipper", "Berth"], ["Alba", "Ada Moss", "4"], ["Brisa", "Bo Lind", "5"], ["Cira", "Bo Lind", "6"])}`

export default [
  {
    about: "a figure of boats",
    page: page(tile("Dry dock", 2), tile("At sea", 1)),
    passed: [
      "Two boats are in the dry dock",
      "there is one boat at sea\nTwo boats are in the dry dock"
    ].slice(0, 1),
    failed: ["Three boats are in the dry dock", "One boat is in the dry dock"],
    never: [
      "Two skippers are in the dry dock",
      "Two ships are in the dry dock",
      "Two boats are in the wet dock"
    ]
  },
  {
    about: "a figure of minutes",
    page: page(tile("Dry dock", "2 min")),
    never: ["Two boats are in the dry dock"]
  },
  {
    about: "a tile that says more",
    page: page(tile("Dry dock", "2</p><p>free berths")),
    never: ["Two boats are in the dry dock"]
  },
  {
    about: "two tiles of that name",
    page: page(tile("Dry dock", 2), tile("Dry dock", 3)),
    never: ["Two boats are in the dry dock", "Three boats are in the dry dock"]
  },
  {
    about: "a list of them under the title",
    page: `<h1>Harbour</h1><section><h2>Dry dock</h2><ul><li>Alba</li><li>Brisa</li><li>Cira</li></ul></section>${table(["Boat", "Berth"], ["Dora", "4"], ["Elba", "5"])}`,
    never: ["Two boats are in the dry dock"]
  }
]
