/** Choices whose labels go on in smaller letters, which styles alone part from the name. */
const choice = (name, how, off) =>
  `<label><input type="radio" name="s"${off ? " disabled" : ""} onchange="m.textContent='${name} it is'"> ${name}<small>${how}</small></label>`
const page = `<style>label{display:block}small{margin-left:8px}</style><h1>Substitute</h1><p id="m" role="status"></p><div role="radiogroup" aria-label="Teachers">${choice("Helen Marsh", "teaches 7A", true)}${choice("Lars Holm", "free", false)}${choice("Lars Holmberg", "free", false)}</div>`

export default [
  {
    about: "the name alone",
    page,
    passed: [
      "The option “Helen Marsh” is disabled.",
      "The option “Lars Holm” is enabled.",
      "Select the teacher “Lars Holm”. “Lars Holm it is” is shown.",
      "Choose “Lars Holmberg”. The option “Lars Holm” is not selected."
    ],
    never: [
      "The option “Helen Marsh” is enabled.",
      "The option “Lars Holm” is disabled.",
      "The option “Lars” is enabled.",
      "Choose “Lars Holmberg”. The option “Lars Holm” is selected."
    ]
  }
]
