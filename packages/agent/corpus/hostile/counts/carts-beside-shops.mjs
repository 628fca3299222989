/** What is in a cart at the side of a shop: its lines, and neither what they come to nor what can be done with them. */
const item = (name, price, detail, quantity) =>
  `<div class="item"><div style="display:flex"><span>${name}</span><span>${price}</span></div><small>${detail}</small><div>Qty <button aria-label="Decrease quantity of ${name}">−</button> <span>${quantity}</span> <button aria-label="Increase quantity of ${name}">+</button></div><button>Remove</button></div>`
const sums = [
  ["Subtotal", "€182.00"],
  ["Discount (WINTER10)", "−€18.20"],
  ["Shipping", "Free"],
  ["Total", "€163.80"]
]
  .map(
    ([label, amount]) =>
      `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${amount}</span></div>`
  )
  .join("")
const page = `<div style="display:grid;grid-template-columns:1fr 240px"><main><h1>Jackets</h1><div>${["Skarv", "Tinde", "Vind", "Regn"].map((name) => `<div class="card"><h2>${name} Jacket</h2><div>Norrly</div><b>€99.00</b><button>Add to cart</button></div>`).join("")}</div></main><aside aria-label="Your cart"><h3>Your cart</h3><div>${item("Fjell Boots", "€158.00", "Size 42 · Brown", 1)}${item("Wool Socks", "€24.00", "Size M · Grey", 2)}</div><hr>${sums}<label>Promo code <input></label><button>Apply</button></aside></div>`
export default [
  {
    about: "a cart at the side",
    page,
    passed: [
      "The cart has 2 items",
      "The cart total is €163.80",
      "The Wool Socks are grey",
      "The Fjell Boots have size 42",
      "The quantity of Wool Socks is 2"
    ],
    never: [
      "The cart has 4 items",
      "The cart has 3 items",
      "The cart is empty",
      "The cart contains 2 Fjell Boots",
      "The cart total is €182.00",
      "The Fjell Boots are grey",
      "The Wool Socks have size 42"
    ]
  },
  {
    about: "a title that counts the pieces over lines of several",
    page: `<h1>Shop</h1><aside class="cart"><h2>Your cart (3)</h2><ul><li>Mug €9.00 <span>Qty 2</span></li><li>Lamp €20.00 <span>Qty 1</span></li></ul><p>Total €38.00</p></aside>`,
    failed: ["There are 4 items in the cart"],
    blocked: ["The cart has 2 items", "The cart has 3 items", "There are 2 items in the cart"]
  },
  {
    about: "a title that still counts what was taken out",
    page: `<h1>Shop</h1><aside class="cart"><h2>Your cart (2)</h2><ul><li>Mug €9.00 <button onclick="this.closest('li').remove()">Remove</button></li><li>Lamp €20.00</li></ul></aside>`,
    passed: ["There are 2 items in the cart", "The cart has 2 items"],
    failed: ["Remove the mug\nThere are 3 items in the cart"],
    blocked: ["Remove the mug\nThere is 1 item in the cart", "Remove the mug\nThe cart has 2 items"]
  }
]
