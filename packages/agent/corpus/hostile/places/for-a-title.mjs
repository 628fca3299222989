/** A figure that is told for the time that the page has as its title. */
const page = (
  expenses = "$1,343.90"
) => `<h1>June 2025</h1><div style="display:flex;gap:40px"><div><div>Income</div><div>$2,950.00</div></div>
<div><div>Expenses</div><div>${expenses}</div></div><div><div>Left over</div><div>$1,606.10</div></div></div>
<h2>May 2025</h2><p>Nothing recorded.</p>`

export default [
  {
    about: "tiles under a month",
    page: page(),
    passed: [
      "Expenses for June 2025 are $1,343.90 and Left over is $1,606.10.",
      "Expenses for June 2025 are $1,343.90 and what is left over is $1,606.10."
    ],
    failed: [
      "Expenses for June 2025 are $1,343.90 and what is left over is $2,950.00.",
      "Expenses for June 2025 are $2,950.00 and Left over is $1,606.10."
    ],
    never: [
      "Expenses for May 2025 are $1,343.90 and Left over is $1,606.10.",
      "Expenses for June 2025 are not $1,343.90 and Left over is $1,606.10."
    ]
  },
  {
    about: "a line that is called by less than what it is told to be",
    page: `<style>li>*{display:inline-block;width:200px}</style><h1>Spending by category</h1>
<ul><li><b>Fun</b><span>$24.50 of $60.00</span></li><li><b>Food</b><span>$400.00 of $500.00</span></li></ul>
<p>Gifts</p><div><b>Gifts</b> <i>$5.00</i></div>`,
    passed: ["The Fun category shows $24.50 of $60.00."],
    failed: ["The Fun category shows $24.50 of $500.00."],
    never: [
      "The Fun category shows $400.00 of $60.00.",
      "The Gifts category shows $24.50 of $60.00.",
      "The Travel category shows $24.50 of $60.00."
    ]
  }
]
