/** "The only note under Pinned is Trip": of one part of a list, and of what stands alone in it. */
const card = (title) =>
  `<article style="border:1px solid #ddd;padding:9px;width:240px"><h3>${title}</h3><p>Some words about ${title}</p></article>`
const part = (title, all) => `<div>${title}</div><div>${all.map(card).join("")}</div>`

export default [
  {
    about: "one thing under one title and two under the other",
    page: `<h1>All notes</h1>${part("Pinned", ["Trip"])}${part("Others", ["Shopping", "Books"])}`,
    passed: ["The only note under Pinned is Trip", 'The only note under "Pinned" should be "Trip"'],
    failed: ["The only note under Pinned is Shopping", "The only note under Pinned is Films"],
    never: [
      "The only note under Others is Shopping",
      "The only note under Others is Books",
      "The only note under Pinned is not Trip",
      "The only note under Archive is Trip"
    ]
  },
  {
    about: "a name that ends in now, and how things are now",
    page: `<h1>Shop</h1><section aria-label="Cart"><h2>Cart</h2><ul><li><b>Apple Pie</b> <span>2.00</span></li></ul></section><p>Plum Pie is sold out</p>`,
    passed: ["The cart shows only Apple Pie now"],
    never: ["The cart shows only Plum Pie now", "The cart shows only Pay now", "The cart shows nothing now"]
  }
]
