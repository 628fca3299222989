/** What a statement is about: the figure on a tile, whose button it is, which field is filled in. */
const medicine = (name, left) =>
  `<li><article><h2>${name}</h2><dl><dt>Refills left</dt><dd>${left}</dd></dl><button aria-label="Request refill of ${name}" ${left ? "" : "disabled"}>Request refill</button></article></li>`
const pharmacy = `<nav><a href=#p>Prescriptions</a> <a href=#r>Refill requests 2</a></nav><h1>My prescriptions</h1><ul>${medicine("Amoxicillin 500 mg", 0)}${medicine("Metformin 850 mg", 2)}</ul>`
const tile = (title, number) => `<div><div>${title}</div><div style="font-size:2em">${number}</div></div>`
const fleet = (warnings) =>
  `<div style="display:flex;gap:40px">${tile("Healthy", 4)}${tile("Warning", warnings)}${tile("Critical", 2)}</div><table><tr><th>Host</th><th>Load</th><th>Status</th></tr><tr><td>web-1</td><td>34%</td><td>Warning</td></tr><tr><td>web-2</td><td>96%</td><td>Critical</td></tr><tr><td>web-3</td><td>21%</td><td>Warning</td></tr></table>`
const parking = `<h1>Check in</h1><label>Plate <input id=plate></label> <label>Level <select id=level><option>Level 1<option>Level 3</select></label> <label>Type <select id=kind><option>Standard<option>EV</select></label> <button onclick="out.textContent=plate.value+', '+level.value+', '+kind.value">Save</button><p id=out></p>`
const rates = `<h1>Hourly rates</h1><div>Standard ($ per hour)</div><input value=3.00 id=a><div>Electric ($ per hour)</div><input value=4.50 id=b><button onclick="out.textContent='Rates are now '+a.value+' and '+b.value">Save rates</button><p id=out></p>`
const photo = (shown) =>
  `<h1>Photos</h1><ul><li>City rain</li><li>Old barn</li></ul><dialog open style="top:40%"><h2>Photo</h2><p>${shown}</p><button>Next</button></dialog>`
const asking = `<h1>Photos</h1><ul><li>Red kite</li></ul><dialog open><h2>Delete photo?</h2><p>“Red kite” will be moved to Trash.</p><button>Cancel</button><button>Delete</button></dialog>`
const columns = `<main style="display:flex;gap:24px"><div><section aria-label=Rooms><h2>Rooms</h2><p>Living room</p></section><section aria-label=Plans><h2>Plans</h2><ul><li>Wake up at 7</li></ul></section></div><div><section aria-label=Scenes><h2>Scenes</h2><button>Movie</button></section><section aria-label=Activity><h2>Activity</h2><p>3 entries</p><ul><li>Door locked</li><li>Lamp on</li><li>Heating off</li></ul></section></div></main>`

export default [
  {
    about: "its button, of what was spoken of last",
    page: pharmacy,
    passed: [
      "Amoxicillin has 0 refills left\nIts Request refill button is disabled",
      "Metformin has 2 refills left\nIts Request refill button is enabled"
    ],
    failed: ["Metformin has 2 refills left\nIts Request refill button is disabled"],
    never: [
      "Click Refill requests\nAmoxicillin has 0 refills left\nIts Request refill button is enabled",
      "Click Prescriptions\nThe Request refills button is disabled"
    ]
  },
  {
    about: "a figure on a tile beside lines that bear its title",
    page: fleet(3),
    passed: ["3 servers are counted under Warning", "2 servers are counted under Critical"],
    never: ["2 servers are counted under Warning", "34 servers are counted under Warning"]
  },
  {
    about: "what is typed after a choice in a list",
    page: parking,
    passed: ['Enter JK24 as the plate, choose Level 3 and type EV, click Save. "JK24, Level 3, EV" is shown'],
    never: [
      'Enter JK24 as the plate, choose Level 3 and type EV, click Save. "EV, Level 3, Standard" is shown',
      'Enter JK24 as the plate, choose Level 3 and type Bus, click Save. "Bus, Level 3, Standard" is shown'
    ]
  },
  {
    about: "labels with the measure of the value",
    page: rates,
    passed: ["The Standard rate is prefilled with 3.00", "The Electric rate is prefilled with 4.50"],
    failed: ["The Standard rate is prefilled with 4.50"],
    never: ["The Premium rate is prefilled with 3.00", "The Standard fee for buses is prefilled with 3.00"]
  },
  {
    about: "what a dialog says, word for word",
    page: asking,
    passed: ["The dialog Delete photo? says “Red kite” will be moved to Trash."],
    never: [
      "The dialog Delete photo? says “Red kite” will be moved.",
      "The dialog Delete photo? says “Grey kite” will be moved to Trash."
    ]
  },
  {
    about: "another thing in the dialog than on the page behind it",
    page: photo("City rain"),
    passed: ["City rain is displayed in the dialog"],
    failed: ["Old barn is displayed in the dialog"]
  },
  {
    about: "the columns of a page are no entries",
    page: columns,
    passed: ["I count 3 entries"],
    blocked: ["The entries are not shown"],
    never: ["I count 2 entries", "I count 4 entries"]
  },
  {
    about: "a name whose first word is a tag of its own",
    page: `<h1>Photos</h1><button aria-pressed=false onclick="ph.children[0].remove()">sea</button> <button aria-pressed=false onclick="this.textContent='town'">city</button><ul id=ph><li>City rain</li><li>Old barn</li></ul>`,
    passed: ["City rain is shown\nClick sea\nCity rain is not shown"],
    never: ["City rain is shown\nClick city\nCity rain is not shown"],
    blocked: ["City mist is not shown"]
  }
]
