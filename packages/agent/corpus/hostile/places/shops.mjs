/** What is told of a shop and of a table with its filter: which comes first, what it costs, what is chosen. */
const card = (n, p, was) =>
  `<div class="pc" style="display:inline-block;width:200px"><button aria-pressed="false" aria-label="Save ${n}">♡</button><div class="bd"><a class="nm" href="#/p">${n}</a><div class="price">${p}${was ? `<s>${was}</s>` : ""}</div>${was ? '<span class="tag">Sale</span>' : ""}</div></div>`
const list = `<header><nav><a href="#/">Shop</a><a href="#/orders">My orders</a></nav><button aria-label="Wishlist"><svg role="img" aria-label="Wishlist" width=20 height=20><path d="M1 1h10"/></svg></button></header><main><h1>Shop</h1><aside><h2>Category</h2><label><input type="checkbox" checked> Kitchen</label><label><input type="checkbox"> Bags</label></aside><div><span id="n">3 products</span> <label>Sort <select><option>Featured</option><option>Price</option></select></label></div><div class="grid">${card("Stoneware Mug", "$16.00")}${card("Pour-Over Kettle", "$65.00", "$80.00")}${card("Olive Wood Board", "$42.00")}</div></main>`
const product = `<main><p><a href="#/">Shop</a> / Home</p><h1>Beeswax Candle</h1><p class="price">$18.00</p><div id=ol>Size</div><div role="radiogroup" aria-labelledby="ol"><label><input type="radio" name="o" style="position:absolute;opacity:0" checked>Small</label><label><input type="radio" name="o" style="position:absolute;opacity:0">Large</label></div><button disabled>Add to cart</button><h2>Related</h2><div class="grid">${card("Wool Throw", "$120.00")}${card("Travel Pouch", "$28.00")}</div></main>`
const delivery = `<main><h1>Checkout</h1><h2>Delivery</h2><div role="radiogroup" aria-label="Delivery method"><label class="rad" style="display:flex"><input type="radio" name="ship" style="position:absolute;opacity:0;width:1px;height:1px" checked><span>Standard<br><small>3–5 working days</small></span><b>$6.90</b></label><label class="rad" style="display:flex"><input type="radio" name="ship" style="position:absolute;opacity:0;width:1px;height:1px"><span>Express<br><small>1 working day</small></span><b>$14.90</b></label></div><button>Continue</button></main>`
const table = `<h1>Walks</h1><label>Status <select id=st aria-label="Status"><option>All statuses</option><option>Done</option></select></label><table><thead><tr><th></th><th>Dog</th><th>Status</th></tr></thead><tbody><tr><td><input type=checkbox aria-label="Select W-1" checked></td><td>Rocky</td><td>Open</td></tr><tr><td><input type=checkbox aria-label="Select W-2" checked></td><td>Mia</td><td>Open</td></tr></tbody></table><div class=tiles><div class=tile><div>Outstanding</div><b>£178.50</b></div><div class=tile><div>Paid this month</div><b>£52.00</b></div></div>`
export default [
  {
    about: "a list of products beside its filters",
    page: list,
    passed: [
      "The list shows 3 products and Kitchen is ticked.",
      "3 products are listed.",
      "The first product is the Stoneware Mug and it costs $16.00.",
      "The first product is Stoneware Mug.",
      "The last product is Olive Wood Board.",
      "The second product costs $65.00."
    ],
    never: [
      "The list shows 4 products.",
      "The first product is the Pour-Over Kettle.",
      "The first product is the Stoneware Mug and it costs $65.00.",
      "The last product is Stoneware Mug.",
      "The second product costs $80.00.",
      "The wishlist icon shows a number."
    ]
  },
  {
    about: "nothing found",
    page: `<main><h1>Shop</h1><div class=panel><h2>Nothing found</h2><p>We couldn't find anything for “xyz”.</p></div></main>`,
    passed: [
      "There are no product cards.",
      '"Nothing found" is displayed and there are no product cards.',
      "No products are shown."
    ],
    never: ["There are 2 product cards.", "A product card is shown."]
  },
  {
    about: "the page of one product, with others below",
    page: product,
    passed: [
      "The price is $18.00.",
      'The price is $18.00 and "Add to cart" is disabled.',
      "Small is selected.",
      "The price of the Wool Throw is $120.00."
    ],
    never: [
      "The price is $28.00.",
      "The price is $120.00.",
      "The price is $18.50.",
      "Large is selected.",
      "The price of the Wool Throw is $18.00."
    ]
  },
  {
    about: "boxes that are hidden in their labels",
    page: delivery,
    passed: [
      '"Standard" is selected.',
      "Standard is selected and Express is not selected.",
      "The delivery methods Standard and Express are offered.",
      "Express costs $14.90."
    ],
    never: [
      "Express is selected.",
      '"Express" is selected.',
      "Standard is not selected.",
      "The delivery methods Standard and Pick-up are offered.",
      "Express costs $6.90."
    ]
  },
  {
    about: "rows that are ticked, and a filter over them",
    page: table,
    passed: [
      'The Status filter is back to "All statuses".',
      '"All statuses" is shown.',
      'The Status filter shows "All statuses".',
      "Both rows are checked.",
      "All rows are checked.",
      "The outstanding amount is £178.50.",
      "Every row has the status Open and no row is Done."
    ],
    never: [
      'The Status filter is back to "Done".',
      "The outstanding amount is £52.00.",
      "No row is checked.",
      "Every row has the status Done and no row is Open.",
      '"Done" is shown.',
      "Both rows are unchecked."
    ]
  },
  {
    about: "one of two rows ticked",
    page: table.replace('Select W-2" checked', 'Select W-2"'),
    passed: ["The first row is checked.", "The Mia row is not checked."],
    never: [
      "Both rows are checked.",
      "All rows are checked.",
      "The second row is checked.",
      "The Rocky row is unchecked."
    ]
  },
  {
    about: "two errors at once",
    page: `<form><label>Dog <select aria-invalid=true aria-describedby=a><option>Choose…</option></select></label><p id=a role=alert>Choose a dog</p><label>Time <input aria-invalid=true aria-describedby=b></label><p id=b role=alert>Enter a start time</p><p>Enter a phone number</p><button>Save</button></form>`,
    passed: ['"Choose a dog" and "Enter a start time" are shown as errors.'],
    never: ['"Choose a cat" and "Enter a start time" are shown as errors.']
  }
]
