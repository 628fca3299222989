/** A chat that floats over a page, what goes on in it, and what it suggests to say. */
const page = `<h1>Help</h1><label>Order <select><option>Newest first</option><option>Oldest first</option></select></label><p>Refunds take a week.</p>
<section aria-label="Live chat"><b>Mira from Northwind</b><div role="log"><div>Hello, I am Mira.</div><div>How can I help?</div></div>
<div id="q"><span tabindex="0" onclick="said(this)">Opening hours</span><span tabindex="0" onclick="said(this)">Delivery</span></div><button>Send</button></section>
<section aria-label="News"><b>Sale</b><button>Read</button></section><script>function said(x) { const d = document.createElement("div"); d.textContent = "You asked: " + x.textContent; document.querySelector("[role=log]").append(d); x.remove() }</script>`

/** Each says who said it, and then what. */
const talk = (role, said, beside = "") =>
  `<style>.msg b { margin-right: 8px }</style><h1># random</h1><div ${role}>${said
    .map(([who, what]) => `<div class="msg"><b>${who}</b><span>${what}</span></div>`)
    .join("")}</div><input placeholder="Message #random"><button>Send</button>${beside}`
const log = 'role="log" aria-label="Messages"'
const members = "<h2>Members</h2><ul><li>Mo</li><li>Yuki</li><li>Ben online</li></ul>"
const ofThree = [
  ["Mo", "Who took my mug?"],
  ["Yuki", "There is cake"],
  ["You", ""]
]

export default [
  {
    about: "whose messages they are, one of them empty",
    page: talk(log, ofThree),
    passed: ['A message from "Mo" is shown', "There is a message from You", 'No message from "Ada" is shown'],
    failed: ['No message from "You" is shown', "There is no message from Mo"],
    never: ["A message from Ada is shown", "A message from cake is shown"]
  },
  {
    about: "members beside the messages",
    page: talk(log, [...ofThree, ["Yuki", "Thanks, Iris"]], members),
    passed: ["A message from Yuki is shown", "There are no messages from Ben"],
    failed: ["There are no messages from Mo"],
    never: ["A message from Ben is shown", "No message from Iris is shown", "A message from Iris is shown"]
  },
  {
    about: "messages that no role tells",
    page: talk("", ofThree, members),
    passed: ["There are no messages from Ada"],
    never: ["There are no messages from You", "No message from Mo is shown", "A message from Ben is shown"]
  },
  {
    about: "a chat in a section of that name, with a log and replies to choose from",
    page,
    passed: [
      'The chat window contains "Hello, I am Mira."',
      "The Send button in the chat window is enabled.",
      "“How can I help?” is shown in the conversation.",
      'Choose Opening hours from the suggestions.\n"You asked: Opening hours" is shown in the conversation.',
      "Choose Oldest first in the Order list.\nOldest first is selected in the Order list."
    ],
    failed: [
      '"Refunds take a week." is shown in the conversation.',
      'The chat window contains "Refunds take a week."',
      'The conversation contains "You asked".'
    ],
    never: [
      "“Sale” is shown in the chat window.",
      "“Send” is shown in the conversation.",
      "The Read button in the chat window is enabled.",
      "“Sale” is shown in the support window.",
      'Choose Returns from the suggestions.\n"You asked: Opening hours" is shown in the conversation.',
      'Choose Send from the suggestions.\n"Hello, I am Mira." is shown.',
      'Choose Delivery from the suggestions.\n"You asked: Opening hours" is shown.'
    ]
  },
  {
    about: "no chat at all",
    page: `<h1>Help</h1><section aria-label="News"><p>Our chat opens at nine.</p><button>Read</button></section>`,
    never: [
      "The chat window contains “Our chat opens at nine.”",
      "“Our chat opens at nine.” is shown in the conversation.",
      "The Read button in the chat window is enabled."
    ]
  }
]
