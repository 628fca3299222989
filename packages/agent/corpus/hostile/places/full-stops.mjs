/** Sentences that end with a full stop on the page and not in the test; and the same words with another number. */
export default [
  {
    about: "a message and a heading with a full stop",
    page: `<h1>Orders placed.</h1><div role="status">Callum Reid is checked in.</div><label>Name <input value="Ada."></label>`,
    passed: [
      'A message says "Callum Reid is checked in"',
      "A message says Callum Reid is checked in",
      'The heading says "Orders placed"',
      'The message reads "Callum Reid is checked in."'
    ],
    failed: [
      'The message does not say "Callum Reid is checked in"',
      'The message says "Callum Reid is checked in!"',
      'The message says "Callum Reid"',
      'The value of the Name field is "Ada"'
    ],
    never: ['The message is exactly "Callum Reid is checked in"', 'The message says "Callum Reid is checked"']
  },
  {
    about: "how many are left of each",
    page: `<h1>Classes</h1><ul><li><h2>Vinyasa Flow</h2><p>3 spots left</p><button>Book</button></li><li><h2>Pilates</h2><p>2 spots left</p><button>Book</button></li></ul>`,
    passed: ["Vinyasa Flow has 3 spots left", "Pilates is down to 2 spots left"],
    failed: ["Vinyasa Flow is down to 2 spots left", "Pilates has 3 spots left"],
    never: ["Vinyasa Flow has 2 places left", "Pilates is down to 12 spots left"]
  }
]
