/** Buttons that show figures, days that a button asks for one after the other, a calendar that is not open, and parts of a line that stand apart. */
const people = `<div><label>Rooms for sale <input value="7 rooms"></label><button type="button" aria-label="Number of guests and rooms" onclick="this.textContent='3 guests · 1 room'">2 guests · 1 room</button><button type="button" aria-label="Number of pets">1 pet</button></div>`

const days = `<h1>Stay</h1><button id="d">Arrival date — Departure date</button><div id="c" hidden style="position:absolute;background:#fff"></div><p id="p"></p><script>
const d = document.getElementById("d"), c = document.getElementById("c"); let from = "", to = ""
const draw = () => { d.textContent = from ? from + " — " + (to || "Departure date") : "Arrival date — Departure date" }
d.onclick = () => { c.hidden = false }
c.innerHTML = "<h3>March 2027</h3>" + Array.from({ length: 31 }, (_, n) => "<button aria-label='" + (n + 1) + " March 2027'>" + (n + 1) + "</button>").join("")
for (const b of c.querySelectorAll("button")) b.onclick = () => { if (!from) from = b.textContent + " Mar"; else { to = b.textContent + " Mar"; c.hidden = true } draw() }
</script>`

const bill = `<section class="summary" aria-label="Price summary" style="width:400px"><h2>Your stay</h2><div style="display:flex;justify-content:space-between"><span>Length</span><span>2 nights</span></div><div>Not <b>3 nights</b></div><div style="display:flex;justify-content:space-between"><span>Before</span><s>4 nights</s></div></section><p style="width:400px">5 nights</p>`

export default [
  {
    about: "two buttons that show what they count, beside a field of a like name",
    page: people,
    passed: [
      'The guests field reads "2 guests · 1 room".',
      "Open the guests field.\nThe guests field reads 3 guests · 1 room.",
      'The pets field shows "1 pet".'
    ],
    failed: ['The guests field reads "1 guest · 1 room".', 'The pets field shows "2 pets".'],
    never: [
      'The guests field reads "1 pet".',
      'The pets field reads "2 guests · 1 room".',
      'The children field reads "2 guests · 1 room".',
      "The guests field is empty."
    ]
  },
  {
    about: "a button asks for the first day and then for the last, in a calendar that it opens",
    page: days,
    passed: [
      'Open the calendar, choose 4 March 2027 as the arrival date and 6 March 2027 as the departure date.\nI see "4 Mar — 6 Mar".',
      'Choose 4 March 2027 as the arrival date.\nI see "4 Mar — Departure date".'
    ],
    never: [
      'Choose 6 March 2027 as the departure date.\nI see "6 Mar — Departure date".',
      'Choose 6 March 2027 as the birth date.\nI see "6 Mar — Departure date".',
      'Choose 4 March 2027 as the arrival date.\nI see "4 Mar — 4 Mar".'
    ]
  },
  {
    about: "two buttons speak of dates, so that neither is the calendar",
    page: `<button onclick="b.textContent='open'">Start date</button><button onclick="b.textContent='open'">End date</button><p id="b">closed</p>`,
    never: ['Open the calendar.\nI see "open".']
  },
  {
    about: "a link that speaks of days is no calendar",
    page: `<a href="#x" onclick="b.textContent='open'">Open days</a><p id="b">closed</p>`,
    never: ['Open the date picker.\nI see "open" on the page.', 'Open the calendar.\nI see "open".']
  },
  {
    about: "parts of a line that stand apart from each other, and words within one",
    page: bill,
    passed: ['The price summary should say "2 nights".', 'The price summary says "Length".'],
    never: [
      'The price summary should say "3 nights".',
      'The price summary should say "4 nights".',
      'The price summary should say "5 nights".',
      'The price summary should not say "2 nights".'
    ]
  }
]
