/** Which comes first: to the eye, by the number, by the date; ties, and lists of one. */
const ul = (...all) => `<ul>${all.map((a) => `<li>${a}</li>`).join("")}</ul>`
const list = (style, ...all) =>
  `<h1>Fruit</h1><ul style="${style}">${all.map((a) => `<li>${a}</li>`).join("")}</ul>`
const products = (style, ...all) =>
  `<h1>Products</h1><ul style="${style}">${all.map(([n, p, d = ""]) => `<li><h3>${n}</h3><p>${p}</p><p>${d}</p></li>`).join("")}</ul>`
const table = (head, ...rows) =>
  `<table><thead><tr>${head.map((h) => `<th>${h}</th>`).join("")}</tr></thead><tbody>${rows.map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join("")}</tr>`).join("")}</tbody></table>`
const reversed = list("display:flex;flex-direction:column-reverse", "Apple", "Banana", "Cherry")
const ordered = `<h1>Fruit</h1><ul style="display:flex;flex-direction:column"><li style="order:3">Apple</li><li style="order:2">Banana</li><li style="order:1">Cherry</li></ul>`
const absolute = `<h1>Fruit</h1><ul style="position:relative;height:120px"><li style="position:absolute;top:80px">Apple</li><li style="position:absolute;top:40px">Banana</li><li style="position:absolute;top:0">Cherry</li></ul>`
const rowReverse = list(
  "display:flex;flex-direction:row-reverse;justify-content:flex-end;gap:20px;list-style:none",
  "Apple",
  "Banana",
  "Cherry"
)
const gridOrder = `<h1>Fruit</h1><div style="display:grid;grid-template-columns:1fr 1fr 1fr"><div style="grid-column:3;grid-row:1"><h3>Apple</h3><p>$1</p></div><div style="grid-column:2;grid-row:1"><h3>Banana</h3><p>$2</p></div><div style="grid-column:1;grid-row:1"><h3>Cherry</h3><p>$3</p></div></div>`
const transformed = `<h1>Fruit</h1><ul><li style="transform:translateY(60px)">Apple</li><li>Banana</li><li style="transform:translateY(-60px)">Cherry</li></ul>`
const plain = list("", "Apple", "Banana", "Cherry")
const byText = products("", ["Lamp", "$100.00"], ["Desk", "$20.00"], ["Chair", "$3.00"])
const lowest = products("", ["Lamp", "$3.00"], ["Desk", "$20.00"], ["Chair", "$100.00"])
const ties = products("", ["Lamp", "$20.00"], ["Desk", "$20.00"], ["Chair", "$20.00"])
const single = products("", ["Lamp", "$20.00"])
const none = `<h1>Products</h1><p>Nothing here</p>`
const sizes = `<h1>Files</h1>${table(["Name", "Size"], ["a.txt", "900 KB"], ["b.txt", "1.2 MB"], ["c.txt", "20 B"])}`
const dates = `<h1>Posts</h1>${table(["Title", "Date"], ["One", "05/01/2024"], ["Two", "01/06/2024"], ["Three", "12/25/2023"])}`
const textDates = `<h1>Posts</h1>${table(["Title", "Date"], ["One", "April 1, 2024"], ["Two", "August 1, 2023"], ["Three", "December 1, 2022"])}`
const oldestFirst = `<h1>Posts</h1>${table(["Title", "Date"], ["One", "2022-01-01"], ["Two", "2023-01-01"], ["Three", "2024-01-01"])}`
const relative = `<h1>Posts</h1><ul><li><h3>One</h3><p>2 hours ago</p></li><li><h3>Two</h3><p>5 minutes ago</p></li><li><h3>Three</h3><p>3 days ago</p></li></ul>`
const ranks = `<h1>Scores</h1>${table(["Player", "Score"], ["Ada", "9"], ["Bob", "10"], ["Cy", "100"])}`
const negative = `<h1>Accounts</h1>${table(["Name", "Balance"], ["Ada", "-$5.00"], ["Bob", "-$20.00"], ["Cy", "$3.00"])}`
const names = `<h1>Names</h1>${table(["Name", "City"], ["Bob Adams", "Rome"], ["Ada Clark", "Oslo"], ["Cy Baker", "Lima"])}`
const priority = `<h1>Tickets</h1>${table(["Title", "Priority"], ["One", "High"], ["Two", "Low"], ["Three", "Medium"])}`
const withTotal = `<h1>Bill</h1><table><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody><tr><td>Lamp</td><td>$20.00</td></tr><tr><td>Desk</td><td>$50.00</td></tr><tr><td>Total</td><td>$70.00</td></tr></tbody></table>`
const header =
  `<h1>Users</h1>${table(['Name <button aria-label="Sort">↑</button>', "Age"], ["Cy", "40"], ["Bob", "30"], ["Ada", "20"])}`.replace(
    "<th>Name",
    '<th aria-sort="ascending">Name'
  )
const salePrices = `<h1>Products</h1><ul><li><h3>Lamp</h3><p><s>$90.00</s> $10.00</p></li><li><h3>Desk</h3><p><s>$60.00</s> $55.00</p></li><li><h3>Chair</h3><p><s>$40.00</s> $30.00</p></li></ul>`
const two = `<div style="display:flex"><section aria-label="Left"><h2>Left</h2>${ul("Apple", "Cherry")}</section><section aria-label="Right"><h2>Right</h2>${ul("Banana", "Date")}</section></div>`
const stack = `<h1>Page</h1><div style="display:flex;flex-direction:column"><p style="order:2">Upper</p><p style="order:1">Lower</p></div><button>Save</button><button>Cancel</button>`
const side = `<h1>Page</h1><div style="display:flex"><p style="width:200px">West</p><p style="width:200px">East</p></div>`
const hiddenFirst = `<h1>Fruit</h1><ul><li style="display:none">Ghost</li><li>Apple</li><li>Banana</li></ul>`
const nav = `<nav><ul><li><a href="#a">Home</a></li><li><a href="#b">Shop</a></li></ul></nav><h1>Fruit</h1>${ul("Apple", "Banana")}`
const cases_ = list("", "apple", "Banana", "cherry")
const numbered = list("", "Item 1", "Item 10", "Item 2")

const visual = [
  'The first item is "Apple".',
  "The first item is Apple.",
  'The first item should be "Apple".',
  "Apple is listed first.",

  '"Apple" is shown above "Banana".',

  "The items are sorted alphabetically.",
  "The list is sorted alphabetically.",
  "Cherry is the last item.",
  "Cherry is below Apple.",
  "Cherry comes after Apple."
]

export default [
  {
    about: "a list as it stands",
    page: plain,
    passed: [
      'The first item is "Apple".',
      '"Apple" comes before "Banana".',
      "The list is sorted alphabetically."
    ],
    failed: [
      'The first item is "Banana".',
      '"Cherry" comes before "Banana".',
      "The list is sorted from Z to A."
    ],
    never: ["Banana is above Apple.", "Apple is below Banana.", "Banana is the first item."]
  },
  {
    about: "a column the other way round",
    page: reversed,
    passed: ['The first item is "Cherry".'],
    never: visual
  },
  { about: "a column in an order of its own", page: ordered, never: visual },
  { about: "places of their own", page: absolute, never: visual },
  { about: "places moved", page: transformed, never: visual },
  {
    about: "a row the other way round",
    page: rowReverse,
    never: visual.filter((t) => !/above|below|top|bottom/.test(t))
  },
  {
    about: "a grid the other way round",
    page: gridOrder,
    never: [
      'The first item is "Apple".',
      "Apple is the first product.",

      "The products are sorted by price, lowest first.",
      "The products are sorted by name.",
      "The first product is Apple."
    ]
  },
  {
    about: "times of the day",
    page: `<h1>Visits</h1>${table(["Time", "Pet", "Until"], ["9:00", "Rex", "1:30 pm"], ["10:15", "Bo", "11:45 am"], ["14:30", "Kit", "12:15 am"])}`,
    passed: [
      "The table is sorted by time.",
      "The visits are sorted by time, earliest first.",
      "The table is sorted by Until in descending order."
    ],
    never: [
      "The table is sorted by time in descending order.",
      "The table is sorted by Until in ascending order.",
      "The table is sorted by pet."
    ]
  },
  {
    about: "prices in order of their letters",
    page: byText,
    passed: ["The products are sorted by price in descending order."],
    never: [
      "The products are sorted by price.",
      "The products are sorted by price, lowest first.",
      "The products are sorted by name.",
      "The products are sorted alphabetically.",
      "The list is sorted by rating."
    ]
  },
  {
    about: "prices from low to high",
    page: lowest,
    passed: ["The products are sorted by price, lowest first."],
    never: [
      "The products are sorted by price, highest first.",
      "The products are sorted by price in descending order.",
      "The products are sorted by price descending."
    ]
  },
  {
    about: "prices that are all one",
    page: ties,
    never: [
      "The products are sorted by name.",
      "The products are sorted alphabetically.",
      "The Lamp is the cheapest product."
    ]
  },
  {
    about: "a list of one",
    page: single,
    never: [
      "The products are sorted by price.",
      "The products are sorted by price, lowest first.",
      "The products are sorted by price, highest first."
    ]
  },
  {
    about: "no list",
    page: none,
    never: [
      "The products are sorted by price.",
      "The list is sorted alphabetically.",
      "The products are not sorted by price."
    ]
  },
  {
    about: "sizes of several units",
    page: sizes,
    never: [
      "The files are sorted by size.",
      "The table is sorted by size, smallest first.",
      "The files are sorted by size, largest first."
    ]
  },
  {
    about: "dates that read two ways",
    page: dates,
    never: [
      "The table is sorted by date.",
      "The table is sorted by date, newest first.",
      "The table is sorted by date, oldest first.",
      "The table is sorted by date in descending order.",
      "The posts are listed newest first."
    ]
  },
  {
    about: "dates in words",
    page: textDates,
    passed: ["The table is sorted by date in descending order."],
    never: [
      "The table is sorted by date in ascending order.",
      "The table is sorted by date, oldest first.",
      "The posts are listed oldest first."
    ]
  },
  {
    about: "dates from the oldest on",
    page: oldestFirst,
    passed: ["The table is sorted by date in ascending order."],
    never: [
      "The table is sorted by date, newest first.",
      "The table is sorted by date in descending order.",
      "The posts are sorted newest first.",
      "The most recent post is shown first."
    ]
  },
  {
    about: "times that are told from now",
    page: relative,
    never: [
      "The posts are sorted by date, newest first.",
      "The posts are sorted newest first.",
      "The posts are listed newest first."
    ]
  },
  {
    about: "scores",
    page: ranks,
    passed: ["The table is sorted by score in ascending order."],
    never: [
      "The table is sorted by score, highest first.",
      "The table is sorted by score in descending order.",
      "Ada is ranked third."
    ]
  },
  {
    about: "amounts below zero",
    page: negative,
    never: [
      "The table is sorted by balance in ascending order.",
      "The table is sorted by balance, lowest first.",
      "The table is sorted by balance from low to high."
    ]
  },
  {
    about: "names and families",
    page: names,
    never: [
      "The table is sorted by name.",
      "The table is sorted by name in ascending order.",
      "The table is sorted alphabetically."
    ]
  },
  {
    about: "priorities",
    page: priority,
    never: [
      "The tickets are sorted by priority.",
      "The table is sorted by priority, highest first.",
      "The table is sorted by priority in ascending order.",
      "The table is sorted by priority from low to high.",
      "The Priority column is sorted in ascending order.",
      "The Priority column is sorted."
    ]
  },
  {
    about: "a total below",
    page: withTotal,
    never: [
      'The last row contains "Desk" and "Lamp".',
      "The table is sorted by price in descending order.",
      "The table is sorted by name in ascending order.",
      "The table is sorted by item."
    ]
  },
  {
    about: "a mark of order that lies",
    page: header,
    never: [
      "The table is sorted by name in ascending order.",
      "The table is sorted by name.",
      "The table is sorted by name, A to Z."
    ]
  },
  {
    about: "prices that were struck through",
    page: salePrices,
    never: [
      "The products are sorted by price, highest first.",
      "The products are sorted by price in descending order.",
      "The products are sorted by price."
    ]
  },
  {
    about: "two lists side by side",
    page: two,
    passed: ['The first item in the Left section is "Apple".'],
    never: [
      'The first item in the Right section is "Apple".',
      'The first item is "Banana".',
      "The third item is Banana.",
      'The third item is "Banana".',
      '"Date" is the last item in the Left section.'
    ]
  },
  {
    about: "one over the other",
    page: stack,
    never: [
      "Lower is below Upper.",
      '"Lower" is below "Upper".',
      '"Upper" appears above "Lower".',

      "The Cancel button is above the Save button."
    ]
  },
  {
    about: "side by side",
    page: side,
    never: ["East is below West.", '"West" is below "East".', "West is above or below East."]
  },
  {
    about: "a first item that nobody sees",
    page: hiddenFirst,
    passed: ['The first item in the list is "Apple".'],
    never: [
      'The first item in the list is "Ghost".',
      "Ghost is the first item.",
      'The third item in the list is "Banana".'
    ]
  },
  {
    about: "a menu before the list",
    page: nav,
    never: [
      'The third item is "Apple".',
      'The first item in the list is "Banana".',
      "Banana is the first item in the list."
    ]
  },
  {
    about: "small and capital letters",
    page: cases_,
    never: [
      "The list is sorted from Z to A.",
      "The list is sorted in descending order.",
      "The list is in reverse alphabetical order."
    ]
  },
  {
    about: "numbers in names",
    page: numbered,
    never: [
      "The list is sorted in ascending order.",
      "The list is sorted by number.",
      "The list is sorted in descending order.",
      "The list is sorted numerically."
    ]
  }
]
