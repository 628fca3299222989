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
  },
  {
    about: "a button that is told by what stands before its price, and sizes with a measure",
    page: `<h1>Pizza</h1><div><div>Size <small>Required</small></div><label><input type=radio name=s checked><span>Regular 10"</span></label><label><input type=radio name=s><span>Family 16"</span><span>+$8.00</span></label></div><button onclick="this.nextSibling.textContent='Added'">Add to order · $12.00</button><p></p>`,
    passed: [
      'Add to order\n"Added" is shown',
      'Choose the Family size\nFamily 16" is selected',
      'Choose Family in Size\nRegular 10" is not selected'
    ],
    failed: ['Choose the Family size\nRegular 10" is selected'],
    never: ['Add to cart\n"Added" is shown', "Choose the Large size\nThe page contains Family"]
  }
]
