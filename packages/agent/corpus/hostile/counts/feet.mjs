/** Lines under a table that say what it comes to. */
const table = `<h1>Report</h1><table><thead><tr><th>Merchant</th><th>Amount</th></tr></thead><tbody>
<tr><td>City Cab</td><td>$32.50</td></tr><tr><td>SNCF</td><td>$85.50</td></tr></tbody>
<tfoot><tr><th>Report total</th><th>$118.00</th></tr></tfoot></table>`

const paged = `<h1>Stock</h1><p>Items: 12</p><table><tr><th>Item</th></tr><tr><td>Tape</td></tr><tr><td>Glue</td></tr></table><p>Page 3 of 3</p>
<button>Previous page</button><button disabled>Next page</button>`

export default [
  {
    about: "a foot made of headers",
    page: table,
    passed: ["The report total is $118.00.", "The total is $118.00.", "There are 2 rows."],
    failed: ["The report total is $119.00.", "The total is $85.50."],
    never: ["There are 3 rows.", "City Cab is $118.00.", "SNCF is in the first row."]
  },
  {
    about: "some of all stand on this page",
    page: paged,
    passed: [
      "Only two items are listed.",
      "Exactly 2 items are shown, and Next page can no longer be clicked."
    ],
    never: ["Only three items are listed.", "There are 2 items."]
  }
]
