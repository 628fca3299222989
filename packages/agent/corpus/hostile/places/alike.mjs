/** What is said in one of the many common ways, of a page where it is so of less than is said. */
const row = ([name, status, due, total]) =>
  `<tr><td>${name}<td>${status}<td>${due}<td>${total}<td><input type="checkbox" aria-label="Pick ${name}" ${status === "Paid" ? "checked" : ""}><button>Edit</button>`
const orders = [
  ["Ada", "Paid", "10 June 2025", "€40"],
  ["Ben", "Open", "12 June 2025", "€50"],
  ["Cleo", "Paid", "14 June 2025", "€60"]
]
const table = `<h1>Orders</h1><table><thead><tr><th>Name<th>Status<th>Due<th>Total<th>Actions<tbody>${orders.map(row).join("")}</table>`

const settings = `<h1>Settings</h1>
<p role="status">Profile saved</p>
<label>Name <input value="Ada"></label><label>Note <input></label>
<label><input type="checkbox" role="switch"> Alerts</label><label><input type="checkbox" role="switch" checked> Digest</label>
<label><input type="checkbox" checked> Terms</label>
<a href="#edit">Edit</a>`

export default [
  {
    about: "rows of which only some are as all are said to be",
    page: table,
    passed: [
      'The rows for Ada and Cleo show "Paid"',
      'I should see the status "Paid" in the rows for "Ada" and "Cleo", and the status "Open" in the row for "Ben".',
      "The checkboxes for Ada and Cleo are ticked",
      "The row for Ben shows Open and a total of €50.",
      "Dora and Emil should not be listed"
    ],
    never: [
      'The rows for Ada and Ben show "Paid"',
      'The rows for Ben, Ada and Cleo show "Paid"',
      'I should see the status "Paid" in the rows for "Ada" and "Ben"',
      "The checkboxes for Ada, Ben and Cleo are ticked",
      "Only the rows for Ada and Cleo are shown",
      "The row for Ada shows Paid and a total of €50.",
      "The row for Ada shows the status Paid and a total of €50.",
      "The rows for Ada and Dora are listed",
      "Dora and Ben should not be listed",
      "Dora or Ben should not be listed",
      "The items Dora and Ben are not shown",
      "Order 7 and Ben are not listed",
      "Ben and Dora should no longer be listed",
      "Ada should no longer be listed",
      "There should now be 2 rows",
      "Dora has been added to the table",
      "Ada was not added to the table",
      "There is no longer an Edit button in the row for Ada",
      "The total number of rows is 4"
    ]
  },
  {
    about: "days that stand there, of another",
    page: table,
    passed: ["Check that the first row is due on 10 June 2025", "The row for Ben is due on 12 June 2025"],
    never: [
      "The first row is due on 12 June 2025",
      "The row for Ben is due on 10 June 2025",
      "The last order is due on 10 June 2025",
      "The first row is dated 12 June 2025"
    ]
  },
  {
    about: "states told in other words",
    page: settings,
    passed: [
      "The Name field contains “Ada” and the Note field contains nothing",
      "The Digest switch is set to on",
      "The Alerts switch is set to off",
      "The Note field does not contain anything",
      "Remove the tick from the Terms checkbox. The Terms checkbox is cleared",
      "Activate the Alerts switch. The Alerts switch is active"
    ],
    never: [
      "The Name field contains nothing",
      "The Name field does not contain anything",
      "The Alerts switch is set to on",
      "The Alerts switch is active",
      "The Digest switch is inactive",
      "The Terms checkbox is cleared",
      "The Name field has the focus",
      "The Note field is a required field",
      "The message Profile saved has disappeared",
      "The message Profile saved should have disappeared",
      "The message Profile saved can no longer be seen",
      "The message Profile updated appears",
      "There is no longer an Edit link",
      "Enter Ben as the value of the Note field. The Note field contains Ada"
    ]
  }
]
