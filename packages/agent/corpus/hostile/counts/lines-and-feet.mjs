/** Numbers that lines and labels give, drawn tables with numbers at the right, and the first or last of their lines. */
const cells = (list, tag = "div") =>
  list.map((text, at) => `<${tag} style="${at === 2 ? "text-align:right" : ""}">${text}</${tag}>`).join("")
const line = (...list) =>
  `<div style="display:grid;grid-template-columns:90px 200px 110px 120px 120px;column-gap:20px">${cells(list)}<div><span style="cursor:pointer" onclick="0">Start</span></div></div>`
const pill = (text) => `<span style="padding:2px 8px;background:#e0e0e0;border-radius:9px">${text}</span>`
const head = `<div style="display:grid;grid-template-columns:90px 200px 110px 120px 120px;column-gap:20px">${cells(["Order", "Client", "Sum", "State"])}</div>`
const orders = `<div><div>Orders</div>${head}<div onclick="0">${line("#7", "Ada Byron", "$1,270.00", pill("Waiting"))}${line("#8", "Bo Chen", "$50.00", pill("Ready"))}${line("#9", "Cid Ruiz", "$192.00", pill("Waiting"))}</div></div>`
const details = (label, value) =>
  `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${value}</span></div>`
const panel = `<h1>Wine</h1><table><tr><th>Wine</th><th>Year</th></tr><tr><td>Rosso</td><td>2019</td></tr><tr><td>Bianco</td><td>2020</td></tr></table><div role=dialog aria-label=Rosso><h2>Rosso</h2>${details("Year", "2019")}${details("Crates (12 bottles)", "18")}${details("Store", "Cellar")}</div>`
const foot = `<table><thead><tr><th>Item</th><th>Value</th></tr></thead><tbody><tr><td>Vase</td><td>$5</td></tr><tr><td>Shawl</td><td>$9</td></tr></tbody><tfoot><tr><th scope=row>Total value</th><td>$14</td></tr></tfoot></table>`
const job = (name, remark, words) => `<tr><th scope=row>${name}${remark}</th><td>${words}</td></tr>`
const jobs = `<table><thead><tr><th>Project</th><th>Words</th></tr></thead><tbody>${job("Birth record", " <small>(sworn)</small>", "350")}${job("Lease", "", "900")}${job("Manual", " <small>(draft)</small>", "1200")}</tbody></table>`

export default [
  {
    about: "a table that is drawn, with numbers at the right and clicks heard by what holds its lines",
    page: orders,
    passed: [
      "3 orders are listed",
      'The status of order "#8" is "Ready"',
      '"Ada Byron" is the first order in the list',
      '"Cid Ruiz" is the last order in the list'
    ],
    failed: [
      "2 orders are listed",
      'The status of order "#8" is "Waiting"',
      '"Bo Chen" is the first order in the list',
      '"Ada Byron" is the last order in the list'
    ],
    never: ["1 order is listed", "4 orders are listed", '"Waiting" is the first order in the list']
  },
  {
    about: "a label with its measure, and a number beside it",
    page: panel,
    passed: ["The number of crates is 18"],
    failed: ["The number of crates is 12"],
    never: ["The number of crates is 1", "There are 3 crates", "The number of crates is 2"]
  },
  {
    about: "a line that goes on about the same things",
    page: `<h1>Lab</h1><p id=p>12 probes on the bench, 5 pending</p><input type=number aria-label="New value"><button onclick="p.textContent='12 probes on the bench, 4 pending'">Clear one</button>`,
    passed: [
      "The number of pending probes is 5",
      'Click "Clear one". The number of pending probes has gone down from 5 to 4.'
    ],
    failed: ["The number of pending probes is 4", "The number of pending probes is 12"],
    never: ['Click "Clear one". The number of pending probes has gone down from 5 to 3.']
  },
  {
    about: "a line that goes on about other things",
    page: `<h1>Lab</h1><p>12 probes, 5 people</p>`,
    never: ["There are 5 people probes", "The number of people probes is 5"]
  },
  {
    about: "the foot of a table is a row of its own",
    page: foot,
    passed: ["The last row is for Shawl"],
    failed: ["The last row is for Vase"],
    never: ["The first row is for Shawl", "The last row shows $5"]
  },
  {
    about: "a remark behind the name of a thing",
    page: jobs,
    passed: ['The first project in the table is "Birth record"'],
    failed: ['The first project in the table is "Lease"', 'The last project in the table is "Lease"'],
    never: ['The first project in the table is "Manual"', 'The first project in the table is "sworn"']
  },
  {
    about: "all of them, in total",
    page: `<h1>Lots</h1><table><tr><th>Lot</th></tr><tr><td>A</td></tr><tr><td>B</td></tr></table><p>7 lots <button disabled>Previous page</button> <button>Next page</button></p>`,
    passed: ["7 lots are listed in total"],
    never: ["8 lots are listed in total"]
  }
]
