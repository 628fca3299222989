/** What a title has under it is also what the fields under it hold. */
const loan = (term) => `<h1>Maple Close</h1><section><h2>Loan calculator</h2>
  <label>Rate (%) <input type="number" value="4"></label>
  <label>Term <select><option${term === 15 ? " selected" : ""}>15 years</option><option${term === 30 ? " selected" : ""}>30 years</option></select></label>
  <div><div style="display:flex;gap:1rem"><span>Monthly payment</span><b>$2,005</b></div></div></section>
  <section><h2>Contact</h2><label>Message <input value="Call me within 20 years"></label></section>`

export default [
  {
    about: "a calculator with what is chosen in it",
    page: loan(30),
    passed: [
      "The loan calculator shows 30 years",
      "The loan calculator starts with a monthly payment of $2,005 over 30 years"
    ],
    failed: ["The loan calculator starts with a monthly payment of $2,006 over 30 years"],
    never: [
      "The loan calculator starts with a monthly payment of $2,005 over 15 years",
      "The loan calculator shows 15 years",
      "The loan calculator shows 20 years",
      "The loan calculator does not show 30 years"
    ]
  },
  {
    about: "another term is chosen",
    page: loan(15),
    passed: ["The loan calculator shows 15 years"],
    never: ["The loan calculator starts with a monthly payment of $2,005 over 30 years"]
  }
]
