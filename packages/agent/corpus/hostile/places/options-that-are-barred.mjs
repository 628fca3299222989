/** Options of a native list that cannot be chosen, though the list is closed. */
const form = (
  more = ""
) => `<h1>New case</h1><p><label>Practice <select><option>Choose…</option><option>Tooth Hill</option>
<option disabled>Smile Corner</option></select></label></p><p><label>Branch <select><option>North</option><option disabled>Tooth Hill</option></select></label></p>${more}`

export default [
  {
    about: "two lists, one of which offers the same",
    page: form(),
    passed: [
      'The option "Smile Corner" in the "Practice" list is disabled.',
      "The option Tooth Hill in the Practice dropdown is enabled.",
      'The option "Tooth Hill" in the Branch list is disabled.',
      'The "Smile Corner" option is disabled.',
      'The option "Smile Corner" in the Practice list is not enabled.'
    ],
    failed: [
      'The option "Tooth Hill" in the "Practice" list is disabled.',
      'The option "Smile Corner" in the Practice list is enabled.',
      'The option "Smile Corner" in the Practice list is not disabled.'
    ],
    never: [
      'The option "Tooth Hill" is disabled.',
      'The option "Smile Corner" in the Branch list is disabled.',
      'The option "Smile" in the Practice list is disabled.',
      'The option "Smile Corner" in the City list is disabled.'
    ]
  }
]
