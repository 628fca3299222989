/** An inbox and a thread that only their looks tell: who wrote, which are unread, which are starred. */
const inbox = (
  bold
) => `<style>.m{display:flex;gap:10px;cursor:pointer;padding:6px}.m b,.m span{font-weight:400}.m .s{flex:1}${bold ? ".unread .w,.unread .s{font-weight:700}" : ""}.tag{background:#dde;border-radius:6px;padding:1px 6px}</style><h1>Inbox</h1>
<div><div class="m unread" onclick="0"><button aria-label="Star" aria-pressed="false">☆</button><span class="w">Nils Berg</span><span class="s">Keys for the hut <i class="tag">Trips</i></span><span>Today 08:10</span></div>
<div class="m" onclick="0"><button aria-label="Star" aria-pressed="true">★</button><span class="w">Rowing Club</span><span class="s">Unread minutes</span><span>Yesterday</span></div>
<div class="m" onclick="0"><button aria-label="Star" aria-pressed="false">☆</button><span class="w">Ines Duarte</span><span class="s">Photos <i class="tag">Trips</i> <i class="tag">Family</i></span><span>Nov 3</span></div></div>`

const thread = `<h1>Keys for the hut</h1><div class="th"><div class="x"><b>Nils Berg</b> <i>Mon 16:40</i><p>The keys are under the mat.</p></div><div class="x"><b>You</b> <i>Mon 18:02</i><p>Which mat?</p></div><div class="x"><b>Nils Berg</b> <i>Today 08:10</i><p>The green one.</p></div></div><textarea aria-label="Reply"></textarea><button>Send</button>`

const notice = `<h1>Orders</h1><div role="alert">Saved at 10:40</div><ul><li>Chair</li><li>Lamp</li></ul><section><h2>News</h2><p>Nils Berg</p><p>Mon 16:40</p></section>`

export default [
  {
    about: "an inbox with bold lines, stars and labels",
    page: inbox(true),
    passed: [
      "Nils Berg's email is unread",
      "The Rowing Club email is starred",
      "The first email is from Nils Berg",
      "The email from Nils Berg is labelled Trips",
      "There are 3 emails"
    ],
    never: [
      "Two emails are unread",
      "Ines Duarte's email is unread",
      "The Rowing Club email is unread",
      "The Rowing Club email is not starred",
      "Nils Berg's email is starred",
      "Two emails are starred",
      "The first email is from Ines Duarte",
      "The email from Nils Berg is labelled Family",
      "There are 2 emails"
    ]
  },
  {
    about: "an inbox whose unread mails look like the others",
    page: inbox(false),
    passed: ["The Rowing Club email is starred"],
    never: [
      "One email is unread",
      "Nils Berg's email is unread",
      "Ines Duarte's email is unread",
      "No email is unread"
    ]
  },
  {
    about: "a thread of boxes",
    page: thread,
    passed: [
      "The first message is from Nils Berg",
      "The second message is from You",
      "The last message says The green one.",
      "The thread has 3 messages",
      "There are three messages in the conversation"
    ],
    never: [
      "The first message is from You",
      "The last message is from You",
      "The last message says Which mat?",
      "The second message says The green one.",
      "The thread has 2 messages",
      "The thread has 4 messages",
      "Ines Duarte is in the thread",
      "The fourth message is from Nils Berg"
    ]
  },
  {
    about: "a notice, and a list that nobody wrote",
    page: notice,
    passed: ["Chair is shown"],
    never: [
      "The first message is from Chair",
      "The last message is Lamp",
      "The thread has 2 messages",
      "There are 2 emails"
    ]
  }
]
