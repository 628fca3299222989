/** How a thing stands, told within a line of it: behind its name, among other words, under a label. */
const services = `<h1>System status</h1><p>One service is degraded.</p><ul aria-label="Services"><li>Website: <span>Operational</span></li>
<li>Web API: <span>Degraded</span></li><li>Mail: <span>Operational</span> (was: degraded)</li><li>Webhooks: <span>Not degraded</span></li></ul>`
const orders = `<h1>Orders</h1><article aria-label="Order 1"><h2>Order 1</h2><p>Status: <b>Delivered</b></p><p>Payment: Failed</p></article>
<article aria-label="Order 2"><h2>Order 2</h2><p>Status: <b>Cancelled</b></p><p>Previous status: Delivered</p></article>
<article aria-label="Order 3"><h2>Order 3</h2><p>Status: <b>Not delivered</b></p><p>Partly cancelled</p></article>`
const notes = `<h1>Notifications</h1><ul><li>Ada commented <span>Unread</span></li><li>Bob answered <span>Read</span></li><li>Getting Started</li>
<li>Cy declined <span>Unread</span> *</li></ul>`
const flights = `<h1>Flights</h1><article aria-label="SN 12"><h2>SN 12</h2><p>7:15 – 11:30 · 4 h · Nonstop</p><button>Blocked</button></article>
<article aria-label="SN 120"><h2>SN 120</h2><p>19:15 – 1:10 · 5 h · 1 stop</p><p>Overbooked, delayed</p></article>`

export default [
  {
    about: "services, each with a word behind its name",
    page: services,
    passed: ["The Web API is degraded", "The Website is operational"],
    never: [
      "Mail is degraded",
      "Webhooks is degraded",
      "The Website is degraded",
      "The Web API is operational"
    ]
  },
  {
    about: "orders, with their status under a label",
    page: orders,
    passed: ["Order 1 is delivered", "Order 2 is cancelled"],
    never: [
      "Order 2 is delivered",
      "Order 3 is delivered",
      "Order 3 is cancelled",
      "Order 1 is cancelled",
      "Order 1 is failed",
      "All orders are delivered"
    ]
  },
  {
    about: "notes with a word at the end of the line",
    page: notes,
    passed: ['"Ada commented" is unread', "2 notes are unread"],
    never: [
      '"Bob answered" is unread',
      '"Getting Started" is unread',
      "3 notes are unread",
      "All notes are unread"
    ]
  },
  {
    about: "words among others in a line",
    page: flights,
    passed: ["SN 12 is nonstop", "SN 120 is delayed", "SN 120 is overbooked"],
    never: ["SN 120 is nonstop", "SN 12 is delayed", "SN 12 is blocked", "SN 12 is overbooked"]
  },
  {
    about: "shops that are open and closed",
    page: `<h1>Pharmacies</h1><ul><li>Lion West <em>Closed</em></li><li>Rose <em>Open</em></li><li>Lion East <em>Open</em></li></ul>`,
    passed: ['"Lion West" is closed', '"Rose" is open'],
    never: ['"Rose" is closed', '"Lion West" is open', '"Lion East" is closed']
  },
  {
    about: "columns that say yes and no",
    page: `<h1>Orders</h1><table><tr><th>Order</th><th>Customer</th><th>Paid</th><th>Shipped</th><th>Refunded</th></tr>
<tr><td>5001</td><td>Lena Holt</td><td>Yes</td><td>Yes</td><td>No</td></tr><tr><td>5002</td><td>Milo Ives</td><td>Yes</td><td>No</td><td>No</td></tr>
<tr><td>5003</td><td>Nora Jett</td><td>No</td><td>No</td><td>Pending</td></tr></table>`,
    passed: [
      "Order 5002 is paid",
      "Order 5002 has not been shipped",
      "Orders 5001 and 5002 are paid",
      "Order 5001 is paid and shipped",
      "Order 5002 is paid but not shipped"
    ],
    failed: ["Order 5003 is paid", "Order 5002 is paid and shipped", "Order 5001 is not shipped"],
    never: [
      "Order 5003 is refunded",
      "Order 5003 is not refunded",
      "Order 5004 is paid",
      "All orders are paid"
    ]
  },
  {
    about: "titles over lines and columns of a board",
    page: `<style>.bd{display:flex;gap:14px}.co{width:210px}.ca{border:1px solid;margin:6px}</style><h1>Plans</h1>
<table><tr><th>Project</th><th>Lead</th><th>Depends on</th></tr><tr><th colspan="3">In progress</th></tr><tr><td>Atlas</td><td>Gus</td><td>Dune</td></tr>
<tr><th colspan="3">On hold</th></tr><tr><td>Comet</td><td>Gus</td><td>Atlas</td></tr><tr><th colspan="3">Archived</th></tr></table>
<div class="bd"><section class="co"><h2>Waiting</h2><div class="ca"><b>Fix login</b><br><small>Blocked by Deploy</small></div><div class="ca"><b>Deploy</b><br><small>Lee</small></div></section>
<section class="co"><h2>Done</h2><div class="ca"><b>Rent van</b><br><small>Was overdue</small></div></section></div>`,
    passed: ["Comet is on hold", "Fix login is waiting", "Rent van is done"],
    never: [
      "Comet is in progress",
      "Comet is archived",
      "Fix login is done",
      "Rent van is waiting",
      "Rent van is overdue",
      "Dune is in progress"
    ]
  },
  {
    about: "settings that only say how they are",
    page: `<h1>Router</h1><p>Login alerts: <b>on</b></p><table><tr><td>Guest Wi-Fi</td><td>Off</td></tr><tr><td>Firewall</td><td>Enabled</td></tr><tr><td>Firewall log</td><td>Disabled</td></tr>
<tr><td>Remote access</td><td>Off since 3 May, was on before</td></tr></table><dl><dt>Birthday</dt><dd>Private</dd><dt>Address</dt><dd>Not given</dd></dl>
<ul><li><b>Jens</b> <button>Follow</button></li><li><b>Kaja</b> <button>Unfollow</button></li></ul>`,
    passed: [
      "Login alerts are on",
      "The Firewall is enabled",
      "The Firewall log is disabled",
      "Guest Wi-Fi is off",
      "The birthday is private"
    ],
    failed: ["Guest Wi-Fi is on", "The Firewall log is enabled", "The address is private"],
    never: [
      "Login alerts are off",
      "Remote access is on",
      "Kaja is not followed",
      "Jens is followed",
      "The birthday is public",
      "The birthday is not given",
      "The Firewall is disabled"
    ]
  },
  {
    about: "who did it, by a column of that name and by the words of a line",
    page: `<h1>Tickets</h1><table><tr><th>Ticket</th><th>Reported by</th><th>Assignee</th><th>Depends on</th></tr>
<tr><td>Heating</td><td>Xia</td><td>Wes</td><td>Lamp</td></tr><tr><td>Lamp</td><td>Yan</td><td>Xia</td><td>-</td></tr><tr><td>Door</td><td>Wes (for Xia)</td><td>-</td><td>Heating</td></tr></table>
<h2>Files</h2><ul><li><b>plan.pdf</b> uploaded by you</li><li><b>Budget</b> rejected by Bob, approved by Ann before</li><li><b>Travel</b> not yet approved by Ann</li><li><b>Notes</b> a file that was uploaded by Kim is mentioned</li></ul>`,
    passed: [
      "Heating was reported by Xia",
      "Lamp was not reported by Xia",
      "Heating depends on Lamp",
      "plan.pdf was uploaded by you",
      "Budget was rejected by Bob"
    ],
    failed: [
      "Heating was reported by Wes",
      "Lamp was reported by Xia",
      "Lamp depends on Heating",
      "Budget was rejected by Ann"
    ],
    never: [
      "Door was reported by Xia",
      "Travel was approved by Ann",
      "Budget was approved by Bob",
      "Heating was solved by Xia",
      "Wes was reported by Xia",
      "Xia depends on Lamp"
    ]
  }
]
