/** "Mine", "from me": words of whoever reads the page, which no page says of itself. */
const page = `<h1>Repairs</h1><ul><li><b>Boiler</b> <span>Assignee: Ruth</span> <span class="me">●</span></li><li><b>Gutter</b> <span>Assignee: Noor</span></li></ul><p>The gutter</p>`

export default [
  {
    about: "whose a thing is, told by the one who reads",
    page,
    passed: ["Boiler is shown"],
    blocked: [
      "The text Gutter is mine",
      "The text Gutter is not mine",
      "The item Boiler is not ours",
      "The item Boiler is not assigned to me"
    ]
  }
]
