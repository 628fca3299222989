/** What a text leaves to be understood: the button that was pressed, the field that has the keys, a list beside the ways to filter it. */
const todo = `<style>.filters{display:flex;gap:8px;list-style:none}</style><h1>todos</h1><input placeholder="What needs to be done?" autofocus><ul><li>Pay the bill</li><li>Walk the dog</li></ul>
<div><span>2 items left</span><ul class="filters"><li><a href="#/">All</a></li><li><a href="#/active">Active</a></li></ul></div>`

const share = `<h1>Help</h1><button>How do I start?</button> <button>Can I undo it?</button> <button id="copy">Copy link</button>
<script>document.getElementById("copy").onclick = (event) => { event.target.textContent = "Copied!" }</script>`

const shortcuts = `<h1>Notes</h1><p id="p">Closed</p><script>document.addEventListener("keydown", (event) => { if (event.key === "k" && event.ctrlKey) { event.preventDefault(); document.getElementById("p").textContent = "Palette is open" } if (event.key === "K" && event.shiftKey) document.getElementById("p").textContent = "Big K" })</script>`

const asks = `<h1>Boxes</h1><button onclick="alert('Hello world!')">Launch alert</button> <button onclick="document.getElementById('s').textContent = confirm('Is this right?') ? 'Yes' : 'No'">Launch confirm</button><p id="s"></p>`

const forms = `<h1>Kitchen of forms</h1><div><label>Email</label><input placeholder="Email"></div><div><label>Comment</label><textarea disabled></textarea></div><div><label>City</label><input id="city" placeholder="City" aria-label="City"></div><p>Street <input></p><p>Zip <input></p>
<form><label>Password <input type="password"></label></form>`

const gauge = `<p>Booking</p><div style="display:flex;gap:8px"><div role="progressbar" aria-label="progress" aria-valuenow="25" style="width:200px;height:10px;background:linear-gradient(90deg,green 25%,#ddd 25%)"></div><span>25% complete</span></div>`

const shop = `<aside class="menu"><p class="menu-label">Categories</p><ul class="menu-list"><li><a href="#fa" onclick="document.getElementById('n').textContent='3 products'">First aid</a></li><li><a href="#v">Vitamins</a></li></ul></aside>
<h2>Products</h2><p>First aid</p><p id="n">9 products</p>`

const cart = `<table><tr><th>Product</th><th>Total</th></tr><tr><td>Thermometer</td><td>$18.00</td></tr><tr><td>Kit</td><td>$9.00</td></tr></table>
<table><tr><td>Subtotal</td><td>$27.00</td></tr><tr><td>Shipping</td><td>$4.90</td></tr><tr><td>Total</td><td>$31.90</td></tr></table>`

const profile = `<form><div><label for="n">New password</label><input id="n" type="password" value="a1"></div><div><label for="r">Repeat password</label><input id="r" type="password" value="a2" aria-describedby="r-error"><p id="r-error" class="error">Passwords do not match</p></div><button>Save</button></form>`

export default [
  {
    about: "a menu under its title, and the same words elsewhere",
    page: shop,
    passed: ['In the Categories menu, click First aid\n"3 products" is shown'],
    failed: ['In the Categories menu, click First aid\n"9 products" is shown'],
    blocked: ['In the Brands menu, click First aid\n"3 products" is shown']
  },
  {
    about: "a table with heads, and one in which sums are laid out",
    page: cart,
    passed: ["The table has 2 rows", 'The table contains "Kit"'],
    failed: ["The table has 3 rows", "The table has 5 rows"]
  },
  {
    about: "a field that an error describes",
    page: profile,
    passed: ["The Repeat password field is invalid"],
    failed: ["The Repeat password field is not invalid"],
    never: ["The New password field is invalid"]
  },
  {
    about: "a list beside the ways to filter it",
    page: todo,
    passed: ['The first item is "Pay the bill"', 'The last item is "Walk the dog"'],
    failed: ['The last item is "Active"', 'The first item is "All"']
  },
  {
    about: "the button that was pressed, of several",
    page: share,
    passed: ['Click "Copy link"\nThe button should read "Copied!"'],
    failed: ['Click "Copy link"\nThe button should read "Can I undo it?"']
  },
  {
    about: "keys that hold no Shift",
    page: shortcuts,
    passed: ['Press Ctrl+K\n"Palette is open" is shown', 'Press Shift+K\n"Big K" is shown'],
    failed: ['Press Ctrl+K\n"Big K" is shown']
  },
  {
    about: "what a dialog of the browser says",
    page: asks,
    passed: [
      'Click "Launch alert"\nThe alert text should be "Hello world!"\nAccept the alert',
      'Click "Launch confirm"\nAn alert with the text "Is this right?" should appear\nDismiss the dialog\n"No" is shown'
    ],
    never: ['Click "Launch confirm"\nAn alert with the text "Is this wrong?" should appear']
  },
  {
    about: "what an alert of the browser does not say",
    page: asks,
    failed: ['Click "Launch alert"\nThe alert text should be "Goodbye world!"']
  },
  {
    about: "a page of many forms, one of which takes a password",
    page: forms,
    passed: [
      "The Comment should be disabled",
      'The placeholder of the "City" field is "City"',
      'Type "a" into the City field\nThe City field should have the value "a"'
    ],
    failed: ["The Comment should be enabled", 'The placeholder of the "City" field is "Town"'],
    blocked: ["The Remark should be disabled"]
  },
  {
    about: "a bar with its share in words beside it",
    page: gauge,
    passed: ['The progress should be "25% complete"'],
    failed: ['The progress should be "50% complete"']
  }
]
