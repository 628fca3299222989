/** "0 replies" speaks of replies, and there is none. */
const topic = (title, votes, said) =>
  `<div style="border:1px solid"><div><b>${votes}</b><br><span>votes</span></div><h2>${title}</h2><p>${said}</p></div>`

export default [
  {
    about: "topics, one of which nobody answered or voted for",
    page: `<h1>Topics</h1>${topic("Socks", 7, "by Joss · 4 replies")}${topic("Tension", 0, "by Odile · 0 replies")}${topic("Cables", 3, "by Kim · 10 replies")}`,
    passed: [
      '"Socks" has replies.',
      '"Cables" has replies.',
      '"Socks" has votes.',
      '"Tension" has no replies.',
      '"Tension" shows "0 replies".'
    ],
    never: [
      '"Tension" has replies.',
      '"Tension" has votes.',
      "All topics have replies.",
      '"Cables" has no replies.'
    ]
  }
]
