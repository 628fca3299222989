/** What a check names besides the words themselves: the place, the owner, the number, the sign, the order, and what is denied. */
export default [
  {
    about: "a board whose cards are pressed, and a gallery of pictures",
    page: `<style>.board{display:flex}.column{width:200px}.card{display:block}</style><div class="board"><div class="column"><div>To do</div><button class="card">Fix roof</button><button class="card">Cut grass</button></div><div class="column"><div>Done</div><button class="card">Wash car</button></div></div>`,
    never: ["The Done column is empty"]
  },
  {
    about: "a message that denies what it names",
    page: `<h1>Profile</h1><p>Your changes were not saved.</p><p>Kept</p>`,
    passed: ['"Kept" should appear', '"not saved" is shown'],
    never: ['"Saved" should appear']
  },
  {
    about: "states that begin with what takes them back",
    page: `<table><tr><th>Order</th><th>Status</th></tr><tr><td>A1</td><td>Paid</td></tr><tr><td>A2</td><td>Not Yet Paid</td></tr><tr><td>A3</td><td>Part Paid</td></tr></table>`,
    passed: ["A1 is paid"],
    never: ["A2 is paid", "A3 is paid", "All orders are paid", "3 orders are paid"]
  },
  {
    about: "an error of a field that is called otherwise, and a field that holds what is denied",
    page: `<label>Login <input aria-invalid="true"></label><span role="alert">This name is already taken.</span><label>Name <input value="Ada Byron"></label><table><tr><th>Who</th><th>Tag</th></tr><tr><td>Ada</td><td><input aria-label="Tag" value="urgent"></td></tr><tr><td>Bob</td><td><input aria-label="Tag" value="calm"></td></tr></table>`,
    never: [
      "No error is shown for the username field",
      "The username field shows no error",
      "Ada Byron is not shown",
      'The row of Ada does not contain "urgent"'
    ]
  },
  {
    about: "two lists, of which the other has the option",
    page: `<label>City <select><option>Paris<option>Oslo</select></label><label>Destination <select><option>Rome<option>Athens</select></label>`,
    passed: ["Paris is selected in the City dropdown", "Rome is selected in the Destination dropdown"],
    never: ["Rome is selected in the City dropdown"]
  },
  {
    about: "a page that is not open, and a table that is not there",
    page: `<h1>Orders</h1><p>Total €5</p><button disabled>Refund</button><table><caption>Orders</caption><tr><th>Name</th><th>Price</th></tr><tr><td>Apple</td><td>$1</td></tr><tr><td>Berry</td><td>$2</td></tr><tr><td>Cake</td><td>$3</td></tr></table>`,
    passed: ["The Orders table is sorted by price"],
    never: [
      "The Refund button is shown on the Billing page",
      "The Refund button on the Billing page is disabled",
      "The Archive table is sorted by price",
      "The second table is sorted by price"
    ]
  },
  {
    about: "who and where to in another order",
    page: `<h1>Bank</h1><div role="status">€50 transferred from Checking to Savings.</div>`,
    passed: ["A message says that €50 was transferred from Checking to Savings"],
    never: ["A message says that €50 was transferred from Savings to Checking"]
  },
  {
    about: "numbers that go on, and signs at the end",
    page: `<table><tr><th>Release</th><th>Status</th></tr><tr><td>Version 2.1</td><td>Stable</td></tr><tr><td>Version 3.0</td><td>Draft</td></tr></table><h2>Chapter 4.2</h2><ul><li>C++</li><li>Galaxy S24</li></ul>`,
    passed: ["Version 2.1 is shown", "C++ is listed"],
    never: [
      "Version 2 is shown",
      "The status of Version 2 is Stable",
      'The heading "Chapter 4" is shown',
      "C# is listed"
    ]
  },
  {
    about: "a longer name in a list, an empty part of a page, figures of another line",
    page: `<h1>Things</h1><h2>Favourites</h2><p>No projects yet.</p><h2>All</h2><ul><li>Apollo</li><li>Gemini</li></ul><ul aria-label="Shop"><li>Lamp</li><li>Lamp shade</li><li>Rug</li></ul>
<ul aria-label="Stock"><li><h3>Desk</h3><p>Rated 4</p><p>In stock: 12</p></li><li><h3>Chair</h3><p>Rated 5</p><p>In stock: 7</p></li></ul>`,
    passed: ["The Shop list contains Lamp"],
    never: ["The list shows only Lamp and Rug", "There are no projects", 'The Desk card shows "4 in stock"']
  },
  {
    about: "badges, plans and ratings of something else",
    page: `<nav><a href="#i">Inbox 3</a></nav><section aria-label="Inbox"><h2>Mail</h2><p>Unread <span class="badge">5</span></p></section><table><tr><th>Name</th><th>Plan</th></tr><tr><td>Ada</td><td>Free</td></tr><tr><td>Bob</td><td>Pro</td></tr></table>
<fieldset><legend>Plan</legend><label><input type="radio" name="p" checked> Pro</label><label><input type="radio" name="p"> Free</label></fieldset>`,
    passed: ["In the row of Ada, the plan is Free"],
    never: [
      "The badge in the Inbox section shows 3",
      "Ada's plan is Pro",
      "In the row of Ada, the plan is Pro"
    ]
  },
  {
    about: "what is in stock and what is not, and a link that begins like a message",
    page: `<nav><a href="#s">Saved searches</a></nav><h1>Stock</h1><ul><li>Lamp In stock</li><li>Rug Not in stock</li></ul><label>Name <input aria-describedby="e"></label><span id="e">This field is required</span><label>Email <input></label>`,
    never: [
      "There are two items in stock",
      'The message "Saved" is shown',
      "The email error says that the field is required"
    ]
  }
]
