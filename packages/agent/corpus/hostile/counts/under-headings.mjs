/** "One entry under Sessions today": in what the heading heads, and not under the next one. */
const page = `<h1>Visitors</h1><section><h3>Sessions today</h3><ol><li>MA68 HGT – 8 hours</li></ol></section><section><h3>Sessions planned</h3><ol><li>EK17 PLO – 4 hours</li><li>YF15 KLM – 2 hours</li></ol></section>`

export default [
  {
    about: "two lists under two headings",
    page,
    passed: [
      '"MA68 HGT – 8 hours" should be the only entry under Sessions today.',
      "There are 2 entries under Sessions planned."
    ],
    failed: ["There are 2 entries under Sessions today.", "There is one entry under Sessions planned."],
    never: [
      '"EK17 PLO – 4 hours" should be the only entry under Sessions planned.',
      '"EK17 PLO – 4 hours" should be the only entry under Sessions today.'
    ]
  }
]
