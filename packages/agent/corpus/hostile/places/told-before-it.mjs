/** "Ada and Bo remain, and it says 2 sailors": both stand anywhere in the list, and what is told behind "it" does not. */
const page = (...names) =>
  `<h1>Crew</h1><p>${names.length} sailors</p><table><thead><tr><th>Sailor</th><th>Boat</th></tr></thead><tbody>${names.map(([name, boat]) => `<tr><td>${name}</td><td>${boat}</td></tr>`).join("")}</tbody></table>`
const test = "Only Ada Moss and Bo Lind remain, and it says 2 sailors"

export default [
  {
    about: "both of them",
    page: page(["Ada Moss", "Alba"], ["Bo Lind", "Brisa"]),
    passed: [test],
    never: ["Only Ada Moss and Bo Lind remain, and it says 3 sailors", "Ada Moss is shown and it says Brisa"]
  },
  { about: "one of them", page: page(["Ada Moss", "Alba"], ["Cy Ost", "Brisa"]), failed: [test] },
  {
    about: "and another",
    page: page(["Ada Moss", "Alba"], ["Bo Lind", "Brisa"], ["Cy Ost", "Cira"]),
    never: [test]
  }
]
