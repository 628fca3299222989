/** What is somebody's, what is about something, and what heads all of them. */
const answers = `<h1>Why do leaves curl?</h1><h2>2 answers</h2>
<article><p>Ada Brook</p><span>Accepted answer</span><p>You are watering too much.</p><button>Upvote</button></article>
<article><p>Jonas Weber</p><p>It could be a lack of calcium.</p><button>Upvote</button></article>`

const board = `<nav><a href="#h">Home</a></nav><h1>Questions</h1><p>2 questions</p>
<ul><li><a href="#r">Which roses grow in a north-facing bed?</a></li><li><a href="#t">When do I plant tulip bulbs?</a></li><li><a href="#u">Are tulip leaves edible?</a></li></ul>`

const edited = `<h1>Stock</h1><p>Tape <span id=v>5</span> <button id=e>Edit</button></p><label>Note <input id=n></label>
<script>e.onclick = () => { v.innerHTML = '<input value=5 aria-label="Quantity">'; v.firstChild.focus() }</script>`

export default [
  {
    about: "the answer of one of them, under a heading over all",
    page: answers,
    passed: [
      "Ada Brook's answer carries the Accepted answer badge, while Jonas Weber's doesn't.",
      "Ada Brook's answer shows Accepted answer."
    ],
    never: [
      "Jonas Weber's answer carries the Accepted answer badge.",
      "Ada Brook's answer does not carry the Accepted answer badge.",
      "Ada Brook's answer contains calcium."
    ]
  },
  {
    about: "the one thing that is about something",
    page: board,
    passed: [
      "Open the roses question. The URL ends with #r.",
      "Open the thread on tulip bulbs. The URL ends with #t."
    ],
    never: [
      "Open the tulip question. The URL ends with #t.",
      "Open the tulip question. The URL ends with #u.",
      "Open the lily question. The heading Questions is shown.",
      "Click the pencil next to the home. The heading Questions is shown."
    ]
  },
  {
    about: "a field that takes the place of what was clicked",
    page: edited,
    passed: ["Click Edit, set it to 7. The Quantity field contains 7."],
    never: ["Click Edit, set it to 7. The Note field contains 7."]
  }
]
