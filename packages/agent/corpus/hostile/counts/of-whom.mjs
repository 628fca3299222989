/** "Two loans for Ada": lines of the one table, of which a column tells whose each is. */
const loans = (rows, more = "") => `
  <h1>Loans</h1><p>${rows.length} loans</p>${more}
  <table><thead><tr><th>Number</th><th>Reader</th><th>State</th></tr></thead>
  <tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`

const rows = [
  ["L-9", "Ada Lund", "Out"],
  ["L-8", "Ben Ito", "Late"],
  ["L-7", "Ada Lund", "Back"]
]

export default [
  {
    about: "a table that says how many there are in all",
    page: loans(rows),
    passed: [
      "There are two loans for Ada Lund",
      "There is one loan for Ben Ito",
      "Ada Lund has 2 loans",
      "There are no loans for Cleo Marsh",
      "There are 3 loans"
    ],
    failed: [
      "There are three loans for Ada Lund",
      "There are no loans for Ada Lund",
      "There are no loans for Ben Ito",
      "Ben Ito has 3 loans"
    ]
  },
  {
    about: "a table of which this is one page",
    page: loans(rows, '<nav aria-label="Pages"><a href="#2">Next page</a></nav>'),
    never: ["There are no loans for Cleo Marsh", "There is one loan for Ben Ito"]
  },
  {
    about: "a name in two columns",
    page: loans([...rows, ["L-6", "Cleo Marsh", "Ada Lund"]]),
    never: ["There are two loans for Ada Lund", "There are no loans for Ada Lund"]
  },
  {
    about: "so many units of a thing, in a line of its own that says so",
    page: `<h1>Stock</h1><table><thead><tr><th>Thing</th><th>Units</th><th>Kept with</th><th>Sold</th></tr></thead><tbody>
      <tr><td>Lamp</td><td>38 units</td><td>Rug</td><td>4</td></tr><tr><td>Lamp shade</td><td>12 units</td><td>Rug</td><td>5</td></tr><tr><td>Rug</td><td>7 units</td><td>Lamp</td><td>6</td></tr></tbody></table>`,
    passed: [
      "There are 38 units of Lamp",
      "There are 12 units of the Lamp shade",
      "There are 7 units of Rug",
      "There are 3 things"
    ],
    failed: ["There are 12 units of Lamp", "There are 7 units of Lamp", "There are 38 units of Rug"],
    never: [
      "There are 4 units of Lamp",
      "There are 3 units",
      "There are 2 units of Rug",
      "There are 50 units of Lamp"
    ]
  }
]
