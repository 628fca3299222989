/** The foot of a table says what its rows come to, and is none of them. */
const marks = (rows) =>
  `<h1>Marks</h1><table><thead><tr><th>Pupil</th><th>Mark</th></tr></thead><tbody>${rows
    .map(([name, mark]) => `<tr><th scope=row>${name}</th><td>${mark}</td></tr>`)
    .join("")}</tbody><tfoot><tr><th>Class average</th><td>61</td></tr></tfoot></table>`

export default [
  {
    about: "one row over a foot",
    page: marks([["Grace Lind", 61]]),
    passed: [
      "Only Grace Lind is left in the table.",
      "The table has one row.",
      'The table contains "Class average".'
    ],
    never: ["The table has two rows.", "Only Ada is left in the table."]
  },
  {
    about: "two rows over a foot",
    page: marks([
      ["Grace Lind", 60],
      ["Ada Byron", 62]
    ]),
    passed: ["The table has two rows."],
    never: ["Only Grace Lind is left in the table.", "The table has one row.", "The table has three rows."]
  },
  {
    about: "a foot under lines that are called by the head of their column",
    page: `<h1>Stock</h1><p>3 lamps in the store</p><table><caption>Lamps of the store</caption><thead><tr><th>Lamp</th><th>Pieces</th></tr></thead><tbody>${["Arc", "Bell", "Cone"].map((name) => `<tr><th scope=row>${name}</th><td>4</td></tr>`).join("")}</tbody><tfoot><tr><th scope=row>Mean of the store</th><td>4</td></tr></tfoot></table>`,
    passed: ["There should be 3 lamps shown.", "There are 3 lamps."],
    never: ["There should be 4 lamps shown.", "There are 4 lamps.", "There should be 2 lamps shown."]
  }
]
