/** What a thing tells in other words: what is owed under a title in brackets, a slot that is "a Cello one". */
const tile = (label, figure) =>
  `<div style="width:150px;border:1px solid #ccc"><div>${label}</div><div>${figure}</div></div>`
const row = (...cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
const page = `<h1>Lessons</h1><div style="display:flex">${tile("Outstanding", "€320.00")}${tile("Paid", "€90.00")}</div><table><thead><tr><th>Time</th><th>Pupil</th><th>Instrument</th><th>Status</th></tr></thead><tbody>${row("14:00", "Ida", "Cello", "Booked")}${row("15:00", "Per", "Piano", "Cancelled")}</tbody></table>`
export default [
  {
    about: "whose it is, where another owner has two",
    page: `<h1>Bookings</h1><table><tr><th>Booking<th>Guest<th>Taken by<th>Nights${[
      ["B-1", "Ada Winter", "Kim", 2],
      ["B-2", "Bo Lund", "Lou", 1],
      ["B-3", "Cy Marsh", "Lou", 4],
      ["B-4", "Bo Lund", "Mo", 3]
    ]
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join("")}`)
      .join("")}</table>`,
    passed: ["Ada Winter is the first booking in the list", "Cy Marsh is the third booking in the list"],
    failed: ["Cy Marsh is the first booking in the list"],
    never: [
      "Kim is the first booking in the list",
      "Bo Lund is the second booking in the list",
      "Bo Lund is the first booking in the list"
    ]
  },
  {
    about: "tiles by their titles, and lines by what they are one of",
    page,
    passed: [
      "We are owed €320.00 (Outstanding).",
      "We have earned €90.00 (Paid).",
      "The 14:00 lesson is a Cello one and it is Booked."
    ],
    failed: ["We are owed €90.00 (Outstanding).", "We have earned €320.00 (Paid)."],
    never: [
      "We are owed €320.00 (Paid).",
      "We are owed €320.00 (Overdue).",
      "The 14:00 lesson is a Piano one.",
      "The 15:00 lesson is a Cello one.",
      "The 15:00 lesson is a Piano one and it is Booked."
    ]
  }
]
