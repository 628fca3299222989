/** Names and deeds as people jot them down. */
const card = (name) =>
  `<li><h2>${name}</h2><button aria-label="More options for ${name}" onclick="this.nextElementSibling.hidden=false">⋮</button><ul role=menu hidden><li role=menuitem tabindex=-1 onclick="out.textContent='${name} deleted'">Delete</li><li role=menuitem tabindex=-1>Rename</li></ul></li>`
const photos = `<h1>Photos</h1><ul>${card("Red kite")}${card("City rain")}</ul><p id=out></p>`
const machine = `<h1>Alerts</h1><ul><li>Machine A is low on paper</li><li>Barrier 2 does not close</li></ul><p>7 of 12 photos used</p>`

export default [
  {
    about: "what only a menu of the thing offers",
    page: photos,
    passed: [
      'Delete Red kite. "Red kite deleted" is shown',
      'Choose Delete for City rain. "City rain deleted" is shown'
    ],
    never: [
      'Delete Red kite. "City rain deleted" is shown',
      'Delete Old barn. "Red kite deleted" is shown',
      'Archive Red kite. "Red kite deleted" is shown'
    ]
  },
  {
    about: "names that are sentences",
    page: machine,
    passed: [
      "Machine A is low on paper should be listed",
      "Barrier 2 does not close should still be there",
      "7 of 12 photos used should be displayed"
    ],
    failed: [
      "Machine B is low on paper should be listed",
      "Barrier 3 does not close is shown",
      "8 of 12 photos used should be displayed"
    ],
    never: [
      "Machine A is low on paper should disappear from the list",
      "Barrier 2 does not close is not shown",
      "Machine A is low on ink is listed"
    ]
  },
  {
    about: "a text below a field, and what begins like a denial",
    page: `<label>ZIP code <input></label><p>No such ZIP code</p><h2>Chart</h2><p>Three orders today</p>`,
    passed: ["Under the ZIP code you can read No such ZIP code"],
    never: [
      "Below the chart you can read No data for today",
      "Under the ZIP code you can read No orders today"
    ]
  },
  {
    about: "one thing instead of another",
    page: `<h1>Requests</h1><p>Nothing here yet</p><table><tr><th>Name</th></tr><tr><td>Ada</td></tr></table>`,
    passed: ['There is the text "Nothing here yet"'],
    never: ['Instead of the table there is the text "Nothing here yet"']
  },
  {
    about: "lists, labels and fields of one tab",
    page: `<label>Level <select><option>Level 1</option><option>Level 3</option></select></label><label>Type <select><option>EV</option><option>Standard</option></select></label><button onclick="out.textContent=[...document.querySelectorAll('select')].map(s=>s.value).join('+')">Save</button><p id=out></p>`,
    passed: ['Set Level to Level 3 and Type to Standard and press Save. "Level 3+Standard" is shown'],
    never: [
      'Set Level to Level 3 and Type to Standard and press Save. "Level 1+EV" is shown',
      'Set Level to Level 2 and Type to Standard and press Save. "Level 1+Standard" is shown'
    ]
  },
  {
    about: "a dialog, and one of its lines",
    page: `<div role=dialog aria-label="Delete photo?" style="position:fixed;inset:25%"><h2>Delete photo?</h2><p>It will be moved to Trash.</p><button>Cancel</button></div>`,
    passed: ["The dialog says Delete photo?", "The dialog Delete photo? is open"],
    never: ["The dialog says It will be moved to Archive", "The dialog says It will not be moved to Trash"]
  }
]
