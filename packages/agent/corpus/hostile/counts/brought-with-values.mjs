/** "There is a new claim K-307 for Ada Moss, £66.00, Due": it has come, and all of it stands in its row. */
const row = (...cells) => `<tr>${cells.map((each) => `<td>${each}</td>`).join("")}</tr>`
const page = (added, mixed = "") =>
  `<h1>Claims</h1><table><thead><tr><th>No.</th><th>Member</th><th>Amount</th><th>Status</th></tr></thead><tbody id="t">${row("K-306", "Ada Moss", "£66.00", "Overdue")}${row("K-305", "Peter Lind", "£6.00", "Not due")}</tbody></table>${mixed}<button onclick="t.insertAdjacentHTML('beforeend', ${`'${added}'`.replaceAll('"', "&quot;")})">Claim</button>`
const told = (code, who, sum, state) =>
  `Click Claim\nThere is a new claim ${code} for ${who}, ${sum}, ${state}.`

export default [
  {
    about: "a claim that comes, with all that is told of it",
    page: page(row("K-307", "Ada Moss", "£66.00", "Due")),
    passed: [
      told("K-307", "Ada Moss", "£66.00", "Due"),
      told('"K-307"', "Ada Moss", "£66.00", "Due"),
      "Click Claim\nI see a claim K-306 for Ada Moss, £66.00, Overdue",
      "Click Claim\nThere is a new claim K-307"
    ],
    failed: [
      told("K-307", "Peter Lind", "£66.00", "Due"),
      told("K-307", "Ada Moss", "£6.00", "Due"),
      told("K-307", "Ada Moss", "£66.00", "Overdue"),
      told("K-307", "Ada Moss", "£66.00", "Due, Paid"),
      told("K-308", "Ada Moss", "£66.00", "Due")
    ],
    never: [told("K-306", "Ada Moss", "£66.00", "Overdue"), "Click Claim\nThere is a new claim K-306"]
  },
  {
    about: "it comes with the values of another",
    page: page(row("K-307", "Peter Lind", "£6.00", "Not due"), "<p>Ada Moss owes £66.00, Due</p>"),
    never: [told("K-307", "Ada Moss", "£66.00", "Due")]
  }
]
