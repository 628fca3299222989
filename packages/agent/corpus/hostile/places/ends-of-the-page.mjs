/** "At the top of the page", "in the bottom right corner": what is read at the other end is not there. */
const page = (top, low) =>
  `<style>header{display:flex;gap:20px;border-bottom:1px solid}</style><header><h2>Rules</h2><span>${top}</span><button style="margin-left:auto">New rule</button></header><p>The first rule is applied</p><ol><li><h3>Newsletters</h3><p>From: news</p></li><li><h3>Invoices</h3><p>Subject: invoice</p></li></ol><div style="height:300px"></div><p>${low}</p>`

export default [
  {
    about: "a text at the top, and one at the bottom",
    page: page("4 of 6 active", "2 of 6 paused"),
    passed: [
      'I see "4 of 6 active" at the top of the page',
      'The top of the page shows "4 of 6 active"',
      'At the top of the page I see "4 of 6 active"',
      'The page shows "4 of 6 active" at the top',
      'I see "2 of 6 paused" at the bottom of the page',
      'The message "2 of 6 paused" appears at the bottom of the page',
      'I should see the button "New rule" at the top of the page',
      'I see "New rule" in the top right corner',
      'I see "2 of 6 paused" in the lower left corner'
    ],
    failed: [
      'I see "2 of 6 paused" at the top of the page',
      'The message "2 of 6 paused" appears at the top of the page',
      'At the top of the page I see "2 of 6 paused"',
      'I should see the button "New rule" at the bottom of the page',
      'I see "3 of 6 active" at the top of the page'
    ],
    never: [
      'The page shows "2 of 6 paused" at the top',
      'I see "New rule" in the top left corner',
      'I should see the heading "Invoices" at the top of the page',
      "The heading Invoices is displayed at the top of the page",
      'I see "4 of 6 active" in the bottom right corner',
      'I see "4 of 6 active" at the bottom of the page',
      'The top of the page shows "2 of 6 paused"'
    ]
  },
  {
    about: "the same text at both ends",
    page: page("6 rules", "6 rules"),
    passed: ['I see "6 rules" at the top of the page', 'I see "6 rules" at the bottom of the page']
  }
]
