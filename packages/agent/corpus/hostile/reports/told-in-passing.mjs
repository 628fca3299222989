/** What is told in passing: two figures in one sentence, what an opened dialog mentions, and both of its ends. */
const page = `<h1>Requests</h1><p>3 requests · 12 days</p>
  <table><tr><th>Name</th><th>Days</th></tr><tr><td>Ada</td><td>5 days</td></tr><tr><td>Bo</td><td>5 days</td></tr><tr><td>Cy</td><td>2 days</td></tr></table>
  <div role="dialog" aria-label="Withdraw"><h2>Withdraw</h2><p>Ada Berg (10 days)</p><button>Yes</button></div>
  <div role="status">Salt Coast was removed from the shelf</div>`

export default [
  {
    about: "a summary, a dialog and a message",
    page,
    passed: [
      "The page says 3 requests and 12 days",
      "The dialog mentions Ada Berg and 10 days",
      "The message names Salt Coast as removed"
    ],
    failed: [],
    never: [
      "The page says 3 requests and 13 days",
      "The page says 4 requests and 12 days",
      "The dialog mentions Ada Berg and 12 days",
      "The dialog mentions Bo Lund and 10 days",
      "The message names Salt Coast as added",
      "The message names Ada as removed",
      "There should be 3 rows with 5 days altogether"
    ]
  }
]
