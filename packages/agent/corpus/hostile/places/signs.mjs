/** Signs that a few strokes draw on controls without a name, and menus behind them. */
const svg = (inside) =>
  `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="black" stroke-width="2">${inside}</svg>`

const dots = svg(
  `<circle cx="12" cy="5" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="12" cy="19" r="1"/>`
)
const cross = svg(`<path d="M6 18L18 6M6 6l12 12"/>`)
const squiggle = svg(`<path d="M3 7c2 3 5 9 9 4s6-9 8 5"/>`)

const icon = (inside, says) =>
  `<div style="cursor:pointer;display:inline-block" onclick="o.textContent='${says}'">${inside}</div>`

const card = (name, sign) =>
  `<div style="border:1px solid #ccc;padding:8px"><div><b>${name}</b></div><div>Due soon</div><div>${icon(sign, `menu of ${name}`)} ${icon(squiggle, `other of ${name}`)}</div></div>`

const cards = (sign) =>
  `<h1>Projects</h1><div>${["Mobile app", "Brand refresh", "Data migration"].map((name) => card(name, sign)).join("")}</div><p id="o"></p>`

export default [
  {
    about: "three dots on cards, drawn as circles",
    page: cards(dots),
    passed: [
      'Open the menu of the Mobile app card. "menu of Mobile app" is shown.',
      'Open the menu of Brand refresh. "menu of Brand refresh" is shown.',
      'Click the kebab menu of Data migration. "menu of Data migration" is shown.',
      'Click the more options menu on the Mobile app card. "menu of Mobile app" is shown.',
      'Click the three dots on the Brand refresh card. "menu of Brand refresh" is shown.'
    ],
    never: [
      'Open the menu of the Mobile app card. "menu of Brand refresh" is shown.',
      'Open the menu of Holiday plans. "Projects" is shown.',
      'Open the help menu of Mobile app. "menu of Mobile app" is shown.',
      'Click the cross on the Brand refresh card. "Projects" is shown.'
    ]
  },
  {
    about: "a sign on cards that stands for no menu",
    page: cards(squiggle),
    never: [
      'Open the menu of the Mobile app card. "Projects" is shown.',
      'Click the three dots on the Mobile app card. "Projects" is shown.'
    ]
  },
  {
    about: "arrows around the numbers of pages",
    page: `<h1>Orders</h1><div style="display:flex;gap:8px">${icon(svg(`<path d="M15 18l-6-6 6-6"/>`), "went back")}<span>Page 2 of 9</span>${icon(svg(`<path d="m9 18 6-6-6-6"/>`), "went on")}</div><p id="o"></p>`,
    passed: [
      'Click the next page arrow. "went on" is shown.',
      'Click the previous page button. "went back" is shown.',
      'Click the right arrow. "went on" is shown.'
    ],
    never: [
      'Click the next page arrow. "went back" is shown.',
      'Click the last page arrow. "Orders" is shown.',
      'Click the next order arrow. "Orders" is shown.'
    ]
  },
  {
    about: "initials of a person at the top",
    page: `<div style="display:flex;justify-content:space-between"><b>Tracker</b><div style="cursor:pointer;border-radius:50%;background:#a5f;padding:8px" onclick="o.textContent='account opened'">JD</div></div><h1>Home</h1>${icon(cross, "closed")}<p id="o"></p>`,
    passed: ['Click the user avatar. "account opened" is shown.', 'Click the x. "closed" is shown.'],
    never: ['Click the user avatar. "closed" is shown.', 'Click the company avatar. "Home" is shown.']
  }
]
