/** Deeds on what bears a part of the name, or takes no deed. */
/** The days of a month under its name, each of which is pressed. */
const month = (name, pressed) =>
  `<div><b>${name}</b><div>${Array.from({ length: 31 }, (_, at) => `<button onclick="${pressed}">${at + 1}</button>`).join("")}</div></div>`

export default [
  {
    about: "fill takes the field of that name and no other",
    page: `<h1>Profile</h1><form><label>First name <input id=f></label><label>Last name <input id=l oninput="o.textContent='last: '+value"></label></form><p id=o></p>`,
    passed: ['Type "Ada" into the "Last name" field. "last: Ada" should be visible.'],
    never: [
      'Fill "Name" with "Ada". "Profile" should be visible.',
      'Type "Ada" into the "Name" field. "Profile" should be visible.',
      'Fill in "name" with "Ada". I should see "Profile".'
    ]
  },
  {
    about: "a field of one part of the name",
    page: `<h1>Profile</h1><label>Last name <input></label>`,
    passed: ['Type "Ada" into the Last name field. The Last name field should contain "Ada".'],
    never: [
      'Fill "Name" with "Ada". "Profile" should be visible.',
      'Type "Ada" into the Name field. "Profile" should be visible.'
    ]
  },
  {
    about: "email and its confirmation",
    page: `<h1>Profile</h1><label>Confirm email <input></label><label>Email for invoices <input></label>`,
    passed: ['Type "a@b.org" into the "Confirm email" field. "Profile" should be visible.'],
    never: ['Type "a@b.org" into the "Email" field. "Profile" should be visible.']
  },
  {
    about: "new and current password",
    page: `<h1>Profile</h1><label>New password <input type=password></label>`,
    never: [
      'Type "x" into the "Password" field. "Profile" should be visible.',
      'Type "x" into the "Current password" field. "Profile" should be visible.'
    ]
  },
  {
    about: "the option of that name",
    page: `<h1>Trip</h1><label>City <select onchange="o.textContent='to '+value"><option>Rome East</option><option>Oslo</option></select></label><p id=o></p>`,
    passed: ['Choose "Rome East" in the City list. "to Rome East" should be visible.'],
    never: [
      'Choose "Rome" in the City list. "Trip" should be visible.',
      'Select "Rome" from City. "Trip" should be visible.',
      'Choose Rome in the City list. "Trip" should be visible.',
      'Select "Rome". "Trip" should be visible.'
    ]
  },
  {
    about: "radio groups with equal options",
    page: `<h1>Survey</h1><fieldset><legend>Breakfast</legend><label><input type=radio name=a> Yes</label><label><input type=radio name=a> No</label></fieldset>
<fieldset><legend>Dinner</legend><label><input type=radio name=b> Yes</label><label><input type=radio name=b> No</label></fieldset>`,
    passed: ['Choose "Yes" for Dinner. The "Yes" radio button in Dinner should be selected.'],
    never: [
      'Choose "Yes". "Survey" should be visible.',
      'Select the "Yes" radio button. "Survey" should be visible.',
      'Choose "Yes" for Dinner. The "Yes" radio button in Breakfast should be selected.',
      'Choose "Yes" for Lunch. "Survey" should be visible.'
    ]
  },
  {
    about: "custom options of part of the name",
    page: `<h1>Trip</h1><fieldset><legend>Seat</legend><label><input type=radio name=a> Window (extra)</label><label><input type=radio name=a> Aisle</label></fieldset>`,
    passed: ['Choose "Aisle" for Seat. The "Aisle" radio button should be selected.'],
    never: [
      'Choose "Window" for Seat. "Trip" should be visible.',
      'Select the "Window" radio button. "Trip" should be visible.'
    ]
  },
  {
    about: "a button named by more than that",
    page: `<h1>Note</h1><button onclick="o.textContent='drafted'">Save as draft</button><p id=o></p>`,
    passed: ['Click "Save as draft". "drafted" should be visible.'],
    never: [
      'Click "Save". "drafted" should be visible.',
      'Click the Save button. "drafted" should be visible.',
      'Press Save. "drafted" should be visible.'
    ]
  },
  {
    about: "a button with other words after",
    page: `<h1>Note</h1><button onclick="o.textContent='done'">Save and close</button><button onclick="o.textContent='sent'">Send to all</button><p id=o></p>`,
    passed: ['Click "Save and close". "done" should be visible.'],
    never: [
      'Click "Save". "done" should be visible.',
      'Click the Save button. "done" should be visible.',
      'Click Send. "sent" should be visible.',
      'Click "Close". "done" should be visible.'
    ]
  },
  {
    about: "two buttons of which one is exactly so called",
    page: `<h1>Note</h1><button onclick="o.textContent='draft'">Save as draft</button><button onclick="o.textContent='saved'">Save</button><p id=o></p>`,
    passed: ['Click "Save". "saved" should be visible.', 'Click the Save button. "saved" should be visible.']
  },
  {
    about: "leave a field empty that is filled",
    page: `<h1>Form</h1><label>Note <input value="old" id=n></label><label>Name <input></label><button onclick="o.textContent='note:['+n.value+']'">Save</button><p id=o></p>`,
    passed: [
      'Leave Note empty. Click Save. "note:[]" should be visible.',
      "Leave the Note field empty. The Note field should be empty."
    ]
  },
  {
    about: "values that are descriptions are no values",
    page: `<h1>Form</h1><label>Email <input id=e></label><label>Age <input id=a></label><button onclick="o.textContent='sent '+e.value+a.value">Send</button><p id=o></p>`,
    passed: [
      'Fill Email with "a number". Click Send. "sent a number" should be visible.',
      'Enter 30 in the Age field. Click Send. "sent 30" should be visible.',
      'Enter ada@example.org into Email. Click Send. "sent ada@example.org" should be visible.'
    ],
    never: [
      'Fill Email with a valid email. Click Send. "sent" should be visible.',
      'Enter a valid email into the Email field. Click Send. "sent" should be visible.',
      'Enter my name into the Email field. Click Send. "sent" should be visible.',
      'Fill Age with a number. Click Send. "sent" should be visible.',
      'Fill Email with 256 characters. Click Send. "sent" should be visible.',
      'Type a 256-character string into Email. Click Send. "sent" should be visible.',
      'Fill Email with valid data. Click Send. "sent" should be visible.',
      'Fill Age with number. Click Send. "sent" should be visible.',
      'Type invalid email into Email. Click Send. "sent" should be visible.',
      'Enter an email without @ in Email. Click Send. "sent" should be visible.',
      'Enter text longer than 100 characters in Email. Click Send. "sent" should be visible.',
      'Fill the form. Click Send. "sent" should be visible.',
      'Fill Email with your email address. Click Send. "sent" should be visible.',
      'Enter long text in Email. Click Send. "sent" should be visible.',
      'Enter 300 characters into Email. Click Send. "sent" should be visible.',
      'Enter spaces in Email. Click Send. "sent" should be visible.',
      'Enter only spaces into Email. Click Send. "sent" should be visible.',
      'Enter random text into Email. Click Send. "sent" should be visible.',
      'Enter special characters in Email. Click Send. "sent" should be visible.',
      'Enter negative number in Age. Click Send. "sent" should be visible.',
      'Enter today\'s date in Age and the same date in Email. Click Send. "sent" should be visible.',
      'Enter the same email in Email. Click Send. "sent" should be visible.',
      'Enter existing email in Email. Click Send. "sent" should be visible.',
      'Enter a name in Email. Click Send. "sent" should be visible.',
      'Enter username in Email. Click Send. "sent" should be visible.'
    ]
  },
  {
    about: "controls that do not take a click",
    page: `<h1>Cart</h1><button disabled>Order</button><button aria-disabled="true" onclick="o.textContent='paid'">Pay</button><button style="pointer-events:none" onclick="o.textContent='given'">Give</button>
<div style="position:relative;width:200px;height:40px"><button style="width:100%;height:100%" onclick="o.textContent='sold'">Sell</button><div style="position:absolute;inset:0"></div></div><p id=o></p><button onclick="o.textContent='ok'">Fine</button>`,
    passed: [
      "The Fine button should be clickable.",
      "The Fine button should be enabled.",
      'Click Fine. "ok" should be visible.',
      "The Pay button should be disabled.",
      "The Order button should not be clickable."
    ],
    failed: [
      'Click Order. "Cart" should be visible.',
      'Click Pay. "Cart" should be visible.',
      'Click Give. "Cart" should be visible.',
      "The Pay button should be enabled.",
      "The Order button should be clickable.",
      "The Pay button should be clickable.",
      "The Give button should be clickable.",
      "The Sell button should be clickable."
    ],
    never: ['Click Sell. "Cart" should be visible.', "The Give button should be enabled."]
  },
  {
    about: "an inert part takes nothing",
    page: `<h1>Cart</h1><div inert><button onclick="o.textContent='paid'">Pay</button><label>Code <input></label></div><p id=o></p>`,
    never: [
      'Click Pay. "Cart" should be visible.',
      "The Pay button should be clickable.",
      "The Pay button should be enabled.",
      'Type "A" into the Code field. "Cart" should be visible.'
    ]
  },
  {
    about: "a fieldset that is disabled",
    page: `<h1>Cart</h1><fieldset disabled><legend>Payment</legend><button>Pay</button><label>Code <input></label></fieldset>`,
    passed: ["The Pay button should be disabled."],
    failed: ["The Pay button should be enabled."],
    never: ['Type "A" into the Code field. "Cart" should be visible.']
  },
  {
    about: "what machines are told and what people read",
    page: `<h1>Cart</h1><button aria-label="Delete" onclick="o.textContent='gone'">Keep</button><button aria-label="Keep" onclick="o.textContent='kept'">Delete</button><p id=o></p>`,
    passed: [
      'Click "Delete". "kept" should be visible.',
      'Click Keep. "gone" should be visible.',
      'Click the Delete button. "kept" should be visible.'
    ],
    never: ['Click Keep. "kept" should be visible.']
  },
  {
    about: "a lying label alone",
    page: `<h1>Cart</h1><button aria-label="Approve" onclick="o.textContent='gone'">Reject</button><p id=o></p>`,
    passed: ['Click Reject. "gone" should be visible.', "The Reject button should be visible."],
    never: [
      'Click Approve. "gone" should be visible.',
      "The Approve button should be visible.",
      'The "Approve" button is shown.'
    ]
  },
  {
    about: "placeholder, label and value are not the same",
    page: `<h1>Login</h1><label>Email <input placeholder="Password"></label><input type=password placeholder="Secret word"><label>Town <input value="Rome"></label>`,
    passed: [
      'Type "x" into the Email field. The Email field should contain "x".',
      "The Email field should be empty.",
      'The Town field should contain "Rome".'
    ],
    never: [
      'Type "x" into the "Rome" field. "Login" should be visible.',
      'The Email field should contain "Password".',
      'The value of the Email field should be "Password".',
      "The Town field should be empty.",
      'The Town field should contain "Rom".'
    ]
  },
  {
    about: "two forms with the same fields",
    page: `<h1>Account</h1><section aria-label="Sign up"><h2>Sign up</h2><label>Email <input oninput="o.textContent='up '+value"></label><button onclick="o.textContent='joined'">Send</button></section>
<section aria-label="Newsletter"><h2>Newsletter</h2><label>Email <input oninput="o.textContent='news '+value"></label><button onclick="o.textContent='subscribed'">Send</button></section><p id=o></p>`,
    passed: [
      'Type "a" into the Email field in the Newsletter section. "news a" should be visible.',
      'Click Send in the Newsletter section. "subscribed" should be visible.',
      'In the Sign up section, type "b" into the Email field. "up b" should be visible.'
    ],
    never: [
      'Type "a" into the Email field. "Account" should be visible.',
      'Click Send. "Account" should be visible.',
      'In the Newsletter section, type "b" into the Email field. "up b" should be visible.',
      'Type "b" into the Email field of the Contact form. "Account" should be visible.'
    ]
  },
  {
    about: "behind a modal",
    page: `<h1>List</h1><button onclick="o.textContent='page'">Delete</button><button onclick="o.textContent='other'">Archive</button><p id=o></p>
<div style="position:fixed;inset:0;background:rgba(0,0,0,.5)"><div role=dialog aria-modal=true aria-label="Sure?" style="margin:200px auto;width:300px;background:#fff"><p>Sure?</p><button onclick="document.getElementById('o').textContent='dialog'">Delete</button></div></div>`,
    never: [
      'Click Archive. "List" should be visible.',
      "The Archive button should be clickable.",
      'Click Delete. "page" should be visible.'
    ]
  },
  {
    about: "behind a modal of the browser's own kind",
    page: `<h1>List</h1><button onclick="o.textContent='page'">Delete</button><button onclick="o.textContent='other'">Archive</button><p id=o></p>
<dialog id=d><p>Sure?</p><button onclick="q.textContent='dialog'">Delete</button><p id=q></p></dialog><script>d.showModal()</script>`,
    passed: ['Click Delete. "dialog" should be visible.'],
    never: [
      'Click Archive. "Sure?" should be visible.',
      "The Archive button should be clickable.",
      "The Archive button should be enabled."
    ]
  },
  {
    about: "menus for two widths",
    page: `<style>.mobile{display:none}</style><nav class=mobile aria-label="Mobile"><a href="#m" onclick="o.textContent='mobile'">Orders</a></nav><nav class=desktop><a href="#d" onclick="o.textContent='desktop'">Orders</a></nav><h1>Home</h1><p id=o></p>`,
    passed: ['Click Orders. "desktop" should be visible.'],
    failed: ['Click Orders. "mobile" should be visible.']
  },
  {
    about: "what folds again",
    page: `<h1>Loaf</h1><details><summary>Ingredients</summary><p>Rye flour</p></details><details open><summary>Allergens</summary><p>Gluten</p></details>`,
    passed: [
      'Expand "Ingredients". "Rye flour" is shown. Collapse it again. "Rye flour" is hidden.',
      'Expand "Ingredients". Collapse it. "Gluten" is shown.'
    ],
    failed: ['Expand "Ingredients". Collapse it. "Gluten" is hidden.'],
    never: ['"Rye flour" is hidden. Collapse it. "Gluten" is hidden.']
  },
  {
    about: "a grid of choices whose names begin with their row",
    page: `<h1>Survey</h1><table><tr><th></th><th>Bad</th><th>Good</th></tr>${["Food", "Staff"]
      .map(
        (row) =>
          `<tr><th>${row}</th>${["Bad", "Good"].map((column) => `<td><input type=radio name="${row}" aria-label="${row} ${column}" onclick="o.textContent='${row} is ${column}'"></td>`).join("")}</tr>`
      )
      .join("")}</table><p id=o></p>`,
    passed: [
      'In the Food row choose Good. "Food is Good" is shown.',
      'In the Staff row choose Bad. "Staff is Bad" is shown.'
    ],
    never: [
      'In the Food row choose Good. "Staff is Good" is shown.',
      'In the Food row choose Fair. "Survey" is shown.',
      'In the Prices row choose Good. "Survey" is shown.'
    ]
  },
  {
    about: "a calendar, and days without their year",
    page: `<h1>When?</h1><div><p>June 2026</p>${Array.from({ length: 30 }, (_, day) => `<button onclick="o.textContent='on the ${day + 1}th'">${day + 1}</button>`).join("")}</div><p id=o></p>`,
    passed: ['Choose 18 June in the calendar. "on the 18th" is shown.'],
    never: [
      'Choose 18 July in the calendar. "When?" is shown.',
      'Choose 31 June in the calendar. "When?" is shown.',
      'Choose 18 June 2027 in the calendar. "When?" is shown.'
    ]
  },
  {
    about: "a title that is typed into where it stands",
    page: `<h1>Notes</h1><h2 contenteditable onblur="o.textContent='kept '+this.textContent">Old</h2><button>Done</button><p id=o></p>`,
    passed: ['Change the title to "New". Click Done. "kept New" is shown.'],
    never: ['Change the summary to "New". "Notes" is shown.', 'Change the title to "New". "Old" is shown.']
  },
  {
    about: "two titles that are typed into, and one that is not",
    page: `<h1>Notes</h1><h2 contenteditable>One</h2><h2 contenteditable>Two</h2>`,
    never: ['Change the title to "New". "Notes" is shown.']
  },
  {
    about: "a field for a day whose calendar stays open, beside a calendar of the page",
    page: `<h1>Rooms</h1>${month("March 2031", "o.textContent='booked ' + this.textContent")}
      <label>Due date <input id=d onfocus="c.hidden=false"></label><p id=o>nothing yet</p><p id=p></p>
      <div id=c hidden style="position:fixed;right:0;bottom:0;background:#fff;z-index:9"><button>‹</button>${month("March 2031", "p.textContent='due ' + this.textContent;c.hidden=true")}</div>`,
    passed: [
      'Enter 2031-03-05 into the Due date field. "due 5" should be visible. "nothing yet" should be visible.'
    ],
    never: ['Enter 2031-03-05 into the Due date field. "booked 5" should be visible.']
  }
]
