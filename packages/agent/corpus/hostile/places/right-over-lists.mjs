/** "The heading above the results", "the text above the list", of cards in boxes of no role: what stands right over the first of them, in their column. */
const card = (name, wood, price) =>
  `<div style="border:1px solid;padding:8px;margin:8px 0"><div>${name}</div><div>${wood}</div><div>${price}</div><button>Reserve</button></div>`
const cards = card("Oslo", "Oak", "€80") + card("Bergen", "Ash", "€95") + card("Narvik", "Oak", "€120")
const filters = `<div style="width:180px"><h3>Material</h3><label><input type="checkbox">Oak</label><br><label><input type="checkbox">Ash</label><h3>Price</h3><label><input type="checkbox">Under €100</label></div>`
const page = (over, besides = "") =>
  `<div>Stool &amp; Co ${besides}</div><div style="display:flex;gap:20px">${filters}<div style="width:500px">${over}${cards}</div></div>`

export default [
  {
    about: "a heading over the cards, with other headings beside them",
    page: page("<h2>3 chairs</h2>"),
    passed: [
      'The heading above the results reads "3 chairs"',
      'The heading above the list is "3 chairs"',
      'The text above the list is "3 chairs"'
    ],
    failed: ['The heading above the results reads "4 chairs"', 'The text above the list is "4 chairs"'],
    never: [
      'The heading above the results reads "Price"',
      'The heading above the results reads "Material"',
      'The text above the list is "Oak"'
    ]
  },
  {
    about: "what is looked for stands at the top of the page, and something else right over the cards",
    page: page("<h2>5 chairs</h2>", "<h1>3 chairs</h1>"),
    passed: ['The heading above the results reads "5 chairs"'],
    never: ['The heading above the results reads "3 chairs"']
  },
  {
    about: "a line of text over the cards",
    page: page("<div>3 chairs to reserve in Lund</div>", "<p>Lund</p>"),
    passed: ['The text above the list is "3 chairs to reserve in Lund"'],
    failed: ['The text above the list is "2 chairs to reserve in Lund"']
  },
  {
    about: "the words in the last card and below the cards",
    page: `${page("<div>All that we have</div>")}<p>3 chairs to reserve</p>`,
    never: ['The text above the list is "3 chairs to reserve"', 'The heading above the list is "Material"']
  },
  {
    about: "what counts the words of a field in its own box, beside what counts something else",
    page: `<div class="card" style="border:1px solid"><label>Motto <textarea></textarea></label><div>0 words</div></div><div class="card" style="border:1px solid"><label>Title <input></label><div>0 of 60 characters</div></div>`,
    passed: ["The word counter says 0 words."],
    failed: ["The word counter says 4 words."]
  }
]
