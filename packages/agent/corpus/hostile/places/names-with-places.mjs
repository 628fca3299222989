/** Names that have a place in them, as what a record is called: the page bears the whole name, and a qualifier beside it stays one. */
const row = (name, venue, status) => `<tr><td>${name}</td><td>${venue}</td><td>${status}</td></tr>`
const table = (name, rows) =>
  `<h2>${name}</h2><table aria-label="${name}"><thead><tr><th>Event</th><th>Venue</th><th>Status</th></tr></thead><tbody>${rows.map((each) => row(...each)).join("")}</tbody></table>`
const events = table("Events", [
  ["Jazz on the Pier", "Pier Pavilion", "Draft"],
  ["Night at the Museum", "City Museum", "Sold out"],
  ["Jazz", "Town Hall", "On sale"]
])
const archive = table("Archive", [["Jazz on the Pier", "Old Pier", "Over"]])

export default [
  {
    about: "records that are called by what they are and where",
    page: events,
    passed: [
      'The status of Jazz on the Pier should be "Draft"',
      "The venue of Jazz on the Pier is Pier Pavilion",
      'The status of Night at the Museum should be "Sold out"',
      'The status of Jazz should be "On sale"',
      "The venue of Jazz on the Pier in the Events table is Pier Pavilion"
    ],
    failed: [
      'The status of Jazz on the Pier should be "On sale"',
      'The status of Night at the Museum should be "Draft"',
      "The venue of Jazz on the Pier is Town Hall"
    ],
    never: [
      'The status of Jazz on the Moon should be "Draft"',
      "The venue of Jazz on the Pier in the Archive table is Pier Pavilion"
    ]
  },
  {
    about: "such a record in each of two tables",
    page: events + archive,
    passed: ["The status of Jazz on the Pier in the Archive table is Over"],
    failed: ["The status of Jazz on the Pier in the Archive table is Draft"],
    never: ["The status of Jazz on the Pier in the Events table is Over"]
  }
]
