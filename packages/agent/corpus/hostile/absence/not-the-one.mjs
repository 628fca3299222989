/** What something is not, on a page that has no word for what it should not be. */
const town = (name, people, badge = "") =>
  `<tr><td>${name} ${badge}</td><td>${people}</td><td><button>Visit ${name}</button></td></tr>`

const page = (badge) =>
  `<h1>Towns</h1><table><tr><th>Town</th><th>People</th><th></th></tr>${town("Arlen City", "9,000", badge)}${town("Bosk", "7,000")}${town("Cray", "4,000")}</table>`

export default [
  {
    about: "no word for it on the page",
    page: page(""),
    passed: ["Arlen City is listed above Bosk"],
    never: [
      "Arlen City is not the capital",
      "Cray is not the smallest town",
      "Arlen City isn't the capital",
      "Arlen City is the capital"
    ]
  },
  {
    about: "a badge on the one that is it",
    page: page('<span class="badge">Capital</span>'),
    passed: ["Bosk is not the capital"],
    never: ["Arlen City is not the capital", "Bosk is the capital"]
  },
  {
    about: "a heading with the word over all",
    page: `<h2>Capital and other towns</h2>${page("")}`,
    never: ["Arlen City is not the capital"]
  }
]
