/** "There is one fault listed: for the rear axle it shows ▯ and ▯": both are said of that one, which stands alone, and so are all lines with a label under its title. */
const box = (...lines) =>
  `<div style="border:1px solid;margin:8px;padding:8px">${lines.map((line) => `<div>${line}</div>`).join("")}</div>`
const score = (share) =>
  `<div><p>Well done!</p><p style="font-size:40px">${share}</p><p>You passed 4 of 5 checks</p><button>Again</button></div>`
const page = (title, ...boxes) =>
  `<h1>${title}</h1>${score("80%")}<b style="display:block;margin-top:20px">Faults (${boxes.length})</b>${boxes.join("")}`
const rear = box("What about the harbour of Rotterdam?", "Found: cracked", "Wanted: sound")
const told = (found, wanted) =>
  `There is one fault listed: for the harbour of Rotterdam it shows Found: ${found} and Wanted: ${wanted}.`

export default [
  {
    about: "a fault alone, lines with labels under what it is about",
    page: page("Inspection results", rear),
    passed: [
      told("cracked", "sound"),
      "There is one fault: for the harbour of Rotterdam it shows Found: cracked and Wanted: sound.",
      "The result is 80%, with the words You passed 4 of 5 checks."
    ],
    failed: [
      told("cracked", "oiled"),
      "The result is 70%, with the words You passed 4 of 5 checks.",
      "The result is 80%, with the words You passed 5 of 5 checks.",
      "There are two faults listed: for the harbour of Rotterdam it shows Found: cracked and Wanted: sound."
    ],
    never: [
      "There is one fault listed: for the harbour of Rotterdam it does not show Found: cracked",
      "There is one fault listed: for the harbour of Antwerp it shows Found: cracked and Wanted: sound."
    ]
  },
  {
    about: "a second share, or no page of results",
    page: `<h1>Inspection results</h1><p>Battery 55%</p>${score("80%")}`,
    never: ["The result is 70%, with the words You passed 5 of 5 checks.", "The result is 55%"]
  },
  {
    about: "said of the one by the place, and standing elsewhere",
    page: `<h1>Inspection</h1><p>1 fault</p>${rear}<p style="margin-top:30px">Wanted: oiled</p>`,
    never: [
      told("cracked", "oiled"),
      "There is one fault: for the harbour of Rotterdam it shows Found: cracked and Wanted: oiled."
    ]
  },
  {
    about: "the words asked about twice",
    page: `<h1>Inspection</h1>${box("What about the harbour of Rotterdam?", "Found: cracked", "Wanted: sound")}<p>Read up on the harbour of Rotterdam</p>`,
    never: ["The harbour of Rotterdam shows Wanted: oiled", "The harbour of Rotterdam shows Found: bent"]
  },
  {
    about: "two of a kind in one box, each with a line of its own",
    page: `<h1>Survey</h1><div class="box"><div>The pier of Oban</div><div>Found: cracked</div><div>The pier of Leith</div><div>Wanted: sound</div></div>`,
    passed: ["The pier of Oban shows Found: cracked", "The pier of Leith shows Wanted: sound"],
    never: ["The pier of Oban shows Wanted: sound", "The pier of Leith shows Found: cracked"]
  }
]
