/** Tiles that show a number under a title, beside rows that bear the same words; and errors of a field that is called so. */
const page = `<style>.row{display:flex}</style><div class=row><div class=tile><div>Items</div><b>12</b></div><div class=tile><div>Low stock</div><b id=n>3</b></div></div>
<label>Email <input></label><p id=err role=alert>Please enter your email.</p>
<table><tr><th>Item</th><th>Status</th></tr><tr><td>Box</td><td>Low stock</td></tr><tr><td>Tape</td><td>Low stock</td></tr></table>
<button onclick="n.textContent=2;err.remove()">Go</button>`

/** Tiles as lists of terms, with a line under the figure that explains it. */
const explained = (figure, note = "waiting for a decision") =>
  `<style>dl{display:inline-block;margin:12px}dd{margin:0}.big{font-size:28px}.small{font-size:13px}</style><dl><dt>Pending requests</dt><dd class="big">${figure}</dd><dd class="small">${note}</dd></dl>
<dl><dt>Days left</dt><dd class="big">14</dd><dd class="small">of 30 this year</dd></dl><p>3 requests were closed</p>`

export default [
  {
    about: "a tile and rows of the same words",
    page,
    passed: [
      "The Low stock tile shows 3.",
      "Click Go. The Low stock tile drops from 3 to 2.",
      "Click Go. The email error goes away."
    ],
    failed: ["The Low stock tile shows 4.", "The email error goes away."],
    never: [
      "The Low stock tile contains Box.",
      "The Items tile shows 3.",
      "Click Go. The email error is shown."
    ]
  },
  {
    about: "a figure and a line that explains it",
    page: explained("3"),
    passed: [
      'Verify that "Pending requests" is 3',
      '"Pending requests" should be 3\n"Days left" should be 14',
      'Verify that "Pending requests" is not 4'
    ],
    failed: [
      'Verify that "Pending requests" is 14',
      'Verify that "Days left" is 3',
      'Verify that "Pending requests" is not 3'
    ],
    never: ['Verify that "Days left" is 30', 'Verify that "Pending requests" is "waiting"']
  },
  {
    about: "another figure in the line that explains it",
    page: explained("2", "3 of them urgent"),
    passed: ['Verify that "Pending requests" is 2'],
    never: ['Verify that "Pending requests" is 3']
  },
  {
    about: "two figures of one size",
    page: explained('3</dd><dd class="big">5'),
    never: ['Verify that "Pending requests" is 5', 'Verify that "Pending requests" is 53']
  }
]
