/** What a thing is measured by, told by its unit alone, and what each thing of a list comes to. */
const span = (text) => `<span style="display:inline-block;margin-right:12px">${text}</span>`

export default [
  {
    about: "how far away each of the branches is",
    page: `<h1>Find a branch</h1><p role=status>3 branches found</p><ul>
<li><h3>Ivy Lane</h3><p>${span("2.5 km")}${span("★ 4.8")}${span("Mon–Fri 09:00–18:00")}</p></li>
<li><h3>Greyfriars</h3><p>${span("0.9 km")}${span("★ 4.1")}${span("Mon–Fri 09:00–18:00")}</p></li>
<li><h3>Castle Quay</h3><p>${span("4.9 km")}${span("★ 4.5")}${span("Delivers up to 6 miles")}</p></li></ul>`,
    passed: [
      "Every branch in the list is at most 5 km away",
      "Every listed branch should be 5 km away or less",
      "Ivy Lane is less than 3 km away",
      "The distance of Greyfriars is 0.9 km",
      'The text "3 branches found" should not have changed'
    ],
    failed: ["Every branch in the list is at most 4 km away", "The distance of Greyfriars is 2.5 km"],
    never: [
      "Every branch in the list is less than 4.9 km away",
      "Every listed branch should be 4 km away or less",
      "Ivy Lane is more than 3 km away",
      "The weight of Ivy Lane is 2.5 km",
      "The distance of Castle Quay is 6 miles away",
      "Every branch in the list is at most 5 miles away"
    ]
  },
  {
    about: "two figures of one unit in a card",
    page: `<h1>Branches</h1><ul><li><h3>Kings</h3><p>${span("1.4 km")}${span("Delivers up to 2 km")}</p></li><li><h3>Fairwater</h3><p>${span("3.4 km")}${span("Delivers up to 2 km")}</p></li></ul>`,
    never: [
      "The distance of Kings is 2 km",
      "Every branch in the list is at most 2 km away",
      "Every branch in the list is at most 3 km away"
    ]
  },
  {
    about: "votes and their share",
    page: `<h1>Lunch</h1><ul><li><b>Aurora</b> ${span("Winner")}<p>7 votes · 50%</p></li><li><b>Basecamp</b><p>4 votes · 29%</p></li><li><b>Cobalt</b><p>3 votes · 21%</p></li></ul>`,
    passed: [
      'The result of "Aurora" should be 50%',
      'The result for "Basecamp" should be 4 votes and 29%',
      '"Basecamp" has 4 votes (29%)'
    ],
    failed: ['The result of "Aurora" should be 29%'],
    never: [
      'The result for "Basecamp" should be 7 votes and 50%',
      '"Basecamp" has 4 votes (50%)',
      'The duration of "Aurora" should be 50%'
    ]
  },
  {
    about: "a mark on each of the recipes in the list",
    page: `<h1>Recipes</h1><p>3 recipes</p><div><article><h3>Pad Thai</h3>${span("Vegetarian")}<p>30 min</p></article><article><h3>Lentil Soup</h3>${span("Vegetarian")}<p>20 min</p></article><article><h3>Dal</h3>${span("Vegan")}${span("Vegetarian")}<p>25 min</p></article></div>`,
    passed: ['Every recipe in the list should be marked "Vegetarian"'],
    never: [
      'Every recipe in the list should be marked "Vegan"',
      'Every recipe in the list should contain "20 min"'
    ]
  },
  {
    about: "branches by their names and by nothing",
    page: `<h1>Branches</h1><ul><li><h3>Ashgrove</h3></li><li><h3>Bell</h3></li><li><h3>Castle</h3></li></ul>`,
    passed: ["The branches should be listed in alphabetical order"],
    failed: ["The branches should be shown in descending order"],
    never: ["The branches should be listed in reverse alphabetical order"]
  },
  {
    about: "what stands behind the names in a list that is parted",
    page: `<h1>Groceries</h1><div><div><h3>Produce</h3><ul><li><label><input type=checkbox>Carrots</label> ${span("4")}</li><li><label><input type=checkbox>Lemons</label> ${span("1")}</li></ul></div><div><h3>Dairy</h3><ul><li><label><input type=checkbox>Milk</label> ${span("1")}</li><li><label><input type=checkbox>Rice</label> ${span("680 g")}</li></ul></div></div>`,
    passed: [
      'The amount of "Carrots" is 4',
      "The amount of Rice should be 680 g",
      "The list contains 4 items",
      "The list should now contain 4 items"
    ],
    failed: ['The amount of "Milk" is 4', "The list contains 5 items"],
    never: ["The list contains 2 items", "The list contains 8 items", 'The amount of "Lemons" is 4']
  },
  {
    about: "two lists that are no parts of one",
    page: `<div><h1>Boards</h1><ul><li>Ada</li><li>Ben</li></ul></div><section><div><h3>Archive</h3><ul><li>Cleo</li><li>Dan</li><li>Eve</li></ul></div></section>`,
    never: ["The list contains 5 items"]
  },
  {
    about: "a switch with the name of its row",
    page: `<h1>Rules</h1><div>${[
      ["Invoices and receipts", "Subject contains credit note", "Move to Finance"],
      ["Newsletters", "Subject contains unsubscribe", "Move to Reading"]
    ]
      .map(
        ([name, when, then]) =>
          `<div style="margin:20px"><div><h3>${name}</h3><button role=switch aria-checked=true aria-label="${name}" style="width:40px;height:20px"></button></div><p>${when}</p><p>${then}</p></div>`
      )
      .join("")}</div>`,
    passed: [
      'The rule Invoices and receipts should contain the text "credit note"',
      'The rule Newsletters should not contain the text "credit note"',
      'The status of the Newsletters rule should be "On"'
    ],
    failed: [
      'The rule Newsletters should contain the text "credit note"',
      'The status of the Newsletters rule should be "Off"'
    ],
    never: [
      'The rule Invoices and receipts should not contain the text "credit note"',
      'The status of the Archive rule should be "On"'
    ]
  },
  {
    about: "the plan for a day under its heading",
    page: `<h1>Your week</h1><div style="display:flex">${[
      ["Monday", "Greek Salad"],
      ["Tuesday", "Chicken Curry"]
    ]
      .map(
        ([day, meal]) =>
          `<div><h3>${day}</h3><div><p>Lunch</p><p>${meal}</p><button>Remove</button></div></div>`
      )
      .join("")}</div>`,
    passed: [
      'The plan for Monday should contain "Greek Salad"',
      'The plan for Tuesday does not contain "Greek Salad"'
    ],
    failed: [
      'The plan for Monday should contain "Chicken Curry"',
      'The plan for Monday should not contain "Greek Salad"'
    ],
    never: ['The plan for Friday should not contain "Greek Salad"']
  },
  {
    about: "pins with a number each, that go or stay",
    page: `<h1>Branches</h1><button onclick="map.innerHTML=''">Hide all</button><button onclick="map.lastChild.remove()">Hide one</button><div id=map role=group aria-label="Map of branches"><button aria-label="Pin 1: Ivy Lane">1</button><button aria-label="Pin 2: Greyfriars">2</button></div>`,
    passed: ['Click "Hide all". There are no pins on the map'],
    never: ["There are no pins on the map", 'Click "Hide one". There are no pins on the map']
  }
]
