/** "The activity contains ▯": of a box with nothing in it but a title and smaller lines, each of them. */
const lines = (texts) =>
  texts.map((text) => `<div style="font-size:13px;margin-top:8px">${text}</div>`).join("")
const box = (
  inside
) => `<h1>Readers</h1><div style="display:flex;gap:20px"><div style="border:1px solid;padding:9px"><div>Dan Orr</div><button>Follow</button></div>
  <div style="border:1px solid;padding:9px"><div style="font-size:16px"><b>Activity</b></div>${inside}</div></div>`

export default [
  {
    about: "a title and lines below it",
    page: box(lines(["Ada finished The Salt Road", "Bo started Tides"])),
    passed: [
      'The activity contains "Ada finished The Salt Road"',
      'The activity contains "Bo started Tides"'
    ],
    never: [
      'The activity contains "Dan Orr"',
      'The activity contains "Ada started Tides"',
      'The activity does not contain "Bo started Tides"'
    ]
  },
  {
    about: "another title among the lines",
    page: box(
      `${lines(["Ada finished The Salt Road"])}<div style="font-size:16px"><b>Suggested</b></div>${lines(["Cy started Tides"])}`
    ),
    never: ['The activity contains "Cy started Tides"']
  }
]
