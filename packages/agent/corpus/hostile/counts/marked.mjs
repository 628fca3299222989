/** "Three of the rows are marked New": so many of the things that are meant, and none of those that only speak of it. */
const list = (marks) =>
  `<h1>Messages</h1><p>New here? <button>New</button></p><ul>${marks.map((m, n) => `<li><div>Subject ${n + 1}</div><div>Some words</div>${m ? `<div class=pill>${m}</div>` : ""}</li>`).join("")}</ul>`

export default [
  {
    about: "some of a list are marked",
    page: list(["New", "", "New", "Draft", ""]),
    passed: [
      "Two of the items are marked New",
      "Two items are marked as “New”",
      "5 items are listed and two of them are marked New"
    ],
    never: [
      "Three of the items are marked New",
      "One of the items is listed and two of them are marked New",
      "5 items are listed and three of them are marked New",
      "Two items are marked Draft",
      "Two of the items are not marked New"
    ]
  },
  {
    about: "the word is a part of what is written",
    page: `<h1>Messages</h1><ul><li><div>New prices</div><div>Some words</div></li><li><div>Old prices</div><div>Some words</div><div>New</div></li><li><div>Talk</div><div>All that is New here</div></li></ul>`,
    never: ["Three of the items are marked New", "Two of the items are marked New"]
  }
]
