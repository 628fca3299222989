/** Several lists on a page, each told by the title over it, the tab that is open, or the line that counts it. */
const account = (name, ...lines) =>
  `<div class="acct" style="border:1px solid #bbb;width:220px"><div>${name}</div>${lines.map((line) => `<div>${line}</div>`).join("")}</div>`
const row = (...cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
const page = `<h1>Accounts</h1><div style="display:flex;gap:12px">${account("Current account", "DE12 3456", "€2,450.30", "Available: €2,950.30")}${account("Savings", "DE12 9999", "€12,000.00", "Interest rate 2.1%")}${account("Credit card", "**** 4471", "-€318.75", "Payment due 5 Dec 2026")}</div><section><table><thead><tr><th>Date</th><th>Description</th><th>Status</th><th>Amount</th></tr></thead><tbody>${row("24 Nov 2026", "Rewe", "Pending", "-€54.20")}${row("22 Nov 2026", "Stadtwerke", "Booked", "-€120.00")}${row("20 Nov 2026", "Salary", "Booked", "+€3,100.00")}${row("18 Nov 2026", "Rewe Express", "Booked", "-€33.80")}</tbody></table><p>Showing 1–4 of 38 transactions</p></section><h3>Spending this month</h3><ul><li>Groceries <span>€88.00</span></li><li>Utilities <span>€120.00</span></li></ul>`
export default [
  {
    about: "accounts over transactions",
    page,
    passed: [
      "There are 3 accounts",
      "4 transactions are shown",
      "There are 38 transactions in total",
      "Only one transaction is pending",
      "The first transaction is Rewe",
      "The savings account has a balance of €12,000.00",
      "The available amount is €2,950.30"
    ],
    never: [
      "There are 4 accounts",
      "3 transactions are shown",
      "38 transactions are shown",
      "There are 4 transactions in total",
      "Two transactions are pending",
      "The first transaction is Stadtwerke",
      "The savings account has a balance of €2,450.30",
      "The current account has a balance of €2,950.30"
    ]
  },
  {
    about: "numbers on what leads to them",
    page: '<nav><a href="#a">Home</a> <a href="#b">Notifications <span>5</span></a> <a href="#c">Profile</a></nav><main><h1>Home</h1><p>Nothing new today.</p></main>',
    passed: ["There are 5 notifications"],
    never: ["There are 3 notifications", "There are 5 messages"]
  },
  {
    about: "fields that are optional, and others",
    page: '<form><div><label for="a">IBAN</label><input id="a"></div><div><label for="b">Reference</label><input id="b"> <small>Optional</small></div></form>',
    passed: ["The Reference field is optional"],
    never: ["The IBAN field is optional"]
  },
  {
    about: "fields in other words",
    page: '<div><h3>Price</h3><label>Min <input type="number" value="50"></label> <label>Max <input type="number" value="400"></label></div><label>Check-in <input type="date" value="2026-12-10"></label><label>Check-out <input type="date" value="2026-12-13"></label>',
    passed: [
      "The minimum price is 50",
      "The maximum price filter is 400",
      "The check-in date is 10 December 2026"
    ],
    never: ["The minimum price is 400", "The maximum price is 50", "The check-in date is 13 December 2026"]
  },
  {
    about: "a title over the lines that are called by it, beside another list of other things",
    page: `<div style="display:flex;gap:16px"><div style="width:260px;border:1px solid #ccc"><div style="display:flex;justify-content:space-between"><span>State</span><span>Open</span></div><div style="display:flex;justify-content:space-between"><span>Level</span><span>High</span></div><div style="display:flex;justify-content:space-between"><span>Owner</span><span>Ada</span></div></div><div style="width:560px;border:1px solid #ccc"><div style="display:flex;gap:8px"><span>Timeline</span><span style="background:#eee">2 entries</span></div><div style="display:flex"><input placeholder="Write a note"><div style="cursor:pointer" onclick="">Post note</div></div><div><div><div>08:55</div><div>Taken up by Ada</div></div><div><div>08:40</div><div>Raised by the pump</div></div></div></div></div>`,
    passed: [
      "The timeline has 2 entries",
      "There are 2 entries in the timeline",
      "The timeline shows “Taken up by Ada”",
      "“Raised by the pump” is in the timeline",
      "The timeline says “2 entries”",
      "The newest entry of the timeline reads “Taken up by Ada”",
      "The newest entry in the timeline is “Taken up by Ada”"
    ],
    failed: ["The timeline has 3 entries", "There are 3 entries in the timeline", "The timeline has 1 entry"],
    never: [
      "The newest entry of the timeline reads “Raised by the pump”",
      "The newest entry in the timeline is “Raised by the pump”",
      "The newest entry of the timeline reads “High”",
      "The timeline shows “High”",
      "Level is in the timeline",
      "The timeline says “3 entries”"
    ]
  },
  {
    about: "a title that holds nothing, and a list of other things",
    page: `<div style="display:flex;gap:16px"><ul style="width:260px"><li>Open</li><li>High</li><li>Ada</li></ul><div style="width:400px"><p>Nothing to see here.</p><p>Queue</p></div></div>`,
    never: ["The queue has 3 entries", "There are 3 entries in the queue", "Ada is in the queue"]
  },
  {
    about: "lines of one time, of which none is told to be the newest",
    page: `<div style="width:400px"><div><span>Timeline</span></div><div><div style="border-left:3px solid"><div>09:10</div><div>Paid</div></div><div style="border-left:3px solid"><div>09:10</div><div>Packed</div></div><div style="border-left:3px solid"><div>08:00</div><div>Ordered</div></div></div></div>`,
    never: [
      "The newest entry of the timeline reads “Paid”",
      "The newest entry of the timeline reads “Packed”"
    ]
  },
  {
    about: "lines whose times go up and down, as those of several days do",
    page: `<div style="width:400px"><div><span>Timeline</span></div><div><div style="border-left:3px solid"><div>09:10</div><div>Paid</div></div><div style="border-left:3px solid"><div>18:40</div><div>Packed</div></div><div style="border-left:3px solid"><div>08:00</div><div>Ordered</div></div></div></div>`,
    never: [
      "The newest entry of the timeline reads “Paid”",
      "The newest entry of the timeline reads “Packed”"
    ]
  },
  {
    about: "lines of which the newest stands last",
    page: `<div style="width:400px"><div><span>Timeline</span></div><div><div style="border-left:3px solid"><div>08:00</div><div>Ordered</div></div><div style="border-left:3px solid"><div>09:10</div><div>Paid</div></div><div style="border-left:3px solid"><div>18:40</div><div>Packed</div></div></div></div>`,
    passed: ["The newest entry of the timeline reads “Packed”"],
    never: ["The newest entry of the timeline reads “Ordered”"]
  }
]
