/** Places behind the menu, and a button that makes a thing of the same name. */
const page = `<button aria-label="Menu" aria-expanded="false" aria-controls="nav" onclick="nav.hidden=false;this.setAttribute('aria-expanded','true')">☰</button><nav id="nav" hidden><a href="#transactions" onclick="h.textContent='Transactions'">Transactions</a><a href="#accounts" onclick="h.textContent='Accounts'">Accounts</a></nav><h1 id="h">Overview</h1><button onclick="h.textContent='Add a transaction'">Add transaction</button>`

export default [
  {
    about: "going to a place is not making a thing",
    page,
    passed: [
      'Go to Transactions. The heading is "Transactions"',
      'Click Add transaction. The heading is "Add a transaction"'
    ],
    never: ['Go to Transactions. The heading is "Add a transaction"']
  },
  {
    about: "no way to the place, and a button that makes a thing of its name",
    page: `<h1 id="h">Overview</h1><p>Nothing else</p><button onclick="h.textContent='Add a transaction'">Add transaction</button>`,
    passed: ['Click Add transaction. The heading is "Add a transaction"'],
    never: [
      'Go to Transactions. The heading is "Add a transaction"',
      'Go to Transactions. The heading is "Overview"'
    ]
  }
]
