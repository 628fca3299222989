/** The name of a button that stands alone among deeds told in a breath. */
const page = `<h1>Ticket</h1><p id="o">Open</p><button onclick="d.hidden = false">Close ticket</button>
<div role="dialog" aria-label="Close ticket #7?" id="d" hidden><fieldset><legend>Resolution</legend>
<label><input type="radio" name="r" value="Fixed">Fixed</label><label><input type="radio" name="r" value="Duplicate">Duplicate</label></fieldset>
<button onclick="o.textContent = 'closed: ' + (document.querySelector(':checked')?.value ?? 'nothing'); d.hidden = true">Confirm close</button>
<button onclick="d.hidden = true">Cancel</button></div>`

export default [
  {
    about: "a button that confirms",
    page,
    passed: [
      'Close the ticket: Close ticket, resolution Fixed, Confirm close. "closed: Fixed" is shown.',
      'Close the ticket: Close ticket, resolution Duplicate, Confirm close. "closed: Duplicate" is shown.'
    ],
    never: [
      'Close the ticket: Close ticket, resolution Fixed, Confirm close. "closed: Duplicate" is shown.',
      'Close the ticket: Close ticket, resolution Fixed, Cancel. "closed: Fixed" is shown.',
      'Close the ticket: Close ticket, resolution Fixed. "closed: Fixed" is shown.'
    ]
  }
]
