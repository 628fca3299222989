/** Days told by today's, in the forms in which pages write them. */
const filled = (body) =>
  `<h1>Task</h1><header aria-label="Header"><p id="head"></p><button>Today</button></header><dl><dt>Start date</dt><dd id="start"></dd><dt>Due date</dt><dd id="due"></dd></dl>
  <script>const at = (days) => { const d = new Date(); d.setDate(d.getDate() + days); return d }
  const put = (id, text) => { document.getElementById(id).textContent = text }
  const long = (d) => d.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric" })
  const short = (d) => d.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" })
  ${body}</script>`

export default [
  {
    about: "days in words and without a year",
    page: filled(`put("head", long(at(0))); put("start", short(at(0))); put("due", short(at(3)))`),
    passed: [
      "The start date is today.",
      "The due date is 3 days from now.",
      "The header shows today's date.",
      "I see today's date."
    ],
    failed: ["The start date is tomorrow.", "The due date is today.", "The due date is 2 days from now."],
    never: ["The header shows tomorrow's date.", "The start date is not today.", "I see yesterday's date."]
  },
  {
    about: "the day of the year before, and one day late",
    page: filled(
      `put("head", long(at(1))); const d = at(0); d.setFullYear(d.getFullYear() - 1); put("start", short(d)); put("due", "Today")`
    ),
    passed: ["The due date is today.", "The header shows tomorrow's date.", "The start date is not today."],
    failed: ["The start date is today.", "The due date is tomorrow."],
    never: ["The header shows today's date.", "I see today's date."]
  },
  {
    about: "one end of a range, and a word among others",
    page: filled(
      `const d = at(0), e = at(-1); put("head", "What will you do today?"); put("start", e.getDate() + "–" + d.getDate() + " " + d.toLocaleDateString("en-GB", { month: "long" })); put("due", "")`
    ),
    never: ["The start date is today.", "The header shows today's date.", "I see today's date."]
  },
  {
    about: "a trip that ends before it starts",
    page: `<h1>Trip</h1><dl><dt>Start date</dt><dd>5 Nov 2026</dd><dt>End date</dt><dd>2 Nov 2026</dd></dl>`,
    passed: ["The end date is before the start date."],
    failed: ["The start date is before the end date.", "The end date is after the start date."]
  }
]
