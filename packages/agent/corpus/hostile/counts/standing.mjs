/** How things stand among their like, and two of them compared: told by the words and numbers of the page, or not at all. */
const row = (...cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
const orders = `<h1>Orders</h1><table><tr><th>Order</th><th>Customer</th><th>Date</th><th>Total</th><th>Status</th></tr>${[
  row("#1", "Ada", "3 May 2026", "$120.00", "Paid"),
  row("#2", "Bob", "4 May 2026", "$35.50", "Pending"),
  row("#3", "Cara", "4 May 2026", "$120.00", "Paid"),
  row("#4", "Dan", "7 May 2026", "$9.99", "Refunded")
].join("")}</table>`

export default [
  {
    about: "orders in a table",
    page: orders,
    passed: [
      "Order #2 is pending.",
      "Order #2 is not paid.",
      "Two orders are paid.",
      "At least one order is pending.",
      "Only order #2 is pending.",
      "Only orders #1 and #3 are paid.",
      "All orders except #2 and #4 are paid.",
      "Not all orders are paid.",
      "Exactly one order is refunded."
    ],
    failed: [
      "Order #3 is pending.",
      "Order #1 is not paid.",
      "Three orders are paid.",
      "At least two orders are pending.",
      "Only order #1 is paid.",
      "Only order #3 is pending.",
      "All orders except #2 are paid.",
      "All orders are paid.",
      "No order is refunded."
    ],
    blocked: [
      "Order #2 is shipped.",
      "No order is shipped.",
      "Two orders are shipped.",
      "Most orders are paid."
    ]
  },
  {
    about: "a code that the page writes alone",
    page: orders,
    passed: [
      "The first row is order #1.",
      "Order #4 is at the bottom of the table.",
      'Order #4 has the status "Refunded".'
    ],
    failed: [
      "The first row is order #2.",
      "Order #1 is at the bottom of the table.",
      'Order #4 has the status "Paid".'
    ]
  },
  {
    about: "a code of something else",
    page: `<ul><li>Invoice #5: paid</li><li>Invoice #6: open</li></ul>`,
    never: ["Order #5 is paid.", 'Order #5 has the status "Paid".', "Order #6 is at the bottom of the list."]
  },
  {
    about: "a word that stands in two columns tells nothing",
    page: `<table><tr><th>Name</th><th>Status</th><th>Last status</th></tr>${row("A", "Paid", "Pending")}${row("B", "Pending", "Paid")}</table>`,
    never: ["Two rows are pending.", "There are 2 pending rows.", '"A" is pending.', '"B" is pending.']
  },
  {
    about: "two things compared",
    page: `${orders}<section aria-label="Checking"><h2>Checking</h2><p>Balance: $1,200.00</p></section>
      <section aria-label="Savings"><h2>Savings</h2><p>Balance: $3,000.00</p></section>
      <label>Start date <input value="2026-05-04"></label><label>End date <input value="2026-05-04"></label>`,
    passed: [
      "The total of order #1 is greater than the total of order #2.",
      "The total of order #1 equals the total of order #3.",
      "Orders #1 and #3 have the same total.",
      "Orders #1 and #2 have different dates.",
      "The start date and the end date are the same."
    ],
    failed: [
      "The total of order #2 is greater than the total of order #1.",
      "The total of order #1 equals the total of order #2.",
      "Orders #1 and #2 have the same total.",
      "Orders #2 and #3 have different dates.",
      "The start date and the end date are different."
    ],
    blocked: [
      "Order #1 is heavier than order #2.",
      "The customer of order #1 is greater than the customer of order #2."
    ]
  },
  {
    about: "prices that are several, or of another currency",
    page: `<ul><li><h3>Lamp</h3><p>$40</p></li><li><h3>Chair</h3><p>€30</p></li><li><h3>Desk</h3><p>$90</p><p>2 for $150</p></li><li><h3>Rug</h3><p><s>$99</s> $20</p></li></ul>`,
    passed: ["Rug is cheaper than Lamp.", "Lamp costs more than Rug."],
    failed: ["Lamp is cheaper than Rug.", "Rug costs more than Lamp."],
    blocked: ["Chair is cheaper than Lamp.", "Lamp is cheaper than Desk."]
  },
  {
    about: "what is about things is none of them",
    page: `<h1>Team members</h1><label>Search members <input></label><p>No members found</p><p role="status">Lamp was removed from your cart</p>
      <section aria-label="Cats"><h2>Cats</h2><p>Votes: 5</p><button>Vote for cats</button></section>
      <label>Period <select><option>Today</option><option>Week</option></select></label>`,
    passed: ["The Period dropdown has two options."],
    failed: ["The Period dropdown has three options."],
    blocked: ["There are no members.", "The Lamp is gone."],
    never: ["Cats has 1 vote.", "Cats has 6 votes.", "There are three members."]
  },
  {
    about: "a mailbox whose messages are a list",
    page: `<h1>Inbox</h1><ul><li>Nora: Budget</li><li>Ben: Lunch</li><li>Ivy: Invoice</li></ul>`,
    passed: ["There are 3 messages."],
    failed: ["There are 2 messages."],
    never: ["There are no error messages.  There are 3 errors."]
  },
  {
    about: "one compared with all of its like",
    page: `<table><tr><th>Name</th><th>Age</th><th>Score</th></tr>${row("Ada", "36", "10")}${row("Bob", "52", "9")}${row("Cara", "29", "10")}</table>`,
    passed: [
      "Bob is the oldest.",
      "Cara is the youngest member.",
      "The oldest member is Bob.",
      "Bob has the lowest score."
    ],
    failed: ["Ada is the oldest.", "Ada is the youngest member.", "Bob has the highest score."],
    blocked: ["Ada has the highest score.", "Bob is the heaviest.", "Bob is the nicest."]
  },
  {
    about: "one of them has no price, or another currency",
    page: `<ul><li><h3>Lamp</h3><p>$40</p></li><li><h3>Chair</h3><p>€30</p></li><li><h3>Rug</h3><p>$20</p></li></ul>`,
    blocked: ["Rug is the cheapest.", "Lamp is the most expensive."]
  },
  {
    about: "a label of what is in a place",
    page: `<section aria-label="Checking"><h2>Checking</h2><p>Balance: $1,200.00</p></section>
      <section aria-label="Savings"><h2>Savings</h2><p>Balance: $3,000.00</p></section>`,
    passed: ["The balance of Checking is $1,200.00.", "The balance of Savings is $3,000.00."],
    failed: ["The balance of Checking is $3,000.00.", "The balance of Savings is $1,200.00."]
  }
]
