/** "The counter below it reads 3/160", "the What's new box": the line that counts on that side of the field, and no other. */
const page = (own, other) => `<h1>Notes</h1>
<div style="margin:20px"><textarea placeholder="What's new?" rows=2 cols=40></textarea><div>${own}</div></div>
<div style="margin-top:400px">Over <div>${other}</div><textarea aria-label="Reply" rows=2 cols=40></textarea></div>`

export default [
  {
    about: "two fields with a counter each",
    page: page("3/160", "0/80"),
    passed: [
      "Type Tea into the What's new box. The counter below it reads 3/160.",
      'Type "Tea" into the What\'s new? field. The counter below it is 3/160.',
      "The counter above the Reply field reads 0/80."
    ],
    failed: ["Type Tea into the What's new box. The counter below it reads 4/160."],
    never: [
      "Type Tea into the What's new box. The counter below it reads 3/80.",
      "Type Tea into the What's new box. The counter below it reads 0/80.",
      "Type Tea into the What's new box. The counter above it reads 3/160.",
      "Type Tea into the Reply field. The counter below it reads 0/80.",
      "Type Tea into the Reply field. The counter below it reads 3/160.",
      "The counter below the Reply field reads 0/80.",
      "The counter above the Reply field reads 3/160."
    ]
  }
]
