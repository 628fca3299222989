/** "Write Salt first then pepper into the note.": all of it is written, with or without the full stop. */
const page = (cut = "") =>
  `<h1>Kitchen</h1><label>Note <textarea id="n" oninput="s.textContent=n.value${cut}"></textarea></label><p>Reads: <b id="s"></b></p>`

const written = "Write Salt first then pepper into the Note field."

export default [
  {
    about: "a value with then in it",
    page: page(),
    passed: [
      `${written}\n"Salt first then pepper" is shown`,
      `${written}\nThe Note field contains "Salt first then pepper"`
    ],
    never: [`${written}\nThe Note field is "Salt first"`]
  },
  {
    about: "only the first words of it arrive",
    page: page(".slice(0,10)"),
    failed: [`${written}\n"Salt first then pepper" is shown`],
    passed: []
  }
]
