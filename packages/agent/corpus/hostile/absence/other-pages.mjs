/** "There is no next page" beside what leads there: other pages of a list are told by the controls for them. */
const page = (previous, next, said) => `<h1>Orders</h1>
  <table><tr><th>Order</th><th>Total</th></tr><tr><td>A-1</td><td>$5</td></tr><tr><td>A-2</td><td>$8</td></tr></table>
  <nav aria-label="Pages"><button ${previous}>Previous</button> <span>${said}</span> <button ${next}>Next</button></nav>`

export default [
  {
    about: "the first of two pages",
    page: page("disabled", "", "Page 1 of 2"),
    passed: ["There is a next page", "There are two pages", "There is no previous page"],
    failed: [
      "There is no next page",
      "There is a previous page",
      "There are three pages",
      "There is only one page"
    ]
  },
  {
    about: "the last of two pages",
    page: page("", "disabled", "Page 2 of 2"),
    passed: ["There is no next page", "There is a previous page"],
    failed: ["There is a next page", "There is no previous page"]
  },
  {
    about: "a way on that leads to no page of a list",
    page: "<h1>Your address</h1><label>Street <input></label><button>Next</button>",
    blocked: ["There is a next page", "There is no next page"]
  },
  {
    about: "a list that goes on and does not tell how many pages it has",
    page: page("disabled", "", "1–2 of 6 orders"),
    passed: ["There are 2 rows"],
    blocked: ["There are three pages", "There are four pages"]
  }
]
