/** "The count", where no word on the page calls it so: the one line that counts. */
const row = (id, who) =>
  `<div style="display:flex"><input type=checkbox style="width:20px"><span style="width:100px">${id}</span><span style="width:160px">${who}</span><span style="width:100px">£20.00</span><span style="width:40px;cursor:pointer" onclick="1">⋮</span></div>`
const drawn = `<div><div style="display:flex"><div style="width:24px"></div><div style="width:100px;cursor:pointer" onclick="1">PO ▲</div><div style="width:160px">Supplier</div><div style="width:100px">Net</div></div><div>${row("PO-2", "Harbour")}${row("PO-1", "Mills")}${row("PO-3", "Abbey")}</div></div>`

export default [
  {
    about: "a line that counts the things of the page, with a field beside it",
    page: `<h1>Shop</h1><div style="display:flex;gap:80px"><span>12 products</span> <label>Sort <select><option>Price</option></select></label></div>`,
    passed: [
      "The count is 12 products",
      "The counter says 12 products",
      "The count is back to 12 products",
      "The product count is 12"
    ],
    never: [
      "The count is 11 products",
      "The count is 1 products",
      "The count is 12 orders",
      "The product count is 2",
      "The order count is 12",
      "The counter says 12 / 20"
    ]
  },
  {
    about: "lines that count other things as well",
    page: `<h1>Shop</h1><p>12 products</p><p>3 orders</p><ul><li><b>Ada</b> <span>4 notes</span></li><li><b>Bob</b> <span>6 notes</span></li></ul>`,
    passed: ["The product count is 12", "The order count is 3"],
    never: [
      "The count is 12",
      "The count is 3",
      "The note count is 4",
      "The note count is 6",
      "The order count is 12"
    ]
  },
  {
    about: "a counter of two numbers",
    page: `<h1>Note</h1><label>Note <textarea></textarea></label><p>18 / 120</p>`,
    passed: ["The counter says 18 / 120"],
    never: ["The counter says 19 / 120", "The counter says 18 / 100", "The counter says 8 / 120"]
  },
  {
    about: "a heading that counts what stands under it",
    page: `<section aria-labelledby=h><h2 id=h>Comments (1)</h2><ul><li>Nice 5</li></ul></section>`,
    passed: ["The comments heading shows a count of 1"],
    never: ["The comments heading shows a count of 5", "The comments heading shows a count of 2"]
  },
  {
    about: "a tile and a line that say different numbers",
    page: `<h1>Stock</h1><div><div><p>Items</p><p>12</p></div><div><p>Low</p><p>3</p></div></div>`,
    passed: ["The item count is 12", "The Items count is 12"],
    never: ["The item count is 3", "The low count is 12", "The item count is 2"]
  },
  {
    about: "a drawn table whose lines begin with a box to tick and end with a menu",
    page: `<h1>Orders</h1>${drawn}`,
    passed: ["The first row contains PO-2", "The supplier of PO-1 is Mills", "There are 3 rows in the table"],
    never: [
      "The first row contains PO-1",
      "The supplier of PO-1 is Harbour",
      "There are 4 rows in the table",
      "The table is empty"
    ]
  },
  {
    about: "a drawn table that goes with what stood in it",
    page: `<h1>Orders</h1><button onclick="t.innerHTML='<p>No orders found</p>'">Search</button><button onclick="t.innerHTML='<p>Totals</p>'">Sum</button><button onclick="document.body.innerHTML='<p>Nothing works any more</p>'">Break</button><div id=t>${drawn}</div>`,
    passed: ['Check that PO-2 is shown in the table. Click "Search". The table is empty'],
    never: [
      'Check that PO-2 is shown in the table. Click "Sum". The table is empty',
      'Check that PO-2 is shown in the table. Click "Break". The table is empty',
      "The table is empty"
    ]
  },
  {
    about: "one thing alone, and none at all",
    page: `<h1>Bookings</h1><div><b style="display:block">Barbell Club</b><span style="display:block">18:30</span><button>Cancel</button></div>`,
    blocked: ["There is exactly 1 class"],
    never: ["There are 2 classes", "There is exactly 1 class"]
  },
  {
    about: "a page that says that there is nothing",
    page: `<h1>Bookings</h1><p>No classes booked</p>`,
    failed: ["There is exactly 1 class"]
  }
]
