/** "The first review" of a panel whose head, stars and reviews stand side by side: none of what stands above "Reviews (2)", and not the field for a new one. */
const review = (who, text) =>
  `<div style="border:1px solid;padding:6px;margin:6px"><div>${who}</div><div>${text}</div></div>`
const page = (said, field = "Write a review") => `<div style="font-size:22px">Library</div><div>
  <div style="padding:6px"><div>The Patient Glacier</div><div>by Nadia Osei</div></div>
  <div style="padding:6px"><div>On shelf 4</div><div>230 pages</div></div>
  <div>Reviews${said}</div><textarea placeholder="${field}"></textarea>
  ${review("You", "Cold and beautiful")}${review("Yuki Tanabe", "Made me care about ice")}</div>`

export default [
  {
    about: "as many stand below the title as it says",
    page: page(" (2)"),
    passed: [
      'It now says "Reviews (2)", and the first review is by You and reads "Cold and beautiful"',
      "The first review is by You",
      'The first review contains "Cold and beautiful"',
      'The last review contains "Made me care about ice"'
    ],
    failed: ['The first review contains "Made me care about ice"'],
    never: [
      'It now says "Reviews (2)", and the first review is by You and reads "Made me care about ice"',
      'The first review contains "Nadia Osei"',
      "The first review is by Yuki Tanabe",
      "The first review is by Nadia Osei",
      'The second review contains "230 pages"'
    ]
  },
  {
    about: "the title says another number",
    page: page(" (3)"),
    never: ['The first review contains "Nadia Osei"', 'The first review contains "Made me care about ice"']
  }
]
