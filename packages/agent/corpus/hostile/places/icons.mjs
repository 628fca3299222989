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
  },
  {
    about: "tags with a cross of a set of icons in them",
    page: `<h1>Tags</h1><p id="o"></p><div>${["vip", "retail"]
      .map(
        (name) =>
          `<div class="chip" role="button" tabindex="0" onclick="o.textContent='opens ${name}'"><span>${name}</span> <svg class="MuiSvgIcon-root" data-testid="CancelIcon" width="16" height="16" style="cursor:pointer" onclick="event.stopPropagation(); o.textContent='takes ${name} out'"><path d="M0 0h16v16z"/></svg></div>`
      )
      .join("")}</div>`,
    passed: [
      'Click the x next to the tag vip. "takes vip out" is shown.',
      'Click the little x next to "retail". "takes retail out" is shown.'
    ],
    never: [
      'Click the x next to the tag vip. "takes retail out" is shown.',
      'Click the x next to the tag vip. "opens vip" is shown.',
      'Click the pencil next to the tag vip. "Tags" is shown.'
    ]
  },
  {
    about: "results with a button each, behind the steps of a search",
    page: `<ol>${["1. Suche", "2. Auswahl", "3. Zahlung"].map((name) => `<li>${name}</li>`).join("")}</ol><h1>Flüge</h1><div>${[
      ["MW 218", "Erster"],
      ["MW 210", "Zweiter"]
    ]
      .map(
        ([id, name]) =>
          `<div class="flight"><div><div>19:05 ${id}</div><small>2 Std.</small></div><div><b>89 €</b> <button onclick="o.textContent='${name}'">Auswählen</button></div></div>`
      )
      .join("")}</div><p id="o"></p>`,
    passed: [
      'Select the cheapest flight (MW 218). "Erster" is shown.',
      'Select MW 210. "Zweiter" is shown.',
      'In the first result click "Auswählen". "Erster" is shown.'
    ],
    never: [
      'Select MW 210. "Erster" is shown.',
      'Select MW 219. "Flüge" is shown.',
      'Select Suche. "Erster" is shown.',
      'In the second result click "Auswählen". "Erster" is shown.'
    ]
  },
  {
    about: "the label under a slider, with boxes to tick below it",
    page: `<h1>Filter</h1><input type="range" aria-label="Price" style="display:block;width:224px"><span>Up to 60</span><h3 style="width:224px">Popular</h3><label style="display:block"><input type="checkbox">Pool 6</label>`,
    passed: ['The label under the slider reads "Up to 60".'],
    never: ['The label under the slider reads "Pool 6".', 'The label under the slider reads "Popular".']
  }
]
