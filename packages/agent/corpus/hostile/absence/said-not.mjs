/** Words that stand on the page behind a denial. */
const trips = `<h1>Trips</h1><section aria-label="Choir"><h2>Choir</h2><p>€0 of €4,500 · Not started</p></section>
<section aria-label="Roof"><h2>Roof</h2><p>€10 of €4,500 · Started</p></section><p>No delays</p><p>Meals are not included.</p>`

export default [
  {
    about: "what has not come about, and what has",
    page: trips,
    passed: ['"Roof" has started', '"Choir" has not started', "No delays are shown"],
    failed: ['"Roof" has not started'],
    never: [
      '"Choir" has started',
      '"Choir" is started',
      "Choir says Started",
      "Delays are shown",
      "Meals are included"
    ]
  },
  {
    about: "figures in parentheses that say how many there are, of which a few are shown",
    page: `<h1>Hotel Adler</h1><p>3.5 (64 reviews) · 12 photos</p><h2>Reviews</h2><article><h3>Lovely staff</h3><p>by Tim</p><p>Room</p></article>
<article><h3>Never again</h3><p>by Tina</p><p>They wrote</p></article>`,
    passed: ["The hotel has 12 photos"],
    never: [
      "The hotel has 2 reviews",
      "The hotel has 12 reviews",
      "The hotel has 64 photos",
      "The hotel has 3 reviews"
    ]
  }
]
