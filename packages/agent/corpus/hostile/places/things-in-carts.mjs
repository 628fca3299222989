/** A thing in a place, told with what it has there: its figures are its own, and its namesake's are not. */
const line = (name, sort, amount, count) =>
  `<li><div><b>${name}</b><div>${sort}</div></div><div>${amount}</div><div><button aria-label="Decrease quantity">−</button><span>${count}</span><button aria-label="Increase quantity">+</button></div><button>Remove</button></li>`
const cart = `<h1>Hats and scarves</h1><section aria-label="Cart"><h2>Your cart</h2><ul>${[
  line("Wool Scarf", "Navy", "$48.00", 2),
  line("Wool Scarf", "Plum", "$24.00", 1),
  line("Felt Hat", "Plum", "$90.00", 3)
].join("")}</ul><p>Total <b>$162.00</b></p></section>`

export default [
  {
    about: "lines of a cart, two of them of one name",
    page: cart,
    passed: [
      "The cart lists the Felt Hat with quantity 3 and a line total of $90.00",
      "The cart lists the Felt Hat in Plum with quantity 3",
      "The cart contains the Wool Scarf in Navy with a quantity of 2 and a line total of $48.00",
      "The Felt Hat is listed in the cart with quantity 3 and a price of $90.00"
    ],
    failed: [
      "The cart lists the Felt Hat with quantity 2 and a line total of $90.00",
      "The cart lists the Felt Hat in Navy with quantity 3",
      "The cart lists the Wool Scarf in Navy with quantity 1 and a line total of $48.00",
      "The cart lists the Wool Scarf in Plum with quantity 1 and a line total of $48.00",
      "The cart lists the Felt Hat with a line total of $162.00"
    ],
    never: [
      "The cart lists the Wool Scarf with quantity 1",
      "The cart lists the Felt Hat with quantity 3 and a discount of $90.00",
      "The cart lists the Cap with quantity 3"
    ]
  },
  {
    about: "the one amount of a line is called something else",
    page: `<style>li{display:flex;gap:40px}</style><h1>Bag</h1><section aria-label="Bag"><ul><li><b>Tea Pot</b> <span>2 ×</span> <span>$20.00</span></li><li><b>Mug</b> <span>$7.00</span> <small>each</small></li><li><b>Jug</b> <span>$9.00</span></li></ul></section>
      <table><caption>Prices</caption><tr><th>Item</th><th>Unit price</th></tr><tr><td>Bowl</td><td>$4.00</td></tr><tr><td>Dish</td><td>$5.00</td></tr></table>`,
    passed: ["The line total of the Jug is $9.00"],
    never: [
      "The line total of the Tea Pot is $20.00",
      "The line total of the Mug is $7.00",
      "The line total of the Bowl is $4.00",
      "The bag lists the Mug with a line total of $7.00"
    ]
  },
  {
    about: "members and what each of them is",
    page: `<h1>Crew</h1><table><tr><th>Name</th><th>Role</th><th>Status</th></tr><tr><td>Ada Byron</td><td>Skipper</td><td>Active</td></tr><tr><td>Ben Otto</td><td>Cook</td><td>Away</td></tr></table>`,
    passed: [
      "The table lists Ada Byron with role Skipper and status Active",
      "Check that the table shows Ben Otto with the role Cook"
    ],
    failed: [
      "The table lists Ada Byron with role Cook and status Active",
      "The table lists Ben Otto with role Cook and status Active"
    ],
    never: ["The table lists Ada Byron with rank Skipper", "The table lists Ada with role Cook"]
  }
]
