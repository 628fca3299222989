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
  },
  {
    about: "what stands under a title, beside a button that says more and stands higher",
    page: `<style>li{display:flex;align-items:center;list-style:none}h3{margin:12px 0 2px}ul{margin:0;padding:0}button{height:40px}</style><h1>List</h1>
<h3>Other</h3><ul><li><label><input type="checkbox"> Paper towels</label><button aria-label="Remove Paper towels">×</button></li></ul>
<h3>Produce</h3><ul><li><label><input type="checkbox"> Lemons</label><button aria-label="Remove Lemons">×</button></li></ul>`,
    passed: ['"Paper towels" is listed under "Other"', '"Lemons" is listed under "Produce"'],
    never: [
      '"Paper towels" is listed under "Produce"',
      '"Lemons" is listed under "Other"',
      '"Towels" is listed under "Other"'
    ]
  }
]
