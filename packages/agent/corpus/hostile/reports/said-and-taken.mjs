/** "It says Guest invited and takes me to the guest list, where there are now 3 guests": what is said ends where one is taken. */
const guests = (names) =>
  `<ul>${names.map((name) => `<li>${name} <small>invited</small></li>`).join("")}</ul>`
const page = ({
  said = "Guest invited",
  names = ["Ines", "Joao", "Rui"],
  head = "Guest list",
  stays = false
} = {}) =>
  `<h1 id="h">Invite a guest</h1><p id="t" role="status"></p><div id="d" role="dialog" aria-label="New guest"><label>Name <input></label><button id="b">Invite</button></div><div id="l" hidden>${guests(names)}</div><script>b.onclick = () => { t.textContent = "${said}"; d.hidden = ${!stays}; h.textContent = "${head}"; l.hidden = false }</script>`
const taken =
  "Click Invite\nThe app says Guest invited and takes me to the guest list, where there are now 3 guests."
const closed = "Click Invite\nThe app says Guest invited and closes the dialog."

export default [
  {
    about: "it says so, and one is there",
    page: page(),
    passed: [taken, closed],
    failed: [
      "Click Invite\nThe app says Guest removed and takes me to the guest list, where there are now 3 guests."
    ],
    never: [
      "Click Invite\nThe app says Guest invited and takes me to the room list, where there are now 3 guests."
    ]
  },
  { about: "it says something else", page: page({ said: "Guest not invited" }), never: [taken, closed] },
  { about: "one is taken elsewhere", page: page({ head: "Bookings" }), never: [taken] },
  {
    about: "there are fewer than that",
    page: page({ names: ["Ines", "Joao"] }),
    failed: [taken],
    passed: [closed]
  },
  {
    about: "the dialog stays, and whoever reads the test is not to close it",
    page: page({ stays: true }),
    failed: [closed]
  }
]
