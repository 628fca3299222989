/** "▯ is listed under ▯ with 520 g", "the row for ▯ is still there with a price of ▯": the one of that name there has it, and neither its neighbour nor its namesake. */
const part = (title, entries) =>
  `<section><h2>${title}</h2><ul>${entries.map(([name, amount]) => `<li><b>${name}</b> <span>${amount}</span></li>`).join("")}</ul></section>`
const table = (heads, rows) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`

export default [
  {
    about: "one name under two titles",
    page: `<h1>Shopping list</h1>${part("Dry goods", [
      ["Rice", "300 g"],
      ["Oats", "520 g"]
    ])}${part("Frozen", [
      ["Rice", "520 g"],
      ["Peas", "1520 g"]
    ])}`,
    passed: [
      "Rice is listed under Dry goods with 300 g",
      'Verify that "Rice" is listed under "Frozen" with 520 g'
    ],
    never: [
      "Rice is listed under Dry goods with 520 g",
      '"Rice" is listed under "Dry goods" with 520 g',
      "Oats is listed under Frozen with 520 g",
      "Peas is listed under Frozen with 520 g"
    ]
  },
  {
    about: "amounts that end alike, and another order of the lines",
    page: `<h1>Orders</h1>${table(
      ["Order", "Client", "Amount", "Status"],
      [
        ["INV-1", "Ada", "$8.00", "Paid"],
        ["INV-2", "Ben", "$18.00", "Open"],
        ["INV-3", "Cy", "$28.00", "Paid"]
      ]
    )}`,
    passed: [
      "The row for INV-1 should still be there with an amount of $8.00",
      "INV-2 is in the table with status Open",
      "The last row on this page should be INV-3 with an amount of $28.00",
      "The orders are sorted by amount from lowest to highest"
    ],
    never: [
      "The row for INV-2 should still be there with an amount of $8.00",
      "The row for INV-4 should still be there with an amount of $8.00",
      "INV-2 is in the table with status Paid",
      "The last row on this page should be INV-3 with an amount of $8.00",
      "The last row on this page should be INV-2 with an amount of $18.00",
      "The orders are sorted by amount from highest to lowest"
    ]
  },
  {
    about: "several kinds of one figure",
    page: `<h1>Habits</h1>${table(
      ["Habit", "Streak", "Best streak", "Last streak"],
      [
        ["Run", "9", "10", "3"],
        ["Swim", "4", "12", "5"],
        ["Read 20 pages", "1", "11", "6"]
      ]
    )}`,
    passed: [
      "The best streak of Swim should be higher than the best streak of Run",
      "The best streak of Read 20 pages should be higher than the best streak of Run"
    ],
    never: [
      "The best streak of Run should be higher than the best streak of Swim",
      "The best streak of Read 20 pages should be higher than the best streak of Swim",
      "The longest streak of Swim should be higher than the longest streak of Run",
      "The lowest streak of Run should be higher than the lowest streak of Swim"
    ]
  },
  {
    about: "a page that has streaks, and no best ones",
    page: `<h1>Habits</h1><p>Your best week yet</p>${table(
      ["Habit", "Streak"],
      [
        ["Run", "9"],
        ["Swim", "12"]
      ]
    )}`,
    passed: ["The streak of Swim should be higher than the streak of Run"],
    never: ["The best streak of Swim should be higher than the best streak of Run"]
  },
  {
    about: "a button that is barred",
    page: "<h1>Order</h1><button>Save</button><button disabled>Create order</button>",
    passed: ["I can press Save, since it's enabled."],
    never: ["I can press Create order, since it's enabled."]
  }
]
