/** "Unstar both starred mails": what can be taken back is told by the controls, and both are two. */
const page = (starred) => `<h1>Inbox</h1><ul id="l"></ul><p id="n"></p><script>
const mails = ["Lunch on Friday", "Invoice 12", "Train tickets", "Cat photos"].map((t, i) => ({ t, s: ${JSON.stringify(starred)}.includes(i) }))
const draw = () => { l.innerHTML = mails.map((m, i) => \`<li><h2>\${m.t}</h2><button aria-label="\${m.s ? "Unstar" : "Star"}" onclick="mails[\${i}].s=!mails[\${i}].s;draw()">\${m.s ? "★" : "☆"}</button></li>\`).join(""); n.textContent = mails.filter((m) => m.s).length + " starred" }
draw()</script>`

export default [
  {
    about: "two of the mails are starred",
    page: page([0, 2]),
    passed: [
      "Unstar both starred mails\nI see 0 starred",
      "I unstar both mails\nI see 0 starred",
      "Unstar all starred mails\nI see 0 starred"
    ],
    failed: ["Unstar both starred mails\nI see 1 starred"],
    never: [
      "Unstar both pinned mails\nI see 0 starred",
      "Unpin both pinned mails\nI see 2 starred",
      "Unstar both Invoice mails\nI see 0 starred"
    ]
  },
  {
    about: "three of the mails are starred",
    page: page([0, 1, 2]),
    passed: ["Unstar all starred mails\nI see 0 starred"],
    never: ["Unstar both starred mails\nI see 1 starred", "Unstar both starred mails\nI see 0 starred"]
  },
  {
    about: "one of the mails is starred",
    page: page([1]),
    never: ["Unstar both starred mails\nI see 0 starred"]
  }
]
