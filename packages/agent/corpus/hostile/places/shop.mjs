/** A shop with its cart in a panel, a question over it, and a form to save who one is. */
const page = `<title>Kettles</title>
<header><button id="basket" aria-label="Cart">🛒 <span id="count">0</span></button></header>
<h1>Shop</h1>
<div><article><h3>Copper kettle</h3><p>$45.00</p><button data-add="Copper kettle">Add to cart</button></article>
<article><h3>Tea tin</h3><p>$9.50</p><button data-add="Tea tin">Add to cart</button></article></div>
<h2>Account</h2>
<form id="form" novalidate><p><label>Full name <input id="full" value="Ada Lovelace"></label></p>
<p><label>Email <input id="email" type="email" value="ada@kettles.example"></label></p><p id="wrong" class="error"></p>
<p><label>Password <input id="password" type="password"></label></p><button>Save changes</button></form>
<script>
const prices = { "Copper kettle": 45, "Tea tin": 9.5 }
const cart = {}
const set = (name, by) => { cart[name] = (cart[name] || 0) + by; if (cart[name] < 1) delete cart[name]; count.textContent = Object.values(cart).reduce((a, b) => a + b, 0) }
document.querySelectorAll("[data-add]").forEach((each) => (each.onclick = () => set(each.dataset.add, 1)))
const show = () => {
  document.querySelector("aside")?.remove()
  const names = Object.keys(cart)
  const lines = names.map((name) => '<li>' + name + ' <button data-by="-1" data-name="' + name + '" aria-label="Decrease ' + name + '">−</button> <span>' + cart[name] + '</span> <button data-by="1" data-name="' + name + '" aria-label="Increase ' + name + '">+</button> <button data-by="-99" data-name="' + name + '" aria-label="Remove ' + name + '">🗑</button></li>').join("")
  const total = names.reduce((sum, name) => sum + prices[name] * cart[name], 0)
  document.body.insertAdjacentHTML("beforeend", '<aside role="dialog" aria-label="Your cart" style="position:fixed;right:0;top:0;width:320px;background:#fff">' + (names.length ? '<ul>' + lines + '</ul><p>Total <b>$' + total.toFixed(2) + '</b></p><button id="pay">Checkout</button>' : '<p>Your cart is empty.</p>') + '</aside>')
  document.querySelectorAll("[data-by]").forEach((each) => (each.onclick = () => { set(each.dataset.name, +each.dataset.by); show() }))
  const pay = document.getElementById("pay")
  if (pay) pay.onclick = () => {
    document.body.insertAdjacentHTML("beforeend", '<div id="ask" role="dialog" aria-modal="true" aria-label="Place your order?" style="position:fixed;inset:30%;background:#eee"><p>Place your order?</p><button id="leave">Go back</button><button id="stay">Wait</button></div>')
    leave.onclick = () => ask.remove()
  }
}
basket.onclick = show
form.onsubmit = (event) => { event.preventDefault(); wrong.textContent = email.value.includes("@") ? "" : "Enter a valid email address" }
</script>`

export default [
  {
    about: "all of it",
    page,
    passed: [
      "The cart is empty",
      "The cart badge shows 0",
      "Add Tea tin to the cart\nThe cart badge shows 1\nThe cart is not empty",
      "Open the cart\nThe cart is empty",
      "Add Tea tin to the cart\nOpen the cart\nChange the quantity of Tea tin to 3\nThe total is $28.50\nThe quantity of Tea tin is 3",
      "Add Tea tin to the cart\nOpen the cart\nClick Checkout\nClick Go back\nThe dialog is closed and the cart still contains Tea tin",
      'Enter "bad" as the email\nClick "Save changes"\nThe email error says "Enter a valid email address"'
    ],
    failed: ['The Full name field contains "Bob"'],
    never: [
      "The cart is not empty",
      "The cart badge shows 1",
      "Add Tea tin to the cart\nThe cart is empty",
      "Add Tea tin to the cart\nOpen the cart\nThe cart is empty",
      "Add Tea tin to the cart\nOpen the cart\nChange the quantity of Tea tin to 3\nThe quantity of Tea tin is 2",
      "Add Tea tin to the cart\nOpen the cart\nClick Checkout\nClick Wait\nThe dialog is closed",
      'Click "Save changes"\nThe email error says "Enter a valid email address"',
      'Enter "bad" as the email\nClick "Save changes"\nThe email error says "bad"'
    ]
  },
  {
    about: "a log-in form in the way",
    page: `<h1>Welcome</h1><form><p><label>Email <input type="email"></label></p><p><label>Password <input type="password"></label></p><button>Log in</button></form>`,
    blocked: ["The total is $5.00", '"Orders" is shown']
  }
]
