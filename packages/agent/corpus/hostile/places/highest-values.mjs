/** "The highest weight is 31 kg": what the thing that has most of it has. */
const parcels = (rows, foot = "") => `
  <h1>Parcels</h1>
  <table><thead><tr><th>Parcel</th><th>To</th><th>Weight</th><th>Sent</th><th>Fee</th></tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>${foot}`
const rows = [
  ["P-1", "Bergen", "4 kg", "3 May 2026", "$9.50"],
  ["P-2", "Oslo", "31 kg", "28 April 2026", "$120.00"],
  ["P-3", "Narvik", "12 kg", "14 May 2026", "$45.25"]
]

export default [
  {
    about: "a table of parcels",
    page: parcels(rows),
    passed: [
      "The highest weight is 31 kg",
      "The lowest weight is 4 kg",
      "The highest fee is $120",
      "The lowest fee is $9.50",
      "The latest sent date is 14 May 2026",
      "The earliest sent date is 28 April 2026",
      "The parcel with the latest sent date is P-3"
    ],
    never: [
      "The highest weight is 12 kg",
      "The highest weight is 4 kg",
      "The lowest weight is 31 kg",
      "The highest fee is $45.25",
      "The highest fee is $9.50",
      "The highest fee is 31 kg",
      "The latest sent date is 3 May 2026",
      "The latest sent date is 28 April 2026",
      "The highest tip is $120",
      "The parcel with the latest sent date is P-1"
    ]
  },
  {
    about: "a page of several, a line without a fee, and a fee in another currency",
    page: {
      "/": parcels(rows, "<p>Page 1 of 3</p><button>Next</button>"),
      "/open.html": parcels([...rows, ["P-4", "Hamar", "2 kg", "2 May 2026", "on arrival"]]),
      "/euro.html": parcels([...rows, ["P-4", "Hamar", "2 kg", "2 May 2026", "€119.00"]])
    },
    passed: ["P-2 is shown"],
    never: [
      "The highest fee is $120",
      "The highest weight is 31 kg",
      "Open /open.html\nThe highest fee is $120",
      "Open /euro.html\nThe highest fee is $120"
    ]
  },
  {
    about: "the latest of several, which is called by a number",
    page: `<h1>Invoices</h1><table><thead><tr><th>Invoice</th><th>Date</th><th>Total</th></tr></thead><tbody>
      <tr><td>#1043</td><td>2026-04-30</td><td>€45.00</td></tr><tr><td>#1042</td><td>2026-06-12</td><td>€9.00</td></tr></tbody></table>`,
    passed: ["The highest total is €45", "The latest invoice is #1042"],
    never: ["The latest invoice is #1043", "The earliest invoice is #1042", "The highest total is €9"]
  }
]
