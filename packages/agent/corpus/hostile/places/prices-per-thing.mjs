/** What costs so much a seat is no seat. */
const box = (inside) =>
  `<h1>Theatre</h1><p>Tonight at 20:00</p><section><h2>Basket</h2>${inside}<label><input type="checkbox"> Insurance (£2.00 per seat)</label></section>`

export default [
  {
    about: "a thing that is only told what is charged for",
    page: box("<p>No tickets yet.</p>"),
    never: ["The basket contains a seat."]
  },
  {
    about: "a thing that stands there beside what is charged for it",
    page: box("<div><span>Seat A1</span> <span>£45.00</span></div>"),
    passed: ['The basket contains "Seat A1".', "The basket contains seat A1."]
  }
]
