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
  }
]
