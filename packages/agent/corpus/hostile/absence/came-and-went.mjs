/** What came with one deed and went with the next, beside others of its kind. */
const page = (close) =>
  `<label>Filter <input></label><div id=a><button onclick="add()">Add</button></div><div id=b></div><script>
function add() { b.innerHTML = '<label>Title <input></label><button onclick="drop()">Cancel</button>' }
function drop() { ${close} }</script>`

export default [
  {
    about: "a field that came and went, beside one that stays",
    page: page("b.innerHTML=''"),
    passed: [
      'Click "Add". Click "Cancel". The field disappears',
      'Click "Add". Click "Cancel". The input is not displayed any more'
    ],
    never: ['Click "Add". The field disappears', "The field disappears"]
  },
  {
    about: "a field that stays when another goes",
    page: page("document.querySelector('label').remove()"),
    never: [
      'Click "Add". Click "Cancel". The field disappears',
      'Click "Add". Click "Cancel". The input is not displayed any more'
    ]
  },
  {
    about: "a field that is drawn anew",
    page: page("b.innerHTML=b.innerHTML"),
    never: ['Click "Add". Click "Cancel". The field disappears']
  },
  {
    about: "the one number on a button, that goes or stays",
    page: `<button id=bell onclick="n.remove()">Bell <span id=n style="display:block">2</span></button> <button>Other</button><button onclick="bell.lastChild.textContent='1'">Read one</button>`,
    passed: ['Click "Bell". The badge has disappeared', 'Click "Bell". The badge is gone'],
    never: [
      'Click "Read one". The badge has disappeared',
      'Click "Other". The badge has disappeared',
      "The badge has disappeared"
    ]
  },
  {
    about: "numbers on two buttons, one of which goes",
    page: `<button onclick="n.remove()">Bell <span id=n style="display:block">2</span></button> <button>Cart <span style="display:block">3</span></button>`,
    never: ['Click "Bell". The badge has disappeared', 'Click "Bell". The badge is gone']
  },
  {
    about: "a person who is spoken of and stands nowhere",
    page: `<h1>Leave requests</h1><table><tr><th>Person</th><th>Status</th></tr><tr><td>Luis Ortega</td><td>Pending</td></tr></table>`,
    failed: ["The request of Priya Nair is listed"],
    never: ["The request of Priya Nair is still listed"]
  },
  {
    about: "times behind the names of shifts",
    page: `<h1>Shifts</h1><table><tr><th>Name</th><th>Mon</th><th>Tue</th></tr><tr><td>Ada Byron</td><td>Late 14:00–22:00</td><td>Early 06:00–14:00</td></tr></table>`,
    passed: ["Ada Byron has a Late shift on Mon", "Ada Byron has an Early shift on Tue"],
    never: [
      "Ada Byron has an Early shift on Mon",
      "Ada Byron has a Long shift on Mon",
      "Ada Byron has a Late break on Mon"
    ]
  },
  {
    about: "a thing that is said to have gone from the list, and stands alone under its heading",
    page: `<h2>Upcoming</h2><div id=u><div><b style="display:block">Barbell Club</b><span style="display:block">Mon 18:30</span><button onclick="out.textContent='Barbell Club cancelled'">Cancel</button></div></div><p role=status id=out></p>`,
    failed: ['"Barbell Club" is shown. Click "Cancel". Barbell Club is no longer in the list under Upcoming'],
    never: ['Click "Cancel". Yoga is no longer in the list under Upcoming']
  },
  {
    about: "a thing that goes from what is no list by its role",
    page: `<h2>Upcoming</h2><div id=u><div><b style="display:block">Barbell Club</b><span style="display:block">Mon 18:30</span><button onclick="u.innerHTML='<p>Nothing booked</p>';out.textContent='Cancelled'">Cancel</button></div></div><p role=status id=out></p>`,
    passed: ['"Barbell Club" is shown. Click "Cancel". Barbell Club is no longer in the list'],
    never: [
      'Click "Cancel". Yoga is no longer in the list',
      '"Barbell Club" is shown. Barbell Club is no longer in the list'
    ]
  },
  {
    about: "what a row said before and says now",
    page: `<table><tr><th>Person</th><th>Status</th><th></th></tr><tbody id=t></tbody></table><script>
const draw = (a, b) => { t.innerHTML = '<tr><td>Hannah</td><td>' + a + '</td><td><button onclick="draw(\\'Approved\\',\\'New\\')">Approve</button></td></tr><tr><td>Luis</td><td>' + b + '</td><td><button>Approve</button></td></tr>' }
draw('Pending', 'New')</script>`,
    passed: ["Click Approve in the Hannah row. The Status cell of that row changes from Pending to Approved"],
    never: [
      "Click Approve in the Hannah row. The Status cell of that row changes from New to Approved",
      "Click Approve in the Luis row. The Status cell of that row changes from Pending to New",
      "Click Approve in the Hannah row. The Status cell of that row changes from Pending to New"
    ]
  }
]
