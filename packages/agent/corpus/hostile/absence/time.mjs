/** Texts that come and go, and words that say when. */
const flash = (from, to) =>
  `<h1>Orders</h1><p id="p" hidden>Saved</p><script>setTimeout(() => p.hidden = false, ${from}); setTimeout(() => p.hidden = true, ${to})</script>`
const onClick = (from, to) =>
  `<h1>Orders</h1><button onclick="setTimeout(() => p.hidden = false, ${from}); setTimeout(() => p.hidden = true, ${to})">Save</button><p id="p" hidden>Saved</p>`
const steady = `<h1>Orders</h1><p>Saved</p>`

export default [
  {
    about: "a text that is not there at once",
    // Later than a busy machine takes to open the page.
    page: flash(4000, 60_000),
    stepTimeout: 5000,
    never: [
      '"Saved" is immediately shown',
      '"Saved" is shown immediately',
      '"Saved" is already shown',
      '"Saved" is shown at once',
      '"Saved" is shown right away',
      '"Saved" is shown instantly',
      '"Saved" appears within 100 ms',
      '"Saved" is shown within 0.1 seconds',
      '"Saved" is still shown',
      '"Saved" is always shown',
      '"Saved" remains visible',
      '"Saved" stays visible',
      '"Saved" keeps being shown',
      '"Saved" continues to be shown',
      '"Saved" is visible during the whole time',
      '"Saved" is permanently shown'
    ],
    passed: ['"Saved" is shown']
  },
  {
    about: "a text that comes after a while",
    page: flash(1600, 60_000),
    stepTimeout: 2500,
    never: [
      '"Saved" is still not shown',
      '"Saved" is never shown',
      '"Saved" appears again',
      '"Saved" remains hidden',
      '"Saved" is not yet shown',
      '"Saved" is shown after 5 seconds',
      '"Saved" is shown before "Orders"',
      '"Saved" does not appear within 3 seconds',
      'Within 3 seconds, "Saved" is not shown',
      '"Saved" is not shown for 3 seconds',
      '"Saved" is not shown for the next 3 seconds',
      '"Saved" should not appear for 3 seconds',
      '"Saved" is shown only after 3 seconds',
      '"Saved" is shown until "Orders" is shown',
      '"Saved" disappears after 1 second',
      '"Saved" disappears within 1 second',
      '"Saved" is shown twice',
      '"Saved" reappears',
      '"Saved" is shown briefly',
      '"Saved" blinks'
    ],
    passed: [
      '"Saved" is shown',
      '"Saved" is shown for 1 second',
      '"Saved" appears within 3 seconds',
      '"Saved" should eventually appear'
    ]
  },
  {
    about: "a text that flashes after a deed",
    page: onClick(300, 1800),
    stepTimeout: 4000,
    never: [
      'Click "Save". "Saved" does not appear.',
      'Click "Save". "Saved" is never shown.',
      'Click "Save". "Saved" stays visible.',
      'Click "Save". "Saved" remains visible.',
      'Click "Save". "Saved" is still shown after 2 seconds.',
      'Click "Save". "Saved" is shown for 3 seconds.',
      'Click "Save". "Saved" does not disappear.',
      'Click "Save". "Saved" is permanently shown.'
    ],
    passed: [
      'Click "Save". "Saved" appears.',
      'Click "Save". "Saved" disappears.',
      'Click "Save". "Saved" appears and then disappears.'
    ]
  },
  {
    about: "a text that was there all the time",
    page: steady,
    stepTimeout: 1500,
    passed: [
      '"Saved" is still shown',
      '"Saved" remains visible',
      '"Saved" is shown',
      '"Saved" is already shown'
    ],
    never: [
      '"Saved" disappears within 1 second',
      '"Saved" is no longer shown',
      '"Saved" is not shown any more',
      '"Saved" is shown for less than 1 second'
    ]
  },
  {
    about: "a text that goes after a while",
    page: `<h1>Orders</h1><p id="p">Saved</p><script>setTimeout(() => p.hidden = true, 900)</script>`,
    stepTimeout: 3000,
    never: [
      '"Saved" remains visible',
      '"Saved" stays visible',
      '"Saved" is shown for 3 seconds',
      '"Saved" does not disappear',
      '"Saved" never disappears',
      '"Saved" remains on the page'
    ],
    passed: ['"Saved" disappears', '"Saved" disappears within 3 seconds']
  }
]
