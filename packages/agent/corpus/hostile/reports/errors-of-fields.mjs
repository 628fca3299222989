/** "The dialog mentions a refund of £37.50": these very words, and not denied; and an error that is called by a word of its field. */
const dialog = (text) =>
  `<h1>Permits</h1><div role="dialog"><h2>Cancel permit RP-1987?</h2><p>${text}</p><button>Yes</button></div>`
const form = `<h1>Apply</h1><form><p><label>Vehicle registration <input aria-invalid="true"></label><span class="field-error">Registration must look like AB12 CDE</span></p><p><label>Parking zone <select aria-invalid="true"><option>Choose</select></label><span class="field-error">Choose your parking zone</span></p><button type="button">Submit</button></form>`

export default [
  {
    about: "what one will get",
    page: dialog("You will get a refund of £37.50 within 10 days."),
    passed: ["The dialog mentions a refund of £37.50."],
    never: [
      "The dialog mentions a refund of £7.50.",
      "The dialog mentions a fee of £37.50.",
      "The dialog mentions a refund of £37.5."
    ]
  },
  {
    about: "what one will not get",
    page: dialog("You will not get a refund of £37.50."),
    never: ["The dialog mentions a refund of £37.50."]
  },
  {
    about: "errors of two fields",
    page: form,
    passed: [
      'The registration error says "Registration must look like AB12 CDE".',
      'The zone error says "Choose your parking zone".'
    ],
    failed: ['The registration error says "Choose your parking zone".'],
    never: [
      'The date error says "Choose your parking zone".',
      'The zone error says "Registration must look like AB12 CDE".'
    ]
  }
]
