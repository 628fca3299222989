/** "3 updates are available", where the page has the quality behind the noun: "3 updates available". */
const page = `<h1>Packages</h1><p>3 updates available · 2 of 3 enabled</p>
<p>Up to 7 slots free</p><p>12 seats sold last week</p><p>6 messages sent, 2 failed</p><p>1 task not completed</p>
<div>${["Alpha", "Beta", "Gamma"].map((name) => `<div><b>${name}</b><span>1.2</span><button>Update</button></div>`).join("")}</div>`

export default [
  {
    about: "a line that says how many of them are so, and others that do not",
    page,
    passed: ["3 updates are available", "There are 3 available updates", "6 messages were sent"],
    never: [
      "2 updates are available",
      "No updates are available",
      "3 updates are not available",
      "3 updates are enabled",
      "3 updates were installed",
      "7 slots are free",
      "12 seats are sold",
      "2 messages were sent",
      "6 messages failed",
      "1 task is completed"
    ]
  }
]
