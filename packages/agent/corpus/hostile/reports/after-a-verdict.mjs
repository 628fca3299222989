/** A message says how an answer was taken before it tells the right one; what stands under a word over some cards; titles of the tab. */
const quiz = (
  message
) => `<!doctype html><meta charset="utf-8"><title>Study - Cards</title><h1>Quiz</h1><button id="b">Check</button><p id="f"></p>
  <script>b.onclick = () => { f.textContent = ${JSON.stringify(message)} }</script>`
const card = (name) => `<article style="border:1px solid"><h3>${name}</h3><p>Some words on it</p></article>`

export default [
  {
    about: "the answer stands behind a verdict",
    page: quiz("Not quite. The answer is apple."),
    passed: ["Click Check\nThe feedback tells them that the answer is apple"],
    never: [
      "Click Check\nThe feedback tells them that the answer is orange",
      "Click Check\nThe feedback says that the answer is not apple",
      "The feedback says that the answer is apple"
    ]
  },
  {
    about: "the sentence before denies what is told",
    page: quiz("Not true at all. The answer is apple, you said."),
    never: ["Click Check\nThe feedback tells them that the answer is apple"]
  },
  {
    about: "what a thing is called for is not what is done with one",
    page: `<a href="#a">Apply for a permit</a><dl><dt>Valid until</dt><dd>30 November 2027</dd></dl>`,
    blocked: ["The permit is valid until 30 November 2027"],
    never: ["The permit is valid until 30 November 2028"]
  },
  {
    about: "the title of the tab",
    page: quiz("Fine."),
    passed: ['The browser tab is called "Study - Cards"'],
    failed: ['The browser tab is called "Quiz"', 'The browser tab reads "Study"']
  },
  {
    about: "words over some of the cards",
    page: `<h1>All notes</h1><div><div>Pinned</div>${card("Weekend trip")}<div>Others</div>${card("Groceries")}${card("Sprint planning")}</div>`,
    passed: [
      "Weekend trip is in Pinned",
      "Groceries is in Others",
      'Weekend trip is the only note under "Pinned"'
    ],
    failed: ["Groceries is in Pinned", "Weekend trip is in Others"],
    never: [
      'Groceries is the only note under "Others"',
      'Sprint planning is the only note under "Pinned"',
      "Weekend trip is not in Pinned"
    ]
  }
]
