/** Words that are left over go into no field, and a deed that is tried is no statement. */
const help = `<h1>How can we help?</h1><label>Search the questions <input id=q oninput="o.textContent='searched ' + q.value"></label>
<label>Language <select onchange="o.textContent='language ' + this.value"><option>English</option><option>Deutsch</option></select></label><p id=o></p>`
const gate = `<h1>Gate</h1><label>Plate <input id=p></label><button onclick="o.textContent = p.value === 'AB12' ? 'Parked' : 'No such plate'">Check in</button><p id=o></p>`
const sum = `<h1>Basket</h1><dl><dt>Subtotal</dt><dd>£14.50</dd><dt>Discount</dt><dd>-£1.45</dd></dl>`

export default [
  {
    about: "a field whose label has an article in it",
    page: help,
    passed: ['Change the language from English to Deutsch. "language Deutsch" is shown.'],
    never: [
      'Change the language from English to Deutsch with the menu at the top right. "searched" is not shown and the Search the questions field is "language from English to Deutsch with the menu at the top right".',
      'Change the weather from English to Deutsch with the menu at the top right. "How can we help?" is shown.'
    ]
  },
  {
    about: "a button whose name is a verb that is tried",
    page: gate,
    passed: ['Change the plate to AB12 and try to check in again. "Parked" is shown.'],
    failed: ['Change the plate to XY99 and try to check in again. "Parked" is shown.']
  },
  {
    about: "an amount that stands there with a minus",
    page: sum,
    passed: ['I should see the discount "£1.45" in the summary'],
    never: [
      'I should see the discount "£1.54" in the summary',
      'I should see the discount "£1.4" in the summary',
      'I should see the delivery "£1.45" in the summary',
      'I see "£1.45"'
    ]
  }
]
