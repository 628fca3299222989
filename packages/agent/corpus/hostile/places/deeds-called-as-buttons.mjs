/** What somebody does is what a button is called. */

const page = (more = "") => `<h1>Tickets</h1>
<button aria-label="Add one Adult ticket" onclick="total.textContent = 'Total: £12.00'">+</button> Adult
<button aria-label="Add one Child ticket" onclick="total.textContent = 'Total: £8.00'">+</button> Child
<p id="total">Total: £0.00</p>${more}`

export default [
  {
    about: "the buttons that add are drawn as signs",
    page: page(),
    passed: [
      'When I add one Adult ticket\nThen "Total: £12.00" is shown',
      'Given I add one Child ticket\nThen "Total: £8.00" is shown',
      'I add one Adult ticket.\nAnd I add one Child ticket.\n"Total: £8.00" is shown.'
    ],
    failed: ['When I add one Adult ticket\nThen "Total: £0.00" is shown'],
    never: [
      'When I add one Adult ticket\nThen "Total: £8.00" is shown',
      'When I do not add one Adult ticket\nThen "Total: £12.00" is shown',
      'When I add one Senior ticket\nThen "Total: £12.00" is shown',
      'When I see "Add one Adult ticket"\nThen "Total: £12.00" is shown',
      "Then I should add one Adult ticket"
    ]
  },
  {
    about: "the page says it as well, and nothing was pressed",
    page: page("<p>Add one Adult ticket</p>"),
    passed: ['"Add one Adult ticket" is shown.'],
    never: ['When I add one Adult ticket\nThen "Total: £0.00" is shown']
  }
]
