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
  }
]
