/** Tiles that each tell how many there are of one state, over the table in which some are listed. */
const tile = (label, sum, n) =>
  `<div style="display:inline-block;width:150px"><p>${label}</p><p>${sum}</p><p>${n} invoices</p></div>`
const row = (id, client) => `<tr><th scope=row>${id}<td>${client}<td>Paid</tr>`
const page = (rows, foot = "") => `<main><section aria-label="Invoices"><h1>Invoices</h1>
<div>${tile("Open", "$7,255", 5)}${tile("Overdue", "$3,475", 3)}${tile("Paid", "$3,605", 3)}${tile("Drafts", "$1,115", 2)}</div>
<table><thead><tr><th>Invoice<th>Client<th>Status</tr></thead><tbody>${rows.join("")}</tbody></table>${foot}</section></main>`
const two = [row("INV-2050", "Marlowe Books"), row("INV-2041", "Marlowe Books")]
const three = [...two, row("INV-2043", "Fenwick")]

export default [
  {
    about: "as many as the table has lines are listed",
    page: page(two),
    passed: ["Exactly 2 invoices are listed", "2 invoices are listed"],
    failed: ["Exactly 3 invoices are listed", "5 invoices are listed"],
    never: ["No invoices are listed", "Exactly 4 invoices are listed", "Verify that 3 invoices are listed"]
  },
  {
    about: "one more is listed, though a tile tells of two",
    page: page(three),
    passed: ["Exactly 3 invoices are listed"],
    failed: ["Exactly 2 invoices are listed"],
    never: ["5 invoices are listed"]
  },
  {
    about: "more are on the next page",
    page: page(two, "<button>Next</button>"),
    never: ["5 invoices are listed", "3 invoices are listed"]
  }
]
