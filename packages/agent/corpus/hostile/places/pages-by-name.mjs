/** "On the Overview, …", with its capital: the page of that name, and no other that one happens to be on. */
const page = (title) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} - Purse</title></head><body><h1>Limits</h1>
  <table><tr><th>Name</th><th>Spent</th></tr><tr><td>Groceries</td><td>$130.00</td></tr><tr><td>Transport</td><td>$62.00</td></tr></table></body></html>`

export default [
  {
    about: "another page than the one that is told",
    page: page("Categories"),
    passed: ['The row Groceries contains "$130.00"', 'In the overview, the row Groceries contains "$130.00"'],
    never: ['On the Overview, the row Groceries contains "$130.00"']
  },
  {
    about: "the page that is told, by its title",
    page: page("Overview"),
    passed: ['On the Overview, the row Groceries contains "$130.00"'],
    never: ['On the Overview, the row Transport contains "$130.00"']
  },
  {
    about: "the page that is open, told by the button that is marked in the ways to go",
    page: `<div style="display:flex;gap:20px"><nav aria-label="Account"><ul><li><button aria-current="page">Overview</button></li><li><button>Journeys</button></li><li><button>Bags <span>2</span></button></li></ul></nav><main><h1>Good morning, Ada</h1><section aria-labelledby="a"><h2 id="a">Next journey</h2><p>Leeds</p><p>Mon 9 Jun 2025</p></section><section aria-labelledby="b"><h2 id="b">Pass state</h2><p>Active</p></section></main></div>`,
    passed: ["On the Overview, the pass state is Active", "On the Overview, the next journey is Leeds"],
    failed: ["On the Overview, the pass state is Expired"],
    never: [
      "On the Journeys, the next journey is Leeds",
      "On the Overview, the next journey is York",
      "On the Overview, the next journey is Leeds on Mon 16 Jun 2025"
    ]
  },
  {
    about: "a page that greets, told as a page by the way that is marked",
    page: `<nav aria-label="Main"><ul><li><button aria-current="page">Overview</button></li><li><button>Orders</button></li></ul></nav><main><h1>Good morning, Ada</h1><h2>Next journey</h2><p>Leeds</p></main>`,
    passed: ["I should be on the Overview page.", 'On the Overview page, "Leeds" is shown.'],
    never: [
      "I should be on the Orders page.",
      'On the Orders page, "Leeds" is shown.',
      'On the Overview page, "York" is shown.'
    ]
  },
  {
    about: "a heading of one order, under the way to all of them",
    page: `<nav aria-label="Main"><ul><li><button>Overview</button></li><li><button aria-current="page">Orders</button></li></ul></nav><main><h1>Lamp for Ada</h1><p>Leeds</p></main>`,
    passed: ['"Leeds" is shown.'],
    never: ["I should be on the Orders page.", "I should be on the Overview page."]
  }
]
