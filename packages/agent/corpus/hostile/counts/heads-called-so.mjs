/** A table whose first column is headed by what is listed, with a button to sort by it. */
const head = (name) => `<th><button>${name}</button></th>`
const page = (...rows) =>
  `<h1>Cases</h1><table><tr>${head("Case")}${head("Patient")}${head("Due")}</tr>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`

export default [
  {
    about: "two cases",
    page: page(["DL-1", "Ada", "12 May"], ["DL-2", "Bo", "14 May"]),
    passed: ["The table lists 2 cases", "I should see 2 cases in the table", "There are 2 cases"],
    failed: ["The table lists 3 cases", "I should see 1 case in the table"]
  },
  { about: "none", page: page(), never: ["The table lists 2 cases", "I should see 1 case in the table"] }
]
