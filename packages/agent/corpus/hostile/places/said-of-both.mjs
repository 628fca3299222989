/** "Both of them say Saved", "the soup and the tart now say Saved": of each by itself, never of the last one alone. */
const card = (name, at, saved) =>
  `<article><h3>${name}</h3><p>${at} min · serves 4</p><p>Dinner</p><button onclick="this.textContent = '♥ Saved'">${saved ? "♥ Saved" : "♡ Save"}</button></article>`

const saves = "Click Save on Plum tart and on Pea soup.\n"

export default [
  {
    about: "three cards, of which two are saved",
    page: card("Plum tart", 40, true) + card("Pea soup", 20, true) + card("Rye bread", 90, false),
    passed: [
      "Plum tart and Pea soup say Saved.",
      '"Plum tart" and "Pea soup" now show "Saved".',
      "Pea soup now says Saved instead of Save.",
      "Rye bread says Save instead of Saved.",
      "Rye bread says 90 min.",
      "The Pea soup card now says Saved."
    ],
    failed: [
      "Rye bread and Pea soup say Saved.",
      '"Rye bread" and "Pea soup" now show "Saved".',
      "Plum tart, Rye bread and Pea soup say Saved.",
      "Rye bread now says Saved instead of Save.",
      "Pea soup now says Save instead of Saved.",
      "The Rye bread card now says Saved."
    ],
    never: [
      "Both of them say Saved.",
      "Neither Plum tart nor Pea soup says Saved.",
      "Only Plum tart and Rye bread say Saved.",
      "Plum tart and Pea soup do not say Saved.",
      "Pea soup says 40 min.",
      "Pea soup says serves.",
      "Plum tart says Pea soup."
    ]
  },
  {
    about: "the two that were just saved",
    page: card("Plum tart", 40, false) + card("Pea soup", 20, false) + card("Rye bread", 90, false),
    passed: [saves + "Both of them now say Saved instead of Save."],
    never: [
      saves + "Both of them still say Save.",
      "Click Save on Pea soup. Both of them now say Saved.",
      saves + "Click Save on Rye bread. Both of them now say Saved.",
      saves + "Neither of them says Saved."
    ]
  },
  {
    about: "one of the two says so",
    page:
      card("Plum tart", 40, false).replace("'♥ Saved'", "'♡ Save'") +
      card("Pea soup", 20, false) +
      card("Rye bread", 90, true),
    never: [saves + "Both of them now say Saved instead of Save.", saves + "Both now say Saved."]
  }
]
