/** "The order summary shows “Booking fee” with £1.50": beside it, and not anywhere in the summary. */
const row = (name, amount) =>
  `<div style="display:flex"><span style="flex:1">${name}</span><span>${amount}</span></div>`
const page = `<section aria-labelledby="o"><h3 id="o">Order summary</h3>${row("1 × Adult", "£12.00")}
${row("Premium seats (2)", "£4.00")}${row("Booking fee", "£1.50")}${row("Total", "£17.50")}</section>
<section><h3>Details</h3><p>Popcorn £4.00</p></section>`

export default [
  {
    about: "lines of a summary, each with its amount",
    page,
    passed: [
      'The order summary should show "Premium seats (2)" with £4.00.',
      'The order summary shows "Booking fee" £1.50.',
      'The order summary should list "Booking fee" with £1.50.'
    ],
    failed: [
      'The order summary should show "Premium seats (2)" with £12.00.',
      'The order summary shows "Booking fee" £12.00.'
    ],
    never: [
      'The order summary should list "Booking fee" with £4.00.',
      'The order summary shows "Popcorn" with £4.00.'
    ]
  }
]
