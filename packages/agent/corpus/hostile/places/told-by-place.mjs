/** What is told by where it stands, or by how it is made, and by no name. */
const servers = (shown) =>
  `<style>table{border-spacing:8px}</style><div><a href=#all>All (8)</a> <a href=#open>Open (3)</a></div><p>Checked at 8:15</p><table><tr><th>Host</th><th>State</th></tr><tr><td onclick="1">web-1</td><td><div onclick="1">Restart</div></td></tr><tr><td onclick="1">web-2</td><td><div onclick="1">Restart</div></td></tr></table><div>Showing <b>${shown}</b> of 8 servers</div><p>Last backup: never</p>`
const tabs = (number) =>
  `<div style="display:flex;gap:8px"><div onclick="1" style="cursor:pointer">Vehicles <span>12</span></div><div onclick="1" style="cursor:pointer">Alerts <span>${number}</span></div></div><h1>Overview</h1><p>Alerts are sent at night</p>`
const top = `<header><a href=#s>Servers</a> <a href=#a>Alerts 4</a></header><main><h1>Alerts</h1><p>Alerts 7</p></main>`
const report = (state) =>
  `<h1 style="display:inline-block">Customer workshop</h1> <span class=badge>${state}</span><p>Submitted on 3 May</p><h2>Draft rules</h2><p>Drafts are kept</p>`
const two = `<h1 style="display:inline-block">Customer workshop</h1> <span class=badge>Draft</span> <span class=badge>Submitted</span>`
const filtered = `<div><a href=#d aria-current=page>Draft (2)</a> <a href=#s>Sent (1)</a></div><table><tr><th>Title</th><th>State</th></tr><tr><td>Trip</td><td>Draft</td></tr><tr><td>Home</td><td>Draft</td></tr></table>`
const totals = (state) =>
  `<table><tr><th>Title</th><th>Status</th><th>Total</th></tr><tr><td>Trip</td><td>Draft</td><td>$20</td></tr><tr><td>Home</td><td>${state}</td><td>$22</td></tr><tr><td colspan=2>Grand total</td><td>$42</td></tr></table>`
const home = `<header style="height:60px"><b>Hearth</b> <span>3 devices on · 38 W</span></header><main><h1>Rooms</h1><p>Heater · 40 W</p></main>`
const going = (left) =>
  `<ul id=tabs><li><a href=#a>All</a></li><li><a href=#b>Open</a></li></ul><button onclick="${left}">Search</button><table id=t><tr><th>Host</th></tr><tr><td>web-1</td></tr></table><p id=none></p>`

export default [
  {
    about: "the text below a table whose cells are clicked",
    page: servers(3),
    passed: [
      "The text below the table reads Showing 3 of 8 servers",
      "The line above the table reads Checked at 8:15"
    ],
    never: [
      "The text below the table reads Showing 8 of 8 servers",
      "The line above the table reads Showing 3 of 8 servers",
      "The text below the table reads Restart"
    ]
  },
  {
    about: "the number on a tab that no role tells",
    page: tabs(2),
    passed: ["The badge on the Alerts tab shows 2", "The number in the Alerts tab is 2"],
    failed: ["The number in the Alerts tab is 12"],
    never: ["The badge on the Vehicles tab shows 2"]
  },
  {
    about: "a number beside the same word in two places",
    page: top,
    passed: ["The number beside Alerts in the header should be 4"],
    failed: ["The number beside Alerts in the header should be 7"],
    never: ["The number beside Servers in the header should be 4", "The number beside Alerts should be 4"]
  },
  {
    about: "a word beside the heading of the page",
    page: report("Submitted"),
    passed: ["The badge beside the heading reads Submitted", "The status next to the heading is Submitted"],
    failed: ["The badge beside the heading reads Draft", "The status next to the heading is Approved"]
  },
  {
    about: "two words beside the heading",
    page: two,
    blocked: ["The badge beside the heading reads Submitted"],
    never: ["The badge beside the heading reads Approved"]
  },
  {
    about: "a tab that is called as the cells below it",
    page: filtered,
    passed: ["Draft is selected"],
    never: ["Draft is not selected", "Sent is selected", "Draft is checked"]
  },
  {
    about: "the line of a total under rows that all say the same",
    page: totals("Draft"),
    passed: ["Every row has the status Draft"],
    never: ["Every row has the status Sent"]
  },
  {
    about: "the line of a total under rows one of which says something else",
    page: totals("Sent"),
    failed: ["Every row has the status Draft"]
  },
  {
    about: "a figure that only its unit tells, in a place",
    page: home,
    passed: ["The power figure in the header reads 38 W"],
    failed: ["The power figure in the header reads 40 W"],
    never: ["The power figure in the footer reads 38 W", "The heating figure in the header reads 40 W"]
  },
  {
    about: "a table that goes beside a list that stays",
    page: going("t.remove();none.textContent='No hosts'"),
    passed: ["Click Search. The table is gone"]
  },
  {
    about: "a table that stays",
    page: going("none.textContent='No hosts'"),
    never: ["Click Search. The table is gone", "Click Search. The table is not shown"]
  }
]
