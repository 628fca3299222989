/** "The first campaign is ▯": by what its line says first, though it says more. */
const items = (list) =>
  `<ol>${list.map(([name, rate]) => `<li><span style="display:inline-block;width:200px">${name}</span><span style="display:inline-block">${rate}</span></li>`).join("")}</ol>`

export default [
  {
    about: "a ranking of names with a figure each",
    page: `<h1>Campaigns</h1><section><h2>Ranking</h2>${items([
      ["Loyalty points", "65% opened"],
      ["Spring sale", "40% opened"],
      ["Spring sale reminder", "12% opened"]
    ])}</section>`,
    passed: [
      'The first campaign in the ranking should be "Loyalty points"',
      'The second campaign in the ranking should be "Spring sale"'
    ],
    failed: ['The first campaign in the ranking should be "Spring sale"'],
    never: [
      'The third campaign in the ranking should be "Spring sale"',
      'The first campaign in the ranking should be "opened"',
      'The first campaign in the ranking should be "Loyalty"'
    ]
  }
]
