/** "X is not among them": in none of those that were counted or spoken of, and not only in one of them. */
const card = (name) => `<article><h2>${name}</h2><p>Two hours</p><span>indoors</span></article>`
const row = (name) => `<tr><td>${name}</td><td>Two hours</td></tr>`
const cards = (...names) =>
  `<h1>Courses</h1><p>${names.length} courses</p><div>${names.map(card).join("")}</div>`
const rows = (...names) =>
  `<h1>Courses</h1><table><thead><tr><th>Course</th><th>Length</th></tr></thead><tbody>${names.map(row).join("")}</tbody></table>`
const other = `<h2>Full</h2><ul><li>Weaving</li><li>Baking</li></ul>`
const two = (name) => [
  `There are 2 courses and ${name} is not among them`,
  `Pottery is shown\n${name} isn't among them`
]

export default [
  ["cards", cards],
  ["rows of a table", rows]
].flatMap(([kind, of]) => [
  {
    about: `${kind}, of which it is none`,
    page: of("Pottery", "Drawing"),
    passed: two("Weaving"),
    never: [...two("Drawing"), ...two("Pottery"), "There are 2 courses and Weaving is among them"]
  },
  {
    about: `${kind}, and it stands in another list`,
    page: of("Pottery", "Drawing") + other,
    never: [...two("Drawing"), ...two("Weaving")]
  }
])
