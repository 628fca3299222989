/** "The remark that sending is paused has disappeared": told and not quoted, while a page may say the same in other words. */
const page = (after) =>
  `<h1>Newsletter</h1><p id="r">Sending is paused until a subject is given.</p><label>Subject <input id="s" oninput="${after}"></label><p>Sending costs nothing.</p>`
const test = (words) => `Enter "June" in the Subject field\n${words}`
const gone = test("The remark that sending is paused has disappeared.")

export default [
  {
    about: "a remark that went",
    page: page("r.remove()"),
    passed: [gone, test("The hint that sending is paused is gone.")],
    failed: ["The remark that sending is paused has disappeared."],
    never: [
      test("The remark that sending is stopped has disappeared."),
      test("The remark that sending is not paused has disappeared."),
      test("The remark that the subject is given has disappeared.")
    ]
  },
  { about: "a remark that stays", page: page(""), failed: [gone] },
  {
    about: "a remark that says the same in other words",
    page: page("r.textContent = 'Sending remains paused until a reader is chosen.'"),
    never: [gone]
  },
  {
    about: "a remark of another word for the same",
    page: page("r.textContent = 'Sending is stopped: no readers.'"),
    never: [gone]
  }
]
