/** What is told in short: the highlighted one of a scale, the button below, the place in a series, a number on a button, things on a map. */
const scale = (on) =>
  `<h1>BMI</h1><p>Your BMI 22.2</p><style>.on{background:green;color:#fff}</style><ul class=scale>${["Underweight", "Healthy", "Overweight"].map((n) => `<li ${n === on ? "class=on aria-current=true" : ""}>${n}</li>`).join("")}</ul>`

export default [
  {
    about: "one of a scale is the current one",
    page: scale("Healthy"),
    passed: ["Healthy is the highlighted category"],
    failed: ["Overweight is the highlighted category"],
    never: ["Healthy is not the highlighted category", "Obese is the highlighted category"]
  },
  {
    about: "none of a scale is",
    page: scale(""),
    never: ["Healthy is the highlighted category"]
  },
  {
    about: "a clock with two buttons below it",
    page: `<h1>Timer</h1><button>Pause</button><div role=timer aria-label=Clock style="font-size:40px">05:00</div><div><button>Start</button><button>Reset</button></div>`,
    passed: [
      "The clock shows 05:00, the button below says Start",
      "The clock shows 05:00, the button below says Reset"
    ],
    never: [
      "The clock shows 05:00, the button below says Pause",
      "The clock shows 04:00, the button below says Start",
      "The clock shows 05:00, the button below says Stop"
    ]
  },
  {
    about: "a place in a series, on a picture that can be pressed",
    page: `<h1>Home</h1><div onclick="1" style="cursor:pointer;width:400px"><svg width=400 height=200 role=img aria-label="Front of it"></svg><button>‹</button><button>›</button><span>Front</span> <div style="position:absolute">1 / 4</div></div>`,
    passed: ['The gallery is at "1 / 4"', "The gallery is back at 1 / 4"],
    failed: ['The gallery is at "2 / 4"'],
    never: ['The gallery is not at "1 / 4"']
  },
  {
    about: "a number on one button and none on another",
    page: `<h1>Homes</h1><button>Saved homes</button><button>Inbox <span>3</span></button>`,
    passed: ["The Saved homes button has no number", "The Inbox button has a number"],
    failed: ["The Inbox button has no number", "The Saved homes button has a number"],
    never: ["The Sent button has no number"]
  },
  {
    about: "things drawn on a map, and the same words beside it",
    page: `<h1>Homes</h1><button onclick="o.textContent='list'">$339k</button><svg width=440 height=300 aria-label=Map role=img><rect width=440 height=300 fill="#dfe"/><g onclick="o.textContent='map'" style="cursor:pointer"><rect x=100 y=80 width=60 height=26 /><text x=105 y=98 fill="#fff">$339k</text></g></svg><p id=o></p>`,
    passed: ["Click $339k on the map. I see map"],
    never: ["Click $410k on the map. I see map", "Click $339k on the plan. I see map"]
  },
  {
    about: "each of two",
    page: `<h1>Teams</h1>${[
      ["Team 1", 3],
      ["Team 2", 2],
      ["Team 3", 2]
    ]
      .map(
        ([n, c]) =>
          `<section aria-label="${n}"><h3>${n}</h3><ul>${"<li>Member</li>".repeat(c)}</ul></section>`
      )
      .join("")}`,
    passed: ["Team 2 and Team 3 have 2 members each"],
    never: [
      "Team 1 and Team 2 have 2 members each",
      "Team 2 and Team 3 have 3 members each",
      "Team 2 and Team 4 have 2 members each"
    ]
  },
  {
    about: "an open list in which several are chosen by boxes that are drawn",
    page: `<h1>Homes</h1><button aria-haspopup=listbox aria-expanded=false onclick="l.hidden=false">All types</button><div id=l hidden role=listbox aria-multiselectable=true>${["House", "Studio", "Flat"].map((n) => `<div role=option aria-selected=false onclick="this.setAttribute('aria-selected', this.getAttribute('aria-selected') !== 'true');n.textContent=document.querySelectorAll('[aria-selected=true]').length+' types'">${n}</div>`).join("")}</div><p id=n>0 types</p>`,
    passed: [
      'Open the "All types" dropdown and tick Studio. I see "1 types"',
      'Open the "All types" dropdown and tick Studio. Tick Flat. Untick Studio. I see "1 types"',
      'Open the "All types" dropdown and tick Studio. Tick Studio. I see "1 types"'
    ],
    failed: ['Open the "All types" dropdown and tick Studio. I see "2 types"'],
    never: ['Open the "All types" dropdown and tick Castle. I see "0 types"']
  },
  {
    about: "a way to sort that is called by its direction alone",
    page: `<h1>Homes</h1><label>Sort by <select onchange="o.textContent=this.value"><option>Newest</option><option>Price: high to low</option><option>Largest first</option></select></label><p id=o></p>`,
    passed: [
      'Sort by "Largest first". The text "Largest first" is shown and the value of Sort by is "Largest first"'
    ],
    failed: ['Sort by "Largest first". The value of Sort by is "Price: high to low"'],
    never: ['Sort by "Smallest first". The value of Sort by is "Largest first"']
  }
]
