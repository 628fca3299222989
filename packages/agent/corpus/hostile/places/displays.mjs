/** What shows a line and is called so by nobody but the text: a bar, a summary, a counter, an indicator. */
const page = `<h1>My decks</h1><p>2 decks, 4 cards</p>
<ul><li><h3>Spanish basics</h3><p>Best score: 67%</p></li><li><h3>French</h3><p>Best score: 20%</p></li></ul>
<div>Page 1 of 3</div><button disabled>Previous</button><button>Next</button>
<label>Message <textarea oninput="c.textContent = this.value.length + ' / 140 characters'"></textarea></label>
<p id="c">0 / 140 characters</p>`

export default [
  {
    about: "lines that say how many there are",
    page,
    passed: [
      "The summary says 2 decks, 4 cards",
      'The page indicator reads "Page 1 of 3"',
      "Type Hello into Message. The counter shows 5 / 140 characters",
      "The bar reads 2 decks, 4 cards"
    ],
    failed: [
      "The summary says 3 decks, 4 cards",
      'The page indicator reads "Page 2 of 3"',
      "The counter shows 5 / 140 characters"
    ],
    // In other words, of no figure, or in two places.
    never: [
      "The summary says 2 decks and 4 cards",
      "The bar says French",
      "The summary says Best score",
      "The note says 5 cards"
    ]
  },
  {
    about: "the same line in two places",
    page: `<p>3 items</p><footer>3 items</footer>`,
    never: ["The summary says 3 items", "The summary says 5 items"]
  },
  {
    about: "something that is called so says another thing",
    page: `<section aria-label="Summary"><p>Nothing yet</p></section><p>2 decks, 4 cards</p>`,
    failed: ["The summary says 2 decks, 4 cards"],
    never: ["The summary says 3 decks, 4 cards"]
  }
]
