/** "The status of A-2 is Open and the client is Bo Ltd", where a filter over the table is called Client as well. */
const page = `<h1>Orders</h1>
<label>Client <select><option>All clients</option><option>Ada Ltd</option><option>Bo Ltd</option></select></label>
<label>Status <select><option>Any</option><option>Paid</option><option>Open</option></select></label>
<table><thead><tr><th>Order</th><th>Client</th><th>Status</th><th>Total</th></tr></thead>
<tbody><tr><td>A-1</td><td>Ada Ltd</td><td>Paid</td><td>$10</td></tr>
<tr><td>A-2</td><td>Bo Ltd</td><td>Open</td><td>$20</td></tr></tbody></table>`

export default [
  {
    about: "columns of a line that was told, under fields that are called as the columns",
    page,
    passed: [
      'The status of A-2 is "Open" and the client is "Bo Ltd".',
      "The client of A-2 should be Bo Ltd, the status should be Open and the total should be $20.",
      "The client of A-2 is Bo Ltd and the status is not Paid.",
      'The row of A-1 shows "Paid" and the client is "Ada Ltd".',
      "The first row is A-1 and the client is Ada Ltd.",
      'The client is "All clients" and the status is "Any".'
    ],
    failed: [
      'The status of A-2 is "Open" and the client is "Ada Ltd".',
      "The client of A-2 is Bo Ltd and the status is Paid.",
      "The client of A-1 is Ada Ltd and the total is $20."
    ],
    never: [
      'The status of A-2 is "Open" and the client is "All clients".',
      "The client of A-2 is Bo Ltd and the status is Any.",
      "The client of A-1 is Ada Ltd and the status is not Paid.",
      'The row of A-2 shows "Open" and the client is "Ada Ltd".',
      "The first row is A-1 and the client is All clients.",
      'The status of A-3 is "Open" and the client is "All clients".'
    ]
  }
]
