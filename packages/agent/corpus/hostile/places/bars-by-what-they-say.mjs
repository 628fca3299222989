/** Bars that only what they say tells: how many are selected, which part of a table is shown. */
const bar = (said) =>
  `<div class="x1" id="b"><div>${said}</div><button>Archive</button><span onclick="document.getElementById('b').remove()" style="cursor:pointer">Clear selection</span></div>`
const table = `<table><tr><th>Name</th><th>City</th></tr><tr><td>Ada</td><td>Rome</td></tr><tr><td>Ben</td><td>Oslo</td></tr></table>`
const foot = `<div class="x2"><div>1–2 of 9</div><button disabled>Previous</button><button>Next</button></div>`

export default [
  {
    about: "a strip over a table says how many are selected, and one below it which part is shown",
    page: `<h1>People</h1>${bar("2 selected")}${table}${foot}<p>3 selected guests get a letter.</p>`,
    passed: [
      "The bar above the table says 2 selected.",
      "The selection bar is shown.",
      "The bulk actions bar has an Archive button.",
      "The table footer shows 1–2 of 9.",
      "The grid footer contains 1–2 of 9.",
      "The selection bar is shown.\nClick Clear selection.\nThe selection bar is gone."
    ],
    failed: [
      "The bar above the table says 3 selected.",
      "The selection bar is gone.",
      "The selection bar is not shown.",
      "The grid footer shows 3–4 of 9."
    ],
    never: [
      "The bar below the table says 2 selected.",
      "The selection bar says Rome.",
      "The selection bar shows 1–2 of 9.",
      "The grid footer shows 2 selected.",
      "The bulk actions bar has a Next button.",
      "The table footer has an Archive button.",
      "Click Archive.\nThe selection bar is gone."
    ]
  },
  {
    about: "nothing is selected, and nothing was",
    page: `<h1>People</h1>${table}<p>2 selected guests get a letter.</p>`,
    never: [
      "The selection bar is shown.",
      "The selection bar is gone.",
      "The bar above the table says 2 selected."
    ]
  }
]
