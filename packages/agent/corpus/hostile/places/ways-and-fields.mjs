/** What people call the menu, the search, the box; and what is pressed in a line, where the line is no line of titles. */
const park = (nav) =>
  `${nav}<main><h1>My permits</h1><label>Status <select><option>All</option><option>Fines</option></select></label><p id=p>Permits are here</p></main><script>function go(t){p.textContent=t}</script>`
const nav = `<nav aria-label=Main><ul><li><a href="#" onclick="go('Permits are here')">Permits</a><li><a href="#" onclick="go('Fines are here')">Fines (<span>3</span>)</a></ul></nav>`
const side = `<aside><button onclick="go('Permits are here')">Permits</button><button onclick="go('Fines are here')"><span>Fines</span> <span>3</span></button></aside>`
const decks = `<h1>My decks</h1><input placeholder="Find a deck" oninput="draw(this.value)"><ul id=l></ul><p id=none></p><script>const all=['Spanish basics','Capitals','Latin verbs'];function draw(q){const some=all.filter(d=>d.toLowerCase().includes(q.toLowerCase()));l.innerHTML=some.map(d=>'<li>'+d+'</li>').join('');none.textContent=some.length?'':'No decks found'};draw('')</script>`
const line = (what, id) =>
  `<div style="display:flex;gap:20px;width:600px"><span style="width:90px">CRITICAL</span><div style="width:300px">${what}</div><div style="cursor:pointer" onclick="out.textContent='${id} acknowledged'">Acknowledge</div></div>`
const alerts = `<h1>Alerts</h1><div>${line("web-02 CPU above 95%", "First")}${line("batch-01 disk above 95%", "Second")}${line("Billing failed", "Third")}</div><p id=out></p>`
const file = `<h1>Pepper</h1><label>Notes <textarea>Nervous in the carrier</textarea></label><label>Food <textarea>Dry</textarea></label><p>Sleeps in the carrier</p>`
const dialog = `<button onclick="d.hidden=false">Change vehicle</button><label>Status <select><option>All</option></select></label><div role=dialog id=d hidden><h2>New vehicle</h2><button onclick="d.hidden=true">Save</button><button>Stay</button></div>`

export default [
  {
    about: "the menu of a page that has its ways to go, and a list to choose from",
    page: park(nav),
    passed: [
      'Go to the fines page via the menu. "Fines are here" is shown',
      'Click Fines in the menu. "Fines are here" is shown'
    ],
    never: [
      'Go to the permits page via the menu. "Fines are here" is shown',
      'Go to the tickets page via the menu. "Permits are here" is shown'
    ]
  },
  {
    about: "ways to go that stand at the side",
    page: park(side),
    passed: [
      'Click Fines in the menu. "Fines are here" is shown',
      'The number next to "Fines" in the menu is 3'
    ],
    never: ['The number next to "Fines" in the menu is 2', 'Click All in the menu. "Fines are here" is shown']
  },
  {
    about: "the search that is called otherwise",
    page: decks,
    passed: [
      "Enter span in the Find a deck field\nJust one deck remains, Spanish basics\nReplace the search with greek; No decks found is shown\nClear the search and there are 3 decks",
      "Enter span in the Find a deck field. Just one deck remains"
    ],
    never: [
      "Enter span in the Find a deck field\nReplace the search with latin; No decks found is shown",
      "Enter span in the Find a deck field. Just two decks remain",
      "Enter span in the Find a deck field\nJust one deck remains, Capitals"
    ]
  },
  {
    about: "a deed that stands in every line",
    page: alerts,
    passed: [
      'Click Acknowledge for web-02 CPU above 95%. "First acknowledged" is shown',
      'Click Acknowledge on the alert batch-01 disk above 95%. "Second acknowledged" is shown'
    ],
    never: [
      'Click Acknowledge for web-02 CPU above 95%. "Second acknowledged" is shown',
      'Click Archive for web-02 CPU above 95%. "Alerts" is shown',
      'Click Acknowledge for web-03 CPU above 95%. "First acknowledged" is shown'
    ]
  },
  {
    about: "what a field holds, told like a place",
    page: file,
    passed: ["Verify that Notes contains Nervous in the carrier"],
    never: [
      "Verify that Notes contains Sleeps in the carrier",
      "Verify that Food contains Nervous in the carrier",
      "Verify that Notes does not contain Nervous in the carrier"
    ]
  },
  {
    about: "a box that closes",
    page: dialog,
    passed: ['Click "Change vehicle" and click "Save". The box closes'],
    never: ['Click "Change vehicle" and click "Stay". The box closes']
  }
]
