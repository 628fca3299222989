/** A box that hides what is bought, and what is bought or not, each with a box of its own. */
const item = (name, checked) =>
  `<li><label><input type="checkbox"${checked ? " checked" : ""}> ${name}</label> <i>2 kg</i></li>`
const page = `<h1>Shopping</h1><label><input type="checkbox"> Hide bought</label><ul>${item("Lemons", true)}${item("Rice", false)}</ul><button disabled>Send</button>`

export default [
  {
    about: "a text that was read, and it: the box of that name, and not the one that was set before",
    page,
    passed: [
      'Check "Hide bought".\nUncheck "Hide bought".\n"Lemons" should be visible and it should be ticked.',
      'Check "Hide bought".\n"Rice" is shown.\nIt is not ticked.',
      'Check "Hide bought".\n"Send" is shown and it is disabled.'
    ],
    never: [
      'Check "Hide bought".\nUncheck "Hide bought".\n"Lemons" should be visible and it should not be ticked.',
      'Check "Hide bought".\n"Rice" is shown.\nIt is ticked.',
      'Check "Hide bought".\n"Send" is shown and it is enabled.'
    ]
  }
]
