/** "The result is 1 km = 0.621 mi": of what is worked out, though boxes of the form look like things of a list. */
const page = (text) =>
  `<h1>Converter</h1><label>Value <input value=1></label><div style="display:flex"><div><label>From <select><option>km</select></label></div><div><label>To <select><option>mi</select></label></div></div><div class=out><div class=big>${text}</div></div>`

export default [
  {
    about: "one line that says what it comes to",
    page: page("1 km = 0.621 mi"),
    passed: ['The result is "1 km = 0.621 mi"', "The result is 1 km = 0.621 mi"],
    failed: ['The result is "2 km = 1.243 mi"'],
    never: [
      "The result is 0.621",
      'The result is "1 km = 0.62"',
      'The result is not "1 km = 0.621 mi"',
      "The result is km"
    ]
  },
  {
    about: "several lines that say the like",
    page: page("1 km = 0.621 mi</div><div>2 km = 1.243 mi"),
    never: ['The result is "3 km = 1.864 mi"']
  },
  {
    about: "a list of what was found",
    page: `<h1>Search</h1><ul><li>Ada Moss, 3 km = near</li></ul>`,
    never: ["The result is Ben Moss"]
  },
  {
    about: "a label over what came of it",
    page: `<h1>Scales</h1><p>Weigh the parcel</p><h4>Result:</h4><p>Too heavy for a letter</p>`,
    passed: ['The result is "Too heavy for a letter"'],
    failed: ['The result is "Fits the letterbox"'],
    never: ['The result is "Weigh the parcel"', 'The result is not "Too heavy for a letter"']
  },
  {
    about: "a label that stands over nothing, and the words elsewhere",
    page: `<h1>Scales</h1><p>Fits the letterbox</p><h4>Result:</h4><div></div>`,
    never: ['The result is "Fits the letterbox"']
  },
  {
    about: "a place that its makers call so",
    page: `<h1>Rules</h1><p>Helena first</p><label>From <input></label><button>Run</button><div id=result><div>Applied rule: Invoices</div><ul><li>Move to Finance</li></ul></div><p>Star the message</p>`,
    passed: ['The result should say "Applied rule: Invoices"', 'The result lists "Move to Finance"'],
    failed: ['The result should say "Applied rule: Helena first"', 'The result should be "No rule applies"'],
    never: [
      'The result lists "Star the message"',
      'The result should say "Helena first"',
      "The result is Helena first",
      'The result does not say "Applied rule: Invoices"'
    ]
  }
]
