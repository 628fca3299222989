/** Cells: of which row, under which header, and of whom when two have one name. */
const tr = (cells, tag = "td") => `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join("")}</tr>`
const table = (head, ...rows) =>
  `<table><thead>${tr(head, "th")}</thead><tbody>${rows.map((r) => tr(r)).join("")}</tbody></table>`
const people = `<h1>People</h1>${table(["Name", "Role", "Manager", "Team"], ["Ada", "Editor", "Cy", "Admin"], ["Bob", "Admin", "Ada", "Sales"], ["Cy", "Owner", "—", "Support"])}`
const debts = `<h1>Debts</h1>${table(["From", "To", "Amount"], ["Ada", "Bob", "$12.50"], ["Bob", "Cy", "$7.00"], ["Cy", "Ada", "$30.00"])}`
const twins = `<h1>People</h1>${table(["Name", "City", "Phone"], ["Ada Smith", "Rome", "111"], ["Ada Jones", "Oslo", "222"], ["Bob", "Paris", "333"], ["Bob", "Lima", "444"])}`
const spans = `<h1>Timetable</h1><table><thead><tr><th>Day</th><th>Hour</th><th>Room</th></tr></thead><tbody>
  <tr><td rowspan="2">Monday</td><td>9:00</td><td>A1</td></tr><tr><td>10:00</td><td>B2</td></tr>
  <tr><td>Tuesday</td><td colspan="2">No lessons</td></tr></tbody></table>`
const headSpan = `<h1>Sales</h1><table><thead><tr><th rowspan="2">Shop</th><th colspan="2">May</th><th colspan="2">June</th></tr><tr><th>Net</th><th>Gross</th><th>Net</th><th>Gross</th></tr></thead><tbody>
  ${tr(["Rome", "10", "12", "20", "24"])}${tr(["Oslo", "30", "36", "40", "48"])}</tbody></table>`
const colspanCell = `<h1>Stock</h1>${table(["Item", "Colour", "Size", "Left"], ["Shirt", "Red", "M", "5"]).replace("</tbody>", '<tr><td>Cap</td><td colspan="2">One size</td><td>8</td></tr></tbody>')}`
const partial = `<h1>Orders</h1>${table(["Order", "Order date", "Ship date", "Payment status", "Order status"], ["A-1", "1 May", "9 May", "Paid", "Open"], ["A-2", "2 May", "8 May", "Open", "Closed"])}`
const grid = `<h1>Stock</h1><div role="grid"><div role="row"><div role="columnheader">Item</div><div role="columnheader">Left</div><div role="columnheader">Sold</div></div>
  <div role="row"><div role="gridcell">Lamp</div><div role="gridcell">5</div><div role="gridcell">15</div></div>
  <div role="row"><div role="gridcell">Desk</div><div role="gridcell">7</div><div role="gridcell">5</div></div></div>`
const cssGrid = `<h1>Stock</h1><div style="display:grid;grid-template-columns:120px 120px 120px"><div><b>Item</b></div><div><b>Left</b></div><div><b>Sold</b></div><div>Lamp</div><div>5</div><div>15</div><div>Desk</div><div>7</div><div>6</div></div>`
const divRows = `<h1>Stock</h1><div class="t"><div style="display:flex"><span style="width:120px">Item</span><span style="width:120px">Left</span><span style="width:120px">Sold</span></div><div style="display:flex"><span style="width:120px">Lamp</span><span style="width:120px">5</span><span style="width:120px">15</span></div><div style="display:flex"><span style="width:120px">Desk</span><span style="width:120px">7</span><span style="width:120px">6</span></div></div>`
const totals = `<h1>Bill</h1><table><thead>${tr(["Item", "Price"], "th")}</thead><tbody>${tr(["Lamp", "$20.00"])}${tr(["Desk", "$50.00"])}</tbody><tfoot>${tr(["Total", "$70.00"])}</tfoot></table>`
const rowHeads = `<h1>Report</h1><table><thead><tr><th></th><th>May</th><th>June</th></tr></thead><tbody><tr><th scope="row">Visits</th><td>10</td><td>20</td></tr><tr><th scope="row">Orders</th><td>3</td><td>10</td></tr></tbody></table>`
const vertical = `<h1>Profile</h1><table><tr><th>Name</th><td>Ada</td></tr><tr><th>Role</th><td>Editor</td></tr><tr><th>Manager</th><td>Admin Bob</td></tr><tr><th>Phone</th><td></td></tr></table>`
const twoTables = `<h1>Team</h1><h2>Active</h2>${table(["Name", "Role"], ["Ada", "Editor"])}<h2>Archived</h2>${table(["Name", "Role"], ["Bob", "Admin"], ["Ada", "Viewer"])}`
const columnsHidden = `<h1>Users</h1><table><thead><tr><th style="display:none">Id</th><th>Name</th><th>Role</th></tr></thead><tbody><tr><td style="display:none">7</td><td>Ada</td><td>Editor</td></tr></tbody></table>`
const checks = `<h1>Jobs</h1><table><thead><tr><th></th><th>Name</th><th>Done</th><th>Paid</th></tr></thead><tbody>
  <tr><td><input type="checkbox" aria-label="Select"></td><td>Paint</td><td>✓</td><td>✗</td></tr><tr><td><input type="checkbox" aria-label="Select"></td><td>Clean</td><td>Yes</td><td>No</td></tr></tbody></table>`
const empties = `<h1>Users</h1>${table(["Name", "Phone", "Mail"], ["Ada", "", "ada@x.org"], ["Bob", "123", ""])}`
const inputs = `<h1>Prices</h1>${table(["Item", "Price", "Qty"], ["Lamp", '<input value="20" aria-label="Price">', '<input value="2" aria-label="Qty">'], ["Desk", '<input value="50" aria-label="Price">', '<input value="1" aria-label="Qty">'])}`
const links = `<h1>Docs</h1>${table(["Title", "Author", "Reviewer"], ['<a href="#1">Plan</a>', "Ada", "Bob"], ['<a href="#2">Ada</a>', "Bob", "Cy"])}`

export default [
  {
    about: "a table that says that nothing stands in it",
    page: `<h1>Orders</h1><nav><a href="#o">Orders</a></nav><table><thead><tr><th>Order</th><th>Amount</th></tr></thead><tbody><tr><td colspan="2">No orders yet</td></tr></tbody></table>`,
    passed: ["There are no orders.", "There are 0 orders.", "No orders are listed."],
    failed: ["There are 2 orders."],
    never: ["There is 1 order.", "All orders are paid."]
  },
  {
    about: "a button that is called by a plural",
    page: `<h1>Shop</h1><button>Settings</button><p>Welcome</p>`,
    never: ["There are no settings.", "The settings are not shown."]
  },
  {
    about: "a number before an amount, and columns that tell what the rows are",
    page: `<h1>Orders</h1><nav><a href="#a">Home</a><a href="#b">Orders</a></nav><div><div>Open<b>2</b></div><div>Late<b>1</b></div></div>
<table><thead><tr><th>Order</th><th>Amount</th><th>Status</th></tr></thead><tbody><tr><td><a href="#1">#1001</a></td><td>$120.00</td><td>Paid</td></tr><tr><td><a href="#2">#1002</a></td><td>$80.50</td><td>Pending</td></tr><tr><td><a href="#3">#1003</a></td><td>$1,200.00</td><td>Pending</td></tr></tbody></table>`,
    passed: [
      "The amount of #1001 is $120.",
      "There are 3 orders.",
      "There are 2 pending orders.",
      "#1002 is listed in the table with status Pending.",
      "#1003 has the highest amount.",
      "The cheapest order is #1002."
    ],
    failed: [
      "The amount of #1001 is $1200.",
      "There are 4 orders.",
      "All orders are pending.",
      "Only pending orders are shown.",
      "The status of all orders is Pending.",
      "#1001 is listed in the table with status Pending.",
      "The orders are sorted by amount.",
      "The most expensive order is #1001."
    ]
  },
  {
    about: "words that stand in other columns too",
    page: people,
    passed: [
      'The role of Ada is "Editor".',

      'In the row of Bob, the Role is "Admin".',
      'The team of Bob is "Sales".'
    ],
    failed: [
      'The role of Ada is "Admin".',
      'In the row of Ada, the Role is "Admin".',
      "The role of Bob is Ada.",
      "The team of Ada is Support."
    ],
    never: [
      'In the Ada row, the Role column shows "Admin".',
      'The Role column of Ada shows "Admin".',

      "Ada has the role Admin.",

      'The table contains "Ada" with the role "Admin".',

      "The role of the manager of Ada is Editor.",

      "The role column for Ada says Admin.",
      "The table has 3 columns."
    ]
  },
  {
    about: "who owes whom",
    page: debts,
    passed: ['"$12.50" should appear in the table.'],
    never: ["Bob owes $12.50.", "Ada owes Cy $12.50.", "Ada's debt is $30.00.", "Bob owes $7.00 to Ada."]
  },
  {
    about: "two of one name",
    page: twins,
    passed: ['The city of Ada Smith is "Rome".'],
    failed: ["The city of Ada Smith is Oslo."],
    never: ["The city of Ada is Rome.", "Ada lives in Oslo.", "The city of Jones is Rome."]
  },
  {
    about: "cells over several rows and columns",
    page: spans,
    never: [
      'In the Tuesday row, the room is "B2".',
      'In the row of 10:00, the Hour is "B2".',
      'In the row of 10:00, the Day is "10:00".',
      "The day of B2 is 10:00.",
      'In the 10:00 row, the hour is "B2".',
      "The hour of B2 is B2.",
      'In the second row, the Day is "10:00".',
      'In the second row, the Hour is "B2".',
      'The Day column contains "10:00".',
      'The Hour column contains "B2".',
      "Monday has 1 lesson."
    ]
  },
  {
    about: "headers of two rows",
    page: headSpan,
    never: [
      "The May net of Rome is 20.",
      "The June net of Rome is 10.",
      'In the Rome row, June is "12".',
      "The June of Rome is 12.",
      "The June of Oslo is 36.",
      'In the Oslo row, the June column is "36".',
      "The table has 4 rows."
    ]
  },
  {
    about: "a cell over two columns",
    page: colspanCell,
    never: [
      "The size of the Cap is 8.",
      "The colour of the Cap is One size.",
      'In the Cap row, the Size is "8".',
      'The Size column contains "8".',
      "The size of the Cap is M."
    ]
  },
  {
    about: "headers that hold each other's words",
    page: partial,
    passed: [
      'In the row of A-1, the Payment status is "Paid".',
      'In the row of A-1, the Order status is "Open".'
    ],
    never: ["The status of A-1 is Paid.", "The status of A-1 is Open.", "A-2 is open.", "Order A-2 is open."]
  },
  {
    about: "a grid by its roles",
    page: grid,
    passed: ['In the Lamp row, the Left column is "5".', 'In the Desk row, the Sold column is "5".'],
    never: [
      "The left of the Lamp is 15.",
      'In the Lamp row, the Left column is "15".',
      'The Sold column contains "7".'
    ]
  },
  {
    about: "a grid by its styles",
    page: cssGrid,
    never: ["The left of the Lamp is 15.", 'In the Lamp row, the Left column is "15".', "The item is Left."]
  },
  {
    about: "rows of boxes",
    page: divRows,
    never: [
      "The left of the Lamp is 15.",
      'In the Lamp row, the Left column is "15".',
      "There are 3 items in the table."
    ]
  },
  {
    about: "a total in the foot",
    page: totals,
    passed: ['The total is "$70.00".', 'The first row contains "Lamp".'],
    never: [
      "The last item is the Total.",
      "The last item is Total.",
      "The price of the last item is $70.00.",

      'The third item is "Total".',
      "The price of the second item is $70.00."
    ]
  },
  {
    about: "headers of rows",
    page: rowHeads,
    passed: ['In the Visits row, the June column is "20".'],
    never: [
      "The visits in May are 20.",
      "The visits in June are 10.",
      "The orders in May are 10.",

      "There were 10 visits in June."
    ]
  },
  {
    about: "a table of pairs",
    page: vertical,
    passed: ['The role is "Editor".', 'The name is "Ada".'],
    failed: ["The role is Admin.", "The name is Editor."],
    never: ["The role is Bob.", "Ada is Admin."]
  },
  {
    about: "two tables with one name in both",
    page: twoTables,
    passed: ['In the Active section, the role of Ada is "Editor".'],
    never: [
      "The role of Ada is Viewer.",

      'The first row of the Archived table contains "Ada".',
      "There are 3 rows."
    ]
  },
  {
    about: "a column that nobody sees",
    page: columnsHidden,
    passed: ['The role of Ada is "Editor".'],
    never: ["The id of Ada is 7.", 'In the Ada row, the Id is "7".', 'The Role column contains "Ada".']
  },
  {
    about: "marks and words for yes and no",
    page: checks,
    never: ["Paint is paid.", "Clean is paid.", "The Paid column of Paint shows ✓."]
  },
  {
    about: "empty cells",
    page: empties,
    passed: ['The phone of Bob is "123".'],
    never: [
      "The phone of Ada is 123.",
      "The phone of Ada is ada@x.org.",
      "Ada has a phone.",
      "Bob has a mail.",
      "The mail of Bob is shown.",
      "Each row has a mail."
    ]
  },
  {
    about: "fields in cells",
    page: inputs,
    never: ["The price of the Lamp is 50.", "The qty of the Desk is 2.", "All qty fields are 2."]
  },
  {
    about: "a link that is called as an author",
    page: links,
    passed: ['The author of Plan is "Ada".'],
    never: ["The author of Ada is Ada.", "The author of Plan is Bob."]
  }
]
