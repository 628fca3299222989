/** Several things told in one breath: each of them counts. */
const table = `<h1>Teas</h1>
<table><thead><tr><th>Tea</th><th>Price</th><th>Stock</th></tr></thead>
<tbody><tr><td>Assam</td><td>£4.00</td><td>12</td></tr><tr><td>Earl Grey</td><td>£5.50</td><td>3</td></tr><tr><td>Sencha</td><td>£7.25</td><td>0</td></tr></tbody></table>
<p>Status: <b>Draft</b></p><button disabled>Edit list</button> <button>Delete list</button>`

export default [
  {
    about: "three rows in their order",
    page: table,
    passed: [
      "You should find 3 teas there, with Assam at the very top.",
      "I get 3 rows: Assam first, then Earl Grey, and Sencha last.",
      "In the Earl Grey row the Price column is £5.50 and the Stock column 3.",
      "The Earl Grey row reads £5.50 under Price and 3 under Stock."
    ],
    never: [
      "You should find 3 teas there, with Sencha at the very top.",
      "You should find 2 teas there, with Assam at the very top.",
      "I get 3 rows: Assam first, then Sencha, and Earl Grey last.",
      "I get 3 rows: Assam first, then Earl Grey, and Assam last.",
      "I get 2 rows: Assam first, then Earl Grey.",
      "In the Earl Grey row the Price column is £5.50 and the Stock column 12.",
      "The Earl Grey row reads £5.50 under Price and 12 under Stock.",
      "The Earl Grey row reads £5.50 under Stock and 3 under Price.",
      "The status reads Draft, and both Edit list and Delete list are disabled.",
      'The status reads "Draft", and Edit list and Delete list are disabled.',
      "No rows found has gone away."
    ]
  }
]
