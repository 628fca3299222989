/** What was spoken of before: her row, both of them, the one row of a table, a place that went. */
const marks = `<h1>Marks</h1><table><tr><th>Pupil</th><th>Test</th><th>Average</th></tr>${[
  "Ada",
  "Bob",
  "Cleo"
]
  .map(
    (name, n) =>
      `<tr><td>${name}</td><td><input aria-label="Test of ${name}" value="${n + 1}0"></td><td>${n + 5}.5</td></tr>`
  )
  .join(
    ""
  )}<tr><td>Class average</td><td></td><td>6.5</td></tr></table><button onclick="o.textContent='All saved'">Save</button><p role=status id=o></p>`

const lots = (both) => `<h1>Lots</h1><ul id=l></ul><script>
const on = new Set(); const draw = () => { l.innerHTML = ["Vase", "Clock", "Chair"].map((x) => '<li><h3>' + x + '</h3><p>1 bid</p><button onclick="on.add(\\'' + x + '\\');draw()">' + (on.has(x) ${both ? "" : "&& x !== 'Clock'"} ? "Watching" : "Watch") + '</button></li>').join("") }
draw()</script>`

const table = (rows) =>
  `<h1>Watchlist</h1><table><tr><th>Lot</th><th>Ends</th></tr>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("")}</table>`

const search = `<h1>Tickets</h1><label>Search <input oninput="setTimeout(() => { p.innerHTML = this.value === 'ada' ? '<p>No tickets match</p>' : this.value === 'log' ? '<p>Sign in again</p>' : t })"></label><div id=p></div><script>
const t = '<table><tr><th>Ticket</th><th>Owner</th></tr><tr><td>Fan</td><td>Bob</td></tr><tr><td>Mouse</td><td>Cy</td></tr></table>'; p.innerHTML = t</script>`

const tabs = `<div role=tablist aria-label=Status><button role=tab>Open (4)</button><button role=tab>Closed (2)</button></div><h1>Tickets</h1><p>Closed (3)</p>`

const radios = (checked) =>
  `<h1>Close</h1><fieldset><legend>Resolution</legend><label><input type=radio name=r ${checked}> Fixed</label><label><input type=radio name=r> Duplicate</label></fieldset><fieldset><legend>Priority</legend><label><input type=radio name=p checked> Low</label><label><input type=radio name=p> High</label></fieldset>`

export default [
  {
    about: "her row, after something else was done",
    page: marks,
    passed: [
      'Type 99 into Test in the row of Bob. Click Save. "All saved" is shown. His average is 6.5',
      "Type 99 into Test in the row of Bob. Click Save. Her average is 6.5"
    ],
    failed: ['Type 99 into Test in the row of Ada. Click Save. "All saved" is shown. Her average is 6.5'],
    never: ["Her average is 6.5", "Click Save. Her average is 5.5"]
  },
  {
    about: "both of them, on a page that draws them anew",
    page: lots(true),
    passed: [
      "Click Watch in the Vase item. Click Watch in the Clock item. Both of those buttons should read Watching"
    ],
    never: [
      "Click Watch in the Vase item. Both of those buttons should read Watching",
      "Click Watch in the Vase item. Click Watch in the Clock item. Both of those buttons should read Watch"
    ]
  },
  {
    about: "one of both is not so",
    page: lots(false),
    failed: [
      "Click Watch in the Vase item. Click Watch in the Clock item. Both of those buttons should read Watching"
    ]
  },
  {
    about: "the column of the one row there is",
    page: table([["Vase", "28 Nov"]]),
    passed: ["The table has exactly one row, and its Ends column is 28 Nov"],
    failed: ["The table has exactly one row, and its Ends column is 29 Nov"],
    never: ["The table has exactly one row, and its Starts column is 28 Nov"]
  },
  {
    about: "the column of one of several rows",
    page: table([
      ["Vase", "28 Nov"],
      ["Clock", "29 Nov"]
    ]),
    never: ["The table has two rows, and its Ends column is 28 Nov"]
  },
  {
    about: "a table that went with what stood in it",
    page: search,
    passed: ["There are 2 tickets in the table"],
    failed: ["Enter ada into Search. There are 2 tickets in the table"],
    never: [
      "Enter log into Search. There are 0 tickets in the table",
      "Enter log into Search. There are 2 tickets in the table",
      "There are 2 tickets in the chart"
    ]
  },
  {
    about: "what several of a kind say",
    page: tabs,
    passed: ["The tabs read Open (4) and Closed (2)."],
    failed: ["The tabs read Open (4) and Closed (3)."],
    never: ["The tabs read Open (4), Closed (2) and Late (0)."]
  },
  {
    about: "none of a group is chosen",
    page: radios(""),
    passed: ["None of the resolutions is selected"],
    never: ["None of the priorities is selected", "None of the reasons is selected"]
  },
  {
    about: "one of the group is chosen",
    page: radios("checked"),
    failed: ["None of the resolutions is selected"]
  },
  {
    about: "what a thing of a kind is, where only its number is read",
    page: `<h1>Claims</h1><table><tr><th>Claim no.</th><th>Status</th></tr><tr><td><a href="#1">CL-1</a></td><td>Open</td></tr><tr><td><a href="#2">CL-2</a></td><td>Rejected</td></tr></table>`,
    passed: ["Claim CL-2 is Rejected", "Check that claim CL-1 is Open"],
    failed: ["Check that claim CL-1 is Rejected"],
    never: ["Check that claim CL-3 is Rejected"]
  },
  {
    about: "the field that was typed into last",
    page: `<label>Name <input></label><label>Quantity <input oninput="this.setAttribute('aria-invalid', this.value < 0)"></label><label>Price <input></label><button>Save</button>`,
    passed: ["Type -4 into Quantity. The field is invalid", "Type -4 into Quantity. The field contains -4"],
    failed: ["Type 4 into Quantity. The field is invalid", "Type 4 into Quantity. The field contains 5"],
    never: ["The field is invalid", "Type -4 into Quantity. Type Ada into Name. The field is invalid"]
  },
  {
    about: "a value where a row and a column meet",
    page: marks,
    passed: ['Key in 77 as Bob\'s mark for Test. The field "Test of Bob" contains 77'],
    never: [
      'Key in 77 as Bob\'s mark for Average. The field "Test of Bob" contains 77',
      'Key in 77 as Dan\'s mark for Test. The field "Test of Ada" contains 77',
      'Key in 77 as Bob\'s mark for Exam. The field "Test of Bob" contains 77'
    ]
  },
  {
    about: "back to a list whose name the address has",
    page: {
      "/tickets": `<title>Tickets</title><h1>All of them</h1><p>Fan</p>`,
      "/tickets/fan/tickets": `<title>Fan</title><a href="/tickets">Back to tickets</a><h2>Fan</h2>`,
      "/": `<a href="/tickets/fan/tickets">Fan</a>`
    },
    passed: ['Click Fan. Go back to tickets. "All of them" is shown'],
    never: ['Click Fan. Go to tickets. "Fan" is not shown']
  }
]
