/** A label is not yet what it would be the label of, and what stands in two tables stands in neither for certain. */
const tables = `<table><tr><th>Code</th><th>N</th></tr><tr><td>KA-11</td><td>1</td></tr></table><table><tr><th>Code</th><th>N</th></tr><tr><td>KA-12</td><td>1</td></tr></table>`

const labels = `<section><h2>Places</h2><p>One of them</p><p>State</p></section><nav><p>Categories</p><ul><li><a href="#a">Vitamins</a></li><li><a href="#b">Devices</a></li></ul></nav><div><p>Orders</p><p>A-1</p><p>A-2</p></div>`

export default [
  {
    about: "what is told of the table, of which there are two",
    page: tables,
    passed: ['The table contains "Code"', "The first table contains KA-11"],
    failed: ["The table should contain KA-77", "The first table contains KA-12"],
    blocked: [
      "The table should contain KA-12 and KA-11",
      "The table contains KA-12",
      "The table contains KA-11 and KA-19"
    ]
  },
  {
    about: "labels that stand alone, and titles",
    page: labels,
    passed: ["The Categories menu is shown", "The Orders list is shown"],
    never: ["The State menu is shown", "The State list is shown", "The State dropdown is shown"]
  }
]
