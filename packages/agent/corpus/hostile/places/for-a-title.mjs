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
    passed: ["Expenses for June 2025 are $1,343.90 and Left over is $1,606.10."],
    failed: ["Expenses for June 2025 are $2,950.00 and Left over is $1,606.10."],
    never: [
      "Expenses for May 2025 are $1,343.90 and Left over is $1,606.10.",
      "Expenses for June 2025 are not $1,343.90 and Left over is $1,606.10."
    ]
  }
]
