/** "All three switches should be on", "on the Ada card and not on the Ben card", "5 orders, and none of them has": each of them, and so many. */
const card = (name, on, said) =>
  `<article aria-label="${name}"><h2>${name}</h2><button role="switch" aria-checked="${on}" aria-label="${name} mail" style="width:40px;height:20px"></button><p>${said}</p></article>`
const page = (on, said) =>
  `<h1>Relays</h1>${card("Ada", true, "Delivered")}${card("Ben", on, said)}${card("Cy", true, "Queued")}`
const table = (last) =>
  `<h1>Orders</h1><table aria-label="Orders"><thead><tr><th>Order</th><th>Status</th></tr></thead><tbody><tr><td>A-1</td><td>Paid</td></tr><tr><td>A-2</td><td>Open</td></tr><tr><td>A-3</td><td>${last}</td></tr></tbody></table>`

export default [
  {
    about: "three switches that are on, and one card that says it",
    page: page(true, "Queued"),
    passed: [
      "All three switches should be on",
      "Ada is shown and all three switches are on",
      'I should see "Delivered" on the Ada card and not on the Ben card'
    ],
    failed: [
      "All four switches should be on",
      'I should see "Delivered" on the Ben card and not on the Ada card'
    ],
    never: ["All two switches should be on"]
  },
  {
    about: "one of them is off, and another says it as well",
    page: page(false, "Delivered"),
    failed: [
      "All three switches should be on",
      "Ada is shown and all three switches are on",
      'I should see "Delivered" on the Ada card and not on the Ben card'
    ]
  },
  {
    about: "none of those that are counted",
    page: table("Open"),
    passed: ["I should see 3 orders, and none of them has the status Late"],
    never: [
      "I should see 3 orders, and none of them has the status Paid",
      "I should see 2 orders, and none of them has the status Late"
    ]
  }
]
