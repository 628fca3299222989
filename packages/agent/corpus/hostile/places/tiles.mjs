/** Tiles that show a number under a title, beside rows that bear the same words; and errors of a field that is called so. */
const page = `<style>.row{display:flex}</style><div class=row><div class=tile><div>Items</div><b>12</b></div><div class=tile><div>Low stock</div><b id=n>3</b></div></div>
<label>Email <input></label><p id=err role=alert>Please enter your email.</p>
<table><tr><th>Item</th><th>Status</th></tr><tr><td>Box</td><td>Low stock</td></tr><tr><td>Tape</td><td>Low stock</td></tr></table>
<button onclick="n.textContent=2;err.remove()">Go</button>`

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
  }
]
