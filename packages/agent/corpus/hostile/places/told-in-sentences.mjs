/** What a page tells in a sentence of its own, or a group by its title. */
const thanks = (text) =>
  `<h1>Request received</h1><p>Thank you. ${text}</p><a href="#list">See my requests</a>`
const kinds = `<h1>New appointment</h1><label>Pet name <input></label><fieldset><legend>Type of visit</legend><label><input type=radio name=k checked>Check-up (£35.00)</label><br><label><input type=radio name=k>Vaccination (£48.50)</label></fieldset><label>Type of works <select id=w><option>Choose</option><option>Extension</option><option>Demolition</option></select></label><p id=o></p><button onclick="o.textContent='Works: '+w.value">Go on</button>`
const foot = `<h1>Requests</h1><table><thead><tr><th>Reference<th>Price</tr></thead><tbody><tr><td>RX-1<td>$9.50<tr><td>RX-2<td>$34.00</tbody><tfoot><tr><th scope=row>Total of all requests<td>$43.50</tfoot></table>`

export default [
  {
    about: "a number that only a sentence tells",
    page: thanks("Your reference is <strong>RX-1043</strong>. We will text you when it is ready."),
    passed: [
      "My reference is RX-1043",
      "The page thanks me and my reference is RX-1043",
      "The reference should be RX-1043"
    ],
    failed: ["My reference is RX-1044", "The page thanks me and my reference is RX-1034"],
    never: ["My order number is RX-1043", "My reference is not RX-1043", "Her ticket is RX-1043"]
  },
  {
    about: "a page that thanks nobody",
    page: "<h1>Sorry</h1><p>Your reference is RX-1043.</p><button>No thanks</button><a href=#>Thanksgiving menu</a>",
    passed: ["My reference is RX-1043"],
    never: ["The page thanks me and my reference is RX-1043", "The page thanks me"]
  },
  {
    about: "thanks in other words, and a number that holds only in a case",
    page: "<h1>Sent</h1><p>Many thanks for your order. If your reference is RX-9, call us.</p>",
    passed: ["The page thanks me"],
    never: ["My reference is RX-9", "The page thanks me and my reference is RX-9"]
  },
  {
    about: "labels that hold an of",
    page: kinds,
    passed: [
      "Check-up is selected as the type of visit",
      "The type of visit is Check-up",
      'Select the type of works "Demolition" and click Go on. "Works: Demolition" is shown'
    ],
    never: [
      "The type of visit is Vaccination",
      "Vaccination is selected as the type of visit",
      "The type of works is Check-up",
      'Select the type of visit "Demolition" and click Go on. "Works: Demolition" is shown'
    ]
  },
  {
    about: "the line of a total that is called by all of them",
    page: foot,
    passed: ["The total of all requests is $43.50"],
    never: ["The total of all requests is $9.50", "The total of all refills is $43.50"]
  }
]
