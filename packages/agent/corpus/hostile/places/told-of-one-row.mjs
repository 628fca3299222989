/** What goes on to be said of the row that was just told of, and controls that are called by where they stand. */
const table = `<h1>Stock</h1><table><tr><th>Item</th><th>Quantity</th><th>Value</th></tr><tr><td>Hammer</td><td>2</td><td>$28.00</td></tr><tr><td>Drill</td><td>3</td><td>$89.00</td></tr><tr><td>Knife</td><td>2</td><td>$5.00</td></tr></table>`
const cell = (who, day) =>
  `<td><button aria-label="Add shift for ${who} on ${day}" onclick="s.textContent='${who}, ${day}'">+</button></td>`
const line = (who) => `<tr><th>${who}</th>${cell(who, "Mon 23")}${cell(who, "Tue 24")}</tr>`
const week = `<table><tr><th></th><th>Mon 23</th><th>Tue 24</th></tr>${line("Ada")}${line("Ben")}</table><p id="s"></p>`

export default [
  {
    about: "a table with the same columns for each",
    page: table,
    passed: [
      "The Drill row has quantity 3 and the value is $89.00.",
      "The Hammer row has quantity 2 and the value is $28.00.",
      "The Knife row shows quantity 2 and its value is $5.00."
    ],
    failed: [
      "The Drill row has quantity 3 and the value is $28.00.",
      "The Drill row has quantity 2 and the value is $89.00."
    ],
    never: [
      "The Hammer row has quantity 2 and the value is $5.00.",
      "The value is $89.00.",
      "The Drill row has quantity 3. The value is $28.00.",
      "The Drill row has quantity 3 and the weight is $89.00."
    ]
  },
  {
    about: "a total of that name below the table",
    page: `${table}<p>Value: $122.00</p>`,
    never: [
      "The Drill row has quantity 3 and the value is $5.00.",
      "The Hammer row has quantity 2 and the value is $89.00."
    ]
  },
  {
    about: "signs that only their names tell apart, by whom and by day",
    page: week,
    passed: [
      'Click the + for Ada on Tue 24.\n"Ada, Tue 24" is shown',
      'Click the + for Ben on Mon 23.\n"Ben, Mon 23" is shown'
    ],
    never: [
      'Click the + for Cleo on Tue 24.\n"Ada, Tue 24" is shown',
      'Click the + for Ada on Wed 25.\n"Ada, Tue 24" is shown',
      'Click the + for Ada.\n"Ada, Mon 23" is shown',
      'Click the + for Ada on Tue 24.\n"Ada, Mon 23" is shown'
    ]
  }
]
