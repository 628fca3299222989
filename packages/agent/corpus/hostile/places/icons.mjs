/** Pictures that are called by what is drawn on them, numbers beside a word, heads of what folds, and days that are called by their number. */
const pencil = `<svg width="22" height="22" aria-hidden="true"><path d="M4 20l1-5L16 4l4 4L9 19z"/></svg>`

const line = (label, value, button) =>
  `<div class="row"><span onclick="o.textContent='label ${label}'">${label}</span> <b>${value}</b> ${button}</div>`

const edit = (label, name) =>
  `<button aria-label="${name}" onclick="o.textContent='edits ${label}'">${pencil}</button>`

const days = Array.from({ length: 31 }, (_, at) => at + 1)

const calendar = (
  press
) => `<h1>Trip</h1><p id="o">None</p><div><div><b>May 2031</b><button>Next</button></div>
<div>${days.map((day) => `<button onclick="${press(day)}">${day}</button>`).join("")}</div></div>`

const head = (
  name,
  count,
  text
) => `<section><h3><button aria-expanded="false" style="display:flex;gap:20px;width:400px" onclick="const open = this.getAttribute('aria-expanded') === 'true';
this.setAttribute('aria-expanded', String(!open)); this.parentElement.nextElementSibling.hidden = open"><span>${name}</span> <span>${count}</span></button></h3><p hidden>${text}</p></section>`

export default [
  {
    about: "a pencil beside a label",
    page: `<h1>Profile</h1>${line("Name", "Ada", edit("Name", "Edit name"))}${line("City", "Rome", edit("City", "Edit city"))}<p id="o"></p>`,
    passed: [
      'Click the pencil next to the name. "edits Name" is shown.',
      'Click the pencil next to City. "edits City" is shown.'
    ],
    never: [
      'Click the pencil next to the name. "edits City" is shown.',
      'Click the bin next to the name. "Profile" is shown.'
    ]
  },
  {
    about: "no pencil beside a label that takes clicks itself",
    page: `<h1>Profile</h1>${line("Name", "Ada", "")}${line("City", "Rome", "")}<p id="o"></p>`,
    never: ['Click the pencil next to the name. "Profile" is shown.']
  },
  {
    about: "numbers behind words, in boxes of their own",
    page: `<header><nav><a href="#a">Wishlist<span style="margin-left:4px;padding:0 7px;background:#dde">2</span></a> <a href="#b">Orders<span style="margin-left:4px;padding:0 7px;background:#dde">12</span></a></nav></header><h1>Shop</h1>`,
    passed: [
      'The number next to "Wishlist" is 2.',
      'The number next to "Orders" in the header is 12.',
      "The number next to Orders is 12."
    ],
    failed: ['The number next to "Wishlist" is 12.', 'The number next to "Orders" is 2.'],
    never: ['The number next to "Wishlist" is 1.', 'The number next to "Orders" is 1.']
  },
  {
    about: "what folds under a head that counts as well",
    page: `<h1>Course</h1>${head("Getting started", "3/5 completed", "Props and state")}${head("Getting started again", "0/2 completed", "More of it")}`,
    passed: [
      'Expand the section "Getting started". "Props and state" is shown.',
      'Expand "Getting started again". "More of it" is shown.'
    ],
    never: [
      'Expand the section "Getting started". "More of it" is shown.',
      'Expand the section "3/5 completed". "Props and state" is shown.',
      'Expand the section "Started". "Course" is shown.'
    ]
  },
  {
    about: "a day of the month that is open",
    page: calendar((day) => `o.textContent='Day ${day}'`),
    passed: ['Select the 14th. "Day 14" is shown.', 'Choose the 3rd. "Day 3" is shown.'],
    never: [
      'Select the 14th. "Day 4" is shown.',
      'Select the 32nd. "Trip" is shown.',
      'Select the 14th. "Day 1" is shown.'
    ]
  },
  {
    about: "a number in order where no month is open",
    page: `<h1>Seats</h1><ul><li>1</li><li>14</li></ul>`,
    never: ['Select the 14th. "Seats" is shown.']
  }
]
