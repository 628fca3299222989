/** A word for the kind of a thing, or for where it stands, that nothing on the page bears out. */
const orders = `<h1>Orders</h1><table><tr><th>Number</th><th>Customer</th><th>Status</th></tr><tr><td>1001</td><td>Ada</td><td>Paid</td></tr>
<tr><td>1002</td><td>Bob</td><td>Open</td></tr></table>`
const chat = `<h1>Chat</h1><ul><li><div>Ada</div><div>Hello Bob</div></li><li><div>Bob</div><div>Hi Ada</div></li></ul>
<aside><h2>Members</h2><p>Ada</p><p>Bob</p><p>Cleo</p></aside>`

export default [
  {
    about: "a number of another kind",
    page: orders,
    passed: [
      "Order 1001 is paid.",
      "The order 1001 is shown.",
      "Order 1001 has the status Paid.",
      "The status of order 1002 is Open."
    ],
    never: [
      "Invoice 1001 is paid.",
      "The invoice 1001 is shown.",
      "Invoice 1001 has the status Paid.",
      "The status of invoice 1001 is Paid.",
      "Verify that ticket 1001 is listed.",
      "Order 1002 has the status Paid."
    ]
  },
  {
    about: "a link to where the others of that kind are",
    page: `<nav><a href="/invoices">Invoices</a></nav>${orders}`,
    passed: ["Order 1001 is paid."],
    never: ["Invoice 1001 is paid.", "The invoice 1001 is shown."]
  },
  {
    about: "a number that goes on",
    page: `<h1>Rooms</h1><table><tr><th>Room</th><th>State</th></tr><tr><td>Room 12 B</td><td>Booked</td></tr><tr><td>Room 14</td><td>Free</td></tr></table>`,
    passed: ["Room 12 B is booked.", "Room 14 is free."],
    never: ["Room 12 is booked.", "Room 12 is shown as Booked.", "The state of Room 12 is Booked."]
  },
  {
    about: "a button with one word more, that makes another of the verb",
    page: `<h1>Desk</h1><button>Check in</button><button disabled>Check out later</button>`,
    passed: ["The Check in button is shown.", "The Check out later button is disabled."],
    never: ["The Check button is shown.", 'The "Check" button is visible.', "The Check button is disabled."]
  },
  {
    about: "one who only stands beside the messages",
    page: chat,
    passed: ["A message from Ada is shown."],
    never: [
      "A message from Cleo is shown.",
      "There is a message from Cleo.",
      'A message from Cleo says "Hi Ada".'
    ]
  },
  {
    about: "a list that is behind a link",
    page: `<h1>Wish list</h1><ul><li>Lamp</li><li>Chair</li></ul><nav><a href="#i">Inventory</a><a href="#o">Overview</a></nav>`,
    passed: ["Lamp is in the wish list."],
    never: [
      "Lamp is in the inventory.",
      "The inventory contains Lamp.",
      "Lamp is shown in the inventory.",
      "Lamp is listed in the inventory.",
      "Lamp is shown in the overview."
    ]
  },
  {
    about: "lists by the titles over them",
    page: `<h2>Wish list</h2><ul><li>Lamp</li><li>Chair</li></ul><h2>Cart</h2><ul><li>Bed</li></ul><p>Packing list</p><ul><li>Rope</li></ul>`,
    passed: ["Lamp is in the wish list.", "The wish list contains Chair.", "Rope is in the packing list."],
    never: ["Bed is in the wish list.", "Rope is in the wish list.", "Lamp is in the packing list."]
  },
  {
    about: "a list without the role of one, by its title",
    page: `<h1>Shopping list</h1><div><p>Lamp</p><p>Chair</p></div><h2>Done</h2><p>Bed</p>`,
    passed: ["Lamp is in the shopping list."],
    never: ["Bath is in the shopping list."]
  },
  {
    about: "how many were deleted, before those that are left",
    page: `<h1>Files</h1><p role="status">Deleted: 3 files</p><ul><li>a.txt</li><li>b.txt</li></ul>`,
    passed: ["There are 2 files."],
    never: ["There are 3 files.", "3 files are listed.", "The list shows 3 files."]
  }
]
