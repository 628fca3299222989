/** Places told by the edge at which they lie, the page of one thing, its status, its counts, and the errors of its fields. */
const bars = (top, bottom) =>
  `<style>body{margin:0}header,.t{position:fixed;top:0;left:0;right:0;height:48px;background:#eee}.b{position:fixed;bottom:0;left:0;right:0;height:56px;background:#eee;display:flex}main{padding:70px 20px}</style>${top}<main><h1>Feed</h1><p>Inbox is where mail goes.</p><p>News</p></main>${bottom}<output id=o></output>`
const say = (text) => `onclick="o.textContent='${text}'"`
const inbox = (text) => `<a href="#i" ${say(text)}>Inbox</a> <a href="#s" ${say("sent " + text)}>Sent</a>`

const tickets = (status, more = "") => `<script>
const list = () => { document.body.innerHTML = '<h1>Tickets</h1><table><tr><th>Number</th><th>Subject</th><th>Status</th></tr>'
  + '<tr><td>#7</td><td><a href="#/tickets/7" onclick="setTimeout(one)">Printer</a></td><td>${status}</td></tr>'
  + '<tr><td>#8</td><td><a href="#/tickets/8">Mouse</a></td><td>Closed</td></tr><tr><td>#9</td><td>Fan</td><td>Open</td></tr></table>' }
const one = () => { document.body.innerHTML = '<h1>Printer</h1><p>#7 <span>${status}</span> reported by Ada</p><h2>Comments (0)</h2><p>No comments yet</p>${more}<button>Close ticket</button>' }
addEventListener("load", list)
</script>`

const form = (texts) =>
  `<form><p><label>Amount <input id=a aria-invalid=true></label> <span>${texts[0]}</span></p><p><label>Payee <input aria-invalid=true></label> <span>${texts[1]}</span></p><p><label>Memo <input></label> <span>Seen by the payee</span></p></form>`

const stepper = (a, b) =>
  `<h1>Booking</h1><div style="display:flex;justify-content:space-between;width:900px"><span>Guests</span><span><button aria-label="Fewer guests">−</button><span>${a}</span><button aria-label="More guests">+</button></span></div><div style="display:flex;justify-content:space-between;width:900px"><span>Rooms</span><span><button aria-label="Fewer rooms">−</button><span>${b}</span><button aria-label="More rooms">+</button></span></div>`

const cards = `<h1>Recipes</h1><div><input placeholder="Search" id=q><select><option>Newest</option></select></div><div id=tags><div>All</div><div>Soup</div></div><p id=n>3 dishes</p><div id=c></div><button onclick="show(['Tart'])">Sweet</button><button onclick="show(['Tart','Stew'])">Two</button><script>
const show = (all) => { n.textContent = all.length + (all.length === 1 ? " dish" : " dishes"); c.innerHTML = all.map((x) => '<div style="border:1px solid;cursor:pointer" onclick="0"><div>' + x + '</div><div>20 min</div><div><div>Dinner</div><div>Save</div></div></div>').join("") }
show(["Tart", "Stew", "Broth"])</script>`

export default [
  {
    about: "bars at the top and at the bottom",
    page: bars(`<header>${inbox("top")}</header>`, `<div class=b>${inbox("bottom")}</div>`),
    passed: [
      'Click Inbox in the bottom bar. "bottom" is shown',
      'Click Inbox in the top bar. "top" is shown',
      'Tap Sent in the bar at the bottom. "sent bottom" is shown',
      'Tap Sent in the header. "sent top" is shown',
      'Click Sent in the bottom navigation. "sent bottom" is shown'
    ],
    never: [
      'Click Inbox in the bottom bar. "top" is shown',
      'Click Inbox in the top bar. "bottom" is shown',
      'Click News in the top bar. "News" is shown',
      'Click Drafts in the bottom bar. "bottom" is shown'
    ]
  },
  {
    about: "no bar at the bottom, but the last line of a list",
    page: `<style>body{margin:0}div{height:60px}</style><h1>Mail</h1>${Array.from({ length: 10 }, (_, n) => `<div>Letter ${n} <button ${say("n" + n)}>Open</button></div>`).join("")}<output id=o></output>`,
    never: ['Click Open in the bottom bar. "n9" is shown', 'Click Open in the bottom bar. "n8" is shown']
  },
  {
    about: "a number on what leads somewhere",
    page: bars(
      `<div class=t><span>Kitchen</span> <a href="#f">Saved 3</a> <a href="#l">Cart 12</a></div>`,
      ""
    ),
    passed: ["Saved in the top bar is 3", "Cart in the top bar shows 12"],
    failed: ["Saved in the top bar is 4"],
    never: ["Saved in the top bar is 12", "Kitchen in the top bar is 3", "Cart in the bottom bar is 12"]
  },
  {
    about: "the status of the one thing that a page is about",
    page: tickets("Open"),
    passed: [
      "Click Printer. The status of the ticket is Open",
      "Click Printer. Status should be Open",
      "Click Printer. The ticket has no comments",
      "Click Printer. There are no comments"
    ],
    failed: ["Click Printer. The status of the ticket is Closed", "Click Printer. There are 2 comments"],
    never: [
      "Click Printer. The status of the invoice is Open",
      "Click Printer. The status of the ticket is Ada",
      "Click Printer. The status of the second ticket is Open",
      "Click Printer. The number is Open",
      "Click Printer. The ticket has no attachments"
    ]
  },
  {
    about: "a word of the status in a name, and none that is the status",
    page: tickets("Open", "<p>Ordered from Closed Circuit Ltd</p>").replace(
      "<span>Open</span> reported by Ada",
      "reported by Open Source Ltd"
    ),
    never: [
      "Click Printer. The status of the ticket is Open",
      "Click Printer. The status of the ticket is Closed"
    ]
  },
  {
    about: "titles that say how many there are",
    page: `<h1>Order 12</h1><fieldset><legend>Notes (1)</legend><div><small>Ada, today</small><br>Ring twice.</div><p>New note<br><textarea></textarea><br><button>Add note</button></p></fieldset><a href="#m">Messages (4)</a>`,
    passed: ["There is 1 note", "I see exactly one note"],
    never: [
      "There are 2 notes",
      "There are no notes",
      "There are 4 messages on the order",
      "The order has no notes"
    ]
  },
  {
    about: "a search that found nothing says nothing of all there are",
    page: `<h1>Files</h1><label>Search <input value=x></label><p>No files match "x"</p><p>3 of 40</p>`,
    never: ["There are no files", "The drive has no files"]
  },
  {
    about: "errors that stand with their fields",
    page: form(["Enter an amount", "Choose who is paid"]),
    passed: [
      'Under Amount the error is "Enter an amount"',
      'The error under Payee reads "Choose who is paid"',
      'Under Amount the error is "Enter an amount", under Payee it is "Choose who is paid"'
    ],
    failed: ['Under Amount the error is "Choose who is paid"'],
    never: [
      'Under Amount the error is "Enter an amount", under Payee it is "Enter an amount"',
      'The error under Memo reads "Seen by the payee"'
    ]
  },
  {
    about: "values between a minus and a plus",
    page: stepper("2 guests", "1 room"),
    passed: ["Guests is 2 guests", "Rooms should be 1 room"],
    failed: ["Guests is 3 guests", "Rooms is 2 rooms"],
    never: ["Guests is 1 room", "Rooms is 2 guests", "Beds is 1 room"]
  },
  {
    about: "what begins under a title that no role tells",
    page: `<div>Back</div><div><b>Rice</b><div>10 min</div><div>Ingredients</div><div>1 cup rice</div><div>2 cups water</div><div>Method</div><div>1. Rinse the rice.</div><div>2. Boil it.</div></div>`,
    passed: ["The method starts with Rinse the rice."],
    failed: ["The method starts with Boil it."],
    never: ["The method starts with 1 cup rice", "The method starts with 10 min"]
  },
  {
    about: "one is left of several beside a bar of the same make",
    page: cards,
    passed: [
      "Click Sweet. Only Tart is left",
      "Click Two. Only Tart and Stew are left",
      "Click Sweet. Only Tart is listed"
    ],
    never: ["Click Two. Only Tart is left", "Only Tart is left", "Click Sweet. Only Stew is left"]
  },
  {
    about: "words for a message that comes up",
    page: `<h1>Lamps</h1><button onclick="t.textContent='Saved to your list'">Save</button><div id=t style="position:fixed;right:10px;top:10px"></div>`,
    passed: ["Click Save. A note pops up that says Saved to your list"],
    never: ["A note pops up", "Click Save. A voucher pops up", "Click Save. A note pops up that says Removed"]
  },
  {
    about: "notes that are things of the page",
    page: `<h1>Notes</h1><button onclick="t.textContent='Deleted for good'">Delete</button><div id=t></div>`,
    never: ["Click Delete. A note is shown"]
  },
  {
    about: "what shows something, by what it shows",
    page: `<h1>Quiz</h1><p>Question 1 of 4 Score: 0 Time left 0:12</p><p>Bonus rounds come later</p>`,
    passed: ["I see a Time left display"],
    never: ["I see a Lives display", "I see a Bonus rounds display", "I see a Time over display"]
  },
  {
    about: "what a page lists, by a word that it does not bear",
    page: `<h1>Classes</h1><ul><li><h3>Yoga</h3><p>Full</p></li><li><h3>Spin</h3><p>3 left</p></li></ul><p>Boxing starts in May</p>`,
    passed: ["Yoga is shown in today's timetable", "Spin is listed in the schedule"],
    never: ["Boxing starts in May is shown in the timetable", "Rowing is shown in the timetable"]
  },
  {
    about: "which of two lists is the queue",
    page: `<h1>Desk</h1><ul><li><b>Ada</b><p>waits</p></li><li><b>Bob</b><p>waits</p></li></ul><h1>Done</h1><ul><li><b>Cy</b><p>gone</p></li><li><b>Dee</b><p>gone</p></li></ul>`,
    never: ["Cy is shown in the queue", "Ada is not shown in the queue", "Cy is not shown in the queue"]
  },
  {
    about: "an amount that stands in no column of amounts",
    page: `<table><tr><th>Item</th><th>Amount</th></tr><tr><td>Roof</td><td>£40.00</td></tr><tr><td>Door</td><td>£20.00</td></tr></table><dl><dt>Excess</dt><dd>£5.00</dd><dt>To pay</dt><dd>£55.00</dd></dl>`,
    passed: ["The amount to pay is £55.00"],
    failed: ["The amount to pay is £40.00"],
    never: ["The amount to pay is £5.00"]
  },
  {
    about: "the number beside a link at the top",
    page: `<nav><a href="#basket">Basket <span>2</span></a></nav><main><h1>Shop</h1><p>3 pots</p></main>`,
    passed: ["The number beside Basket at the top is 2."],
    failed: ["The number beside Basket at the top is 3."],
    never: ["The number beside Basket at the bottom is 2.", "The number beside Shop at the top is 2."]
  }
]
