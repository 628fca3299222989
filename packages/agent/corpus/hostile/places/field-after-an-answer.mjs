/** "Enter -4 and click Save. The field keeps -4": after an answer of the page it is the field that was filled in last, and none that was left alone. */
const page = (kept) => `<h1>Stock</h1><label>Find <input></label>
<table><tr><th>Item</th><th>Quantity</th></tr><tr><td>Bolts</td><td id=b></td></tr><tr><td>Nuts</td><td>7 <button>Edit quantity of Nuts</button></td></tr></table>
<script>
let n = "12", err = "", edits = false
const draw = () => {
  b.innerHTML = edits
    ? '<input type=number aria-label="Quantity of Bolts" value="' + n + '"><button onclick="save()">Save</button><div role=alert>' + err + '</div>'
    : n + ' <button onclick="edits = true; draw(); b.querySelector(\\'input\\').focus()">Edit quantity of Bolts</button>'
}
const save = () => {
  const value = b.querySelector("input").value
  n = ${kept}; err = value < 0 ? "Quantity cannot be negative" : ""; edits = value < 0; draw()
}
draw()
</script>`

const first = 'Click "Edit quantity of Bolts", enter -4 and click Save.\n'

export default [
  {
    about: "the field keeps what was put in",
    page: page("value"),
    passed: [
      first + "The field keeps -4.",
      first + 'The error "Quantity cannot be negative" is shown and the field contains -4.',
      first + "Enter 9 and click Save. The row of Bolts contains 9."
    ],
    failed: [first + "The field keeps -5.", first + "The field is empty."],
    never: [
      first + "The field contains 12.",
      first + "The fields keep -4.",
      first + "Enter 9 into Find. The field keeps -4.",
      "The field keeps -4.",
      first + "Enter 9 and click Save. The row of Nuts contains 9."
    ]
  },
  {
    about: "it is emptied by the answer",
    page: page("''"),
    passed: [first + "The field is empty."],
    never: [first + "The field keeps -4."]
  }
]
