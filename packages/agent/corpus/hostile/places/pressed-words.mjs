/** How a thing stands is told by what is read on it, and not by what one presses there. */
const card = ([name, state]) =>
  `<li><h2>${name}</h2><p><span>${state}</span></p><button>Service</button><button>Stop</button></li>`

export default [
  {
    about: "machines on cards, with buttons that read like states",
    page: `<h1>Machines</h1><ul>${[
      ["Kiln", "Running"],
      ["Lathe", "Idle"]
    ]
      .map(card)
      .join("")}</ul>`,
    passed: ["The Kiln is Running", "The Lathe is Idle", 'The Kiln has a "Stop" button'],
    failed: ["The Lathe is Running"],
    never: ["The Kiln is Service.", "The Kiln is Stop.", "The Lathe is Service"]
  },
  {
    about: "a button that is drawn anew under another name, among others",
    page: `<h1>Spending</h1><div id="bar" style="display:flex;gap:8px;width:600px"></div><ul id="list"></ul><script>let newest = true
const draw = () => { bar.innerHTML = "<button>All</button><button>Income</button><button id=o style='margin-left:auto'>" + (newest ? "Newest first" : "Oldest") + "</button>"
  list.innerHTML = (newest ? ["Green Basket", "Corner Market"] : ["Corner Market", "Green Basket"]).map((name) => "<li>" + name + "</li>").join("")
  o.onclick = () => { newest = !newest; draw() } }
draw()</script>`,
    passed: [
      "Click Newest first\nThe button now reads Oldest",
      "Click Newest first\nCorner Market comes before Green Basket\nThe button reads Oldest"
    ],
    never: [
      "Click Newest first\nThe button reads Income",
      "Click Newest first\nThe button reads Newest first"
    ]
  },
  {
    about: "a message at the bottom of the screen, in no list",
    page: `<h1>Reminders</h1><p>3 open</p><div style="position:fixed;left:8px;bottom:8px">Reminder sent to Maya</div>`,
    passed: ['"Reminder sent to Maya" shows up at the bottom', '"3 open" appears at the top of the page'],
    never: ['"Reminder sent to Maya" shows up at the top', '"Reminder sent to Max" shows up at the bottom']
  }
]
