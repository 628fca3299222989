/** Questions that fold: what is said of an answer that no name of its own tells. */
const item = ([question, answer], at, bug) =>
  `<div class="q"><button aria-expanded="false" onclick="const open = this.getAttribute('aria-expanded') !== 'true'; this.setAttribute('aria-expanded', String(open)); ${bug ? "" : `document.getElementById('a${at}').hidden = !open`}">${question}</button><div id="a${at}" hidden>${answer}</div></div>`

const faq = (bug) =>
  `<h1>Questions</h1>${[
    ["How do I reset my password?", "Use the link on the sign-in page."],
    ["Where is my order?", "Look into your account."],
    ["Do you ship abroad?", "To all of Europe."]
  ]
    .map((each, at) => item(each, at, bug && at === 0))
    .join("")}<p>Ask us if nothing helps.</p>`

export default [
  {
    about: "as it should be",
    page: faq(false),
    passed: [
      "Click How do I reset my password? and check that its answer opens.",
      'Click "Where is my order?". Its answer is shown.',
      'Click "Where is my order?". The answer is shown. Click "Where is my order?". The answer is not shown.',
      'Click "Where is my order?". The answer of "Do you ship abroad?" is not shown.'
    ],
    failed: [
      'Click "Where is my order?". The answer is not shown.',
      'Click "Where is my order?". Click "Where is my order?". Its answer is shown.'
    ],
    never: [
      'Click "Where is my order?". The answer of "Do you ship abroad?" is shown.',
      'Click "Where is my order?". Its answer is hidden.',
      "The answer is shown"
    ]
  },
  {
    about: "one that says it is open, and shows nothing",
    page: faq(true),
    passed: ['Click "Where is my order?". Its answer is shown.'],
    never: [
      "Click How do I reset my password? and check that its answer opens.",
      'Click "How do I reset my password?". Its answer is shown.',
      'Click "How do I reset my password?". Its answer is not shown.'
    ]
  }
]
