/** How many are left in a list, beside what else counts them; and what is said of the one that is left. */
const orders = (some) =>
  `<a href="#" id=tab>Orders <span>3</span></a><h1>Laundry</h1><p>${some.length} orders</p><table><thead><tr><th>Ticket<th>Customer<th>Pieces<th>Total<th>Status</tr></thead><tbody>${some
    .map(
      ([no, who, pieces, total, status]) => `<tr><td>${no}<td>${who}<td>${pieces}<td>${total}<td>${status}`
    )
    .join("")}</tbody></table>`
const ada = ["#1", "Ada Byron", 6, "$104.50", "Processing"]
const ben = ["#2", "Ben Moor", 2, "$9.00", "Ready"]
const request = `<h1>Requests</h1><table><thead><tr><th>Reference<th>Price<th>Status</tr></thead><tbody><tr><td>RX-1<td>$9.50<td>Processing</tbody><tfoot><tr><th scope=row>Total<td>$9.50<td></tfoot></table><p>Ready in 2 days</p>`
const jobs = `<h1>Board</h1><table><tr><th>Job<th>Customer<th>Status</tr><tr><td>#1<td>Calloway<td>Waiting<tr><td>#2<td>Brightside Yoga<td>Printing<tr><td>#3<td>Brightside Yoga<td>Waiting</table>`
const schedule = `<section data-testid=schedule aria-label="Observing schedule"><h2>Observing schedule</h2><dl><dt>Pending requests</dt><dd>3</dd><dt>Confirmed hours</dt><dd>27</dd></dl><p>Next: 4 Apr</p></section>`

export default [
  {
    about: "a tab with a number of its own, and a line that says how many are listed",
    page: orders([ada, ben]),
    passed: ["now 2 orders should be left", "I count 2 orders"],
    never: ["now 3 orders should be left", "I count 3 orders"]
  },
  {
    about: "the only one there, and what it has",
    page: orders([ada]),
    passed: [
      "Only Ada Byron is there, with 6 pieces for $104.50",
      "Only Ada Byron is there",
      "Exactly one order is listed, and its status is Processing"
    ],
    never: [
      "Only Ben Moor is there, with 6 pieces for $104.50",
      "Only Ada Byron is there, with 5 pieces for $104.50",
      "Only Ada Byron is there, with 6 pieces for $105.50",
      "Exactly one order is listed, and its status is Ready"
    ]
  },
  {
    about: "two of them",
    page: orders([ada, ben]),
    passed: ["Only Ada Byron and Ben Moor are there"],
    never: ["Only Ada Byron is there, with 6 pieces for $104.50", "Only Ada Byron is there"]
  },
  {
    about: "one request over the line of a total",
    page: request,
    passed: ["The table should have exactly one request, and its status should be Processing"],
    never: ["The table should have exactly one request, and its status should be Ready"]
  },
  {
    about: "the first of a list, by a name that several bear",
    page: jobs,
    passed: ['"#1" is the first job in the list'],
    failed: ['"Brightside Yoga" is the first job in the list'],
    never: ['"Printing" is the first job in the list']
  },
  {
    about: "a part of a page that says how many in its own way",
    page: schedule,
    passed: ["The schedule shows 3 pending requests"],
    never: ["The schedule shows 4 pending requests", "The schedule shows 3 confirmed hours"]
  }
]
