/** Whose fact it is: rows, cards, pronouns, parts of names. */
export default [
  {
    about: "a row and a list",
    page: `<h1>People</h1><table><tr><th>Name</th><th>Balance</th><th></th></tr><tr><td>Ada</td><td>$12.50</td><td><button>Remove</button></td></tr><tr><td>Bob</td><td>$3.00</td><td><button>Remove</button></td></tr></table>
<ul><li>Cid <b>Active</b> <i>(suspended)</i></li><li><span>Dan</span> <span>Active</span></li></ul>`,
    passed: ["Ada owes $12.50.", "Dan is Active."],
    never: ["Cid is Active."]
  },
  {
    about: "facts in cards",
    page: `<h1>Orders</h1><div class=cards><div class=card><h3>Order 1</h3><p>Status: Shipped</p><p>Total: $40</p><button>Open</button></div><div class=card><h3>Order 2</h3><p>Status: Shipped late</p><p>Total: $400</p><button>Open</button></div></div>`,
    passed: [
      "The status of Order 1 is Shipped.",
      "The total of Order 1 is $40.",
      "In Order 1, the total is $40."
    ],
    never: [
      "The status of Order 2 is Shipped.",
      "The total of Order 2 is $40.",
      "Order 2 is Shipped.",
      "In Order 2, the total is $40."
    ]
  },
  {
    about: "pronouns after several steps",
    page: `<h1>Users</h1><table><tr><th>Name</th><th>Role</th><th></th></tr><tr><td>Ada</td><td>Admin</td><td><button onclick="o.textContent='edit Ada'">Edit</button></td></tr><tr><td>Bob</td><td>Guest</td><td><button onclick="o.textContent='edit Bob'">Edit</button></td></tr></table><p id=o></p><label>Note <input></label>`,
    passed: [
      'Click Edit in the row of Bob. That row should contain "Guest".',
      'Type "x" into the Note field. It should contain "x".'
    ],
    never: [
      '"Ada" should be in the table. "Bob" should be in the table. Its role is Admin.',
      'I should see "Bob" in the table. Its role is Admin.',
      'Click Edit in the row of Bob. "edit Ada" should be visible in that row.',
      'Click Edit in the row of Bob. That row should contain "Admin".',
      'Click Edit in the row of Bob. Type "x" into the Note field. That row should contain "Admin".',
      'Find Ada. Type "x" into the Note field. It should be "Ada".',
      'Type "x" into the Note field. It should be empty.',
      'Click Edit in the row of Ada. In that row, "Guest" should be visible.',
      'In the row of Ada, click Edit. There, I should see "Guest".'
    ]
  },
  {
    about: "a column has many values",
    page: `<h1>Jobs</h1><table><tr><th>Job</th><th>Status</th></tr><tr><td>Build</td><td>Active</td></tr><tr><td>Test</td><td>Failed</td></tr></table>`,
    passed: ["The status of Build is Active.", 'The Status column contains "Active".'],
    never: ["The status is Active.", 'The status should be "Active".', 'The status shows "Failed".']
  },
  {
    about: "dialogs and their pronouns",
    page: `<h1>Files</h1><button onclick="d.showModal()">Delete</button><dialog id=d aria-label="Delete file"><p>Delete report.pdf?</p><button onclick="d.close();o.textContent='deleted'">Confirm</button><button onclick="d.close()">Cancel</button></dialog><p id=o>kept</p>`,
    passed: [
      'Click Delete. "Delete report.pdf?" should be visible in the dialog.',
      'Click Delete and click Cancel. The dialog should not be visible. "kept" should be visible.'
    ],
    never: [
      'Click Delete. "kept" should be visible in the dialog.',
      'Click Delete. The dialog should contain "Files".',
      'Click Delete and click Cancel. "deleted" should be visible.',
      "Click Delete and click Cancel. The dialog is open."
    ]
  },
  {
    about: "clicking by part of a name",
    page: `<h1>Team</h1><a href="#1" onclick="o.textContent='one'">Invite members by mail</a><button onclick="o.textContent='two'">Export invoices as PDF</button><p id=o></p>`,
    passed: ['Click "Invite members by mail". "one" should be visible.'],
    never: [
      'Click "Invite". "one" should be visible.',
      'Click "members". "one" should be visible.',
      'Click "Export". "two" should be visible.',
      'Double-click "Export". "Team" should be visible.',
      'Hover over "Export". "Team" should be visible.',
      'Click the "PDF" link. "two" should be visible.',
      'Click the "Invite members by mail" button in the footer. "one" should be visible.'
    ]
  },
  {
    about: "check boxes by part of a name",
    page: `<h1>Terms</h1><label><input type=checkbox onchange="o.textContent='ads '+checked"> I agree to receive ads</label><label><input type=checkbox> Newsletter weekly</label><p id=o></p>`,
    passed: ['Check "Newsletter weekly". The "Newsletter weekly" checkbox should be checked.'],
    never: [
      'Check "I agree". "Terms" should be visible.',
      'Tick the "agree" checkbox. "Terms" should be visible.',
      'The "Newsletter" checkbox should be unchecked.',
      'Check "Newsletter". "Terms" should be visible.'
    ]
  },
  {
    about: "a custom list",
    page: `<h1>Trip</h1><button aria-haspopup=listbox aria-expanded=false id=b onclick="l.hidden=!l.hidden;b.setAttribute('aria-expanded',!l.hidden)" aria-label="City">Choose</button><ul role=listbox id=l hidden><li role=option onclick="o.textContent='Rome East';l.hidden=true">Rome East</li><li role=option onclick="o.textContent='Oslo';l.hidden=true">Oslo</li></ul><a href="#rome" onclick="o.textContent='link'">Rome</a><p id=o></p>`,
    passed: [
      'Select "Oslo" from City. "Oslo" should be visible.',
      'Choose "Rome East" in the City list. "Rome East" should be visible.'
    ],
    never: [
      'Choose "Rome" in the City list. "Trip" should be visible.',
      'Select "Rome" from City. "Trip" should be visible.'
    ]
  },
  {
    about: "two labels on one control",
    page: `<h1>Form</h1><label for=a>Amount</label><label for=a>Price</label><input id=a value=5><span id=t>Tax</span><input aria-labelledby=t value=7><label>Tax <input aria-label="Fee" value=9></label>`,
    passed: ['The Price field should be "5".'],
    never: ['The Price field should be "7".', 'The Fee field should be "7".', 'The Tax field should be "5".']
  },
  {
    about: "same text in several states",
    page: `<h1>Toggle</h1><button aria-pressed=true>Bold</button><button aria-pressed=false>Bold</button>`,
    never: ["Bold is pressed.", "The Bold button is not pressed."]
  },
  {
    about: "people by their initials, days and sizes that no word names",
    page: `<h1>Plan</h1><div><div><p>Call Bob</p><span title="Ada Byron">AB</span> <span>3 Mar</span></div><div><p>Pack</p><span title="Cy Dent">CD</span> <span>3 Mar</span> <span>9 Mar</span></div><div><p>Pay</p><img alt="Ada Byron" width=20 height=20 src="data:image/gif;base64,R0lGODlhAQABAAAAACw="> <span>Created 3 Mar</span></div></div>
<div role=grid><div role=row><span role=gridcell>a.pdf</span> <span role=gridcell>210 KB</span></div><div role=row><span role=gridcell>b.pdf</span> <span role=gridcell>340 KB</span> <span role=gridcell>12 KB</span></div></div>`,
    passed: [
      'Check that the due date of "Call Bob" is 3 Mar.',
      'The "Call Bob" card contains "Ada Byron".',
      "a.pdf is listed with a size of 210 KB."
    ],
    failed: [
      'Check that the due date of "Call Bob" is 9 Mar.',
      'The "Call Bob" card contains "Cy Dent".',
      "a.pdf is listed with a size of 340 KB."
    ],
    never: [
      'Check that the due date of "Pack" is 3 Mar.',
      'Check that the due date of "Pack" is 9 Mar.',
      'Check that the due date of "Pay" is 3 Mar.',
      'The "Call Bob" card does not contain "Ada Byron".',
      'The "Pay" card contains "Cy Dent".',
      "b.pdf is listed with a size of 12 KB.",
      "a.pdf is listed with a weight of 340 KB."
    ]
  }
]
