/** Buttons that bear a price beside what they do. */
const dialog = (price) =>
  `<h1>Menu</h1><button>Delivery · $3.00</button><div role="dialog" aria-label="Pizza" style="position:fixed;top:90px;left:200px;border:1px solid;padding:20px;background:#fff"><button aria-label="Close">✕</button><h3>Pizza</h3><label><input type=radio name=s checked>Regular 10"</label><label><input type=radio name=s>Family 16"</label><div><button>−</button> <b>1</b> <button>+</button> <button>Add to order · ${price}</button></div></div><button style="margin-top:1200px">Far away</button>`

export default [
  {
    about: "a dialog with several buttons, one of which bears a price",
    page: dialog("$14.50"),
    passed: [
      "The Add to order button says $14.50",
      "In the dialog the button says $14.50",
      'In the dialog, Regular 10" is preselected and the button says $14.50.',
      "The Add to order button reads Add to order · $14.50",
      'The button at the bottom reads "Add to order · $14.50"'
    ],
    failed: [
      "The Add to order button says $15.50",
      "In the dialog the button says $15.50",
      "The Add to order button says $4.50"
    ],
    never: [
      "The Add to order button says $3.00",
      "In the dialog the button says $3.00",
      'In the dialog, Family 16" is preselected and the button says $14.50.',
      'In the dialog, Regular 10" is preselected and the button says $3.00.',
      'The button at the bottom reads "Add to order · $15.50"',
      'The button at the bottom reads "Delivery · $3.00"',
      'The button at the bottom reads "Far away"',
      "The Delivery button says $14.50"
    ]
  }
]
