/** "Only Ada and Bo are left in the calendar table": a row that says a name and a number is no title over the others. */
const page = (names) => `<h1>Team calendar</h1>
  <table><thead><tr><th scope="col">Person</th><th scope="col">1</th><th scope="col">2</th><th scope="col">Days off</th></tr></thead>
  <tbody>${names.map((name, at) => `<tr><th scope="row">${name}</th><td></td><td></td><td>${at * 2}</td></tr>`).join("")}</tbody></table>`

export default [
  {
    about: "two people with empty days and a number",
    page: page(["Ada Berg", "Bo Lund"]),
    passed: [
      "Only Ada Berg and Bo Lund are left in the calendar table",
      "There are 2 rows in the calendar table",
      "The table contains 2 rows"
    ],
    failed: ["There is only 1 row in the table", "There are 3 rows in the table"],
    never: [
      "Only Ada Berg is left in the calendar table",
      "Only Ada Berg and Cy Holm are left in the calendar table"
    ]
  },
  {
    about: "three people",
    page: page(["Ada Berg", "Bo Lund", "Cy Holm"]),
    passed: ["There are 3 rows in the table"],
    failed: [],
    never: ["Only Ada Berg and Bo Lund are left in the calendar table", "There are 2 rows in the table"]
  }
]
