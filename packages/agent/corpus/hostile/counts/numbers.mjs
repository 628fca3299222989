/** Prices, totals, ranges, units: which number it is, whose, and how it is written. */
const prices = (...all) =>
  `<h1>Products</h1><ul>${all.map(([n, p]) => `<li><h3>${n}</h3><p>${p}</p></li>`).join("")}</ul>`
const shop = prices(["Lamp", "$20.00"], ["Desk", "$150.00"], ["Chair", "$95.00"])
const cheap = prices(["Lamp", "$20.00"], ["Desk", "$50.00"], ["Chair", "$95.00"])
const sale = `<h1>Products</h1><ul><li><h3>Lamp</h3><p><s>$30.00</s> <b>$20.00</b></p></li><li><h3>Desk</h3><p>$50.00</p></li></ul>`
const cart = `<h1>Cart</h1><table><thead><tr><th>Item</th><th>Qty</th><th>Price</th><th>Sum</th></tr></thead><tbody>
  <tr><td>Lamp</td><td>2</td><td>$20.00</td><td>$40.00</td></tr><tr><td>Desk</td><td>1</td><td>$50.00</td><td>$50.00</td></tr></tbody></table>
  <p>Subtotal: $90.00</p><p>Shipping: $5.00</p><p>Total: $95.00</p>`
const badCart = cart.replace("Total: $95.00", "Total: $99.00")
const big = `<h1>Account</h1><p>Balance: $1,299.00</p><p>Debt: -$300.00</p><p>Credit: (300.00)</p><p>Limit: 1.299,00 €</p><p>Rate: 12%</p><p>Growth: −4%</p>`
const units = `<h1>Parcel</h1><dl><dt>Weight</dt><dd>2 kg</dd><dt>Length</dt><dd>30 cm</dd><dt>Speed</dt><dd>1.5k</dd><dt>Price</dt><dd>20 €</dd><dt>Delivery</dt><dd>3–5 days</dd><dt>Time</dt><dd>2 hours</dd><dt>Size</dt><dd>500 KB</dd></dl>`
const digits = `<h1>Order 15</h1><p>Items: 15</p><p>Fee: $50</p><p>Room 10</p><p>Version 2.10.1</p>`
const dates = `<h1>Trip</h1><p>Departure: 5 March 2020</p><p>Return: 2020-03-12</p><p>Due date: 01/02/2020</p><p>Booked on Jan 5, 2020</p>`
const plan = `<h1>Plans</h1><ul><li><h3>Basic</h3><p>$5 per month</p></li><li><h3>Pro</h3><p>$50 per month</p></li><li><h3>Team</h3><p>$500 per year</p></li></ul>`
const nearby = `<h1>Shop</h1><p>Free shipping over $20</p><ul><li><h3>Lamp</h3><p>$25.00</p><p>Save $20</p></li><li><h3>Desk</h3><p>$20.00</p></li></ul>`
const product = `<h1>Lamp</h1><p>$25.00</p><p>2 left in stock</p><h2>Related</h2><ul><li><h3>Desk</h3><p>$50.00</p></li></ul>`
const stats = `<h1>Report</h1><table><tr><th>Region</th><th>2023</th><th>2024</th></tr><tr><td>North</td><td>120</td><td>95</td></tr><tr><td>South</td><td>80</td><td>210</td></tr></table>`
const zero = `<h1>Wallet</h1><p>Balance: $0.00</p><p>Pending: n/a</p><p>Points: —</p>`
const words = `<h1>Team</h1><p>Members: three</p><p>Open roles: none</p>`

export default [
  {
    about: "prices of which one is above a hundred",
    page: shop,
    passed: ["The Desk costs $150.00.", "The Lamp costs $20."],
    never: [
      "All prices are below $100.",
      "Every price is below $100.",
      'The Lamp costs "$20".',
      'I see the product "Lamp" at $95.00.',
      'I see the product "Lamp" for $150.00.',
      "I see the Lamp for $150.00.",
      "I see Lamp at $95.00.",
      'The product "Lamp" is shown at $95.00.',
      'The product "Lamp" is listed at "$95.00".',
      "Lamp is listed for $150.00.",
      "The Lamp costs the same as the Desk."
    ]
  },
  {
    about: "prices that are all below a hundred",
    page: cheap,
    passed: ["The price of the Lamp is less than $30.", "The price of the Desk is more than $40."]
  },
  {
    about: "a price that was struck through",
    page: sale,
    never: [
      "The price of the Lamp is $30.00.",
      "The Lamp costs $30.00.",
      "The sale price of the Lamp is $30.00.",
      "The original price of the Lamp is $20.00.",
      "The discounted price of the Desk is $50.00.",
      "The old price of the Desk is $50.00.",
      "The Lamp is no longer $20.00."
    ]
  },
  {
    about: "a cart that adds up",
    page: cart,
    passed: [
      'The total is "$95.00".',
      "The total is $95.00.",
      "The subtotal is $90.00.",
      "The total is less than $100.",
      "The total is more than $90."
    ],
    failed: [
      "The total is less than $50.",
      "The total is $5.00.",
      "The total is $90.00.",
      "The subtotal is $95.00."
    ],
    never: [
      "The total is less than 50.",
      "The total is at least $100.",
      "The price of the Lamp is $50.00.",
      "The Lamp costs $40.00.",
      "The price is $20.00.",
      "The Desk has a price of $20.00."
    ]
  },
  {
    about: "a cart that does not add up",
    page: badCart,
    never: [
      "The total equals the sum of the subtotal and the shipping.",
      "The total is the sum of all items.",
      "The total adds up."
    ]
  },
  {
    about: "signs, thousands and percents",
    page: big,
    passed: [
      'The balance is "$1,299.00".',
      "The balance is $1,299.00.",
      "The balance is more than $1,000.",
      'The rate is "12%".'
    ],
    never: ["The balance is $299.00.", "The balance is $1.", "The balance is 1.299,00."]
  },
  {
    about: "units",
    page: units,
    passed: ['The weight is "2 kg".', "The weight is 2 kg."],
    never: [
      "The weight is 2 g.",

      "The weight is more than 1 ton.",
      "The weight is at least 2 lb.",
      "The price is less than $30.",
      "The price is more than £10.",

      "The time is less than 3 minutes.",
      "The size is less than 600 MB.",
      "The size is at most 500 bytes.",
      "The weight is 2 kg per item."
    ]
  },
  {
    about: "digits inside of other numbers",
    page: digits,
    passed: ['The fee is "$50".'],
    never: ['"5" should appear.', "The items are 5.", "The version is 2."]
  },
  {
    about: "an amount that is owed",
    page: `<h1>Refunds</h1><table><tr><th>Item</th><th>Amount</th></tr><tr><td>Coffee</td><td>-$4.50</td></tr><tr><td>Tea</td><td>$300</td></tr></table>`,
    passed: ["I see -$4.50 in the row of Coffee.", "I see $300 in the row of Tea."],
    never: [
      "Coffee costs $4.50.",
      "I see $4.50 in the row of Coffee.",
      "$4.50 is shown in the row of Coffee.",
      "The Coffee row shows $4.50.",
      "I see $3.00 in the row of Tea.",
      "I see €300 in the row of Tea."
    ]
  },
  {
    about: "open ends of a range",
    page: `<h1>Cart</h1><p>Quantity: 2</p><p>Discount: 10%</p><ul><li>A one</li><li>B two</li><li>C three</li></ul>`,
    passed: ["The quantity is 2 or more.", "The list has 3 or more items.", "A discount of 10% is applied."],
    failed: [
      "The quantity is 3 or more.",
      "The quantity is greater than or equal to 3.",
      "The list has 2 or fewer items.",
      "I see a list of 4 articles.",
      "A discount of 20% is applied."
    ]
  },
  {
    about: "dates of the past",
    page: dates,
    passed: ['The departure is "5 March 2020".', 'The return is "2020-03-12".'],
    never: ["The departure is today.", "The departure is tomorrow.", "The return is at least 2000."]
  },
  {
    about: "plans whose prices hold each other's digits",
    page: plan,
    passed: [],
    never: ["The Pro plan costs $5.", 'The Pro plan shows "$5 per month".', "Team costs $50."]
  },
  {
    about: "other amounts near by",
    page: nearby,
    passed: ["The price of the Desk is $20.00."],
    never: [
      "The price of the Lamp is $20.",
      "The Lamp costs $20.",
      'I see the product "Lamp" at $20.',

      "The Lamp is $20."
    ]
  },
  {
    about: "a product and its relatives",
    page: product,
    passed: ['"$25.00" should appear.'],
    never: ["The price of the Lamp is $50.00.", "The Lamp costs $50.00.", "The Desk has 2 left in stock."]
  },
  {
    about: "a year as the name of a column",
    page: stats,
    passed: ["In the North row, the 2024 column is 95."],
    never: [
      "In the North row, the 2023 column is 95.",
      "North has 95 in 2023.",
      "North in 2023 is 95.",

      "All cells in the 2024 column are above 100."
    ]
  },
  {
    about: "nothing and zero",
    page: zero,
    passed: ['The balance is "$0.00".'],
    never: ["The balance is more than $0.", "The balance is greater than 0.", "Pending is at most 5."]
  },
  {
    about: "numbers in words",
    page: words,
    never: [
      "There are 5 members.",
      "The number of members is 5.",
      "There are fewer than 3 members.",
      "There are 3 open roles."
    ]
  }
]
