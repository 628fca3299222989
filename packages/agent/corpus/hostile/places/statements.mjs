/** Statements that say several things of one, told in sight of the page: each of them must be so, of that one. */
const plants = `<h1>Plants</h1><table><caption>Stock</caption><thead><tr><th>Plant</th><th>Category</th><th>Status</th><th>Price</th></tr></thead><tbody>
<tr><td>Boston Fern</td><td>Houseplants</td><td>Listed</td><td>£12.00</td></tr>
<tr><td>Peace Lily</td><td>Houseplants</td><td>Draft</td><td>£14.50</td></tr>
<tr><td>Hand Trowel</td><td>Tools</td><td>Draft</td><td>£7.99</td></tr></tbody></table>
<p>Showing 3 of 3 plants</p><dl><dt>Total if you win</dt><dd>£460</dd><dt>Streak</dt><dd>3 days</dd></dl>`

export default [
  {
    about: "several things said of a row, a place and an order",
    page: plants,
    passed: [
      "Boston Fern is the first row and Hand Trowel the last one.",
      "Hand Trowel is at the bottom of the table as a Draft, and below the table it says Showing 3 of 3 plants.",
      "The plant on top must be Boston Fern, followed by Peace Lily and then Hand Trowel.",
      "Hand Trowel is there, category Tools, price £7.99.",
      "Peace Lily is listed as Draft for £14.50",
      "The total if I win is £460 and the streak 3 days",
      "Three plants remain, from top to bottom: Boston Fern, Peace Lily, Hand Trowel.",
      "The cheapest one, Hand Trowel, is in the last row."
    ],
    never: [
      "Boston Fern is the first row and Peace Lily the last one.",
      "Peace Lily is the first row and Hand Trowel the last one.",
      "Boston Fern is at the bottom of the table as a Draft, and below the table it says Showing 3 of 3 plants.",
      "Hand Trowel is at the bottom of the table as a Listed, and below the table it says Showing 3 of 3 plants.",
      "Hand Trowel is at the bottom of the table as a Draft, and below the table it says Showing 2 of 3 plants.",
      "The plant on top must be Boston Fern, followed by Hand Trowel and then Peace Lily.",
      "The plant on top must be Boston Fern, followed by Hand Trowel.",
      "The plant on top must be Peace Lily, followed by Hand Trowel.",
      "Hand Trowel is there, category Houseplants, price £7.99.",
      "Hand Trowel is there, category Tools, price £14.50.",
      "Hand Trowel is there, status Tools, price £7.99.",
      "Peace Lily is listed as Listed for £14.50",
      "Peace Lily is listed as Draft for £12.00",
      "Peace Lily is not listed as Draft for £14.50",
      "Peace Lily is listed as Draft for at most £14.00",
      "Peace Lily was never listed as Draft for £14.50",
      "The total if I win is £461 and the streak 3 days",
      "The total if I win is £460 and the streak 4 days",
      "The total if I lose is £460",
      "Two plants remain, from top to bottom: Boston Fern, Peace Lily.",
      "Three plants remain, from top to bottom: Boston Fern, Hand Trowel, Peace Lily.",
      'The menu of the "Boston Fern" row is shown.',
      "The cheapest one, Hand Trowel, is in the first row.",
      "Boston Fern is no longer the first row and Hand Trowel the last one.",
      "Neither Boston Fern as Listed nor Peace Lily as Draft is there"
    ]
  },
  {
    about: "what is said of a card, and how many there are of another thing that it says so many of",
    page: `<h1>Audience</h1><p>3 segments</p><div>
<div style="border:1px solid;padding:4px"><div>Sleepers</div><div>388 contacts</div><div>Split into 6 segments</div><button>Delete</button></div>
<div style="border:1px solid;padding:4px"><div>Buyers</div><div>12 contacts</div><div>Not split</div><button>Delete</button></div>
<div style="border:1px solid;padding:4px"><div>New sign-ups</div><div>275 contacts</div><div>Not split</div><button>Delete</button></div></div>`,
    passed: [
      'Verify that "Sleepers" is listed with 388 contacts and that there are now 3 segments.',
      "Sleepers is listed with 388 contacts and there are 3 segments"
    ],
    never: [
      'Verify that "Sleepers" is listed with 388 contacts and that there are now 6 segments.',
      "Sleepers is listed with 388 contacts and there are 6 segments",
      "Sleepers is listed with 388 contacts and there are 4 segments",
      "Sleepers is listed with 275 contacts and there are 3 segments"
    ]
  }
]
