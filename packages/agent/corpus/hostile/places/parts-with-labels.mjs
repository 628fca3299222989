/** What is said of a part of the page that a label stands over, and of a figure that only the title and a label name. */
const preview = (subject, body, role = 'role="region" aria-label="Live preview"') =>
  `<h2>Edit campaign</h2><div style="display:flex;gap:20px"><div><label for=s>Subject</label><input id=s value="Summer baking"><p>47 characters left</p><label for=m>Message</label><textarea id=m>Try our focaccia.</textarea></div><div><p>Live preview</p><div ${role}><h3>${subject}</h3><p></p><p>${body}</p></div></div></div><h2>Notes</h2><p>Winter soups</p>`
const account = (label, rest = "") =>
  `<header><ul><li><a href="#o">Orders</a></li><li><a href="#b">Balance</a></li></ul></header><h1>Balance</h1><p>Account of Emma Keller</p><div>${label}<h2>History</h2><ul><li>Top up by card <b>+£20.00</b></li><li>Lunch ordered <b>−£3.80</b></li></ul></div>${rest}`
const current = (amount) => `<p aria-label="Current balance">${amount}</p>`

export default [
  {
    about: "a preview of what is typed beside it",
    page: preview("Summer baking", "Try our focaccia."),
    passed: [
      'The live preview shows "Summer baking" and "Try our focaccia."',
      'The live preview shows "Try our focaccia."'
    ],
    never: [
      'The live preview shows "47 characters left"',
      'The live preview shows "Winter soups"',
      'The live preview does not show "Try our focaccia."'
    ]
  },
  {
    about: "a preview that lags behind what is typed",
    page: preview("Summer", "Your text"),
    failed: ['The live preview shows "Try our focaccia."'],
    never: ['The live preview shows "Summer baking"']
  },
  {
    about: "a part that is called otherwise after the label",
    page: preview("Summer baking", "Try our focaccia.", 'role="region" aria-label="Old message"'),
    never: ['The live preview shows "Winter soups"', 'The live preview shows "47 characters left"']
  },
  {
    about: "the one amount that is told to be the current one",
    page: account(current("£18.50")),
    passed: ["The balance is £18.50", "The current balance is £18.50"],
    failed: ["The balance is £7.20", "The balance is £20.00"],
    never: ["The balance is £3.80", "The balance is not £18.50", "The history is £18.50"]
  },
  {
    about: "two accounts, each with its current one",
    page: account(current("£18.50"), `<p>Account of Jonas Keller</p>${current("£7.20")}`),
    never: ["The balance is £18.50", "The balance is £7.20", "The balance is £20.00"]
  },
  {
    about: "the current one stands under another title",
    page: account("<p>£18.50</p>", `<h1>Savings</h1>${current("£7.20")}`),
    never: ["The balance is £7.20", "The balance is £20.00"]
  }
]
