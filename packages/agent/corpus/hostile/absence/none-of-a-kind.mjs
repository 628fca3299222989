/** "No Personal request is listed", of a table with a column of types: the lines are called by no name. */
const page = (...rows) =>
  `<h1>My requests</h1><table><tr><th>Type<th>Dates<th>Status</tr>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}</tr>`).join("")}</table>`

export default [
  {
    about: "lines of two types",
    page: page(["Vacation", "13 Jul", "Pending"], ["Personal", "4 Sep", "Pending"]),
    passed: ["No Sick request is listed"],
    never: ["No Personal request is listed", "There is no Vacation request"]
  }
]
