/** "The last activity of Ada", under "Last active": what stands in her line, and not the last line of all. */
const table = (heads, ...rows) =>
  `<table><thead><tr>${heads.map((h) => `<th>${h}</th>`).join("")}</tr></thead><tbody>${rows.map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join("")}</tr>`).join("")}</tbody></table>`

export default [
  {
    about: "two heads that begin with last",
    page: `<h1>Users</h1>${table(["Name", "Role", "Last active", "Last update"], ["Hugo Laurent", "Viewer", "Never", "1 May 2026"], ["Ada Berg", "Owner", "14 May 2026", "2 May 2026"])}`,
    passed: [
      'The last activity of Hugo Laurent should be "Never".',
      "The last activity of Ada Berg is 14 May 2026",
      "The last update of Ada Berg is 2 May 2026"
    ],
    failed: ['The last activity of Hugo Laurent should be "14 May 2026".'],
    never: [
      'The last activity of Ada Berg should be "Owner"',
      'The last activity of Ada Berg should be "2 May 2026"',
      "The last activity of Ada Berg is Never",
      "The last update of Ada Berg is 14 May 2026",
      'Ada Berg\'s last activity is "2 May 2026"',
      'Hugo Laurent\'s last activity is "14 May 2026"',
      "The last action of Ada Berg is 14 May 2026"
    ]
  },
  {
    about: "orders of several people",
    page: `<h1>Orders</h1>${table(["Order", "Customer", "Total"], ["A-1", "Ada Berg", "$10"], ["A-2", "Hugo Laurent", "$20"], ["A-3", "Ada Berg", "$30"], ["A-4", "Cy Dunn", "$40"])}`,
    passed: [
      "The last order is A-4",
      'The last order of Ada Berg should be "A-3"',
      'Hugo Laurent\'s last order is "A-2"',
      'The first order of Ada Berg is "A-1"'
    ],
    never: [
      'The last order of Hugo Laurent should be "A-4"',
      "The last order of Hugo Laurent is A-1",
      'Hugo Laurent\'s last order is "A-4"',
      'The last order of Cy Dunn should be "A-3"',
      "The last order of Ada Berg is A-1",
      'The first order of Ada Berg is "A-3"',
      'The second order of Hugo Laurent is "A-2"',
      'The last order of Ada is "A-4"'
    ]
  },
  {
    about: "orders of several people, of whom one approves those of others",
    page: `<h1>Orders</h1>${table(["Order", "Customer", "Approved by"], ["A-1", "Ada Berg", "Cy Dunn"], ["A-2", "Hugo Laurent", "Cy Dunn"], ["A-3", "Cy Dunn", "Ada Berg"], ["A-4", "Hugo Laurent", "Ada Berg"])}`,
    never: [
      'Ada Berg\'s last order is "A-4"',
      'The last order of Cy Dunn should be "A-2"',
      'The last order of Ada Berg is "A-3"'
    ]
  }
]
