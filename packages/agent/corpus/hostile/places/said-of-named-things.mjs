/** What a named thing says or has, where nothing on the page is called by that name: told by its line, its cell, its list, or what it read before. */
const bill = (name, day, sum) =>
  `<li style="display:flex;gap:40px"><div><div>${name}</div><div>${day}</div></div><div>${sum}</div></li>`
const line = (name, taken, price) =>
  `<div style="display:flex;justify-content:space-between"><div>${name}</div><div>${taken}</div><div>${price}</div></div>`
const tabs = (open, other) =>
  `<div role="tablist"><button role="tab" aria-selected="true">${open}</button><button role="tab" aria-selected="false">${other}</button></div>`
const week = (name, value) => `<div><span>${name}</span><div>${value}</div></div>`
const cell = (text, mark) =>
  `<td>${text}${mark === undefined ? "" : `<span style="display:inline-block;margin-left:8px;padding:2px 8px;background:#dfd">${mark}</span>`}</td>`
const gallery = (title) =>
  `<div style="width:400px"><img alt="Lighthouse" width="400" height="200" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='200'><rect width='400' height='200' fill='teal'/></svg>"><button aria-label="Previous picture">‹</button><button aria-label="Next picture">›</button><div>${title}</div><div>2 / 5</div></div>`

export default [
  {
    about: "a value that is told in two parts",
    page: `<h1>Reviews</h1><p>Average score: <strong>4.0</strong> from <span>3 reviews</span></p><p>Best score: <strong>5.0</strong> from <span>1 review</span></p>`,
    passed: ['The average score is "4.0" from "3 reviews"'],
    failed: ['The average score is "4.5" from "3 reviews"'],
    never: [
      'The average score is "5.0" from "3 reviews"',
      'The average score is "4.0" from "1 review"',
      'The average score is "5.0" from "1 review"'
    ]
  },
  {
    about: "the same two parts written otherwise",
    page: `<h1>Reviews</h1><p>Average score: <strong>4.0</strong> (3 reviews)</p>`,
    blocked: ['The average score is "4.0" from "3 reviews"'],
    never: ['The average score is "4.0" from "4 reviews"']
  },
  {
    about: "amounts below zero, one in each line",
    page: `<h1>Bills</h1><ul>${bill("Bus pass", "12 May · Travel", "-€3.20")}${bill("Lunch", "13 May · Food", "-€11.00")}</ul>`,
    passed: [
      "The amount of Bus pass is -€3.20",
      "In the bills list, Bus pass is the first entry, dated 12 May, with an amount of -€3.20"
    ],
    failed: ["The amount of Bus pass is -€4.20"],
    never: ["The amount of Bus pass is -€11.00", "The amount of Bus pass is €3.20"]
  },
  {
    about: "marks on the better of two, in cells",
    page: `<table><tr><th></th><th>Alder</th><th>Birch</th></tr><tr><th>Weight</th>${cell("12 kg", "Lighter")}${cell("15 kg")}</tr><tr><th>Rent</th>${cell("€80")}${cell("€75", "Fair")}</tr></table>`,
    passed: [
      "€75 is marked Fair",
      "12 kg is marked Lighter",
      "€75 is marked Fair and 12 kg is marked Lighter"
    ],
    never: ["€80 is marked Fair", "15 kg is marked Lighter", "12 kg is marked Fair"]
  },
  {
    about: "lines of weeks under a tab, and under another title",
    page: `<h1>Well 4</h1>${tabs("Pressure log", "Details")}<div>${week("Week 1", "2.31")}${week("Week 8", "1.98")}</div><h2>Output</h2><div>${week("Week 9", "2.50")}</div>`,
    passed: ["The pressure on Week 8 is 1.98"],
    never: [
      "The pressure on Week 8 is 2.31",
      "The pressure on Week 9 is 2.50",
      "The temperature on Week 8 is 1.98"
    ]
  },
  {
    about: "a choice of which only the step is called so",
    page: `<h1>Order</h1><h2>Step 2 of 4: Grind</h2><fieldset><legend>How do you brew?</legend><label><input type="radio" name="g" checked>Coarse</label><label><input type="radio" name="g">Fine</label></fieldset>`,
    passed: ["Coarse is the selected grind."],
    never: ["Fine is the selected grind.", "Coarse is the selected roast."]
  },
  {
    about: "what a tab tells, the other way round",
    page: `<h1>Ferry</h1>${tabs("Seats", "Meals")}<div>${line("Upper deck", "12 of 20 taken", "€40")}${line("Lower deck", "8 of 20 taken", "€30")}</div>`,
    passed: ["The Seats tab is the active one and tells you 12 of 20 taken for Upper deck."],
    never: [
      "The Seats tab is the active one and tells you 8 of 20 taken for Upper deck.",
      "The Meals tab tells you 12 of 20 taken for Upper deck.",
      "The Seats tab tells you 12 of 20 taken for Lower deck."
    ]
  },
  {
    about: "one text that is written out, and a foot",
    page: `<main><div>Walnut bowl</div><div>Turned by hand from a single piece of local walnut.</div><div>€34</div><button>Buy</button></main><footer>We ship to all countries within three days or so.</footer>`,
    passed: ['The description mentions "local walnut"'],
    never: ['The description mentions "three days"', 'The description mentions "local oak"']
  },
  {
    about: "two such texts: of one it cannot be said that it is the description",
    page: `<main><div>Walnut bowl</div><div>Turned by hand from a single piece of local walnut.</div><div>Mine came in three days, and it was broken.</div></main>`,
    never: ['The description mentions "three days"']
  },
  {
    about: "a clock that runs, and one that stands",
    page: `<button onclick="t.textContent='0:03 / 2:00'">Go</button><button onclick="t.style.color='red'">Stay</button><p><span id="t">0:00 / 2:00</span></p>`,
    passed: ["I see 0:00 / 2:00\nPress Go and the clock is no longer 0:00 / 2:00"],
    never: [
      "I see 0:00 / 2:00\nPress Stay and the clock is no longer 0:00 / 2:00",
      "I see 0:00 / 2:00\nPress Go and the clock is no longer 0:03 / 2:00"
    ]
  },
  {
    about: "posts by several, each with its words",
    page: `<h1>Wall</h1><article><b>Ada Lund</b><p>Who has a ladder for Sunday?</p></article><article><b>Ben Roy</b><p>Bread is ready.</p></article><article><b>Ben Roy</b><p>Rain again.</p></article>`,
    passed: ['The first post is by Ada Lund and says "Who has a ladder for Sunday?"'],
    failed: ['The first post is by Ada Lund and says "Bread is ready."'],
    never: [
      'The first post is by Ben Roy and says "Who has a ladder for Sunday?"',
      'The second post is by Ada Lund and says "Bread is ready."'
    ]
  },
  {
    about: "a picture with its title and its place in the series",
    page: `<h1>Lighthouse</h1>${gallery("Lamp room")}<p>Stairs</p>`,
    passed: [
      "The photo's caption is Lamp room",
      "The picture's caption is Lamp room and the position is 2 / 5"
    ],
    failed: ["The photo's caption is Stairs"]
  },
  {
    about: "what was put into a form, and stands in the profile",
    page: `<section id="p" aria-label="Profile"><h1>Ada Lund</h1><p id="v">Nothing yet</p><p>Paints, sails</p><button onclick="p.hidden=true;f.hidden=false">Edit</button></section><form id="f" hidden onsubmit="v.textContent=m.value;p.hidden=false;f.hidden=true;return false"><label>Motto <input id="m"></label><label>City <input id="c"></label><button>Save</button></form>`,
    passed: [
      'Click Edit\nEnter "Slow and steady" as the motto and click Save\nThe profile shows Ada Lund with the motto "Slow and steady"'
    ],
    never: [
      'Click Edit\nEnter "Slow and steady" as the city and click Save\nThe profile shows Ada Lund with the motto "Slow and steady"',
      'Click Edit\nEnter "Slow and steady" as the city and click Save\nThe profile shows Ada Lund with the city "Slow and steady"',
      'Click Edit\nEnter "Slow and steady" as the motto and click Save\nThe profile shows Ada Lund with the motto "Paints, sails"'
    ]
  },
  {
    about: "a button with a picture, whose name changes",
    page: `<button id="b" aria-label="Hush" onclick="b.setAttribute('aria-label','Speak')"><svg width="20" height="20"><circle cx="10" cy="10" r="8"/></svg></button>`,
    passed: ["Click Hush → the button is called Speak"],
    never: ["Click Hush → the button is called Hush", "Click Hush → the button says Speak"]
  },
  {
    about: "a panel called as a line of the table is, and closed",
    page: `<table><tr><th>Boat</th><th>Berth</th></tr><tr onclick="d.hidden=false" style="cursor:pointer"><td>Kestrel</td><td>4</td></tr><tr><td>Tern</td><td>5</td></tr></table><div id="d" role="dialog" aria-labelledby="t" hidden style="position:fixed;right:0;top:0;width:200px;background:#eee"><h2 id="t">Kestrel</h2><p>Ready</p><button onclick="d.hidden=true">Close</button><button>Keep</button></div>`,
    passed: [
      "I click the row of Kestrel\nA panel with the title Kestrel opens\nI click Close\nThe panel is no longer visible"
    ],
    never: [
      "I click the row of Kestrel\nA panel with the title Kestrel opens\nI click Keep\nThe panel is no longer visible"
    ]
  },
  {
    about: "a list on the tab that is open",
    page: `<h1>Lesson</h1>${tabs("Notes", "Quiz")}<div><ul><li>Tides turn twice</li></ul></div>`,
    passed: ['"Tides turn twice" is in the list of notes'],
    never: ['"Tides turn late" is in the list of notes']
  },
  {
    about: "a page without headings that begins with what it is called",
    page: `<!doctype html><html><head><title>Nordlys</title></head><body><div>Nordlys</div><div><span style="font-size:22px">Lamps</span> <select><option>Name (A to Z)</option></select></div><div><div>Opal</div><div>€20</div><button>Add</button></div><div><div>Reed</div><div>€30</div><button>Add</button></div><footer>Chairs</footer></body></html>`,
    passed: ["The lamps page is shown"],
    never: ["The chairs page is shown", "The opal page is shown"]
  },
  {
    about: "the status of the one thing that a page is about, in a word that the list had",
    page: {
      "/": `<h1>Loans</h1><table><tr><th>Loan</th><th>Status</th></tr><tr><td><a href="/loans/7">Kiln</a></td><td>Overdue</td></tr><tr><td>Press</td><td>Returned</td></tr></table>`,
      "/loans/7": `<a href="/">Back to loans</a><h1>Kiln</h1><p>No. 7 Overdue lent to Ada Lund</p><button>Renew loan</button>`
    },
    passed: ["Open Kiln\nThe loan status is Overdue"],
    failed: ["Open Kiln\nThe loan status is Returned"],
    never: ["Open Kiln\nThe parcel status is Overdue"]
  }
]
