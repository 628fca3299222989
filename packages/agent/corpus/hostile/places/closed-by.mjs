/** A panel that is called so only by what closes it, and a block of totals that nothing calls a summary. */
const shop = (
  inside
) => `<h1>Shop</h1><ul><li>Tea $4.00 <button>+</button></li><li>Cocoa $5.00 <button>+</button></li></ul>
<div role="dialog" aria-label="Your order"><div><h2>Your order</h2><button aria-label="Close cart">✕</button></div>${inside}</div>`

const tea = `<div><span>Tea</span> <span>$4.00</span> <button aria-label="Remove Tea">−</button></div>`

const totals = (lines) =>
  `<div>${lines.map(([label, amount]) => `<div style="display:flex;justify-content:space-between;width:300px"><span>${label}</span><span>${amount}</span></div>`).join("")}</div>`

const bill = totals([
  ["Subtotal", "$20.00"],
  ["Promo (SPRING)", "−$3.00"],
  ["Delivery fee", "$2.99"],
  ["Total", "$19.99"]
])

export default [
  {
    about: "a dialog with a button that closes the cart",
    page: shop(tea),
    passed: ["Tea is in the cart", "Cocoa is not in the cart", "Tea still in the cart"],
    failed: ["Tea is not in the cart"],
    never: ["Cocoa is in the cart", "Tea is in the basket", "Cocoa still in the cart"]
  },
  {
    about: "one thing in the cart, beside lines that are no things in it",
    page: shop(
      `<p>1 item from the shop</p>${tea}<div><span>Tip</span> <button>10%</button> <button>20%</button></div><div><input aria-label="Promo code"> <button>Apply</button></div>`
    ),
    never: [
      "Two items are left in the cart",
      "2 items are listed in the cart",
      "Three items are left in the cart",
      "No items are left in the cart"
    ]
  },
  {
    about: "a cross that closes something else",
    page: `<h1>Shop</h1><ul><li>Tea <button>Add</button></li></ul><aside><p>Free delivery today</p><button aria-label="Close banner">✕</button></aside>`,
    never: ["Tea is in the cart", "Tea is in the banner"]
  },
  {
    about: "what is taken off in a block of totals",
    page: `<h1>Your order</h1><p>2 items</p>${bill}`,
    passed: [
      "The summary shows a promo discount of $3.00",
      "The price summary shows a delivery fee of $2.99",
      "The summary shows a promo discount of $3.00 and the total is now $19.99"
    ],
    failed: ["The summary shows a promo discount of $5.00", "The summary shows a delivery fee of $3.99"],
    never: [
      "The summary shows a loyalty discount of $3.00",
      "The summary shows a promo discount of $2.99",
      "The summary shows no promo discount",
      "The summary shows a service fee of $2.99"
    ]
  },
  {
    about: "two amounts that are taken off",
    page: `<h1>Your order</h1>${totals([
      ["Subtotal", "$20.00"],
      ["Promo", "−$3.00"],
      ["Gift card", "−$5.00"],
      ["Total", "$12.00"]
    ])}`,
    passed: ["The total is $12.00"],
    never: ["The summary shows a promo discount of $5.00", "The summary shows a discount of $5.00"]
  },
  {
    about: "two blocks of totals",
    page: `<h1>Orders</h1>${bill}${totals([
      ["Subtotal", "$8.00"],
      ["Promo", "−$1.00"],
      ["Total", "$7.00"]
    ])}`,
    never: ["The summary shows a promo discount of $3.00", "The summary shows a promo discount of $1.00"]
  }
]
