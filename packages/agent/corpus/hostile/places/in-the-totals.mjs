/** "The discount in the totals is -$30.00", beside a field for the discount and a line that is called Total due. */
const row = (name, amount) =>
  `<div style="display:flex;justify-content:space-between"><span>${name}</span><span>${amount}</span></div>`
const page = `<h1>New invoice</h1><label>Discount (%) <input value="10"></label>
<label>Tax rate <select><option>Standard 20%</option></select></label>
<div>${row("Subtotal", "$300.00")}${row("Discount", "-$30.00")}${row("Tax", "$54.00")}${row("Total due", "$324.00")}</div>`

export default [
  {
    about: "a block of totals without a title, under fields of like names",
    page,
    passed: [
      "The discount in the totals should be -$30.00.",
      "The subtotal in the totals is $300.00.",
      "The tax in the totals should be $54.00.",
      "The total due in the totals should be $324.00."
    ],
    failed: [
      "The subtotal in the totals is $324.00.",
      "The tax in the totals should be $30.00.",
      "The total due in the totals should be $300.00."
    ],
    never: [
      "The discount in the totals should be 10.",
      "The discount in the totals should be -$54.00.",
      "The amount in the totals is $300.00.",
      "The shipping in the totals is $54.00."
    ]
  }
]
