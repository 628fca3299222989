/** Days of the week that the page writes short. */
export default [
  {
    about: "labels and values of a ticket",
    page: `<h1>Ticket 12</h1><dl><dt>Due</dt><dd>Mon, 10:30</dd><dt>Opened</dt><dd>Thu</dd><dt>Gift</dt><dd>Sun hat</dd></dl>`,
    passed: ["Opened is Thursday", "Opened shows Thursday", "Due is Mon, 10:30"],
    failed: ["Due is Thursday", "Opened is Tuesday", "Opened is Sunday", "Opened is not Thursday"],
    never: ['Opened is "Thursday"', "Gift is Sunday", "Gift shows Sunday", "Due is Monday, 11:30"]
  }
]
