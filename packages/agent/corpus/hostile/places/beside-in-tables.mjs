/** What stands beside a field, or is told of a thing, in tables and lists of terms as older pages have them. */
const form = `<table><tr><td><label for="s">Subject *</label></td><td><input id="s"> <span style="color:#a00">Subject is required.</span></td></tr>
<tr><td><label for="n">Requester *</label></td><td><input id="n"> <span style="color:#a00">Requester is unknown.</span></td></tr></table>`

const ticket = `<ul class="navbar"><li><a href="#">Tickets</a></li><li><a href="#new">New ticket</a></li></ul>
<div><div class="alert alert-success">Status changed to Closed.</div><p><a href="#">Tickets</a> » #1042</p>
<h2>#1042 Cannot log in</h2><dl><dt>Category</dt><dd>Access</dd><dt>Status</dt><dd><span class="badge">Closed</span></dd></dl></div>`

const report = `<h1>Report</h1><table><thead><tr><th>Category</th><th>Open</th><th>Closed</th><th>Total</th></tr></thead>
<tbody><tr><td>Access</td><td>2</td><td>1</td><td>3</td></tr><tr><td>Network</td><td>0</td><td>4</td><td>4</td></tr></tbody></table>`

const one = `<h2>Tickets</h2><label>Status <select><option>Any</option></select></label>
<table><thead><tr><th>No.</th><th>Subject</th><th>Status</th></tr></thead><tbody><tr><td>#7</td><td>Wi-Fi weak</td><td>Closed</td></tr></tbody></table>`

const users = `<table><thead><tr><th></th><th>User</th></tr></thead><tbody>${["Ada", "Ben", "Cleo"].map((name) => `<tr><td><input type="checkbox" aria-label="Select ${name}"></td><td>${name}</td></tr>`).join("")}</tbody></table><p id="n">0 selected</p>
<script>document.querySelector("table").onchange = () => { n.textContent = document.querySelectorAll(":checked").length + " selected" }</script>`

export default [
  {
    about: "an error in the cell of its field",
    page: form,
    passed: ['"Subject is required." is shown next to the Subject field'],
    never: [
      '"Requester is unknown." is shown next to the Subject field',
      '"Subject is required." is not shown next to the Subject field'
    ]
  },
  {
    about: "a message that has the word of the label, a list that is a bar by its class",
    page: ticket,
    passed: [
      'Verify that the Status of the ticket is "Closed".',
      'Click "New ticket" in the navigation bar. The URL contains "#new".'
    ],
    failed: ['Verify that the Status of the ticket is "Open".'],
    never: ['The Status of the ticket is "changed to Closed"', 'Click "Access" in the navigation bar.']
  },
  {
    about: "kinds that are columns",
    page: report,
    passed: ['Verify that the row "Access" shows 2 open and 1 closed ticket.'],
    failed: [
      'Verify that the row "Access" shows 2 open and 4 closed tickets.',
      'Verify that the row "Network" shows 1 closed ticket.'
    ]
  },
  {
    about: "the only one, and what it has",
    page: one,
    passed: ['The only ticket in the list is "Wi-Fi weak" and its status is "Closed".'],
    failed: ['The only ticket in the list is "Wi-Fi weak" and its status is "Open".']
  },
  {
    about: "several that are named with their kind",
    page: users,
    passed: ['Select the checkboxes of the users "Ada" and "Cleo". "2 selected" is shown.'],
    failed: ['Select the checkboxes of the users "Ada" and "Cleo". "1 selected" is shown.'],
    never: ['Select the checkboxes of the users "Ada" and "Dan". "1 selected" is shown.']
  }
]
