/** A list of a panel that is named in one breath with what is chosen in it, and another one of that name beside the panel. */
const list = (label, ...options) =>
  `<label>${label} <select onchange="o.textContent='${label}: '+this.value">${options.map((each) => `<option>${each}</option>`).join("")}</select></label>`
const page = (panel) =>
  `<section aria-label="Rules">${list("Field", "Subject", "Sender")}</section><section aria-label="Try it out"><h2>Try it out</h2>${panel}</section><p id=o>Nothing chosen</p>`

export default [
  {
    about: "the panel has the list, and the list has the option",
    page: page(list("Sample message", "Custom message", "Holiday video")),
    passed: [
      'Select the sample message Holiday video in the try it out panel\n"Sample message: Holiday video" is shown'
    ],
    never: [
      'Select the sample message Weekly digest in the try it out panel\n"Nothing chosen" is shown',
      'Select the field Sender in the try it out panel\n"Field: Sender" is shown'
    ]
  }
]
