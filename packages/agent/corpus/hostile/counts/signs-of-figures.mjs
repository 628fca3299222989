/** "Negative" and "zero" are said of a figure, and no page writes them beside it. */
export default [
  {
    about: "figures with and without a minus",
    page: `<h1>Cold store</h1><dl><dt>Lowest temperature</dt><dd>-18</dd><dt>Hall temperature</dt><dd>4</dd><dt>Drift</dt><dd>0</dd></dl>`,
    passed: [
      "The lowest temperature is negative",
      "The hall temperature is not negative",
      "The hall temperature is positive",
      "The drift is zero",
      "The lowest temperature is not zero"
    ],
    failed: [
      "The lowest temperature is not negative",
      "The hall temperature is negative",
      "The drift is not zero",
      "The lowest temperature is zero",
      "The lowest temperature is positive"
    ]
  },
  {
    about: "a page that says so in words",
    page: `<h1>Smear</h1><dl><dt>Throat swab</dt><dd>Negative</dd><dt>Nose swab</dt><dd>Positive</dd></dl>`,
    passed: ["The throat swab is negative", "The nose swab is positive"],
    never: [
      "The throat swab is positive",
      "The nose swab is negative",
      "The throat swab is not negative",
      // What is looked for is no pattern.
      'The throat swab is "("',
      "The throat swab is [a-z]+"
    ]
  },
  {
    about: "several figures of which one is meant",
    page: `<h2>Depots</h2><div><div class="card"><div>North depot</div><div>1204 55</div><div>−€310.75</div><span>2 waiting</span></div><div class="card"><div>South depot</div><div>1204 56</div><div>€90.00</div><span>1 waiting</span></div></div><div>Total balance</div><div>−€220.75</div>`,
    never: [
      "The North depot balance is not negative",
      "The balance of the North depot is not negative",
      "The North depot balance is positive",
      "The South depot balance is negative",
      "The total balance is not negative",
      "The total balance is positive"
    ]
  }
]
