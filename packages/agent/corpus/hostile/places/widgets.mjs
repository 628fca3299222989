/** What most applications are made of, on one page: steps, tabs, a table with a foot, stars, a slider, what folds. */
const page = `<title>Order 1042 - Shopdesk</title>
<nav aria-label="Breadcrumb"><a href="#">Home</a> <a href="#o">Orders</a> <span aria-current="page">Order 1042</span></nav>
<h1>Order 1042</h1>
<div role="list" aria-label="Progress"><div role="listitem">1 Cart</div><div role="listitem" aria-current="step">2 Address</div><div role="listitem">3 Payment</div></div>
<table><thead><tr><th>Item</th><th>SKU</th><th>Qty</th><th><button style="float:left">Price</button></th><th>State</th><th></th></tr></thead>
<tbody id="body"></tbody><tfoot><tr><td colspan="3">Total</td><td>$95.00</td><td></td><td></td></tr></tfoot></table>
<p>Showing 1–3 of 3 items</p>
<label>Search items <input id="q"></label>
<p><label for="v">Insurance</label><input type="range" id="v" min="0" max="100" value="40"><output id="vo">40 %</output></p>
<p><label>Note <textarea id="n"></textarea></label></p><p id="c">0 / 100 characters</p>
<div role="radiogroup" aria-label="Rating"><span role="radio" aria-checked="false" aria-label="1 star">★</span><span role="radio" aria-checked="false" aria-label="2 stars">★</span><span role="radio" aria-checked="true" aria-label="3 stars">★</span><span role="radio" aria-checked="false" aria-label="4 stars">☆</span></div>
<p>Price <s>$120.00</s> <b>$95.00</b></p>
<p id="d">66 % packed</p>
<script>
const rows = [["Blue kettle", "KT-1", 2, "$30.00", "In stock"], ["Red mug", "MG-7", 1, "$10.00", "Sold out"], ["Oak tray", "TR-3", 1, "$25.00", "In stock"]]
const draw = () => {
  const found = rows.filter((row) => row[0].toLowerCase().includes(q.value.toLowerCase()))
  body.innerHTML = found.map((row) => "<tr>" + row.map((cell) => "<td>" + cell + "</td>").join("") + "<td><button>Reorder</button></td></tr>").join("") || "<tr><td colspan=6>No items found</td></tr>"
}
draw()
q.oninput = draw
v.oninput = () => (vo.textContent = v.value + " %")
n.oninput = () => (c.textContent = n.value.length + " / 100 characters")
document.querySelector("th button").onclick = () => { rows.reverse(); draw() }
</script>`

export default [
  {
    about: "all of it",
    page,
    passed: [
      "The breadcrumb contains Home > Orders > Order 1042",
      "The Address step is active",
      "The current step is Address",
      "The table has the columns Item, SKU, Qty, Price and State",
      "The Qty of Red mug is 1",
      "The quantity of Blue kettle is 2",
      "The item Oak tray has the SKU TR-3",
      "At least one item is sold out",
      "Every item has a Reorder button",
      "Only Red mug is sold out",
      "Two items are in stock",
      'Type "zzz" in the search field\nThe table shows no items',
      "Set the Insurance slider to 70\nThe insurance is 70 %",
      'Enter "hello" in the Note field\nThe character counter shows 5 / 100',
      "3 stars are selected",
      "The rating is 3 stars",
      "The original price of $120.00 is struck through",
      '"Orders" is a link',
      "Click the Price heading\nThe first row is Oak tray"
    ],
    never: [
      "The breadcrumb contains Orders > Home",
      "The breadcrumb does not contain Home > Orders",
      "The Payment step is active",
      "The Address step is not active",
      "The current step is Cart",
      "The table has the columns Item, SKU, Colour and State",
      "The Qty of Red mug is 2",
      "The quantity of Blue kettle is 1",
      "The item Oak tray has the SKU KT-1",
      "The item Oak tray does not have the SKU TR-3",
      "No item is sold out",
      "Only Blue kettle is in stock",
      "Three items are in stock",
      'Type "k" in the search field\nThe table shows no items',
      "The insurance is 50 %",
      'Enter "hello" in the Note field\nThe character counter shows 6 / 100',
      "4 stars are selected",
      "The rating is 4 stars",
      "The packing progress is 40 %",
      "The original price of $95.00 is struck through",
      '"Order 1042" is a button'
    ]
  }
]
