/** "Fill in the second line with the description “Proofs”, quantity 1 and rate 80", in a form with lines. */
const line = `<tr><td><input aria-label="Description" oninput="sum()"></td><td><input aria-label="Quantity" oninput="sum()"></td>
<td><input aria-label="Rate" oninput="sum()"></td></tr>`
const page = `<h1>New invoice</h1><table><thead><tr><th>Description</th><th>Quantity</th><th>Rate</th></tr></thead><tbody>${line}${line}</tbody></table>
<p>Subtotal: $<b id="s">0</b></p>
<script>const sum=()=>{s.textContent=[...document.querySelectorAll("tbody tr")].reduce((a,r)=>{const f=r.querySelectorAll("input");return a+(+f[1].value)*(+f[2].value)},0)}</script>`

const both =
  'Fill in the first line with the description "Logo", quantity 2 and rate 150.\nFill in the second line with the description "Proofs", quantity 1 and rate 80.\n'

export default [
  {
    about: "two lines of a form, each filled in as a whole",
    page,
    passed: [
      `${both}The subtotal is $380.\nThe description of the first line is "Logo".\nThe description of the second line is "Proofs".`,
      "Fill out the second row with quantity 3 and rate 10.\nThe subtotal is $30.\nThe quantity of the second row is 3."
    ],
    failed: [
      `${both}The subtotal is $300.`,
      `${both}The description of the first line is "Proofs".`,
      `${both}The rate of the second line is 150.`
    ],
    never: [
      'Fill in the third line with the description "Logo", quantity 2 and rate 150.\nThe subtotal is $0.',
      'Fill in the first line with the colour "Red" and quantity 2.\nThe subtotal is $0.'
    ]
  }
]
