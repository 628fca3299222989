/** "The top speeds are in descending order": the figures that cards tell behind that label, and not what the cards are called. */
const card = ([name, text]) => `<div class="card"><h5>${name}</h5><p>${text}</p><button>Rent</button></div>`
const page = (...all) => `<h1>Boats</h1><div style="display:grid;gap:8px">${all.map(card).join("")}</div>`
const speed = (figure, rest = "3 seats · Since 2020") => `Top speed <strong>${figure}</strong><br>${rest}`
const falling = [
  ["Alba", speed(90)],
  ["Brisa", speed(40)],
  ["Cira", speed(9)]
]
const down = ["The top speeds are in descending order", "verify top speeds are in descending order"]
const up = "The top speeds are in ascending order"

export default [
  {
    about: "speeds that fall, while the names rise",
    page: page(...falling),
    passed: [...down, "The list is sorted by top speed in descending order"],
    failed: [up, "The list is sorted by top speed in ascending order"],
    never: [
      "The seats are in descending order",
      "The names are in descending order",
      "The speeds are in ascending order"
    ]
  },
  {
    about: "speeds that rise, while the names fall",
    page: page(["Cira", speed(9)], ["Brisa", speed(40)], ["Alba", speed(90)]),
    passed: [up],
    failed: down
  },
  {
    about: "one that tells another figure",
    page: page(...falling, ["Dora", `Cruising speed <strong>50</strong><br>2 seats · Since 2021`]),
    passed: down,
    never: ["The list is sorted by top speed in descending order"]
  },
  { about: "one without a figure", page: page(...falling, ["Dora", speed("unknown")]), never: [...down, up] },
  {
    about: "one with two figures",
    page: page(...falling, ["Dora", `${speed(8)}<br>Top speed <strong>95</strong>`]),
    never: [...down, up]
  },
  {
    about: "figures of several units",
    page: page(["Alba", speed("90€")], ["Brisa", speed("$40")], ["Cira", speed("9")]),
    never: down
  },
  {
    about: "drawn in another order than written",
    page: page(...falling)
      .replace("gap:8px", "gap:8px;grid-auto-flow:row")
      .replace('class="card"', 'class="card" style="order:3"'),
    never: down
  },
  {
    about: "a foot under the rows of their kind",
    page: `<h1>Crew</h1><table><thead><tr><th>Sailor</th><th>Age</th></tr></thead><tbody><tr><td>Ada</td><td>40</td></tr><tr><td>Bo</td><td>30</td></tr></tbody><tfoot><tr><th>Average</th><td>35</td></tr></tfoot></table>`,
    passed: ["The sailors are in alphabetical order"],
    never: ["The sailors are in reverse alphabetical order"]
  },
  {
    about: "a last row that is out of order",
    page: `<h1>Crew</h1><table><thead><tr><th>Sailor</th><th>Age</th></tr></thead><tbody><tr><td>Bo</td><td>40</td></tr><tr><td>Cy</td><td>30</td></tr><tr><td>Ada</td><td>30</td></tr></tbody><tfoot><tr><th>Average</th><td>35</td></tr></tfoot></table>`,
    failed: ["The sailors are in alphabetical order"]
  },
  {
    about: "the cheapest of the things that are named, and no tile over them",
    page: `<h1>Permits</h1><div class="cards" style="display:flex;gap:1rem"><div class="card"><div>Billed</div><strong>$900.00</strong></div><div class="card"><div>Overdue</div><strong>$300.00</strong></div><div class="card"><div>Paid</div><strong>$80.00</strong></div></div>
      <table><thead><tr><th>Permit</th><th>Holder</th><th>Price</th></tr></thead><tbody><tr><td>P-1</td><td>Ada</td><td>$20.00</td></tr><tr><td>P-2</td><td>Ben</td><td>$45.00</td></tr><tr><td>P-3</td><td>Cleo</td><td>$60.00</td></tr></tbody></table>`,
    passed: ["The cheapest permit is at the top", "The cheapest permit is first"],
    failed: ["The most expensive permit is at the top"],
    never: ["The cheapest permit is last", "The most expensive permit is first", "The cheapest one is last"]
  }
]
