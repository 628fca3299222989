/** Controls as libraries of parts draw them: named by a picture, by the words beside them, by where they stand, or by nothing at all. */
const out = `<p id="o">Nothing yet</p>`
const says = (what) => `onclick="o.textContent='${what}'"`
const ligature = (word) =>
  `<span class="material-icons" style="font-family:'Material Icons',monospace;display:inline-block;width:24px;overflow:hidden">${word}</span>`

const card = (name, tag) =>
  `<button style="display:block;width:300px;text-align:left;margin:8px" ${says(`opens ${name}`)}><div>${name}</div><div>${tag}</div></button>`

const row = (name, qty) =>
  `<tr><td><input type="checkbox" onchange="o.textContent='ticks ${name}'"></td><td>${name}</td><td>${qty}</td><td><button aria-label="edit" ${says(`edits ${name}`)}>✎</button></td></tr>`

const curtain = (layer) =>
  `<div style="position:fixed;inset:0;background:rgba(0,0,0,.4)"></div><div style="position:fixed;top:0;right:0;bottom:0;width:300px;background:#fff;padding:12px">${layer}</div>`

export default [
  {
    about: "cards that are pressed as a whole, and whose tag is whose",
    page: `<h1>Post</h1><nav><a href="#a">Inbox</a> <a href="#b">Drafts</a> <a href="#c">Sent</a> <a href="#d">Bin</a></nav><div role="tablist"><button role="tab" aria-selected="true">All mail</button></div>${out}
<div>${card("Alice Chen", "work")}${card("Bob Johnson", "personal")}${card("Cleo Diaz", "travel")}</div>`,
    passed: [
      "Bob Johnson's mail has the label personal",
      'Click the second mail in the list. "opens Bob Johnson" is shown.'
    ],
    never: [
      "Alice Chen's mail has the label personal",
      'Click the second mail in the list. "opens Alice Chen" is shown.'
    ]
  },
  {
    about: "pictures that a font draws from words",
    page: `<h1>Tasks</h1>${out}<button ${says("opens the menu")}>${ligature("menu")}</button> <button ${says("shows more")}>${ligature("more_vert")}</button>
<button ${says("rings")}>${ligature("notifications")}</button> <button aria-label="Remove paint" ${says("removes")}>${ligature("cancel")}</button>`,
    passed: [
      'Click the hamburger icon. "opens the menu" is shown.',
      'Click the three dots. "shows more" is shown.',
      'Click the notification bell. "rings" is shown.',
      'Click the x. "removes" is shown.'
    ],
    never: ['Click the three dots. "opens the menu" is shown.', 'Click the pencil. "Tasks" is shown.']
  },
  {
    about: "boxes to tick that only the words beside them name",
    page: `<h1>Search</h1>${out}<table><tr><td>Type:</td><td><input type="radio" name="t">Individual <input type="radio" name="t" onchange="o.textContent='takes business'">Business <input type="checkbox" onchange="o.textContent='inactive'">Include inactive</td></tr></table>
<p>Auto refresh <button role="switch" aria-checked="false" style="width:40px;height:20px" onclick="this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true')"></button></p>`,
    passed: [
      'Tick Include inactive. "inactive" is shown.',
      "Switch on auto refresh. Auto refresh is on.",
      "Auto refresh is off"
    ],
    failed: ["Auto refresh is on"],
    never: ['Tick Include inactive. "takes business" is shown.', "Include inactive is checked"]
  },
  {
    about: "boxes to tick with words before them, and a note under them",
    page: `<h1>Extras</h1>${out}<div>Milk <input type="checkbox" onchange="o.textContent='adds milk'"> Sugar <input type="checkbox" onchange="o.textContent='adds sugar'"><div>Both are free</div></div>`,
    passed: ['Tick Sugar. "adds sugar" is shown.'],
    never: ['Tick Sugar. "adds milk" is shown.']
  },
  {
    about: "a drawer over the page that says nothing of being a dialog",
    page: `<h1>Shop</h1>${out}<button id="plus" ${says("one more on the page")}>+</button> <button ${says("deletes on the page")}>Delete</button>
${curtain(`<b>Basket</b> <button ${says("closes")}>×</button> <button ${says("one more in the basket")}>+</button> <button ${says("deletes in the basket")}>Delete</button>`)}`,
    passed: [
      'Press the plus button. "one more in the basket" is shown.',
      'Click Delete. "deletes in the basket" is shown.',
      'Close the drawer. "closes" is shown.'
    ],
    never: ['Press the plus button. "one more on the page" is shown.']
  },
  {
    about: "two buttons of a name, of which a bar hides one: no curtain",
    page: `<h1>Shop</h1>${out}<div style="position:fixed;top:120px;left:0;width:52px;height:60px;background:#eee;z-index:2">Sale</div><button style="position:absolute;top:130px;left:20px" ${says("first")}>Delete</button><button style="position:absolute;top:300px;left:20px" ${says("second")}>Delete</button>`,
    never: ['Click Delete. "second" is shown.', 'Click Delete. "first" is shown.']
  },
  {
    about: "a step called Next beside the pages of a list",
    page: `<h1>Projects</h1>${out}<button ${says("next step")}>Next</button><h2>Tasks</h2><ul><li>Paint</li><li>Door</li></ul><button aria-label="Previous page">‹</button><button aria-label="Next page" ${says("second page")}>›</button>`,
    passed: [
      'Go to the next page of tasks. "second page" is shown.',
      'Go to the next page. "second page" is shown.'
    ],
    never: [
      'Go to the next page of tasks. "Nothing yet" is shown.',
      'Go to the last page of tasks. "Nothing yet" is shown.',
      'Go to the next page of invoices. "second page" is shown.'
    ]
  },
  {
    about: "things in rows that are told by the row",
    page: `<h1>Orders</h1>${out}<table><thead><tr><th><input type="checkbox" onchange="o.textContent='ticks all'"></th><th>Product</th><th>Status</th><th></th></tr></thead><tbody>${row("Pasta", "Paid")}${row("Coffee", "Open")}</tbody></table>`,
    passed: [
      'Tick the checkbox of the Coffee row. "ticks Coffee" is shown.',
      'Select all rows. "ticks all" is shown.',
      'Select all orders. "ticks all" is shown.',
      "The status badge of Pasta says Paid"
    ],
    failed: ["The status badge of Coffee says Paid"],
    never: [
      'Tick the checkbox of the Coffee row. "ticks Pasta" is shown.',
      'Tick the checkbox of the Tea row. "Orders" is shown.'
    ]
  },
  {
    about: "a list to sort by beside a filter of the same name",
    page: `<h1>Shoes</h1>${out}<details><summary ${says("folds")}>Price</summary>From</details>Sort by: <select onchange="o.textContent='sorts by ' + this.value"><option>Featured</option><option>Price, low to high</option><option>Price, high to low</option></select>`,
    passed: [
      'Sort by price from low to high. "sorts by Price, low to high" is shown.',
      'Expand the price filter. "folds" is shown.'
    ],
    never: ['Sort by price from low to high. "folds" is shown.']
  },
  {
    about: "choices whose group is said beside them",
    page: `<h1>Shoe</h1>${out}<fieldset><legend>Size</legend>${[38, 39, 40].map((size) => `<label><input type="radio" name="size" onchange="o.textContent='takes ${size}'"> ${size}</label>`).join("")}</fieldset>
<label>Shipping <select onchange="o.textContent='ships by ' + this.value"><option>Courier</option><option>Pickup</option></select></label>
<div role="group" aria-label="theme"><button aria-pressed="false" ${says("turns light")}>Light</button><button aria-pressed="false" ${says("turns dark")}>Dark</button></div>`,
    passed: [
      'Choose size 39. "takes 39" is shown.',
      'Choose Pickup for shipping. "ships by Pickup" is shown.',
      'Pick the dark theme. "turns dark" is shown.'
    ],
    never: [
      'Choose width 39. "Shoe" is shown.',
      'Choose Pickup for billing. "Shoe" is shown.',
      'Pick the dark sole. "Shoe" is shown.'
    ]
  },
  {
    about: "who is at the top, and what is in the corner",
    page: `<header style="display:flex;gap:20px"><b>Acme</b><a href="#out" style="margin-left:auto" ${says("leaves")}>Logout</a><button aria-expanded="false" ${says("opens the account")}><img alt="" width="20" height="20" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" style="background:#aaf"> Olga</button></header><h1>Home</h1>${out}
<p style="margin-top:400px">Page 1 of 3 <button aria-label="left" ${says("first page")}>‹</button></p><button style="position:fixed;right:20px;bottom:20px;border-radius:50%" ${says("adds")}>+</button>`,
    passed: [
      'Open the user menu. "opens the account" is shown.',
      'Click the Logout link at the top right. "leaves" is shown.',
      'Click the round plus button in the bottom right corner. "adds" is shown.'
    ],
    never: [
      'Click the Logout link at the bottom right. "leaves" is shown.',
      'Click the round plus button in the top left corner. "adds" is shown.'
    ]
  },
  {
    about: "a menu at the left, and an arrow that is called left",
    page: `<div style="display:flex"><ul role="menu" style="width:180px;height:600px;margin:0"><li role="menuitem" ${says("goes to customers")}>Customers</li><li role="menuitem">Orders</li></ul><div style="flex:1"><h1>Orders</h1>${out}<button aria-label="left">‹</button></div></div>`,
    passed: ['Click on Customers in the left menu. "goes to customers" is shown.'],
    never: ['Click on Customers in the right menu. "goes to customers" is shown.']
  },
  {
    about: "a box over the page that no role tells to be a dialog",
    page: `<h1>Board</h1><p>Pick fonts</p><div style="position:fixed;inset:0;background:rgba(0,0,0,.6)"><div style="width:500px;margin:60px auto;background:#fff"><div><b>Write copy</b></div><div>in list To do</div></div></div>`,
    passed: ["The popup shows Write copy"],
    never: ["The popup shows Pick fonts"]
  },
  {
    about: "dialogs that ask, and one that tells",
    page: {
      "/": `<h1>Account</h1><div role="dialog" aria-modal="true" aria-label="Delete your account?" style="position:fixed;top:100px;left:300px;width:400px"><p>Delete your account?</p><button>Keep it</button><button>Delete</button></div>`
    },
    passed: ["A confirmation dialog is shown"],
    never: ["A confirmation dialog is not shown"]
  },
  {
    about: "a dialog with one field, and another with two",
    page: `<h1>Mail</h1>${out}<div role="dialog" aria-label="Command palette" style="position:fixed;top:100px;left:300px;width:400px"><input placeholder="Type a command or search" oninput="o.textContent='typed ' + this.value"></div><div role="region" aria-label="Contact card"><input aria-label="First"><input aria-label="Last"></div>`,
    passed: ['Type settings in the command palette. "typed settings" is shown.'],
    never: ['Type settings in the contact card. "Mail" is shown.']
  },
  {
    about: "a thing called by its name and by a word for what it is",
    page: `<h1>Board</h1>${out}<button ${says("shows the board")}>Board</button><div ${says("renames")} style="cursor:pointer">Website relaunch</div>`,
    never: ['Click the board name. "shows the board" is shown.']
  },
  {
    about: "a radio button that is cut away under the label drawn for it",
    page: `<h1>Users</h1>${out}<style>.c{position:absolute;clip:rect(0,0,0,0);pointer-events:none}</style><div role="group"><input type="radio" class="c" id="a" name="v" checked><label for="a" style="display:inline-block;padding:8px">Everyone</label><input type="radio" class="c" id="b" name="v" onchange="o.textContent='shows active'"><label for="b" style="display:inline-block;padding:8px">Active</label></div>`,
    passed: ['Filter the list by Active. "shows active" is shown.']
  },
  {
    about: "a radio button without a colour that lies over its label",
    page: `<h1>Shoe</h1>${out}<span style="position:relative;display:inline-block"><input type="radio" name="c" id="r" aria-label="Red" onchange="o.textContent='takes red'" style="position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0"><label for="r" title="Red" style="display:inline-block;width:24px;height:24px;background:red"></label></span>`,
    passed: ['Choose Red. "takes red" is shown.']
  },
  {
    about: "a switch that is enabled, and a slider that is cut away over its drawing",
    page: `<h1>Sound</h1>${out}<label>Push notifications <input type="checkbox" role="switch" onchange="o.textContent='push ' + this.checked"></label><p>Volume</p><span style="position:relative;display:inline-block;width:200px;height:20px;background:#9cf"><input type="range" min="0" max="100" value="30" oninput="o.textContent='volume ' + this.value" style="position:absolute;clip:rect(0 0 0 0);width:20px;height:20px"></span>`,
    passed: [
      'Enable the toggle for push notifications. "push true" is shown.',
      'Set the volume to 70. "volume 70" is shown.'
    ],
    never: ['Disable the toggle for push notifications. "push true" is shown.']
  },
  {
    about: "an order told by its number",
    page: `<h1>Orders</h1><table><tr><th>Order</th><th>Customer</th><th>Tag</th></tr><tr><td>#1001</td><td>Ada</td><td>paid</td></tr><tr><td>#1002</td><td>Bob</td><td>open</td></tr></table>`,
    passed: ["Order 1001 has the text paid", "Order 1001 has the tag paid"],
    never: ["Order 1001 has the text open", "Order 1003 has the text paid"]
  },
  {
    about:
      "a page of a library: what begins it is for pages without scripts, its bell is no message, its title no heading",
    page: `<noscript>You need to enable JavaScript to run this app.</noscript><header><span>Bookings</span> <button aria-label="Notifications"><svg data-testid="NotificationsIcon" width=20 height=20><circle r=9 /></svg></button></header>
      <label id=l>Category</label> <div role=combobox id=c tabindex=0 aria-labelledby="l c" aria-expanded=false onmousedown="m.hidden=!m.hidden">All categories</div>
      <ul role=listbox id=m hidden style="position:absolute;background:#fff;z-index:9"><li role=option onclick="c.textContent='Herbs';m.hidden=true;o.textContent='herbs only'">Herbs</li><li role=option onclick="c.textContent='Filter coffee';m.hidden=true;o.textContent='coffee only'">Filter coffee</li></ul>
      <table><thead><tr><th>Number</th><th>Guest</th></tr></thead><tbody><tr><td>B-1</td><td>Ada</td></tr><tr><td>B-2</td><td>Ben</td></tr></tbody></table><div style="display:flex;gap:20px"><span>Rows per page:</span><span>5</span><span>1-2 of 2</span></div>
      <div role=alert>Booking saved</div><p id=o></p>
      <div role=dialog style="position:fixed;right:0;bottom:0;background:#eee"><div>Cancel booking?</div><p>B-2 for Ben. Refund: €37.50</p></div>`,
    passed: [
      'Set the Category filter to Herbs. "herbs only" should be visible.',
      'Select "Filter coffee" in the Category dropdown. "coffee only" should be visible.',
      'The notification should say "Booking saved".',
      'The text below the table should read "1-2 of 2".',
      'The first row of the bookings table should show "Ada".',
      "Cleo should not be listed.",
      'The dialog "Cancel booking?" should show a refund of €37.50.',
      'The table should show only "B-1" and "B-2".'
    ],
    failed: [
      'The text below the table should read "1-5 of 9".',
      'The first row of the bookings table should show "Ben".',
      'The dialog "Cancel booking?" should show a refund of €7.50.',
      "Ben should not be listed.",
      'The table should show only "B-1".'
    ],
    never: [
      'Set the Category filter to Herbs. "coffee only" should be visible.',
      'The notification should say "Notifications".',
      'The first row of the invoices table should show "Ada".',
      'The text above the table should read "1-2 of 2".'
    ]
  }
]
