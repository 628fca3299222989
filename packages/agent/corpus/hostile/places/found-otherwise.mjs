/** Things that are found by other signs than their name: by their number in a list, a row's status, the number on a tab, a switch in a card. */
const style = `<style>.line { display: flex } .line > * { width: 120px } .tabs > div { display: inline-block; padding: 8px; cursor: pointer }</style>`
const order = (no, name, state) =>
  `<div class="line"><div>#${no}</div><div>${name}</div><div>3</div><div>${state}</div></div>`
const orders = `${style}<div class="tabs"><div onclick="1">Counter</div><div onclick="1">Orders <span class="pill">3</span></div><div onclick="1">Customers</div></div>
<div id="v-orders"><div>Orders</div><div>3 orders</div><div class="line"><div>Sort by</div><div onclick="1" style="cursor:pointer">Ticket</div><div onclick="1" style="cursor:pointer">Customer</div></div>
<div class="line"><div>Ticket</div><div>Customer</div><div>Pieces</div><div>State</div></div>
<div>${order(2041, "Marcus Webb", "Ready")}${order(2042, "Bea Hollis", "Cleaning")}${order(2043, "Ada Sorensen", "Ready")}</div></div>`

const berth = (id, boat, state) =>
  `<tr><th scope="row">${id}</th><td>${boat}</td><td>${state}</td><td><button>Show</button></td></tr>`
const berths = `<table><thead><tr><th>Berth</th><th>Boat</th><th>Status</th><th></th></tr></thead><tbody>
${berth("B3", "Blue Meridian", "Occupied")}${berth("C1", "Puffin", "Occupied")}${berth("C2", "Kestrel", "Free")}</tbody></table>
<p>Berth 12 is closed. Free parking behind the office.</p>`

const card = (name, on, said) => `<div class="panel"><div>${name}</div><div>German</div>
<button role="switch" aria-checked="${on}" aria-label="${name} ${said}" style="width:40px;height:20px" onclick="const on = this.getAttribute('aria-checked') !== 'true'; this.setAttribute('aria-checked', String(on)); this.nextElementSibling.textContent = on ? 'Available' : 'Away'"></button> <span>${on ? "Available" : "Away"}</span></div>`
const cards = (said) =>
  `<h1>Translators</h1><div>${card("Dieter Vogt", true, said)}${card("Haruka Mori", false, said)}${card("Marek Zielak", true, said)}</div>`

const stepper = (name, n) =>
  `<div class="g"><span>${name}</span> <button onclick="this.nextElementSibling.textContent--">−</button><span>${n}</span><button onclick="this.previousElementSibling.textContent++">+</button></div>`

export default [
  {
    about: "things of a list whose kind only its tab and its title tell",
    page: orders,
    passed: [
      "The first order is from Marcus Webb",
      "The last order is from Ada Sorensen",
      "There are 3 orders. The last one is #2043",
      "There are 3 orders. The last one is ticket #2043",
      "Ticket 2042 is Cleaning",
      "There are 3 tickets",
      "The badge on the tab is 3"
    ],
    never: [
      "The first order is from Bea Hollis",
      "The last order is from Bea Hollis",
      "The second order is from Ada Sorensen",
      "There are 3 orders. The last one is #2041",
      "There are 3 orders. The last one is ticket #2042",
      "There are 3 orders. The last one is Cleaning",
      "Ticket 2042 is Ready",
      "Ticket 2044 is Ready",
      "There are 4 orders",
      "There is 1 ticket",
      "There are 4 tickets",
      "There is 1 order",
      "The badge on the tab is 2"
    ]
  },
  {
    about: "two tabs with a number each",
    page: `<div role="tablist"><button role="tab" aria-selected="true">Orders <b>3</b></button><button role="tab" aria-selected="false">Customers <b>5</b></button></div><p>Open</p>`,
    passed: ["Click Customers. The badge on the tab is 5"],
    never: [
      "The badge on the tab is 3",
      "The badge on the tab is 5",
      "Click Customers. The badge on the tab is 3"
    ]
  },
  {
    about: "a row that is called by a number, and is in a state",
    page: berths,
    passed: [
      "Blue Meridian is listed and its berth is Occupied",
      "Kestrel is listed and its berth is Free",
      "Blue Meridian is listed and its berth is B3",
      "Berth C2 is Free",
      "Berth C1 is Occupied"
    ],
    never: [
      "Blue Meridian is listed and its berth is Free",
      "Kestrel is listed and its berth is Occupied",
      "Kestrel is listed and its berth is Closed",
      "Kestrel is listed and its boat is Free",
      "Berth C1 is Free",
      "Berth C2 is Occupied",
      "Berth C3 is Free",
      "Berth 12 is Free",
      "Boat C1 is Occupied"
    ]
  },
  {
    about: "a table of which one row is left",
    page: `<table><tr><th>Berth</th><th>Boat</th></tr><tr><td>B2</td><td>Kestrel</td></tr></table>`,
    passed: ["Only one berth is listed and it is B2"],
    never: ["Only one berth is listed and it is B3", "Only one berth is listed and it is Puffin"]
  },
  {
    about: "cards with a switch each, called by the state that it stands for",
    page: cards("available"),
    passed: [
      "Set Dieter Vogt to unavailable. Dieter Vogt is Away",
      "Set Haruka Mori to available. Haruka Mori is Available",
      "Set Dieter Vogt to available. Dieter Vogt is Available",
      "Set Marek Zielak to away. Marek Zielak is Away"
    ],
    never: [
      "Set Dieter Vogt to unavailable. Marek Zielak is Away",
      'Set Dieter Vogt to retired. "Retired" is shown',
      'Set Dieter Vogt to retired. "Dieter Vogt" is shown',
      'Set Ann Smith to unavailable. "Dieter Vogt" is shown',
      'Set Translators to unavailable. "Dieter Vogt" is shown'
    ]
  },
  {
    about: "numbers that are set by plus and minus",
    page: `<h1>Garments</h1><div>${stepper("Shirt", 0)}${stepper("Duvet", 3)}</div>`,
    passed: ["The count of shirts is 0", "There are 3 duvets", 'Click the 1st "+". There is 1 shirt'],
    never: [
      "The count of shirts is 1",
      "The count of shirts is 3",
      "There is 1 duvet",
      "There are 0 duvets",
      'Click the 1st "+". There are 2 shirts'
    ]
  },
  {
    about: "nobody was spoken of",
    page: `<h1>Counter</h1><label>Note <input></label><button>Take in</button><p>VIP</p><p>Summary</p>`,
    never: ['Click "Take in". She is marked as VIP', 'Type "x" into Note. He is marked as VIP']
  },
  {
    about: "a form whose button is called otherwise, beside one that starts over",
    page: `<form onsubmit="event.preventDefault(); document.querySelector('#out').textContent = 'Sent'"><label>Boat <input></label><button>Check in</button><button type="reset">Start over</button></form><p id="out"></p>`,
    passed: ['Type "Kestrel" into Boat. Submit the form. "Sent" is shown'],
    never: ['Type "Kestrel" into Boat. "Sent" is shown']
  },
  {
    about: "a box that lies over the page, which nothing tells to be a dialog",
    page: `<label>Find <input></label><p>Boats</p><div style="position:fixed;inset:0;background:#0008"><div style="background:#fff;margin:200px;padding:20px"><p>Who is it?</p><input placeholder="Name" oninput="document.querySelector('#out').textContent = 'Hello ' + this.value"><p id="out"></p></div></div>`,
    passed: ['Type "Ada" into the field. "Hello Ada" is shown']
  },
  {
    about: "another page than the one on which something is to be done",
    page: `<nav><a href="#a" onclick="show('a')">Projects</a> <a href="#b" onclick="show('b')">Translators</a></nav><main></main><p id="out">Nothing done</p>
<script>const show = (name) => { document.querySelector('main').innerHTML = name === 'a' ? '<h1>Projects</h1><button onclick="said(1)">Archive</button>' : '<h1>Translators</h1><button onclick="said(2)">Archive</button>' }
const said = (n) => { document.querySelector('#out').textContent = n === 1 ? 'Projects archived' : 'Translators archived' }; show('a')</script>`,
    passed: [
      'Click Archive on the Translators page. "Translators archived" is shown',
      'Click Archive on the Projects page. "Projects archived" is shown'
    ],
    never: ['Click Archive on the Translators page. "Projects archived" is shown']
  },
  {
    about: "errors that are told by no role, each under its field",
    page: `<div role="dialog" aria-label="New appointment"><div><label for=a>Pet name</label><input id=a style="display:block;width:400px;height:38px"><div class="invalid-feedback">Please enter the name of the pet</div></div>
<div><label for=b>Owner</label><input id=b style="display:block;width:400px;height:38px"><div class="invalid-feedback">Please enter the owner</div></div></div>`,
    passed: [
      "I see the error Please enter the name of the pet under Pet name",
      "The error Please enter the owner is shown under Owner",
      'The error "Please enter the owner" is shown next to the Owner field'
    ],
    never: [
      "I see the error Please enter the owner under Pet name",
      'The error "Please enter the owner" is shown next to the Pet name field',
      "There is no error Please enter the owner under Owner",
      "I see the error Please enter the vet under Owner"
    ]
  },
  {
    about: "fields that a table lays out, beside a table of things",
    page: `<table><tr><td>Claimant</td><td><input></td></tr><tr><td>Type</td><td><select><option>Any</option></select></td></tr></table>
<table><thead><tr><th onclick="const b = document.querySelector('#b'); b.append(...[...b.children].reverse())" style="cursor:pointer">Claimant</th><th>Amount</th></tr></thead><tbody id="b"><tr><td>Ada</td><td>5</td></tr><tr><td>Bob</td><td>7</td></tr></tbody></table>`,
    passed: [
      "The first row contains Ada",
      "The last row contains Bob",
      "Click the Claimant heading. The first row contains Bob. Click it again. The first row contains Ada"
    ],
    never: [
      "The first row contains Bob",
      "The last row contains Ada",
      "The second row contains Type",
      "Click the Claimant heading. The first row contains Bob. Click it again. The first row contains Bob"
    ]
  },
  {
    about: "a row whose button goes when it is pressed, among others that keep theirs",
    page: `<p id="said"></p><table><thead><tr><th>Project</th><th>Status</th><th></th></tr></thead><tbody id="t"></tbody></table>
<script>const all = [['Annual report', 'Open'], ['Patent filing', 'Open'], ['Tender', 'Open']]
const draw = () => { document.querySelector('#t').innerHTML = all.map(([name, state], at) => '<tr><td>' + name + '</td><td>' + state + '</td><td>' + (state === 'Open' ? '<button onclick="deliver(' + at + ')">Deliver</button>' : '') + '</td></tr>').join('') }
const deliver = (at) => { all[at][1] = 'Delivered'; document.querySelector('#said').textContent = all[at][0] + ' delivered'; draw() }
draw()</script>`,
    passed: [
      'Tender is listed. Click Deliver in the row of Patent filing. "Patent filing delivered" is shown. Its status is Delivered'
    ],
    never: [
      'Tender is listed. Click Deliver in the row of Patent filing. "Patent filing delivered" is shown. Its status is Open',
      "Tender is listed. Click Deliver in the row of Patent filing. Its status is Open"
    ]
  },
  {
    about: "a form under a heading that goes on, and a list under another",
    page: `<nav><a href="#a">Check in a boat</a> <a href="#b">Book out history</a></nav><main><section><h2>Check in a boat</h2><label>Boat <input></label><label>Owner <input></label><button>Send</button></section><section><h2>Book out history</h2><ul><li>Ada</li><li>Bob</li></ul></section></main>`,
    passed: ["The check-in form is shown"],
    never: [
      "The book-out form is shown",
      "The history form is shown",
      "The check-out form is shown",
      "The check-in form is not shown"
    ]
  },
  {
    about: "what was sent off and refused is corrected",
    page: `<label>Name <input></label><label>Amount <input id="a"></label><button onclick="document.querySelector('#e').textContent = isNaN(document.querySelector('#a').value) ? 'Enter a number' : 'Done'">Apply</button><p id="e"></p>`,
    passed: [
      'Type "lots" into Amount. Click Apply. "Enter a number" is shown. Correct it to 2000. Click Apply. "Done" is shown'
    ]
  },
  {
    about: "a label with its figure, beside others",
    page: `<p>Outstanding: <strong>€298.30</strong></p><p>Paid: <strong>€37.80</strong></p><p>Discount: 10%</p>`,
    passed: ["The outstanding amount is €298.30", "The outstanding total is €298.30"],
    never: [
      "The outstanding amount is €37.80",
      "The overdue amount is €298.30",
      "The total amount is €298.30",
      "The outstanding amount is €29"
    ]
  },
  {
    about: "a line that is a notice to anybody, beside other lines",
    page: `<h2>Bids on this lot are binding.</h2><div class="alert">Bidding on this lot has closed.</div><ul><li>Payment is due within 14 days.</li></ul><button>Ask about this very lot.</button>`,
    passed: ['The notice reads "Bidding on this lot has closed."'],
    never: [
      'The notice reads "Bids on this lot are binding."',
      'The notice reads "Ask about this very lot."',
      'The notice reads "Bidding on this lot"',
      'The notice does not read "Bidding on this lot has closed."'
    ]
  },
  {
    about: "one thing alone under a title that no role tells",
    page: `<div><div>Receipts log</div><div><div>GR-310</div><div>PO-1049 · 40 units</div></div></div>`,
    blocked: ["There is one entry in Receipts log"],
    never: ["There are 2 entries in Receipts log"]
  },
  {
    about: "nothing under a title that no role tells",
    page: `<div><div>Receipts log</div><div>No receipts yet</div></div>`,
    never: ["There is one entry in Receipts log"]
  },
  {
    about: "a line that is drawn as a heading, and is none",
    page: `<h1>Claim 7</h1><p><b>Notes (2)</b></p><ul><li>Called</li><li>Paid</li></ul>`,
    blocked: ["The heading is Notes (2)"],
    failed: ["The heading is Notes (3)"],
    passed: ["The heading is Claim 7"]
  }
]
