/** Several values of one thing: each of them is said of it, and none is looked for or chosen elsewhere. */
const page = `<h1>Tickets</h1>
<table><tr><th>Name</th><th>Email</th><th>Status</th></tr>
<tr><td>Ada</td><td>ada@example.org</td><td>In progress</td></tr>
<tr><td>Bob</td><td>bob@example.org</td><td>Done</td></tr></table>
<label>Color <select><option>Red</option><option>Green</option><option>Blue</option></select></label>
<ul><li>A1</li><li>B2</li><li>C3</li></ul>`

export default [
  {
    about: "a table whose rows say different things",
    page,
    passed: [
      "The status of Ada should be in progress",
      "The first row should contain Ada and In progress",
      'The heading should be "Tickets" and the status of Bob should be Done',
      "The table should have Ada and Bob",
      "The first row's email should be ada@example.org"
    ],
    failed: [
      "The status of Bob should be in progress",
      "The first row should contain Ada and Done",
      "The table should have Ada and Cy",
      "The first row's email should be bob@example.org"
    ],
    never: [
      "The first row should be Ada and Done",
      "The status of Ada should be In progress and Done",
      'The status of Ada should be "In progress" and "Done"',
      "The heading should be Tickets and Ada"
    ]
  },
  {
    about: "a list that offers one more than the text says",
    page,
    passed: [
      "The Color dropdown should offer exactly Red, Green and Blue",
      "The list should contain exactly A1, B2 and C3"
    ],
    failed: [
      "The list should contain exactly A1 and B2",
      "The list should contain exactly A1, B2, C3 and D4",
      "The Color dropdown should offer exactly Red and Green",
      "The Color dropdown offers exactly Red and Green",
      "The Color dropdown should have exactly Red, Green, Blue and Pink"
    ]
  }
]
