/** "The most expensive line" of a bill that tells the price of a piece and what each line comes to. */
const page = (second) =>
  `<h1>Invoice 12</h1><table><thead><tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Amount</th></tr></thead><tbody><tr><td>Design work</td><td>10</td><td>$50.00</td><td>$500.00</td></tr><tr><td>Server</td><td>1</td><td>${second}</td><td>${second}</td></tr><tr><td>Domain</td><td>2</td><td>$12.00</td><td>$24.00</td></tr></tbody></table>`

export default [
  {
    about: "another line has the highest price of a piece",
    page: page("$300.00"),
    passed: [
      "The most expensive line is Design work",
      "The line with the highest unit price is Server",
      "The cheapest line is Domain"
    ],
    never: [
      "The most expensive line is Server",
      "The most expensive item is Domain",
      "The cheapest line is Server"
    ]
  },
  {
    about: "one line has both",
    page: page("$600.00"),
    passed: ["The most expensive line is Server", "The most expensive item is Server"],
    never: ["The most expensive line is Design work", "The most expensive item is Design work"]
  }
]
