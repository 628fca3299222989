/** "Desk $120.00" in one line with what it is the price of, and a button behind it that is nobody's price. */
const list = (...all) =>
  `<h1>Shop</h1><ul>${all.map((inner) => `<li>${inner} <button>Add to cart</button></li>`).join("")}</ul>`
const line = (name, price) => `<b>${name}</b> <span>${price}</span>`
const byName = [
  line("Chair", "$45.50"),
  line("Desk", "$120.00"),
  line("Lamp", "$19.99"),
  line("Mug", "$6.00")
]
const byPrice = [
  line("Mug", "$6.00"),
  line("Lamp", "$19.99"),
  line("Chair", "$45.50"),
  line("Desk", "$120.00")
]
const sorted = [
  "The products are sorted by price, lowest first",
  "The items are ordered from cheapest to most expensive"
]

export default [
  {
    about: "names in the order of the alphabet, and prices in none",
    page: list(...byName),
    passed: [
      "The price of the Desk is $120.00",
      "The price of the Mug is between $5 and $7",
      "The price of the Mug is less than $10",
      "The Mug is cheaper than the Lamp"
    ],
    failed: [
      ...sorted,
      "The products are sorted by price, highest first",
      "The price of the Desk is $45.50",
      "The price of the Mug is more than $7"
    ],
    never: [
      "The price of the Desk is $12",
      "The price of the Desk is not $120.00",
      "The Lamp is cheaper than the Mug",
      'The price of the Desk is "Add to cart"'
    ]
  },
  {
    about: "prices that rise",
    page: list(...byPrice),
    passed: sorted,
    failed: ["The products are sorted by price, highest first"],
    never: ["The products are sorted by price, descending"]
  },
  {
    about: "prices for spans of time of different length",
    page: list(line("Basic", "$5 / month"), line("Plus", "$50 / year"), line("Pro", "$60 / month")),
    never: [...sorted, "The price of the Plus is less than $6"]
  },
  {
    about: "amounts of something else in the line",
    page: list(
      "<b>Lamp</b><p>Shipping $5.50</p>",
      "<b>Desk</b> <span>$120.00</span><p>Deposit $20.00</p>",
      "<b>Mug</b><p>4 in stock</p>"
    ),
    never: [
      ...sorted,
      "The price of the Lamp is $5.50",
      "The price of the Desk is $20.00",
      "The price of the Mug is 4",
      "The price of the Mug is $4"
    ]
  },
  {
    about: "an old price beside the new one",
    page: list(
      "<b>Chair</b> <s>$50.00</s> <span>$45.50</span>",
      "<b>Desk</b> <s>$40.00</s> <span>$120.00</span>",
      "<b>Lamp</b> <s>$60.00</s> <span>$19.99</span>"
    ),
    failed: ["The products are sorted by price, lowest first"],
    never: ["The price of the Desk is $40.00", "The products are sorted by price, highest first"]
  }
]
