/** "Due on 2 May", of a page that writes the year as well: the day is the same, whichever year is the nearest. */
const year = new Date().getFullYear()
const leases = (rows) => `
  <h1>Leases</h1>
  <table><thead><tr><th>Lease</th><th>Tenant</th><th>Due</th></tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`

export default [
  {
    about: "days with the year, told without it",
    page: leases([
      ["L-1", "Fern Hall", `2 May ${year}`],
      ["L-2", "Moss Barn", `14 February ${year}`],
      ["L-3", "Old Mill", `9 December ${year}`]
    ]),
    passed: [
      "L-1 is due on 2 May",
      "L-2 is due on 14 February",
      "L-3 is due on 9 December",
      `L-1 is due on 2 May ${year}`
    ],
    never: [
      "L-1 is due on 3 May",
      "L-1 is due on 22 May",
      "L-1 is due on 2 March",
      "L-1 is due on 14 February",
      "L-2 is due on 4 February",
      `L-1 is due on 2 May ${year - 1}`,
      `L-1 is due on 2 May ${year + 1}`
    ]
  },
  {
    about: "the day of a year long ago, and of two years",
    page: leases([
      ["L-1", "Fern Hall", "2 May 1998"],
      ["L-2", "Moss Barn", `14 February ${year}`],
      ["L-3", "Old Mill", `14 February ${year - 1}`]
    ]),
    passed: [`L-2 is due on 14 February ${year}`],
    never: ["L-1 is due on 2 May", "L-3 ends on 14 March", `L-3 ends on 14 February ${year}`]
  }
]
