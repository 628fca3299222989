/** "All polls": the box that holds them may be called so, and what one of them says is not said of each. */
const poll = ([title, status]) =>
  `<div class="poll" style="display:flex; gap:20px; border:1px solid #ccc; padding:8px; margin:6px"><div><div>${title}</div><div>by Ada</div></div><span>${status}</span></div>`
const page = (...polls) => `<h1>Team board</h1><div id="polls">${polls.map(poll).join("")}</div>`

export default [
  {
    about: "one is open, and the others are closed",
    page: page(["Lunch", "Open"], ["Room", "Closed"], ["Party", "Closed"]),
    passed: ['All polls show "by Ada".'],
    never: [
      'All the polls should have the status "Closed".',
      'All the listed polls should have the status "Closed".',
      'Every listed poll has the status "Open".',
      'All polls in the list should have the status "Open".',
      'Every poll shows "Closed".',
      'All polls show "Open".',
      'Each poll contains "Lunch".'
    ]
  },
  {
    about: "all are closed",
    page: page(["Lunch", "Closed"], ["Room", "Closed"], ["Party", "Closed"]),
    passed: [
      'All the polls should have the status "Closed".',
      'All the listed polls should have the status "Closed".',
      'Every poll shows "Closed".'
    ],
    never: ['All the polls should have the status "Open".', 'Every poll shows "Open".']
  },
  {
    about: "the rows of a table that is headed by the noun",
    page: `<h1>Fleet</h1><table><tr><th>Vehicle</th><th>Status</th></tr><tr><td>KV-1</td><td>Active</td></tr><tr><td>KV-2</td><td>Active</td></tr></table>`,
    passed: ['All listed vehicles should have the status "Active".'],
    failed: ['All listed vehicles should have the status "Retired".']
  }
]
