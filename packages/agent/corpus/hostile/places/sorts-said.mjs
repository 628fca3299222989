/** By what a list is sorted, where only the control that sorts it says so. */
const page = (sort, more = "") =>
  `<h1>Jobs</h1>${sort}<ul><li><b>Welder</b> <span>Leeds</span></li><li><b>Baker</b> <span>Hull</span></li></ul>${more}`
const button = (text) => `<button aria-expanded="false">Sort: ${text} ▾</button>`

const sortedBy = (heads) =>
  `<h1>Habits</h1><label>Sort by <select onchange="b.append(...(this.value === 'Name' ? [ada, ben] : [ben, ada]))"><option>Name</option><option>Best streak</option></select></label><table><thead><tr>${heads}</tr></thead><tbody id=b><tr id=ada><td>Ada</td><td>4 days</td></tr><tr id=ben><td>Ben</td><td>9 days</td></tr></tbody></table><p id=out></p>`

export default [
  {
    about: "a button that says by what is sorted",
    page: page(button("Most relevant")),
    passed: ['Given the list is sorted by "Most relevant"', 'The sorting is "Most relevant"'],
    failed: ["The sorting is Cheapest first"],
    never: [
      'The list is sorted by "Recommended"',
      'The list is sorted by "Title"',
      "The sorting is still Most"
    ]
  },
  {
    about: "a list to choose from that says so",
    page: page(
      "<label>Sort by <select><option>Newest</option><option selected>Cheapest first</option></select></label>"
    ),
    passed: ["The sorting is still Cheapest first"],
    failed: ["The sorting is Newest"],
    never: ['The list is sorted by "Most relevant"']
  },
  {
    about: "what can be read off the list is read there",
    page: page(button("Title")),
    never: ['The list is sorted by "Title"', "The list is sorted by title"]
  },
  {
    about: "two that say so",
    page: page(button("Most relevant"), button("Newest")),
    never: ['The list is sorted by "Most relevant"', "The sorting is Newest"]
  },
  {
    about: "a list to sort by, over a table whose heads are mere titles",
    page: sortedBy("<th>Name</th><th>Best streak</th>"),
    passed: [
      "Sort the table by Best streak. The first row is Ben",
      "Sort the table by Name. The first row is Ada"
    ],
    never: [
      "Sort the table by Best streak. The first row is Ada",
      "Sort the table by City. The first row is Ada"
    ]
  },
  {
    about: "a list to sort by, over a table whose heads are pressed",
    page: sortedBy(
      "<th><button>Name</button></th><th><button onclick=\"out.textContent='Pressed'\">Best streak</button></th>"
    ),
    passed: ['Sort the table by Best streak. "Pressed" is shown'],
    never: ["Sort the table by Best streak. The first row is Ben"]
  }
]
