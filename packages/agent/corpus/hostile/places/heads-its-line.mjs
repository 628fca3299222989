/** "Truck is listed first" of a table, where a tile over it says Truck as well; "in the first row with 90 km". */
const row = (name, km) => `<tr><td>${name}</td><td>${km} km</td></tr>`
const page = (...rows) =>
  `<style>.k{display:flex;gap:20px}</style><h1>Costs</h1><div class=k><div class=kpi><div>Total</div><div>€90</div></div><div class=kpi><div>Highest</div><div>Truck</div></div></div><table><thead><tr><th>Type</th><th>Distance</th></tr></thead><tbody>${rows.join("")}</tbody></table>`

export default [
  {
    about: "a value on a tile, and a line of that name",
    page: page(row("Truck", 90), row("Van", 70), row("Car", 20)),
    passed: [
      "Truck should be listed first, followed by Van",
      "Car is in the last row with 20 km",
      "Van is in the second row, with 70 km"
    ],
    failed: [
      "Truck is listed second",
      "Truck is in the last row with 90 km",
      "Truck is in the first row with 70 km"
    ],
    never: [
      "Van should be listed first, followed by Truck",
      "Highest is listed first",
      "Van is in the first row with 70 km",
      "Van is in the first row with 90 km"
    ]
  },
  {
    about: "another line first",
    page: page(row("Van", 70), row("Truck", 90)),
    failed: ["Truck should be listed first", "Truck is in the first row with 90 km"]
  }
]
