/** A place that holds messages is no message: its first is not its last, and what one of them says is not said by each. */
const line = ([who, text, more = ""]) => `<div><b>${who}</b> <span>${text}</span> ${more}</div>`
const log = (...all) => `<h1>Oven room</h1><div role="log" aria-label="Today">${all.map(line).join("")}</div>`
const rye = ["Mia", "Rye is in the oven"]
const flour = ["Otto", "Flour has run out"]
const buns = ["Mia", "Buns are cooling"]

const stamps = (where) =>
  `<h1>Counter 3</h1><button onclick="const l=document.createElement('div');l.innerHTML='<b>09:40</b> <span>Stamps sold</span>';s.${where}(l)">Sell stamps</button><div role="status" id="s">${[
    ["09:05", "Till opened"],
    ["09:20", "Roll changed"]
  ]
    .map(line)
    .join("")}</div>`

const errors = (...all) =>
  `<h1>Permit</h1><div role="alert"><ul>${all.map((text) => `<li>${text}</li>`).join("")}</ul></div>`

const bin = `<button onclick="o.textContent='ward line taken off'">Take off</button>`
const calls = `<h1>Clinic</h1><div role="log" aria-label="Calls">${[
  ["Room 2", "Ward is full", bin],
  ["Room 5", "Bed is ready"],
  ["Room 7", "Doctor is here"]
]
  .map(line)
  .join("")}</div><p id="o"></p>`

export default [
  {
    about: "lines in a log",
    page: log(rye, flour, buns),
    passed: [
      'The first message should contain "Rye is in the oven".',
      'The last message should contain "Buns are cooling".',
      '"Buns are cooling" should be visible in the last message.',
      '"Buns are cooling" is the last message.'
    ],
    failed: [
      'The first message should contain "Buns are cooling".',
      'The last message should contain "Rye is in the oven".',
      'The last notification should contain "Flour has run out".',
      '"Rye is in the oven" should be visible in the last message.',
      '"Flour has run out" is the last message.',
      'The last message should contain "Buns are cooling". The first message should contain "Flour has run out".'
    ],
    never: [
      'Every message should contain "Otto".',
      'All messages should contain "Mia".',
      "There should be exactly one message."
    ]
  },
  {
    about: "a line is added below the others",
    page: stamps("append"),
    stepTimeout: 8000,
    passed: [
      'Click Sell stamps. The last message should contain "Stamps sold". The first message should contain "Till opened".'
    ],
    failed: ['Click Sell stamps. The first message should contain "Stamps sold".']
  },
  {
    about: "a line is added above the others",
    page: stamps("prepend"),
    stepTimeout: 8000,
    passed: ['Click Sell stamps. The first message should contain "Stamps sold".'],
    failed: [
      'Click Sell stamps. The last message should contain "Stamps sold". The first message should contain "Till opened".',
      'Click Sell stamps. The last notice should contain "Stamps sold".'
    ]
  },
  {
    about: "a list in an alert",
    page: errors("Street is missing", "Plan is too large"),
    passed: [
      'The first error should contain "Street is missing".',
      'The last error should contain "Plan is too large".'
    ],
    failed: [
      'The first error should contain "Plan is too large".',
      'The last error should contain "Street is missing".'
    ],
    never: ['Each error should contain "Street".']
  },
  {
    about: "only the first line of a log has the button",
    page: calls,
    stepTimeout: 8000,
    passed: [
      'Click "Take off" in the first message. "ward line taken off" should be visible.',
      'The "Take off" button in the first message should be enabled.'
    ],
    never: [
      'Click "Take off" in the last message. "ward line taken off" should be visible.',
      'The "Take off" button in the last message should be enabled.',
      'The "Take off" button should be visible in the last message.',
      'The last message should have a "Take off" button.'
    ]
  },
  {
    about: "one message of several parts",
    page: `<h1>Library</h1><div role="status"><strong>Lent</strong><p>Bring it back by Friday.</p><button>Undo</button></div>`,
    passed: [
      'The first message should contain "Lent".',
      'The last message should contain "Bring it back by Friday".',
      'The message should contain "Bring it back by Friday".'
    ],
    never: ['The second message should contain "Bring it back by Friday".']
  },
  {
    about: "two messages of several parts",
    page: `<h1>Library</h1>${[
      ["Fee", "A fee is due."],
      ["Hold", "A book is held."]
    ]
      .map(([a, b]) => `<div role="alert"><strong>${a}</strong><p>${b}</p></div>`)
      .join("")}`,
    passed: [
      'The first alert should contain "A fee is due".',
      'The second message should contain "A book is held".',
      'The last message should contain "A book is held".'
    ],
    failed: [
      'The first alert should contain "A book is held".',
      'The last message should contain "A fee is due".'
    ]
  }
]
