/** What the page confirms, tells whoever reads it, and shows beside a label in its dialog. */
const page = (toast) =>
  `<h1>Library</h1><ul><li>Emma</li><li>Ulysses</li></ul><p role=status>${toast}</p><div role=dialog aria-label=Loan style="border:1px solid #000;padding:9px"><h2>Borrow</h2><dl><dt>Loans left</dt><dd>5</dd><dt>Loans left next month</dt><dd>7</dd></dl><button>Not now</button></div><p>Fees: <b>8</b></p>`

export default [
  {
    about: "a place in the queue that is told, and a value in a dialog",
    page: page("You are number 2 in the queue for Emma"),
    passed: [
      "I am told that I am number 2 in the queue for Emma",
      'The page confirms with "You are number 2 in the queue for Emma"',
      "It is confirmed: You are number 2 in the queue for Emma",
      'The dialog shows "Loans left" 5',
      'The dialog shows "Loans left next month" 7',
      "Dubliners is not to be seen"
    ],
    never: [
      "I am told that I am number 1 in the queue for Emma",
      "I am told that I am number 2 in the queue for Ulysses",
      "I am told that I am not number 2 in the queue for Emma",
      'The page confirms with "You are number 1 in the queue for Emma"',
      "It is confirmed: You are number 2 in the queue for Ulysses",
      "It is confirmed that the book was lent",
      'The dialog shows "Loans left" 7',
      'The dialog shows "Loans left next month" 5',
      'The dialog shows "Fees" 8',
      "Ulysses is not to be seen",
      "Only Emma should be listed now",
      "Only Emma and Dubliners should be listed now"
    ]
  },
  {
    about: "both books, and nothing else, in the list",
    page: "<h1>Library</h1><ul><li>Emma</li><li>Ulysses</li></ul>",
    passed: ["Only Emma and Ulysses should be listed now"]
  },
  {
    about: "a third book in the list",
    page: "<h1>Library</h1><ul><li>Emma</li><li>Ulysses</li><li>Dubliners</li></ul>",
    never: ["Only Emma and Ulysses should be listed now", "Only Emma and Ulysses should now be listed"]
  }
]
