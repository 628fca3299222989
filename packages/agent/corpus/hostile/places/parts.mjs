/** Parts that have no role, and a class that tells of what kind they are. */
const go = (says) =>
  `onclick="o.textContent='${says}'" style="cursor:pointer;display:inline-block;padding:4px 8px"`

const page = (number) => `<div class="page" ${go(`page ${number}`)}>${number}</div>`

const pager = (kind) =>
  `<div class="${kind}"><div class="page" ${go("back")}>‹</div>${[1, 2, 3].map(page).join("")}<span>…</span>${page(9)}<div class="page" ${go("on")}>›</div></div>`

const cards = ["Tea", "Coffee", "Cocoa"]
  .map(
    (name) =>
      `<div class="card" style="border:1px solid #ccc"><b>${name}</b><div>Hot</div><div>2 left</div></div>`
  )
  .join("")

const trail = `<div class="breadcrumb"><span ${go("trail home")}>Home</span> / <span ${go("trail drinks")}>Drinks</span> / <span>Hot</span></div>`

export default [
  {
    about: "a trail and numbers of pages around cards",
    page: `<div class="app-bar"><span ${go("bar home")}>Home</span> <span ${go("bar 2")}>2</span></div>${trail}<h1>Shop</h1><div>${cards}</div>${pager("pagination")}<p id="o"></p>`,
    passed: [
      'In the pagination click 2. "page 2" is shown.',
      'Click page 3. "page 3" is shown.',
      'Click page 9 in the pagination. "page 9" is shown.',
      'Click Home in the breadcrumb. "trail home" is shown.',
      "The pagination is visible.",
      "The breadcrumb contains Drinks.",
      "There are 3 cards.",
      "There are 3 drinks."
    ],
    failed: ["The breadcrumb contains Cold.", "There are 4 cards.", "There are 7 cards."],
    never: [
      'Click page 3. "page 2" is shown.',
      'Click page 4. "Shop" is shown.',
      'Click page 2. "bar 2" is shown.',
      'In the pagination click Home. "Shop" is shown.',
      'In the breadcrumb click 2. "Shop" is shown.',
      "The stepper is visible.",
      "An empty state is shown.",
      'The "pagination" is visible.'
    ]
  },
  {
    about: "numbers in a line that are no pages",
    page: `<h1>Rate us</h1><div>${[1, 2, 3, 4, 5].map(page).join("")}</div><p id="o"></p>`,
    never: ["The pagination is visible.", "Page 3 is visible."]
  },
  {
    about: "tags of filters and of things",
    page: `<h1>Tasks</h1><div class="filters">${["Open", "Mine"].map((name) => `<span class="chip" style="display:inline-flex">${name} <i ${go(`no ${name}`)}>×</i></span>`).join("")}</div><div>${["Paint", "Sweep", "Wash"].map((name) => `<div class="card"><b>${name}</b><span class="chip" style="display:inline-flex">home</span></div>`).join("")}</div><p id="o"></p>`,
    passed: [
      "There are 2 filter chips.",
      "There are 5 chips.",
      'Click the x on the Mine chip. "no Mine" is shown.'
    ],
    failed: ["There are 5 filter chips.", "There are 2 chips."],
    never: ['Click the x on the home chip. "Tasks" is shown.', "There are 2 status chips."]
  },
  {
    about: "places that are empty and such as only bear the word",
    page: `<h1>Seats</h1><div style="display:flex">${["A1", "A2"].map((name) => `<div class="seat empty">${name}</div>`).join("")}</div><div class="empty"></div>`,
    never: ["An empty state is shown."]
  },
  {
    about: "a place that says it is empty",
    page: `<h1>Inbox</h1><div class="empty-state"><div>Nothing here yet</div><div>New mail will show up here</div></div>`,
    passed: ["An empty state is shown.", 'The empty state contains "Nothing here yet".'],
    failed: ['The empty state contains "3 mails".']
  },
  {
    about: "things that are called by a word for the page",
    page: `<h1>Projects</h1><div>${["Marketing site", "Sales page", "Mobile app"].map((name) => `<div class="card"><b>${name}</b><div>Due</div><div ${go(`star ${name}`)}>★</div></div>`).join("")}</div><p id="o"></p>`,
    passed: ['Click the star on Marketing site. "star Marketing site" is shown.'],
    never: [
      'Click the star on Marketing site. "star Sales page" is shown.',
      'Click the star on Help site. "star Marketing site" is shown.'
    ]
  },
  {
    about: "a menu that opens on a card, with no role",
    page: `<h1>Files</h1><div>${["One", "Two"].map((name) => `<div class="card"><b>${name}</b><button>Delete</button><div style="cursor:pointer" onclick="this.nextElementSibling.style.display='block'">⋮</div><div class="dropdown-menu" style="display:none;position:absolute;background:#fff"><div style="cursor:pointer" onclick="o.textContent='menu drops ${name}'">Delete</div><div style="cursor:pointer">Copy</div></div></div>`).join("")}</div><p id="o"></p>`,
    passed: ['Click the three dots on the Two card. Click Delete in the menu. "menu drops Two" is shown.'],
    never: ['Click Delete in the menu. "Files" is shown.']
  }
]
