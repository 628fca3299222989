/** "Tuesday  Leading  Your vote   5 votes · 50%": what a line says of its owner behind the marks that it bears. */
const line = (...parts) =>
  `<div style="display:flex; gap:10px">${parts.map((part) => `<span>${part}</span>`).join("")}</div>`
const poll = (...marks) => `<h1>Which day suits?</h1>${line("Tuesday", ...marks, "5 votes · 50%")}
${line("Monday", "3 votes · 30%")}${line("Friday", "2 votes · 20%")}<p>Total: <strong>10 votes</strong></p>`

export default [
  {
    about: "marks that are called so themselves",
    page: poll("Leading", "Your vote"),
    passed: [
      "Tuesday has 5 votes.",
      "There are 5 votes for Tuesday.",
      "There are 3 votes for Monday.",
      "Tuesday has more votes than Monday.",
      "Friday has fewer votes than Tuesday."
    ],
    failed: ["Tuesday has 3 votes.", "Monday has 5 votes.", "Friday has more votes than Tuesday."],
    never: [
      "Tuesday has 1 vote.",
      "Tuesday has 10 votes.",
      "There are 10 votes for Tuesday.",
      "There are 5 votes for Monday.",
      "Tuesday has no votes.",
      "Tuesday has as many votes as Monday."
    ]
  },
  { about: "of last week", page: poll("Last week"), never: ["Tuesday has 5 votes."] },
  { about: "that are needed", page: poll("Needs"), never: ["Tuesday has 5 votes."] },
  { about: "at most", page: poll("Limit"), never: ["Tuesday has 5 votes."] },
  {
    about: "two figures",
    page: poll("Leading", "4 votes"),
    never: ["Tuesday has 5 votes.", "Tuesday has more votes than Monday."]
  }
]
