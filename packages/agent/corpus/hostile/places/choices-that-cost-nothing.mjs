/** "Collect in store (free)": that it costs nothing is no part of its name, unless that alone tells it from another. */
const radios = (...labels) =>
  `<fieldset><legend>Delivery</legend>${labels.map((label, at) => `<label style="display:block"><input type=radio name=d ${at === 0 ? "checked" : ""} onchange="o.textContent='Chosen: '+this.parentElement.textContent.trim()"> ${label}</label>`).join("")}</fieldset><p id=o>Chosen: none</p>`

export default [
  {
    about: "one of the choices costs nothing",
    page: `<h1>Cart</h1>${radios("Standard (£3.95)", "Express (£7.50)", "Collect in store (free)")}`,
    passed: [
      'Choose "Collect in store".\nThe text "Chosen: Collect in store (free)" is shown.',
      'Choose "Collect in store".\nThe "Collect in store" option is selected.',
      'Select "Express" as the delivery.\nThe text "Chosen: Express (£7.50)" is shown.'
    ],
    never: [
      'Choose "Collect in".\nThe text "Chosen: Collect in store (free)" is shown.',
      'The "Collect in store" option is selected.',
      'Choose "Collect in store (£3.95)".\nThe text "Chosen: Collect in store (free)" is shown.'
    ]
  },
  {
    about: "two of one name, of which one is free",
    page: `<h1>Cart</h1>${radios("Express (£7.50)", "Gift wrap (free)", "Gift wrap (£2.00)")}`,
    never: [
      'Choose "Gift wrap".\nThe text "Chosen: Gift wrap (free)" is shown.',
      'Choose "Gift wrap".\nThe text "Chosen: Gift wrap (£2.00)" is shown.'
    ]
  }
]
