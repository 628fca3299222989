/** How many are left, of all there are. */
export default [
  {
    about: "things to do, one of them done",
    page: `<h1>Todos</h1><ul><li><label><input type=checkbox checked> Milk</label></li><li><label><input type=checkbox> Bread</label></li><li><label><input type=checkbox> Eggs</label></li></ul><footer>2 items left</footer>`,
    passed: ["2 items are left.", "There are 2 items left.", "Two items remain."],
    never: [
      "3 items are left.",
      "There are 3 items left.",
      "Three todos remain.",
      "3 todos are left.",
      "3 items remain."
    ]
  },
  {
    about: "one page of several",
    page: `<h1>Orders</h1><table><tr><th>Order</th></tr><tr><td>A1</td></tr><tr><td>A2</td></tr><tr><td>A3</td></tr></table><p>Showing 1–3 of 12 orders</p><button>Next</button>`,
    passed: [],
    never: ["Only 3 orders remain.", "3 orders remain.", "Only 3 orders are left.", "3 orders are left."]
  },
  {
    about: "what is left of each",
    page: `<h1>Products</h1><ul><li>Lamp - 4 left</li><li>Rug - 2 left</li></ul>`,
    passed: [],
    never: ["2 lamps are left.", "4 rugs are left.", "2 products are left in stock."]
  }
]
