/** What holds several things may be a thing itself: a card among cards, a post with its tags. Where that is not clear, nothing passes by it. */
const li = (text) => `<li>${text}</li>`
const card = (title, ...tags) =>
  `<article><h3>${title}</h3><p>Made by hand.</p><ul>${tags.map(li).join("")}</ul></article>`
const said = (who, text) => `<div><p><b>${who}</b></p><p>${text}</p></div>`

export default [
  {
    about: "cards with tags among cards",
    page: `<h1>Pottery</h1><div>${card("Jug", "blue", "tall")}</div><div>${card("Bowl", "green", "wide")}</div><div>${card("Plate", "white", "flat")}</div>`,
    passed: [
      'The first card should contain "Jug".',
      'The last card should contain "Plate".',
      'The second item should contain "Bowl".',
      "There should be exactly 3 items.",
      'Each card should contain "Made by hand".',
      'The last item in the "Bowl" card should contain "wide".'
    ],
    failed: [
      'The last card should contain "Jug".',
      'The second card should contain "Plate".',
      'The last item in the "Bowl" card should contain "green".'
    ],
    never: [
      "There should be exactly 2 cards.",
      "There should be exactly 2 items.",
      'Each item in the "Bowl" card should contain "green".'
    ]
  },
  {
    about: "one card with tags",
    page: `<h1>Pottery</h1><ul><li><h3>Jug</h3><p>Made by hand.</p><ul><li>blue</li><li>tall</li></ul></li></ul>`,
    passed: ['The first card should contain "Jug".', 'The first item should contain "Made by hand".']
  },
  {
    about: "one article with figures",
    page: `<article><h1>Jug</h1><p>Made by hand.</p><div><div><span>Price</span><strong> </strong><button>€40</button></div><div><span>Stock</span><button>3</button></div></div></article>`,
    passed: ['The card should contain "Jug".'],
    never: ['The second card should contain "Jug".']
  },
  {
    about: "a notice of two paragraphs",
    page: `<h1>Bank</h1><div role="status"><p>Sent to Ada.</p><p>Sent to Bob.</p></div>`,
    passed: ['The message should contain "Sent to Ada".', 'The first message should contain "Sent to Ada".'],
    blocked: [
      'The last message should contain "Sent to Ada".',
      'The first message should contain "Sent to Bob".',
      'Every message should contain "Ada".',
      "There should be exactly one message.",
      "There should be exactly two messages."
    ],
    never: [
      'The second message should contain "Sent to Ada".',
      "There should be exactly 3 messages.",
      '"Sent to Ada" should be visible in the last message.'
    ]
  },
  {
    about: "notices in a notice",
    page: `<h1>Bank</h1><div role="status"><div role="alert">Sent to Ada.</div><div role="alert">Sent to Bob.</div></div>`,
    passed: [
      'The first message should contain "Sent to Ada".',
      'The last message should contain "Sent to Bob".',
      "There should be exactly two messages."
    ],
    failed: ['The first message should contain "Sent to Bob".', 'The last alert should contain "Ada".']
  },
  {
    about: "records in a log under a heading",
    page: `<div role="log"><h2>Today</h2><div>${said("Mia", "Rye is in")}${said("Otto", "Buns are done")}</div></div>`,
    passed: [
      'The first message should contain "Rye is in".',
      'The last message should contain "Buns are done".',
      "There should be exactly 2 messages."
    ],
    failed: [
      'The first message should contain "Buns".',
      'The last message should contain "Mia".',
      'The first message should contain "Today".'
    ],
    never: ["There should be exactly 1 message.", 'All messages should contain "Mia".']
  },
  {
    about: "days in a log",
    page: `<div role="log"><div><h2>Monday</h2>${said("Mia", "Rye is in")}${said("Otto", "Buns are done")}</div><div><h2>Tuesday</h2>${said("Mia", "Flour is out")}${said("Otto", "Oven is cold")}</div></div>`,
    passed: [
      'The first message should contain "Rye is in".',
      'The last message should contain "Oven is cold".'
    ],
    never: [
      'The first message should contain "Buns are done".',
      'The last message should contain "Flour is out".',
      "There should be exactly 2 messages.",
      "There should be exactly 1 message."
    ]
  },
  {
    about: "a line between messages",
    page: `<div role="log">${said("Mia", "Rye is in")}${said("Otto", "Buns are done")}<div>Jo has joined</div></div>`,
    passed: ['The first message should contain "Rye is in".'],
    never: [
      'The last message should contain "Buns are done".',
      'The last message should contain "Rye is in".',
      "There should be exactly 1 message."
    ]
  },
  {
    about: "a list of lists",
    page: `<h1>Plan</h1><ul><li><h3>Open</h3><ul><li>Oil</li><li>Pump</li></ul></li><li><h3>Done</h3><ul><li>Wash</li><li>Dry</li></ul></li></ul>`,
    never: ['The last list should contain "Oil".', '"Oil" should be visible in the last list.']
  },
  {
    about: "sections told by their headings",
    page: `<main><h1>House</h1><h2>Roof</h2><p>Mend the tiles.</p><h2>Floor</h2><p>Wax the boards.</p></main>`,
    passed: [
      'The last section should contain "Wax the boards".',
      'The first section should contain "Mend the tiles".'
    ],
    never: [
      'The last section should contain "Mend the tiles".',
      'The first section should contain "Wax the boards".'
    ]
  },
  {
    about: "deeds in the things of a holder",
    page: `<article><h1>Workshop</h1><ul><li>Oil <button onclick="o.textContent='oil is gone'">Drop</button></li><li>Pump</li></ul></article><p id="o"></p>`,
    passed: ['Click "Drop" in the first item. "oil is gone" should be visible.'],
    never: [
      'Click "Drop" in the last item. "oil is gone" should be visible.',
      "Each item should have a Drop button.",
      "There should be exactly one job."
    ]
  },
  {
    about: "what is said of a number that is not there",
    page: `<h1>Oven</h1><p>It is 180 °C.</p><div role="status">Rye is in.</div>`,
    never: ['The second message shows "It is 190 °C".', 'The last message shows "It is 180 °C".']
  }
]
