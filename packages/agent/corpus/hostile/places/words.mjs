/** Said in other words than the page uses: the same day, the same amount, a phrase of the tester's own; and what can be done with a thing. */
export default [
  {
    about: "days and amounts are written in several ways",
    page: `<table><tr><th>Order</th><th>Due</th><th>Total</th></tr>
      <tr><td>Lamp</td><td>7 May 2026</td><td>120.00 €</td></tr>
      <tr><td>Chair</td><td>9 May 2026</td><td>90.00 €</td></tr></table>
      <label>Start <input value="2026-05-04"></label> <dl><dt>Issued</dt><dd>12.05.2026</dd><dt>Discount</dt><dd>-$10.00</dd><dt>Balance</dt><dd>-$25.00</dd></dl>`,
    passed: [
      "The due of Lamp is 2026-05-07.",
      "The due of Lamp is May 7, 2026.",
      "The total of Lamp is €120.",
      "The Start field is 4 May 2026.",
      "Issued is 12 May 2026.",
      "The discount is $10.",
      "The total of Lamp is not €121."
    ],
    failed: [
      "The due of Lamp is 2026-05-09.",
      "The total of Lamp is €12.",
      "The total of Lamp is $120.",
      "The Start field is 5 April 2026.",
      "Issued is 5 December 2026.",
      "The discount is $10.50.",
      "The balance is $25.",
      "The total of Lamp is not €120.",
      'The due of Lamp is "2026-05-07".',
      'The discount is "$10.00".'
    ]
  },
  {
    about: "an amount that has lost its cents or its comma",
    page: `<dl><dt>Total</dt><dd>$20</dd><dt>Balance</dt><dd>$1250</dd></dl>`,
    passed: ["The total is $20.", "The balance is $1250."],
    failed: ["The total is $20.00.", "The balance is $1,250."]
  },
  {
    about: "the tester's own words stand nowhere on the page",
    page: `<table><tr><th>Name</th><th>Age</th></tr><tr><td>Ada</td><td>36</td></tr><tr><td>Bob</td><td>52</td></tr></table><p>2 files left</p>`,
    blocked: ["Bob was hired before page 52.", "Ada is somewhere around 36 of them."],
    never: ["The text shows 3 files left."]
  },
  {
    about: "a button tells what is done with a thing that is hidden",
    page: `<button>Hide tip</button><p hidden>Tip: breathe</p><p><button>Vote for cats</button> <span>7</span></p>`,
    never: ["The tip is shown.", "The tip is visible."]
  },
  {
    about: "a button tells what is done with a thing that is there",
    page: `<button onclick="p.hidden = true">Hide tip</button><p id="p">A tip: breathe</p>
      <div><h3>Oak chair</h3><p>Quantity: 2</p><button aria-label="Decrease quantity of Oak chair">−</button></div>`,
    passed: ["The tip is shown.", "Click Hide tip. The tip is hidden.", "The quantity is 2."],
    failed: ["The quantity is 3.", "The tip is hidden.", "The tip is not shown."]
  },
  {
    about: "a day of which it is not said what is the month",
    page: `<table><tr><th>Order</th><th>Due</th></tr><tr><td>Lamp</td><td>05/07/2026</td></tr><tr><td>Chair</td><td>05/09/2026</td></tr></table>`,
    blocked: ["The due of Lamp is 7 May 2026.", "The due of Lamp is 5 July 2026."],
    failed: ["The due of Lamp is 8 May 2026."]
  },
  {
    about: "a label of nothing that is named",
    page: `<nav><a href="#c">Checking</a> <a href="#s">Savings</a></nav><h1>Savings</h1><p>Balance: $5.00</p>`,
    never: ["The balance of Checking is $5.00."]
  },
  {
    about: "an arrow tells which way it went",
    page: `<div class="card"><h2>Revenue</h2><p>$12,480</p><p><span aria-hidden="true">▲</span> 4.2 %</p></div>
      <div class="card"><h2>Orders</h2><p>318</p><p><span aria-hidden="true">▼</span> 3.1 %</p></div>`,
    passed: ["Revenue is up 4.2 %.", "Orders are down 3.1%.", "Orders are down by 3.1 %."],
    failed: ["Orders are up 3.1 %.", "Revenue is down 4.2%."],
    never: ["Orders are down 4.2 %.", "Orders are down 3 %."]
  }
]
