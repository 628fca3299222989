/** "11 kites, 4 damaged" under a table that does not tell which: so many of them are damaged, as the line says. */
const page = (line, head = "") =>
  `<h1>Loft</h1>${head}<table><thead><tr><th>Kite</th><th>Span</th></tr></thead><tbody><tr><td>Red</td><td>2 m</td></tr><tr><td>Blue</td><td>3 m</td></tr></tbody></table><p>${line}</p><button>Next</button>`
const test = "Verify that the number of kites has gone up to 11 and 4 of them are damaged."

export default [
  {
    about: "a line that tells both",
    page: page("11 kites, 4 damaged"),
    passed: [test],
    failed: [test.replace("4", "3")],
    never: [test.replace("damaged", "lent"), test.replace("11", "12")]
  },
  {
    about: "a line of two kinds of things",
    page: page("11 kites, 4 lines"),
    never: [test, test.replace("damaged", "lines")]
  },
  {
    about: "a tile that is called so",
    page: page("11 kites", "<div><b>4</b> <span>Damaged kites sold</span></div>"),
    never: [test]
  }
]
