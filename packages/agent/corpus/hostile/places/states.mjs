/** What a thing is, holds and shows, and the states of things that have none. */
export default [
  {
    about: "the status is the whole of it",
    page: `<h1>Account</h1><table><tr><th>Name</th><th>Status</th></tr><tr><td>Ada</td><td>Active (suspended)</td></tr><tr><td>Bob</td><td>Inactive</td></tr><tr><td>Cid</td><td>Not active</td></tr><tr><td>Dan</td><td>Active</td></tr><tr><td>Eve</td><td>Active soon</td></tr></table>
<dl><dt>Plan</dt><dd>Pro trial</dd><dt>Level</dt><dd>Gold</dd></dl><p>State: Open for review</p><p>Mood: Calm</p>`,
    passed: [
      "The status of Dan is Active.",
      'In the row of Dan, the status is "Active".',
      'The plan is "Pro trial".',
      "The level is Gold.",
      'The level should be "Gold".',
      "The mood is Calm.",
      'The status of Ada contains "Active".',
      'The mood should be "calm".'
    ],
    failed: ["The status of Bob is Active.", "The status of Cid is Active."],
    never: [
      "The status of Ada is Active.",
      "The status of Eve is Active.",
      'The status of Eve should be "Active".',
      'In the row of Ada, the status is "Active".',
      "The plan is Pro.",
      "The level is Go.",
      "The state is Open.",
      'The state should be "Open".'
    ]
  },
  {
    about: "the title is the whole of it",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Workshop</title></head><body><h1>Workshop</h1><h2>Orders of today</h2></body></html>`
    },
    passed: ["The title is Workshop.", 'The heading is "Workshop".'],
    never: [
      "The title is Shop.",
      'The page title should be "Shop".',
      'The title contains "Shop".',
      'The heading is "Orders".',
      'The heading says "Shop".',
      'The heading reads "Orders of".',
      'The heading reads exactly "Orders".',
      'The page title is "Work".'
    ]
  },
  {
    about: "a title with more",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop - Admin</title></head><body><h1>Home</h1></body></html>`
    },
    passed: ['The page title should contain "Shop".', 'The page title should be "Shop - Admin".'],
    never: ['The page title should be "Shop".']
  },
  {
    about: "buttons, headings and messages say the whole",
    page: `<h1>Welcome back, Ada</h1><button>Save as draft</button><div role=alert>Saved with 3 warnings</div>`,
    passed: [
      'The alert contains "Saved".',
      'The alert says "Saved with 3 warnings".',
      'The heading is "Welcome back, Ada".',
      'I should see the "Save as draft" button.'
    ],
    never: [
      'The heading is "Welcome".',
      'The button text is "Save".',
      'The "Save" button should be visible.',
      'I should see the "Save" button.',
      'The alert reads "Saved".',
      'The alert is "Saved".',
      'The alert says exactly "Saved".'
    ]
  },
  {
    about: "values of fields",
    page: `<h1>Form</h1><label>Name <input value="Adam"></label><label>City <select><option>Rome</option><option selected>Oslo</option></select></label><label>Note <input placeholder="Ada"></label><label>Mail <input value="ada@x.org"></label><label>Case <input value="ADA"></label><textarea aria-label="Text">one  two
three</textarea>`,
    passed: [
      'The Name field should be "Adam".',
      '"Oslo" should be selected in City.',
      'The City dropdown shows "Oslo".',
      "The Oslo option should be selected.",
      'The Note field should have the placeholder "Ada".'
    ],
    failed: [
      'The Name field should be "Ada".',
      'The City list should be "Rome".',
      'The Note field should be "Ada".',
      'The Note field contains "Ada".'
    ],
    never: [
      'The Name field contains "Ada".',
      'The City dropdown should contain "Rome".',
      'The City dropdown shows "Rome".',
      'The selected option of City is "Rome".',
      '"Rome" should be selected in City.',
      'The Mail field should be "ada".',
      'The value of Mail is "ada@x".',
      'The Case field should be "Ada".',
      "The Rome option should be selected.",
      'The Name field should have the placeholder "Adam".',
      '"Rome" should be visible.'
    ]
  },
  {
    about: "text against values",
    page: `<h1>Form</h1><label>Name <input value="Ada"></label><select aria-label="Size"><option>Small</option><option>Large</option></select>`,
    passed: ['The Size list is "Small".'],
    never: [
      '"Large" should be visible.',
      'I should see "Large" on the page.',
      "The Size is Large.",
      'The Size list is "Large".'
    ]
  },
  {
    about: "numbers in values",
    page: `<h1>Cart</h1><dl><dt>Total</dt><dd>$120.50</dd><dt>Tax</dt><dd>$12.05</dd><dt>Items</dt><dd>12</dd></dl>`,
    passed: ["The total is $120.50."],
    never: ["The total is $20.50.", "The total is $120.", "The items is 2."]
  },
  {
    about: "the state of things that have none",
    page: `<h1>Settings</h1><p>Sound is off</p><div class="toggle on">Music</div><div class="tab active">Orders</div><div class="tab">Bills</div><span>Wifi</span><ul><li class=selected>Red</li><li>Blue</li></ul>`,
    never: [
      "The Wifi is off.",
      "Wifi should be unchecked.",
      "Music is off.",
      "The Music toggle is off.",
      "Sound is unchecked.",
      "The Orders tab is not selected.",
      "The Orders tab should not be selected.",
      "The Bills tab should be selected.",
      "The Bills tab is active.",
      "Blue is selected.",
      "Red is not selected.",
      "Wifi is enabled.",
      "Wifi is not checked.",
      "Wifi is collapsed.",
      "Wifi is not expanded.",
      "The Wifi section should not be expanded.",
      "Wifi is not required.",
      "Wifi is optional.",
      "Wifi is editable.",
      "Wifi is clickable.",
      "Wifi is not disabled.",
      "Wifi is not read-only."
    ]
  },
  {
    about: "real states",
    page: `<h1>Settings</h1><div role=tablist><button role=tab aria-selected=true>Orders</button><button role=tab aria-selected=false>Bills</button></div><label><input type=checkbox checked> Sound</label><label><input type=checkbox> Wifi</label><button role=switch aria-checked=true>Dark</button><button aria-pressed=false>Bold</button><details><summary>More</summary><p>x</p></details><button aria-expanded=true>Filters</button><label>Name <input required></label><label>Nick <input></label><label>Id <input readonly value=7></label><label>Key <input disabled value=8></label>`,
    passed: [
      "The Orders tab should be selected.",
      "The Bills tab should not be selected.",
      "Sound is on.",
      "Wifi is off.",
      "The Dark switch is on.",
      "Bold is not pressed.",
      "More is collapsed.",
      "Filters is expanded.",
      "The Name field is required.",
      "The Nick field is optional.",
      "The Id field is read-only.",
      "The Key field is disabled.",
      "The Nick field is editable.",
      "Click the Nick field. The Nick field is focused.",
      "The Orders tab is active."
    ],
    failed: [
      "The Bills tab should be selected.",
      "Sound is off.",
      "The Dark switch is off.",
      "Bold is pressed.",
      "More is expanded.",
      "The Nick field is required.",
      "The Name field is optional.",
      "The Key field is read-only.",
      "The Id field is disabled.",
      "The Key field is editable.",
      "The Id field is editable.",
      "The Name field is focused.",
      "Click the Nick field. The Name field is focused.",
      "The Bills tab is active."
    ],
    never: [
      "The Orders tab is highlighted.",
      "The Bills tab is highlighted.",
      "The Bills tab is the active one.",
      "The active tab is Bills.",
      'The selected tab is "Bills".'
    ]
  },
  {
    about: "mixed and hidden boxes",
    page: `<h1>List</h1><label><input type=checkbox id=c> All</label><script>c.indeterminate=true</script><label><input type=checkbox style="display:none" checked>Ghost</label>`,
    failed: ["All is checked."],
    never: ["All is unchecked."]
  },
  {
    about: "what is crossed out is the label of a box to tick",
    page: `<ul><li><label><input type="checkbox" checked> <span style="text-decoration:line-through">Buy milk</span></label></li>
      <li><label><input type="checkbox"> <span>Call Bob</span></label></li></ul>`,
    passed: ["Buy milk is crossed out.", "Call Bob is not crossed out."],
    failed: ["Call Bob is crossed out.", "Buy milk is not crossed out."]
  }
]
