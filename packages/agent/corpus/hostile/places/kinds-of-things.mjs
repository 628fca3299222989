/** Things that are told by their kind and by whose they are, where the page only has the name: `the booking of ▯`. */
const rows = (all) =>
  all.map(([guest, room, state, fee]) => `<tr><td>${guest}<td>${room}<td>${state}<td>${fee}`).join("")
const page = (all) =>
  `<h1>Bookings</h1><p>Fees include tax. ${all.length} bookings</p><table><thead><tr><th>Guest<th>Room<th>State<th>Fee<tbody>${rows(all)}</table>`

export default [
  {
    about: "a table of bookings",
    page: page([
      ["Ada Vane", "101", "Confirmed", "€80"],
      ["Ben Orr", "102", "Cancelled", "€90"]
    ]),
    passed: [
      "Verify that the booking of Ada Vane is listed",
      "Verify that there is no booking for Cid Low",
      "The state of Ada Vane's booking is Confirmed",
      "The booking of Ada Vane is listed first",
      "The booking of Ben Orr is the last one"
    ],
    failed: [
      "Verify that the booking of Cid Low is listed",
      "Verify that there is no booking for Ben Orr",
      "The booking of Ben Orr is listed first",
      "The state of the booking of Ben Orr is Confirmed"
    ],
    never: [
      "The invoice of Ada Vane is listed",
      "The fee of Cid Low is shown",
      "The discount of Ada Vane is shown",
      "The room of Cid Low is shown",
      "The booking of Ada Vane has been cancelled"
    ]
  }
]
