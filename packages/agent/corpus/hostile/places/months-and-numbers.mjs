/** A number behind another word than the one that was said, and a title of a month over days of another. */
const month = `<h2>March 2031</h2><p>Tide at noon on 9 March</p><h3>Later</h3><ul><li><b>Regatta</b> 4 April, 10:00</li><li><b>Boat wash</b> 20 March, 09:00</li></ul>
<h2>Berths</h2><p>Each berth has a mooring of its own.</p><ul><li>Jetty 300</li><li>Slip A4</li></ul><button>View 511</button><p>The locker is beside it.</p>`

export default [
  {
    about: "a number that stands behind another word",
    page: month,
    passed: [
      "March 2031 is shown",
      "Jetty 300 is shown",
      "Slip A4 is shown",
      "The jetty 300 is shown",
      "Locker 511 is shown",
      "Regatta is under Later"
    ],
    never: [
      "April 2031 is shown",
      "Later 2031 is shown",
      "Regatta 2031 is shown",
      "Berth 300 is shown",
      "The mooring 300 is shown",
      "The mooring A4 is shown",
      "March 2030 is shown",
      "March 300 is shown"
    ]
  },
  {
    about: "a day of another month under the title of a month",
    page: month,
    passed: ["The Boat wash is in March"],
    never: [
      "The Regatta is in March",
      "There are two events in March",
      "The Boat wash is in April",
      "There are three events in March"
    ]
  }
]
