/** "None of the listed polls is marked …": none of those that the list shows. */
export default [
  {
    about: "a table of polls, with a filter of the same words beside it",
    page: `<h1>Polls</h1><p><button>Closed</button> <button>Draft</button></p><table><tr><th>Poll</th><th>Status</th></tr><tr><td>Lunch</td><td>Open</td></tr><tr><td>Trip</td><td>Draft</td></tr></table>`,
    passed: [
      'None of the listed polls is marked "Closed".',
      'Verify that none of the listed polls has "Closed"'
    ],
    never: [
      'None of the listed polls is marked "Draft".',
      'Verify that none of the listed polls is marked "Open"',
      'None of the listed polls shows "Trip"'
    ]
  }
]
