/** "Dentist is listed under Health": where Health is the category in a line of a table, it is said of that line, and not of what stands lower on the page. */
const lines = [
  ["Nov 7", "Noodle Bar", "Eating out", "-$28.40"],
  ["Nov 12", "City Pharmacy", "Health", "-$17.90"],
  ["Nov 14", "Pizza Nonna", "Fun", "-$46.60"],
  ["Nov 15", "Taxi", "Transport", "-$6.60"]
]
const heads = ["Date", "Description", "Category", "Amount"]
const tabled = (around) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${lines
    .map((line) => `<tr>${line.map((said) => `<td>${around(said)}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`
const drawn = `<div style="display:grid;grid-template-columns:repeat(4,200px)" role="table">${[
  heads,
  ...lines
]
  .map(
    (line, at) =>
      `<div role="row" style="display:contents">${line.map((said) => `<span role="${at === 0 ? "columnheader" : "cell"}">${said}</span>`).join("")}</div>`
  )
  .join("")}</div>`
const filter = `<select aria-label="Filter by category"><option>All categories</option>${["Fun", "Health", "Salary"].map((said) => `<option>${said}</option>`).join("")}</select>`

export default [
  ...[
    ["plain cells", tabled((said) => said)],
    ["cells with tags in them", tabled((said) => `<span>${said}</span>`)],
    ["cells beside a filter", `${filter}${tabled((said) => said)}`],
    ["a table of no tags", drawn]
  ].map(([about, page]) => ({
    about,
    page: `<h1>Ledger</h1>${page}`,
    passed: [
      "City Pharmacy should be listed under Health",
      "Pizza Nonna should appear under Fun",
      "Pizza Nonna is not listed under Health",
      "City Pharmacy is listed under Description",
      "Taxi is shown under Pizza Nonna"
    ],
    failed: [
      "Pizza Nonna should be listed under Health",
      "Taxi should appear under Fun",
      "Noodle Bar is listed under Transport",
      "City Pharmacy is not listed under Health"
    ],
    never: [
      "Taxi is listed under Category",
      "Taxi is listed under Salary",
      "Noodle Bar is shown under Taxi",
      "Dentist is listed under Health"
    ]
  })),
  {
    about: "lines below the title of their group, where a column says the like",
    page: `<h1>Ledger</h1><table><thead><tr><th>Item</th><th>Paid by</th></tr></thead><tbody>
      <tr><td colspan="2">Fun</td></tr><tr><td>Cinema</td><td>Card</td></tr>
      <tr><td colspan="2">Card</td></tr><tr><td>Folder</td><td>Cash</td></tr></tbody></table>`,
    passed: ["Cinema is listed under Fun", "Folder is listed under Card"],
    never: ["Folder is listed under Fun", "Cinema is not listed under Fun"]
  },
  {
    about: "a category that spans its lines",
    page: `<h1>Ledger</h1><table><thead><tr><th>Category</th><th>Item</th><th>Paid</th></tr></thead><tbody>
      <tr><td rowspan="2">Fun</td><td>Cinema</td><td>$9</td></tr><tr><td>Circus</td><td>$12</td></tr>
      <tr><td>Health</td><td>Dentist</td><td>$80</td></tr></tbody></table>`,
    passed: ["Cinema is listed under Item", "Circus is shown under Cinema"],
    never: [
      "Circus is not listed under Fun",
      "Dentist is not listed under Health",
      "Circus is listed under Health"
    ]
  }
]
