/** Figures and places in a list, told as people jot them down. */
const card = (name, left) =>
  `<li><article><h2>${name} 5 mg</h2><dl><dt>Form</dt><dd>Tablet</dd><dt>Refills left</dt><dd>${left}</dd></dl><button aria-label="Refill of ${name}" onclick="out.textContent='${name} chosen'">Refill</button></article></li>`
const cards = `<h1>Prescriptions</h1><ul>${card("Ada", 0)}${card("Bob", 3)}${card("Cid", 2)}</ul><p id=out></p>`
const alert = (text) =>
  `<div style="padding:8px"><b>Info</b> <span>${text}</span> <button>Acknowledge</button></div>`
const alerts = `<h1>Garage</h1><div><div>Open alerts</div><div>3</div></div><div><div>Open alerts <button>Acknowledge all</button></div><div>${alert("Barrier is open")}${alert("Paper is low")}${alert("Lift is back")}</div></div>`

export default [
  {
    about: "cards with terms, and a figure for each of them",
    page: cards,
    passed: ["Ada has 0 refills left", "Bob has 3 refills left"],
    failed: ["Ada has 3 refills left", "Bob has 0 refills left"],
    never: ["Ada has 2 refills left", "Dan has 0 refills left", "Ada has 5 refills left"]
  },
  {
    about: "cards in the items of a list, each all that its item holds",
    page: cards,
    passed: [
      "Ada comes first",
      "Cid comes last",
      "The list starts with Ada",
      "Ada comes first, followed by Bob"
    ],
    failed: [
      "Bob comes first",
      "The list starts with Cid",
      "Ada comes last",
      "Bob should be at the top of the list"
    ],
    never: ["Cid comes first, followed by Bob", "Ada comes first, followed by Cid"]
  },
  {
    about: "buttons that read alike, and say whose they are to machines alone",
    page: cards,
    passed: ['Click the "Refill" button of Bob. "Bob chosen" is shown'],
    never: [
      'Click the "Refill" button of Bob. "Ada chosen" is shown',
      'Click the "Refill" button of Dan. "Ada chosen" is shown'
    ]
  },
  {
    about: "things that the page itself calls alerts",
    page: alerts,
    passed: ["There are 3 alerts", "Open alerts = 3"],
    failed: ["There are 4 alerts", "Open alerts = 4"],
    never: ["There are 2 alerts", "There is 1 alert"]
  },
  {
    about: "a title over parts of a page that are no list",
    page: `<h1>Garage</h1><div><div>Alerts</div><div><p>Overview</p><p>Vehicles</p></div><div><p>Levels</p><p>One</p><p>Two</p><p>Three</p><p>Four</p><p>Five</p></div></div>`,
    never: ["There are 2 alerts", "There are 7 alerts", "There are 8 alerts"]
  },
  {
    about: "tabs that count, and are told by their words",
    page: `<div role=tablist><button role=tab aria-selected=true>Orders (3)</button><button role=tab>Returns (0)</button></div>`,
    passed: ["The tab reads Orders (3)", "The tab now says Returns (0)"],
    failed: ["The tab reads Orders (4)", "The tab now says Returns (3)"]
  },
  {
    about: "a number behind a link, and a sentence near its name",
    page: `<nav><a href="#r">Requests <span>0</span></a></nav><h1>Requests</h1><p>You have no requests yet.</p>`,
    passed: ["The badge next to Requests shows 0"],
    failed: ["The badge next to Requests shows 2"]
  }
]
