/** "All 9 orders are listed" says how many, though a tab reads "All 9"; what is "counted" is how many there are. */
const page = ({ rows = 4, says = rows } = {}) =>
  `<h1>Shipments</h1><div role="tablist"><button role="tab" aria-selected="true">All 4</button><button role="tab" aria-selected="false">Late 1</button></div>
<label>Find <input type="search"></label><p>${says} shipments</p>
<table><thead><tr><th>Number</th><th>To</th></tr></thead><tbody>${["Oslo", "Turin", "Lyon", "Ghent"]
    .slice(0, rows)
    .map((town, n) => `<tr><td>S-${n + 20}</td><td>${town}</td></tr>`)
    .join("")}</tbody></table>`

const told = [
  "All 4 shipments are listed.",
  "All 4 shipments should be counted.",
  "The field Find is empty and all 4 shipments are counted.",
  "I see all 4 shipments again."
]

export default [
  { about: "a tab reads how many there are of all", page: page(), passed: [...told, "All 4 is selected."] },
  {
    about: "a tab reads more than are listed",
    page: page({ rows: 3 }),
    failed: told,
    passed: ["All 4 is selected."]
  },
  {
    about: "the counter says another number than is listed",
    page: page({ says: 3 }),
    never: [told[1] ?? "", told[2] ?? ""]
  }
]
