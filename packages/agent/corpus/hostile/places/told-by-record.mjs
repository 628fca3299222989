/** What is told by the record, the tile or the line it stands in. */
const alert = (kind, text, at, done) =>
  `<div style="display:flex;gap:8px"><div><span>${kind}</span> <span>${text}</span> <span>${at}</span></div><div onclick="out.textContent='${done}'" style="cursor:pointer">Acknowledge</div></div>`
const alerts = `<h1>Alerts</h1><div>${alert("High", "Ticket machine A is low on paper", "08:12", "A done")}${alert("Low", "Barrier 2 does not close", "07:30", "Barrier done")}</div><div onclick="out.textContent='All done'" style="cursor:pointer">Acknowledge all</div><p id=out></p>`
const expense = (name, amount) =>
  `<tr><td>${name}</td><td>${amount}</td><td><button onclick="out.textContent='${name} removed'">Remove</button></td></tr>`
const expenses = `<h1>Trip</h1><table><tr><th>Expense</th><th>Amount</th><th></th></tr>${expense("Bistro Nord", "$64.20")}${expense("Taxi", "$12")}<tr><td>Report total</td><td>$76.20</td><td></td></tr></table><p id=out></p>`
const due = `<h1>Vehicles</h1><table><tr><th>Plate</th><th>Parked</th><th>Due</th></tr><tr><td>AB12</td><td>3 h</td><td>$9.00</td></tr><tr><td>CD34</td><td>5 h</td><td>$15.00</td></tr></table>`
const tile = (title, number) => `<div><div>${title}</div><div style="font-size:2em">${number}</div></div>`
const fleet = (critical) =>
  `<div style="display:flex;gap:40px">${tile("Healthy", 4)}<div><div>Critical</div><div id=c style="font-size:2em">2</div></div></div><table><tr><th>Host</th><th>Status</th><th>Days</th></tr><tr><td>web-1</td><td>Critical</td><td>1</td></tr><tr><td>web-2</td><td>Healthy</td><td>2</td></tr></table><button onclick="c.textContent=${critical}">Restart</button>`
const lamp = (name, level) =>
  `<div class=card style="border:1px solid;padding:8px"><h3>${name}</h3><label>${name} brightness <input type=range min=0 max=100 value=${level} oninput="this.closest('div').querySelector('output').value=this.value+'%'"></label><output>${level}%</output></div>`
const rooms = `<h1>Kitchen</h1><div style="display:flex">${lamp("Pendant lights", 80)}${lamp("Shelf light", 25)}</div><div role=status>Movie night is on</div>`
const medicine = (name, left) =>
  `<li><article><h2>${name}</h2><dl><dt>Refills left</dt><dd>${left}</dd></dl><p>${left ? "Ready" : "Ask your doctor"}</p></article></li>`
const medicines = `<h1>Prescriptions</h1><ul>${medicine("Cetirizine 10 mg", 0)}${medicine("Metformin 850 mg", 2)}${medicine("Codeine 15 mg", 1)}${medicine("Codeine 30 mg", 0)}</ul>`

export default [
  {
    about: "an alert that is a part of a line",
    page: alerts,
    passed: [
      'Acknowledge the alert "Ticket machine A is low on paper". "A done" is shown',
      'Acknowledge the alert "Barrier 2 does not close". "Barrier done" is shown'
    ],
    never: [
      'Acknowledge the alert "Barrier 3 does not close". "Barrier done" is shown',
      'Acknowledge the alert "Barrier 2 does not close". "A done" is shown',
      'Archive the alert "Barrier 2 does not close". "Barrier done" is shown'
    ]
  },
  {
    about: "its row, of what was named in the same sentence",
    page: expenses,
    passed: [
      "The report total is $76.20\nThe user removes the Bistro Nord expense with the Remove button in its row\nBistro Nord removed is shown"
    ],
    never: [
      "The report total is $76.20\nThe user removes the Taxi expense with the Remove button in its row\nBistro Nord removed is shown",
      "The report total is $76.20\nThe user removes the Hotel expense with the Remove button in its row\nTaxi removed is shown"
    ]
  },
  {
    about: "a column by more words than its header has",
    page: due,
    passed: ["The amount due in the last row is $15.00", "The amount due in the row of AB12 is $9.00"],
    failed: ["The amount due in the row of AB12 is $15.00"],
    never: ["The amount parked in the last row is $15.00", "The amount paid in the last row is $15.00"]
  },
  {
    about: "the figure of a tile beside a table with the same word",
    page: fleet(1),
    passed: ["Click Restart\nThe Critical total went from 2 to 1", "The Critical count is 2"],
    failed: ["The Critical count is 1"],
    never: [
      "The Critical total went from 2 to 1",
      "The Web total is 1",
      "Click Restart\nThe Critical figure is 2"
    ]
  },
  {
    about: "the card of what was just set, and readings that are no messages",
    page: rooms,
    passed: [
      "Drag the Pendant lights brightness to 40. The card reads 40%",
      "A message tells me Movie night is on"
    ],
    never: [
      "Drag the Pendant lights brightness to 40. The card reads 25%",
      "A message tells me 80%",
      "The card reads 25%"
    ]
  },
  {
    about: "a medicine without its measure",
    page: medicines,
    passed: ['Look at the Cetirizine card. The card says "Ask your doctor"', "The Metformin card says Ready"],
    never: [
      'The Metformin card says "Ask your doctor"',
      "The Codeine card says Ready",
      'The Codeine card says "Ask your doctor"'
    ]
  }
]
