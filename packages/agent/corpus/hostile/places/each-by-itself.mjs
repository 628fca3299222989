/** Cards that are pressed as a whole: what is said of each is looked for in it, and not where pressing it might lead. */
const card = (title, more) =>
  `<div onclick="" style="cursor:pointer;border:1px solid"><h2>${title}</h2>${more}</div>`

export default [
  {
    about: "cards that lead somewhere, of which one has what is said of all",
    page: `<h1>Topics</h1>${card("Socks", "<p>by Joss · 4 replies</p><span>Pinned</span>")}${card("Tension", "<p>by Odile</p>")}${card("Cables", "<p>by Kim · 2 replies</p>")}`,
    passed: ['"Socks" has the badge Pinned.', '"Cables" has replies.'],
    never: ["All topics have the badge Pinned.", "All topics have replies.", "Every topic has replies."]
  },
  {
    about: "cards that lead somewhere, all of which have it",
    page: `<h1>Topics</h1>${card("Socks", "<p>4 replies</p>")}${card("Tension", "<p>3 replies</p>")}${card("Cables", "<p>2 replies</p>")}`,
    passed: ["All topics have replies."]
  }
]
