/** "The first kite is Red Baron", where a button opens it by its title: and "the first kite is Fly", where Fly is what is done to it. */
const table = (kites, head = "Kite") =>
  `<h1>Kites</h1><table><tr><th>No.<th>${head}<th>Span<th>Colour${kites
    .map(([no, name, span, colour]) => `<tr><td>${no}<td><button>${name}</button><td>${span}<td>${colour}`)
    .join("")}</table>`

export default [
  {
    about: "titles of rows that are buttons",
    page: table([
      ["7", "Red Baron", "2 m", "Red"],
      ["8", "Sky Whale", "5 m", "Blue"],
      ["9", "Paper Moon", "1 m", "White"]
    ]),
    passed: [
      "The first kite in the table is Red Baron",
      "Check that the last kite in the table is Paper Moon"
    ],
    failed: ["The first kite in the table is Sky Whale"],
    never: ["The second kite in the table is Paper Moon", "The first kite in the table is not Red Baron"]
  },
  {
    about: "references of rows that are buttons",
    page: `<h1>Kites</h1><table><tr><th>Reference<th>Owner<th>Send to${[
      ["K-7", "Ada", "B2"],
      ["K-8", "Bo", "B1"],
      ["K-9", "Cy", "B4"]
    ]
      .map(([no, name, bay]) => `<tr><td><button>${no}</button><td>${name}<td><button>${bay}</button>`)
      .join("")}</table>`,
    passed: ["The first kite in the table is K-7", "The last kite in the table is K-9"],
    failed: ["The first kite in the table is K-8"],
    // Where it may be sent to is no kite.
    never: ["The first kite in the table is B2", "The last kite in the table is K-7"]
  },
  ...[
    ["by the same button", "Fly"],
    ["by another button each", "Sell"]
  ].map(([how, last]) => ({
    about: `what is done to them, ${how}`,
    page: table(
      [
        ["7", "Fly", "2 m", "Red"],
        ["8", "Repair", "5 m", "Blue"],
        ["9", last, "1 m", "White"]
      ],
      "Next step"
    ),
    never: ["The first kite in the table is Fly", "The second kite in the table is Repair"]
  }))
]
