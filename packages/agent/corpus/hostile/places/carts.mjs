/** What is in a cart, what it comes to, and what stands on the page behind it. */
const sums = `<div class="sum" style="display:flex;justify-content:space-between"><span>Subtotal</span><span>$113.00</span></div><div class="sum" style="display:flex;justify-content:space-between"><span>Discount (WELCOME10)</span><span>−$7.80</span></div><div class="sum" style="display:flex;justify-content:space-between"><span>Shipping</span><span>Free</span></div><div class="sum total" style="display:flex;justify-content:space-between"><span>Total</span><span>$105.20</span></div>`
const line = (n, v, p, q) =>
  `<li><div><b>${n}</b>${v ? `<div class="muted">${v}</div>` : ""}</div><div class="lt">${p}</div><div class="step"><button aria-label="Decrease quantity">−</button><span>${q}</span><button aria-label="Increase quantity">+</button></div><button class="txt">Remove</button></li>`
const cart = `<header><button aria-label="Cart"><svg role="img" aria-label="Cart" width=20 height=20><path d="M1 1h10"/></svg><span>3</span></button></header><main><h1>Shop</h1><p>2 products</p><div class="grid"><div class="pc"><a href="#">Stoneware Mug</a><div class="price">$16.00</div></div><div class="pc"><a href="#">Linen Shirt</a><div class="price">$48.00</div></div></div></main><div style="position:fixed;right:0;top:0;width:420px;height:100%;background:#fff" role="dialog" aria-modal="true" aria-label="Your cart"><header><h2>Your cart</h2><button aria-label="Close cart">×</button></header><ul class="lines">${line("Linen Shirt", "M, Navy", "$96.00", 2)}${line("Stoneware Mug", "", "$16.00", 1)}</ul><form><input placeholder="Voucher code" aria-label="Voucher code"><button>Apply</button></form>${sums}<button>Checkout</button></div>`
export default [
  {
    about: "a cart that lies over the shop",
    page: cart,
    passed: [
      "There are two products in the cart.",
      "There are 2 items in the cart.",
      "The cart contains 2 products.",
      "The quantity of the Linen Shirt in the cart is 2.",
      "The quantity of Stoneware Mug is 1.",
      'The cart shows "M, Navy" below Linen Shirt.',
      "The cart lists a discount of $7.80.",
      "The discount is $7.80.",
      "The total is $105.20.",
      "The Linen Shirt in the cart costs $96.00.",
      "Shipping is free.",
      '"M, Navy" is shown under Linen Shirt.'
    ],
    never: [
      "There are three products in the cart.",
      "The quantity of the Linen Shirt in the cart is 1.",
      "The quantity of Stoneware Mug is 2.",
      'The cart shows "M, Navy" below Stoneware Mug.',
      "The cart lists a discount of $7.00.",
      "The discount is $8.70.",
      "The total is $113.00.",
      "The Linen Shirt in the cart costs $16.00.",
      "The Linen Shirt in the cart costs $48.00.",
      "There is no discount.",
      '"M, Navy" is shown under Stoneware Mug.'
    ]
  },
  {
    about: "a cart of which only the way to it is seen, with its number",
    page: `<header><a href="#">Shop</a><button aria-label="Cart, 2 items">🛒 <span>2</span></button></header><h1>Canvas tote</h1>`,
    passed: ["The cart shows 2 items", "There are 2 items in the cart"],
    failed: ["The cart shows 3 items"],
    never: ["The wish list shows 2 items", "The cart shows 2 mugs"]
  }
]
