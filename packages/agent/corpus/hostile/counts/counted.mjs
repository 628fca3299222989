/** How many there are: of a kind, in a state, where there are none, and what only looks like one of them. */
const tasks = `<h1>Tasks</h1><ul>
  <li><label><input type="checkbox" checked>Water the plants</label></li>
  <li><label><input type="checkbox">Buy milk</label></li>
  <li><label><input type="checkbox">Call Ada</label></li></ul>`

const mails = `<h1>Inbox</h1><ul>
  <li><strong>Ada</strong> Lunch? <span>Unread</span></li>
  <li><strong>Bob</strong> Invoice <span>Read</span></li>
  <li><strong>Cy</strong> Holiday <span>Read</span></li></ul>`

const orders = `<h1>Orders</h1><table>
  <thead><tr><th>Order</th><th>Customer</th><th>Status</th></tr></thead>
  <tbody><tr><td>A-1</td><td>Ada</td><td>Open</td></tr>
  <tr><td>A-2</td><td>Bob</td><td>Closed</td></tr>
  <tr><td>A-3</td><td>Cy</td><td>Open</td></tr>
  <tr><td>A-4</td><td>Open Door Ltd</td><td>Closed</td></tr></tbody></table>`

const totals = `<h1>Basket</h1><table>
  <thead><tr><th>Item</th><th>Price</th></tr></thead>
  <tbody><tr><td>Lamp</td><td>$20.00</td></tr><tr><td>Desk</td><td>$50.00</td></tr></tbody>
  <tfoot><tr><td>Total</td><td>$70.00</td></tr></tfoot></table>`

const totalInBody = `<h1>Basket</h1><table>
  <tr><th>Item</th><th>Price</th></tr>
  <tr><td>Lamp</td><td>$20.00</td></tr><tr><td>Desk</td><td>$50.00</td></tr>
  <tr><td><b>Total</b></td><td><b>$70.00</b></td></tr></table>`

const emptyTable = `<h1>Orders</h1><table>
  <thead><tr><th>Order</th><th>Customer</th></tr></thead>
  <tbody><tr><td colspan="2">No data</td></tr></tbody></table>`

const headless = `<h1>Orders</h1><table>
  <tr><td><b>Order</b></td><td><b>Customer</b></td></tr>
  <tr><td>A-1</td><td>Ada</td></tr><tr><td>A-2</td><td>Bob</td></tr></table>`

const grouped = `<h1>Staff</h1><table>
  <thead><tr><th>Name</th><th>Role</th></tr></thead><tbody>
  <tr><th colspan="2">Sales</th></tr><tr><td>Ada</td><td>Lead</td></tr>
  <tr><th colspan="2">Support</th></tr><tr><td>Bob</td><td>Agent</td></tr></tbody></table>`

const nested = `<h1>Menu</h1><ul><li>Starters<ul><li>Soup</li><li>Salad</li></ul></li>
  <li>Mains<ul><li>Pasta</li></ul></li></ul>`

const hiddenItems = `<h1>Fruit</h1><ul><li>Apple</li><li style="display:none">Pear</li><li style="opacity:0">Fig</li><li>Plum</li></ul>`

const separators = `<h1>Files</h1><ul role="list"><li>a.txt</li><li role="separator"></li><li>b.txt</li><li aria-hidden="true"></li><li>c.txt</li></ul>`

const blankItems = `<h1>Files</h1><ul style="list-style:none"><li>a.txt</li><li style="border-top:1px solid;height:4px"></li><li>b.txt</li></ul>`

const cards = `<h1>Products</h1><div style="display:flex;gap:8px">
  <div class="card"><h3>Lamp</h3><p>$20</p><button>Buy</button></div>
  <div class="card"><h3>Desk</h3><p>$50</p><button>Buy</button></div>
  <div class="card"><h3>Chair</h3><p>Sold out</p><button disabled>Buy</button></div></div>`

const paged = `<h1>Orders</h1><table><tr><th>Order</th></tr><tr><td>A-1</td></tr><tr><td>A-2</td></tr></table>
  <p>Showing 1–2 of 50</p><button>Next</button>`

const loadMore = `<h1>Articles</h1><ul><li>One</li><li>Two</li><li>Three</li></ul><button>Load more</button>`

const none = `<h1>Shop</h1><p>Welcome to the shop.</p>`

const selected = `<h1>People</h1><table>
  <thead><tr><th></th><th>Name</th></tr></thead><tbody>
  <tr aria-selected="true"><td><input type="checkbox" checked aria-label="Select Ada"></td><td>Ada</td></tr>
  <tr aria-selected="false"><td><input type="checkbox" aria-label="Select Bob"></td><td>Bob</td></tr>
  <tr aria-selected="false"><td><input type="checkbox" aria-label="Select Cy"></td><td>Cy</td></tr></tbody></table>`

const buttons = `<h1>Form</h1><button disabled>Save</button><button>Cancel</button><button disabled>Send</button>
  <input type="text" aria-label="Name" required><input type="text" aria-label="Town">`

const errors = `<h1>Sign up</h1><label>Name <input></label><p role="alert">Name is required</p><label>Mail <input></label><p role="alert">Mail is required</p>`

const twoNav = `<nav><ul><li><a href="#a">Home</a></li><li><a href="#b">Shop</a></li><li><a href="#c">Help</a></li></ul></nav>
  <h1>Cart</h1><ul><li>Lamp</li><li>Desk</li></ul>`

const repeatText = `<h1>Notes</h1><p>Lamp</p><p>Desk</p><p>Lamp</p><p>Lampshade</p>`

export default [
  {
    about: "tasks of which one is done",
    page: tasks,
    passed: ["There are 3 tasks in the list.", "The list has 3 items.", "There is 1 checked checkbox."],
    failed: [],
    never: [
      "There are 3 completed tasks.",
      "There are 2 completed tasks.",
      "I see 3 checked checkboxes.",
      "There are 3 checked tasks.",
      "The list has 3 unchecked items.",
      "There are 3 done items in the list.",
      "There are 3 incomplete tasks.",
      "The list has 3 overdue tasks.",
      "Both tasks are shown in the list."
    ]
  },
  {
    about: "messages of which one is unread",
    page: mails,
    passed: ["There are 3 messages in the list."],
    never: [
      "There are 3 unread messages.",
      "There are 2 unread messages.",
      "I see 3 unread messages in the inbox.",
      "The inbox has 3 unread messages.",
      "The list has 3 unread items.",
      "There are three new messages.",
      "There are at least 2 unread messages in the list."
    ]
  },
  {
    about: "rows of which two are open",
    page: orders,
    passed: ["The table has 4 rows.", "There are 4 orders in the table."],
    never: [
      "There are 3 rows with status Open.",
      'There are 3 rows with the status "Open".',
      "There are 4 open orders.",
      "The table has 4 open orders.",
      "Only 1 order is closed.",
      "There are 4 orders for Ada.",
      "Exactly 4 orders are shown for Ada."
    ]
  },
  {
    about: "a total under the rows",
    page: totals,
    passed: ["The table has more than 1 row.", "There are fewer than 5 rows in the table."],
    never: [
      "The table has 3 rows.",
      "There are 3 items in the table.",
      "There are at least 3 items in the table.",
      "The basket has 3 items."
    ]
  },
  {
    about: "a total as the last row",
    page: totalInBody,
    never: [
      "There are 3 items in the table.",
      "There are 3 items in the basket.",
      "The table lists 3 items.",
      "There are 3 products in the table."
    ]
  },
  {
    about: "a row that says that there is nothing",
    page: emptyTable,
    never: [
      "The table has 1 row.",
      "There is 1 order in the table.",
      "There is at least one row in the table.",
      "There are at least 1 rows.",
      "There is one row.",
      "I see 1 order."
    ]
  },
  {
    about: "a header row of plain cells",
    page: headless,
    never: ["The table has 3 rows of orders.", "There are 3 orders in the table.", "There are 3 orders."]
  },
  {
    about: "rows that head groups",
    page: grouped,
    never: ["There are 4 people in the table.", "There are 4 employees in the table."]
  },
  {
    about: "lists in a list",
    page: nested,
    never: ["There are 3 dishes.", "There are 2 dishes in the menu."]
  },
  {
    about: "items that nobody sees",
    page: hiddenItems,
    passed: ["There are 2 items in the list.", "The list has two items."],
    failed: ["The list has 4 items.", "There are 3 items in the list."]
  },
  {
    about: "separators among the items",
    page: separators,
    never: ["The list has 5 items.", "There are 4 items in the list."]
  },
  {
    about: "an empty item that is a line",
    page: blankItems,
    never: ["The list has 3 items.", "There are 3 files in the list."]
  },
  {
    about: "cards of which one is sold out",
    page: cards,
    passed: ["There are 3 products.", "I see 3 products.", "3 products are shown."],
    never: [
      "There are 3 available products.",
      "There are 3 products in stock.",
      "There are 3 enabled buttons.",
      "There are 3 products with a price.",
      "There are 3 red products."
    ]
  },
  {
    about: "the first page of many",
    page: paged,
    passed: ["The table has 2 rows."],
    never: [
      "There are 2 orders in total.",
      "There are only 2 orders.",
      "There are fewer than 10 orders.",
      "There are 50 rows in the table."
    ]
  },
  {
    about: "a list that goes on",
    page: loadMore,
    never: ["There are 3 articles in total.", "There are fewer than 5 articles in total."]
  },
  {
    about: "nothing to count",
    page: none,
    never: [
      "There are fewer than 5 products.",
      "There are at most 3 orders in the table.",
      "There are less than 4 unread messages.",
      "At most 2 comments are shown.",
      "The number of results is less than 10.",
      "There are up to 10 search results."
    ]
  },
  {
    about: "rows of which one is selected",
    page: selected,
    passed: ["The table has 3 rows."],
    never: [
      "There are 3 selected rows.",
      "There are 2 selected rows.",
      "The table has 3 selected rows.",
      "I see 3 highlighted rows.",
      "There are 3 checked rows.",
      "There are 3 rows selected."
    ]
  },
  {
    about: "buttons of which two are disabled",
    page: buttons,
    passed: ["There are 3 buttons.", "There are 2 disabled buttons.", "There is 1 enabled button."],
    never: ["There are 3 disabled buttons.", "There are 3 enabled buttons.", "There are 2 invalid fields."]
  },
  {
    about: "two messages",
    page: errors,
    passed: ["There are 2 errors.", "I see 2 error messages."],
    never: ["There is exactly one error.", "There is only one error message."]
  },
  {
    about: "a menu beside the list",
    page: twoNav,
    never: ["There are 5 items in the cart.", "There are 3 items in the cart."]
  },
  {
    about: "a word that stands there twice",
    page: repeatText,
    never: [
      '"Lamp" appears once.',
      '"Lamp" appears three times.',
      'I see "Desk" twice.',
      "Desk appears twice in the list."
    ]
  }
]
