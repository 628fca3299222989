/** "Go to the next page" of a list below a switch of months: it turns no months over. */
const says = (text) => `onclick="o.textContent='${text}'"`
const months = `<p><button title="Previous month" ${says("month before")}>‹</button> <b>November</b> <button title="Next month" ${says("month after")}>›</button></p>`
const list = `<p id="o">Nothing yet</p><table><tr><th>Item</th></tr><tr><td>Rent</td></tr></table>`

export default [
  {
    about: "buttons called Previous and Next beside the number of the page",
    page: `<h1>Ledger</h1>${months}${list}<div><button disabled>Previous</button> <span>Page 1 of 2</span> <button ${says("second page")}>Next</button></div>`,
    passed: [
      'Go to the next page. "second page" is shown.',
      'Go to page 2. "second page" is shown.',
      'Click the next page button. "second page" is shown.',
      'Go to the next month. "month after" is shown.',
      'Go to the previous month. "month before" is shown.'
    ],
    never: [
      'Go to the next page. "month after" is shown.',
      'Go to page 2. "month after" is shown.',
      'Go to the previous page. "month before" is shown.'
    ]
  },
  {
    about: "no pages",
    page: `<h1>Ledger</h1>${months}${list}`,
    passed: ['Go to the next month. "month after" is shown.'],
    never: [
      'Go to the next page. "month after" is shown.',
      'Go to the previous page. "month before" is shown.'
    ]
  }
]
