/** Labels with values of their own, badges beside them, and what one types into after them. */
const tile = (label, value) => `<div class=s><div class=v>${value}</div><div>${label}</div></div>`
const desk = `<div><div>Bookings</div><div>${tile("Arrivals", "4")}${tile("Takings", "$85.00")}</div><div><input type=text placeholder="Find a guest"><span onclick="0" style="cursor:pointer">All</span></div></div>`
const line = (label, value) =>
  `<div style="display:flex;justify-content:space-between"><div>${label}</div><div>${value}</div></div>`
const knob = `<div style="cursor:pointer;display:inline-block;width:38px;height:20px;background:#999;border-radius:10px" onclick="0"><div style="width:16px;height:16px;margin:2px;background:#fff;border-radius:8px"></div></div>`
const bill = `<div>Basket</div><div>${line("Goods", "$30.00")}${line("Wrapping", "$4.00")}${line("To pay", "$34.00")}<div><span>Add wrapping</span> ${knob}</div><div><input placeholder="Voucher"> <div style="cursor:pointer" onclick="0">Redeem</div></div></div>`
const pill = (text) => `<span style="padding:2px 8px;background:#e0e0e0;border-radius:9px">${text}</span>`
const kiln = (name, heat, state) =>
  `<article><h2>${name}</h2><p>Heat: <span>${heat}</span> ${pill(state)}</p><button>Vent</button></article>`
const kilns = `<h1>Kilns</h1>${kiln("North", "900 °C", "Firing")}${kiln("South", "40 °C", "Idle")}`
const boat = (name, place, state) =>
  `<div class="card"><div>${name}</div><div>${place}</div>${pill(state)}<div><button>Book</button></div></div>`
const boats = `<h1>Boats</h1><div onclick="0">${boat("Heron", "Pier 2", "Afloat")}${boat("Wren", "Shed", "Ashore")}${boat("Finch", "Pier 1", "Afloat")}</div>`

export default [
  {
    about: "tiles over a field that nothing labels",
    page: desk,
    passed: ["The takings are $85.00", "The takings is $85.00", "The arrivals are 4"],
    failed: ["The takings are $58.00", "The takings is $4.00"],
    never: ["The takings are 4", "The Find a guest field contains 85", "The arrivals are $85.00"]
  },
  {
    about: "lines of a bill, a switch and a field for a code",
    page: bill,
    passed: ["The wrapping is $4.00", "The goods are $30.00 and the wrapping is $4.00"],
    failed: ["The wrapping is $5.00", "The wrapping is $30.00"],
    never: ["The voucher is $4.00", "The wrapping is Voucher"]
  },
  {
    about: "a value, and a badge behind it in the same line",
    page: kilns,
    passed: [
      "The heat of North is 900 °C",
      "The heat of South is 40 °C",
      "The badge of South is Idle",
      "The badge of North reads Firing"
    ],
    failed: ["The heat of South is 900 °C", "The badge of South is Firing", "The heat of North is 40 °C"],
    never: [
      "The heat of South is Idle",
      "The heat of North is Vent",
      "The badge of South is 40 °C",
      "The badge of North is Vent",
      "The heat of North is 90 °C"
    ]
  },
  {
    about: "a card with one badge, and nothing called a status",
    page: boats,
    passed: ["The status of Heron is Afloat", "The status of Wren is Ashore"],
    failed: ["The status of Wren is Afloat", "The status of Finch is Ashore"],
    never: [
      "The status of Wren is Sold",
      "The status of Heron is Pier 2",
      "The status of Wren is Book",
      "The status of Heron is Wren"
    ]
  },
  {
    about: "a card with two badges, of which one may be the status",
    page: `<h1>Boats</h1><div>${boat("Heron", "Pier 2", "Afloat").replace("<button>", `${pill("New")}<button>`)}${boat("Wren", "Shed", "Ashore")}</div>`,
    never: ["The status of Heron is New", "The status of Heron is Ashore"]
  },
  {
    about: "an amount for each unit, on a card that names it by nothing",
    page: `<h1>Rooms</h1><div><div class="card"><div>Attic</div><div>$40.00 per night</div><button>Book</button></div><div class="card"><div>Cellar</div><div>$25.00 per night</div><button>Book</button></div></div>`,
    passed: ["The first card is Attic and its fee is $40.00 per night"],
    failed: [
      "The first card is Attic and its fee is $25.00 per night",
      "The last card is Cellar and its fee is $40.00 per night"
    ],
    never: [
      "The first card is Attic and its fee is $40.00 per week",
      "The first card is Attic and its fee is $4.00 per night"
    ]
  },
  {
    about: "a part of the page, and the lines in it",
    page: `<h1>Send</h1><section aria-label=Quote><h3>Quote</h3><dl><dt>Postage</dt><dd>$7.00</dd><dt>Packing</dt><dd>$2.00</dd><dt>Sum</dt><dd>$9.00</dd></dl></section>`,
    passed: ['The quote shows "$7.00" for Postage', 'The Packing amount is "$2.00"'],
    failed: ['The quote shows "$2.00" for Postage', 'The Packing amount is "$7.00"'],
    never: ['The quote shows "$9.00" for Postage', 'The quote shows "$7.00" for Wrapping']
  },
  {
    about: "a badge in a row, by the head of its column",
    page: `<table><tr><th>Show</th><th>Permit</th></tr><tr><td>Gala</td><td><span class=badge>Refused</span></td></tr><tr><td>Fair</td><td><span class=badge>Granted</span></td></tr></table>`,
    passed: ["The permit badge in the row for Gala says Refused"],
    failed: ["The permit badge in the row for Gala says Granted"],
    never: ["The permit badge in the row for Gala says Fair"]
  },
  {
    about: "the one row that a search has left",
    page: `<label>Search <input id=q oninput="for(const r of document.querySelectorAll('tbody tr'))r.hidden=!r.textContent.toLowerCase().includes(q.value.toLowerCase())"></label><table><thead><tr><th>Ale</th><th>State</th></tr></thead><tbody><tr><td>Golden Hare</td><td>Ready</td></tr><tr><td>Golden Fox</td><td>Brewing</td></tr></tbody></table>`,
    passed: ["Search for Golden Fox. Its state is Brewing."],
    failed: ["Search for Golden Fox. Its state is Ready."],
    never: ["Search for Golden. Its state is Brewing.", "Search for Golden. Its state is Ready."]
  }
]
