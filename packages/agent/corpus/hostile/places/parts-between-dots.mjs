/** A line of a card that says several things with dots between them, and a card told by the thing it is of. */
const card = (name, meta, places) =>
  `<li style="border:1px solid #ccc;padding:8px"><h3>${name}</h3><span>${meta}</span><footer><span>${places}</span> <button>Join waitlist for ${name}</button></footer></li>`
const classes = (hiit, spin) =>
  `<h1>Timetable</h1><ul style="display:grid;grid-template-columns:1fr 1fr;list-style:none">${card("HIIT 30", "Tom Becker · Gym Floor · 1 credit", hiit)}${card("Spin Express", "Ayla Demir · Studio 1 · 2 credits", spin)}</ul>`
export default [
  {
    about: "one of them full with one who waits, the other with two",
    page: classes("Full · 1 waiting", "Full · 2 waiting"),
    passed: [
      "The card of HIIT 30 says 1 waiting",
      'The card of HIIT 30 says "Full"',
      'The card of Spin Express says "2 waiting"',
      "The card of HIIT 30 says 1 credit"
    ],
    failed: ['The card of HIIT 30 does not say "1 waiting"'],
    never: [
      "The card of HIIT 30 says 2 waiting",
      "The card of Spin Express says 1 waiting",
      'The card of HIIT 30 says "2 credits"',
      'The card of HIIT 30 says exactly "1 waiting"',
      'The card of HIIT 30 says only "1 waiting"'
    ]
  },
  {
    about: "more of that kind, and nobody of it",
    page: classes("Full · 11 waiting", "Full · 1 waiting for Tom"),
    passed: ['The card of HIIT 30 says "11 waiting"'],
    never: ["The card of HIIT 30 says 1 waiting", "The card of Spin Express says 1 waiting"]
  }
]
