/** A figure without what it is a figure of, and a search that found nothing. */
const plans = `<h1>Plans</h1><p>Prices per month</p><table><tr><th></th><th>Basic</th><th>Pro</th></tr><tr><th>Price</th><td>€9</td><td>€19</td></tr></table>`

export default [
  {
    about: "prices whose period stands over the table",
    page: plans,
    blocked: ["Basic costs €9 per month.", "Basic costs €9 per year."],
    failed: ["Basic costs €19."],
    never: ["Basic costs €19 per month.", "Pro costs €9 per month."]
  },
  {
    about: "prices with their period",
    page: `<h1>Plans</h1><ul><li><h2>Basic</h2><p>€9 per month</p></li><li><h2>Pro</h2><p>€19 per year</p></li></ul>`,
    passed: ["Basic costs €9 per month."],
    failed: ["Basic costs €9 per year."],
    never: ["Pro costs €19 per month.", "Basic costs €19 per year."]
  },
  {
    about: "nothing found of what was searched for before as well",
    page: `<h1>Search</h1><p>No results for “kiwi”.</p><h2>Recent searches</h2><ul><li>kiwi</li><li>lime</li></ul>`,
    passed: ['There are no results for "kiwi".'],
    never: ['There are results for "kiwi".', 'There are no results for "lime".']
  },
  {
    about: "something found",
    page: `<h1>Search</h1><p>2 results for “kiwi”.</p><ul><li>kiwi</li><li>kiwi, golden</li></ul>`,
    never: ['There are no results for "kiwi".']
  }
]
