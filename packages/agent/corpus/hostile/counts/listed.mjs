/** What a list holds and nothing else, in its order or as a filter leaves it. */
const row = ([bird, place, ring, state]) =>
  `<tr><th scope=row>${bird}</th><td>${place}</td><td>${ring}</td><td>${state}</td></tr>`
const table = (rows) =>
  `<h1>Ringings</h1><label>State <select><option>Any state<option>Expected<option>Done</select></label><table><thead><tr><th>Bird<th>Ringed at<th>Weight (g)<th>State<tbody>${rows.map(row).join("")}</table>`
const all = [
  ["Robin", "Mill Creek", "16.5", "Done"],
  ["Siskin", "Fern Hill", "12.0", "Expected"],
  ["Wren", "Mill Creek", "9.1", "Done"]
]
const cards = `<h1>Walks</h1><ul>${["Fern loop|Nora Lind|Open", "Gorge path|Otto Vale|Full"].map((each) => `<li><h2>${each.split("|")[0]}</h2><p>Guide: ${each.split("|")[1]}</p><p>${each.split("|")[2]}</p></li>`).join("")}</ul><p>Guides: Nora Lind, Otto Vale, Pia Holm</p>`

export default [
  {
    about: "a table, with what stands in one of its columns",
    page: table(all),
    passed: [
      "The weights are 16.5, 12.0 and 9.1, in this order",
      "Verify that the birds are Robin, Siskin and Wren, in that order.",
      "Only the birds from Mill Creek and Fern Hill are listed",
      'I should see "Robin" and "Wren" in the list',
      "I should see 3 birds, all of them from Mill Creek or Fern Hill",
      "The table lists Robin, Siskin and Wren and nothing else",
      "Robin, Siskin and Wren are listed in this order",
      "Siskin is listed after Robin and before Wren",
      "The birds are sorted alphabetically",
      "I should see Wren in the last row with a weight of 9.1"
    ],
    failed: [
      "The weights are 12.0, 16.5 and 9.1, in this order",
      "The weights are 16.5 and 12.0, in this order",
      "The weights are 6.5, 12.0 and 9.1, in this order",
      "Only the birds from Mill Creek are listed",
      'Only birds with the state "Done" are listed',
      "Only birds with the state Expected are shown",
      'I should see "Heron" in the list',
      "The table contains only Robin and Wren",
      'The table shows "Robin" and nothing else',
      "Siskin, Robin and Wren are listed in this order",
      "Wren is the only bird in the table",
      "The last row shows Wren with a weight of 12.0"
    ],
    never: [
      "The weights are 16.5, 12.0, 9.1 and 4.0, in this order",
      "Only the birds from Fern Hill and Owl Wood are listed",
      "Only the birds from Mill Creek, Fern Hill and Owl Wood are listed",
      "I should see 3 birds, all of them from Mill Creek",
      "The table lists Robin, Siskin, Wren and Heron and nothing else",
      "Siskin is listed after Robin and before Heron",
      "Only bird Robin from Mill Creek is listed",
      "I should see only bird Robin of Mill Creek",
      "I should see 2 birds, both from Mill Creek"
    ]
  },
  {
    about: "a table that a filter has left two rows of",
    page: table([all[0], all[2]]),
    passed: [
      "Only the birds from Mill Creek are listed",
      'Only birds with the state "Done" are listed',
      "I should see 2 birds, both from Mill Creek",
      "The row for Wren shows a weight of 9.1 and the state Done",
      "The table contains only Robin and Wren"
    ],
    failed: ['Only birds with the state "Expected" are listed'],
    never: [
      "Only the birds from Mill Creek and Fern Hill are listed",
      "I should see 2 birds, both from Fern Hill",
      "The row for Wren shows a weight of 16.5 and the state Done",
      "The row for Wren shows a weight of 9.1 and the state Expected"
    ]
  },
  {
    about: "a table whose first column is in no order",
    page: table([all[1], all[0], all[2]]),
    failed: ["The birds are sorted alphabetically", "The birds are sorted from Z to A"],
    never: ["The weights are sorted from lowest to highest"]
  },
  {
    about: "cards, and names that stand beside them as well",
    page: cards,
    passed: ["Only the walks of Nora Lind and Otto Vale are listed"],
    failed: ["Only the walks of Nora Lind are listed"],
    never: [
      "Only the walks of Nora Lind and Pia Holm are listed",
      "Only the walks of Pia Holm are listed",
      "The guides are Nora Lind, Otto Vale and Pia Holm, in this order"
    ]
  },
  {
    about: "a control that took the place of another",
    page: `<ul><li><h2>Robin</h2><button>Release</button></li><li><h2>Wren</h2><button>Weigh</button></li></ul>`,
    passed: [
      'The item of Robin now has a "Release" button instead of "Weigh"',
      '"Robin" is shown instead of "Heron"'
    ],
    failed: [
      'The item of Wren now has a "Release" button instead of "Weigh"',
      '"Robin" is shown instead of "Wren"'
    ],
    never: ['The item of Robin now has a "Weigh" button instead of "Release"']
  },
  {
    about: "one page of a list that says how many there are in all",
    page: `<h1>Ringings</h1><p>7 birds</p><table><thead><tr><th>Bird<th>Ringed at<th>Weight (g)<th>State<tbody>${all.slice(0, 2).map(row).join("")}</table><p>Page 1 of 4</p><button>Next</button>`,
    passed: ["7 birds are listed in total"],
    never: ["2 birds are listed in total", "There are 2 birds in total", "9 birds are listed in total"]
  }
]
