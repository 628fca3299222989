/** What stands beside a label, told in the words of both. */
export default [
  {
    about: "a label and its value in two cells",
    page: `<h1>Profile</h1><table><tr><th>Country</th><td>Germany</td></tr><tr><th>City</th><td>Bonn</td></tr></table><p>Born in: France</p>`,
    passed: ["The table shows Country: Germany.", 'The table contains "City: Bonn".'],
    failed: ["The table shows Country: Bonn.", "The table shows City: Germany."],
    never: [
      "The table shows Country: France.",
      "The table shows Born in: France.",
      "The table does not show City: Bonn."
    ]
  },
  {
    about: "a label that says that there is none",
    page: `<h1>Plan</h1><dl><dt>Set-up fee</dt><dd>none</dd><dt>Notice</dt><dd>1 month</dd><dt>Deposit</dt><dd>€50</dd></dl>`,
    passed: ["There is no set-up fee."],
    failed: ["There is no deposit."],
    never: ["There is a set-up fee.", "There is no notice."]
  },
  {
    about: "the state of what the page is about",
    page: `<h1>Order 7</h1><p>Status: <span>Partially refunded</span></p><h2>Timeline</h2><ol><li>Paid</li><li>Refunded $5</li></ol>`,
    passed: ["The order is Partially refunded."],
    never: [
      "The order is refunded.",
      "The order is fully refunded.",
      "The order is paid.",
      "The order is Paid.",
      "The order is Open."
    ]
  }
]
