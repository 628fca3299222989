/** "The review" of a form that is filled in step by step: what the step of that name shows, while one is at it. */
const page = (at) => {
  const steps = ["Site", "Works", "Review"]
  const shown = steps
    .map(
      (name, nth) =>
        `<span ${nth === at ? 'aria-current="step" style="font-weight:bold"' : ""}>${nth + 1}. ${name}</span>`
    )
    .join(" ")
  const review = `<dl><dt>Floor area</dt><dd>60 m²</dd><dt>Listed building</dt><dd>Yes</dd><dt>Fee to pay</dt><dd>£295.00</dd></dl>`
  const works = `<label>Floor area (m²) <input value="60"></label><p>Base fee £100.00</p>`
  return `<h2>New application</h2><div class="ui-stepper">${shown}</div><div class="ui-card">${at === 2 ? review : works}</div>
<button>Back</button> <button>${at === 2 ? "Submit" : "Continue"}</button>`
}

export default [
  {
    about: "one is at the last step",
    page: page(2),
    passed: [
      'The review says that the floor area is 60 m² and the listed building is "Yes".',
      "The review shows a fee to pay of £295.00.",
      'The review shows "Floor area".',
      'The current step is "3. Review".'
    ],
    failed: [
      "The review says that the floor area is 80 m².",
      'The review shows "Base fee".',
      'The current step is "2. Works".'
    ],
    never: [
      'The review says that the floor area is 60 m² and the listed building is "No".',
      "The review says that the floor area is not 60 m².",
      "The review shows a fee to pay of £100.00.",
      'The works show "Floor area".',
      "The works say that the fee to pay is £295.00."
    ]
  },
  {
    about: "one is at another step",
    page: page(1),
    passed: ['The current step is "2. Works".'],
    failed: ['The current step is "3. Review".'],
    never: [
      'The review shows "Base fee".',
      "The review shows a fee of £100.00.",
      "The review says that the base fee is £100.00.",
      'The review does not show "Floor area".'
    ]
  },
  {
    about: "the step that only a class marks",
    page: `<style>.checkout-steps span{color:gray}.checkout-steps .active{color:black;font-weight:bold}</style><h1>Checkout</h1><div class="checkout-steps"><span>1 Address</span><span>2 Payment</span><span class="active">3 Summary</span></div><p>Total: €20.00</p><button>Order</button>`,
    passed: ["The current step is Summary.", 'The summary shows "Total: €20.00".'],
    failed: ["The current step is Payment."],
    never: ['The payment shows "Total: €20.00".']
  }
]
