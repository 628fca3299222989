/** "The counter says 2 open", on a page that calls nothing a counter. */
const page = (...lines) =>
  `<h1>Repairs</h1>${lines.map((line) => `<p>${line}</p>`).join("")}<ul><li>Bike 3</li><li>Lamp</li></ul>`

export default [
  {
    about: "one line is a number with those words",
    page: page("2 waiting", "5 done"),
    passed: ["The counter says 2 waiting", "The counter says 5 done"],
    failed: ["The counter says 3 waiting", "The counter says 2 done"],
    never: ["The counter says 2 repairs", "The counter says 2"]
  },
  {
    about: "behind a title",
    page: page("Bench 2 waiting"),
    passed: ["The counter says 2 waiting"],
    failed: ["The counter says 3 waiting"]
  },
  { about: "two lines are", page: page("2 waiting", "3 waiting"), never: ["The counter says 2 waiting"] },
  {
    about: "the words stand in a sentence",
    page: page("At most 2 waiting"),
    never: ["The counter says 2 waiting"]
  },
  {
    about: "something else is called a counter",
    page: page("2 waiting", "Counter", "4"),
    never: ["The counter says 2 waiting"]
  }
]
