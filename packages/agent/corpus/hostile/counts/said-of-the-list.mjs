/** "The list should say Showing 1–3 of 8", beside lists to choose from: the line under the table, and not what one of them holds. */
const page = (line, more = "") =>
  `<h1>Log</h1><label>Status <select><option>All</option><option selected>Late</option></select></label> <label>Page size <select><option>3</option><option>6</option></select></label>
<table><thead><tr><th>Time</th><th>Status</th></tr></thead><tbody><tr><td>14:58</td><td>Late</td></tr><tr><td>14:31</td><td>Late</td></tr><tr><td>14:02</td><td>Late</td></tr></tbody></table><p>${line}</p>${more}`

export default [
  {
    about: "a line under a table",
    page: page("Showing 1–3 of 8"),
    passed: ['The list should say "Showing 1–3 of 8"', 'The status list should say "Late"'],
    failed: ['The list should say "Showing 1–6 of 8"', 'The list should say "Showing 1–3 of 3"']
  },
  {
    about: "two lines that are made so",
    page: page("Showing 1–3 of 8", "<h2>Old</h2><p>Showing 1–3 of 9</p>"),
    never: ['The list should say "Showing 1–3 of 9"', 'The list should say "Showing 1–3 of 8"']
  },
  {
    about: "no line that is made so",
    page: page("That is all"),
    passed: ['I should see "That is all"'],
    never: ['The list should say "Showing 1–3 of 8"']
  }
]
