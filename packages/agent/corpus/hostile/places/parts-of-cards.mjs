/** Cards whose head and body are boxes of their own, lists that are drawn over an input, and what is said of one of several. */
const track = ([name, used, closed]) =>
  `<div class="t"><div><div>${name}</div><div>${used} of 60 m taken</div></div><div><div>Closed for works</div><span class="knob" tabindex=0></span><span class="chip">${closed ? "Closed" : "Open"}</span></div></div>`
const tracks = `<style>.t{display:block;border:1px solid #888;margin:6px}.t>div{display:flex;gap:8px}.chip{border:1px solid;border-radius:9px;padding:0 6px}.knob{width:20px;height:10px;background:#999}</style><p>Yard</p><div id=tracks>${[
  ["Track 1", 44, false],
  ["Track 2", 12, false],
  ["Track 3", 0, true]
]
  .map(track)
  .join(
    ""
  )}</div><label>To <select><option>Choose one</option><option selected>Track 2</option></select></label>`

const chooser = (id, label, chosen) =>
  `<div class="row"><label for="${id}">${label}</label><div class="sel"><div class="sel-box"><span class="sel-search"><input id="${id}" role="combobox" aria-haspopup="listbox" aria-expanded="false" readonly style="opacity:0;position:absolute;inset:0;width:100%"></span><span class="${chosen === "" ? "sel-placeholder" : "sel-item"}">${chosen || "Choose one"}</span></div><span aria-hidden="true">▾</span></div></div>`
const choosers = `<style>.sel{display:flex;width:220px;border:1px solid #888}.sel-box{position:relative;width:190px;height:28px}</style><form>${chooser("a", "Status", "Live")}${chooser("b", "Owner", "")}${chooser("c", "Former status", "Ended")}</form>`

const todo = `<header><input placeholder="What is to be done?" id=what></header><ul id=all><li><input type=checkbox checked aria-label="Fern"> Fern</li><li><input type=checkbox aria-label="Moss"> Moss</li></ul><footer><span>1 left</span> <button onclick="document.querySelector('li').remove()">Clear done</button></footer><script>what.onkeydown = (e) => { if (e.key === "Enter") { const li = document.createElement("li"); li.textContent = what.value; all.append(li); what.value = "" } }</script>`

const planes = (third) =>
  `<table><tr><th>Aircraft<th>Hours<th>Flights<th>State</tr><tr><td>G-AAAA<td>12<td>3<td>Ready</tr><tr><td>G-BBBB<td>40<td>12<td>Grounded</tr><tr><td>G-CCCC<td>3<td>40<td>${third}</tr></table>`

const menu = `<header><ul role="menu" tabindex="0" class="app-menu"><li role="menuitem" tabindex="-1"><span class="app-menu-title">Lessons</span></li><li role="menuitem" tabindex="-1" onclick="said.textContent='Pupils are open'"><span class="app-menu-title">Pupils</span></li></ul></header><main><h1>Lessons</h1><button onclick="said.textContent='A pupil was added'">Pupils</button><p id=said></p><ul><li>One</li><li>Two</li></ul></main>`

export default [
  {
    about: "a card with a head and a body, and a list in which its name is chosen",
    page: tracks,
    passed: ['Track 3 is "Closed"', 'Track 1 is "Open" and Track 3 is "Closed"', 'Track 2 is "Open"'],
    never: ['Track 1 is "Closed"', 'Track 2 is "Closed"', 'Track 3 is "Open"', "There are 6 tracks"]
  },
  {
    about: "lists that are drawn over an input",
    page: choosers,
    passed: [
      'The "Status" field contains "Live"',
      'The "Status" dropdown shows "Live"',
      'The "Owner" field is empty',
      'The "Former status" dropdown shows "Ended"'
    ],
    failed: ['The "Status" dropdown shows "Ended"', 'The "Owner" field contains "Live"'],
    never: ['The "Status" field is empty', 'The "Former status" dropdown shows "Live"']
  },
  {
    about: "a field that is sent off by a key, and a button that does away with something",
    page: todo,
    passed: [
      'Add the task "Ivy". "Ivy" is shown. "Fern" is shown',
      'Add a new task "Ivy". There are 3 tasks in the list'
    ],
    never: ['Add the task "Ivy". "Fern" is not shown']
  },
  {
    about: "only one of those that are listed",
    page: planes("Ready"),
    passed: ["Only G-BBBB is Grounded", "The row for G-BBBB shows 12 flights and 40 hours"],
    failed: ["Only G-AAAA is Grounded", "Only G-AAAA is Ready"],
    never: [
      "Only G-CCCC is Ready",
      "The row for G-BBBB shows 40 flights and 12 hours",
      "The row for G-CCCC shows 3 flights"
    ]
  },
  {
    about: "one of two",
    page: planes("Grounded"),
    failed: ["Only G-BBBB is Grounded"],
    passed: ["Only G-AAAA is Ready"]
  },
  {
    about: "a menu that takes keys itself, and a button that is called as one of its ways",
    page: menu,
    passed: ['Click Pupils in the menu. "Pupils are open" is shown'],
    never: ['Click Pupils in the menu. "A pupil was added" is shown']
  },
  {
    about: "a badge, and a button that would set it",
    page: `<div class="cards"><div class="card"><h3>Home</h3><span class="badge">Default</span><button>Edit</button></div><div class="card"><h3>Allotment</h3><button>Set as default</button></div></div>`,
    passed: [
      'The "Home" card has the "Default" badge',
      'The "Allotment" card does not have the "Default" badge'
    ],
    never: [
      'The "Allotment" card has the "Default" badge',
      'The "Home" card does not have the "Default" badge'
    ]
  },
  {
    about: "an arrow in an item of a list, and a page of a table that has a column called Table",
    page: `<h2>Guests</h2><table><tr><th>Guest<th>Table</tr><tr><td>Ada<td>7</tr><tr><td>Ben<td>7</tr></table><ul class="pagination"><li title="Previous Page"><button disabled aria-label="left">‹</button></li><li title="1"><a href="#1">1</a></li><li title="Next Page"><button aria-label="right">›</button></li></ul>`,
    passed: [
      "The previous page arrow is disabled",
      "The next page arrow is enabled",
      "The table has 2 guests"
    ],
    never: ["The previous page arrow is enabled", "The next page arrow is disabled", "The table has 7 guests"]
  },
  {
    about: "what a panel of tabs shows, and a message over the page",
    page: `<div role="tablist"><button role="tab" id="t1" aria-selected="true" aria-controls="p1">Pending</button><button role="tab" id="t2" aria-selected="false">Approved</button></div><div role="tabpanel" id="p1" aria-labelledby="t1"><div class="card">Daniel <button>Approve</button></div></div><div role="alert" style="position:fixed;top:0;right:0">Leave of Aisha was approved</div>`,
    passed: ["Daniel is on the Pending tab", 'The message "Leave of Aisha was approved" is shown'],
    never: ["Aisha is on the Pending tab", "Daniel is not on the Pending tab"]
  },
  {
    about: "a menu of somebody, and a link of that name elsewhere",
    page: `<header><button aria-expanded="false" onclick="m.hidden=false;this.setAttribute('aria-expanded','true')">Rosa ▾</button><div id=m hidden><a href="#a" onclick="said.textContent='Own addresses'">Addresses</a></div></header><p><a href="#b" onclick="said.textContent='All addresses'">Addresses</a></p><p id=said></p>`,
    passed: ['Open "Addresses" from the Rosa menu. "Own addresses" is shown'],
    never: ['Open "Addresses" from the Rosa menu. "All addresses" is shown']
  },
  {
    about: "a summary and a bill that only their titles tell",
    page: `<div class="a"><div>Order summary</div><ul><li>Subtotal <b>£72.00</b></li><li>Total <b>£77.90</b></li></ul></div><div class="b"><div><div>Payslip Grace Hall</div><div>May 2025</div></div><div><div><div>Gross pay</div><div>$4,300.00</div></div><div><div>Net pay</div><div>$3,225.00</div></div></div></div><table><tr><th>Employee<th>Net pay</tr><tr><td>Grace Hall<td>$9.00</tr></table>`,
    passed: [
      "The Total in the order summary is £77.90",
      "The payslip of Grace Hall shows a gross pay of $4,300.00 and a net pay of $3,225.00"
    ],
    never: [
      "The Total in the order summary is £72.00",
      "The payslip of Grace Hall shows a gross pay of $4,300.00 and a net pay of $9.00",
      "The payslip of Grace Hall shows a gross pay of $3,225.00 and a net pay of $4,300.00"
    ]
  },
  {
    about: "several things told in one breath",
    page: planes("Ready"),
    passed: [
      "The first row should be G-AAAA and the second one G-BBBB",
      "The row for G-AAAA has the state Ready and no Edit button",
      "The first row is G-AAAA with 12 hours"
    ],
    never: [
      "The first row should be G-AAAA and the second one G-CCCC",
      "The first row is G-AAAA with 3 hours",
      "The row for G-AAAA has the state Grounded and no Edit button"
    ]
  },
  {
    about:
      "a line that names what it tells, a sentence that tells what was done, and parts that only their class calls",
    page: `<h1>Thanks, Mia!</h1><p>We sent your confirmation to mia.lang@example.com</p><p>We will not send an invoice to ben@example.com</p>
      <div class=summary><div style="display:flex;gap:9px"><span>Booking reference</span><b>SL-1KLR</b></div><div style="display:flex;gap:9px"><span>Property</span><b>Hotel Mar Azul</b></div></div>
      <div class=carousel><div>The front</div><button aria-label="Previous photo" onclick="n.textContent='3 / 3'">‹</button><button aria-label="Next photo" onclick="n.textContent='2 / 3'">›</button><span id=n>1 / 3</span></div>
      <nav><a href="#a">‹</a> <a href="#b" onclick="o.textContent='another page'">›</a></nav><p id=o></p>`,
    passed: [
      "The booking reference should start with SL-.",
      "Check that the confirmation was sent to mia.lang@example.com.",
      'The summary should contain "Hotel Mar Azul".',
      'Click the right arrow of the photo carousel. "2 / 3" should be visible.'
    ],
    failed: [
      "The booking reference should start with XL-.",
      "Check that the confirmation was sent to ada@example.com."
    ],
    never: [
      "The booking reference should start with Hotel.",
      "Check that the confirmation was sent to mia.",
      "Check that the invoice was sent to ben@example.com.",
      "Check that the confirmation was sent from mia.lang@example.com.",
      'Click the right arrow of the photo carousel. "another page" should be visible.',
      'The summary should contain "The front".',
      'The player should contain "The front".'
    ]
  }
]
