/** Sentences that are no form of words, which the page says just so, or almost. */
const guests = `<h1>Guests</h1><p id="s" role="status"></p><form onsubmit="event.preventDefault();s.textContent=n.value==='leo@mail.test'?'leo@mail.test is already a guest':n.value+' was invited'"><label>Email <input id="n"></label><button>Invite</button></form><ul><li>leo@mail.test</li></ul><p hidden>kim@mail.test is already a guest</p><p>No guest of leo@mail.test is already a guest of the house</p><p>Enter your own name below</p>`

export default [
  {
    about: "a message that says so",
    page: guests,
    passed: [
      "Enter leo@mail.test into the Email field\nClick Invite\nleo@mail.test is already a guest",
      "Enter leo@mail.test into the Email field\nClick Invite\n- leo@mail.test is already a guest."
    ],
    never: [
      "leo@mail.test is already a guest",
      "kim@mail.test is already a guest",
      "Enter kim@mail.test into the Email field\nClick Invite\nkim@mail.test is already a guest",
      "Enter kim@mail.test into the Email field\nClick Invite\nleo@mail.test is already a guest",
      "Enter leo@mail.test into the Email field\nClick Invite\nleo@mail.test is not already a guest",
      "Enter your own name below\nleo@mail.test is shown"
    ]
  }
]
