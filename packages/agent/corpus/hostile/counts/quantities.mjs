/** "Nails should be 40 brass nails": the line that says how many of them, beside a title with the same word. */
const page = (...lines) =>
  `<div>Nail box</div><div>Sets</div><div>2</div><div style="margin-top:20px">Contents</div><div>${lines.map((line) => `<div>${line}</div>`).join("")}</div><p>Nails in stock: many</p>`

export default [
  {
    about: "one line for each of several things",
    page: page("40 brass nails", "3 hooks", "1.5 m fine steel wire"),
    passed: [
      "Nails should be 40 brass nails.",
      "Hooks should be 3 hooks",
      "Wire should be 1.5 m fine steel wire",
      "The wire is 1.5 m fine steel wire"
    ],
    failed: [
      "Nails should be 60 brass nails.",
      "Hooks should be 4 hooks",
      "Wire should be 2.25 m fine steel wire"
    ],
    never: [
      "Nails should be 40 iron nails",
      "Nails should not be 40 brass nails",
      "Wire should be 1.5 km fine steel wire",
      "Wire should be 15 m fine steel wire"
    ]
  },
  {
    about: "two lines that say how many",
    page: page("40 brass nails", "60 brass nails"),
    never: ["Nails should be 60 brass nails", "Nails should be 50 brass nails"]
  }
]
