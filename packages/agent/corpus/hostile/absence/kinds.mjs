/** "The Reports folder", "a file named notes.txt": a word for the kind that stands nowhere on the page. */
const page = `<h1>Files</h1><ul><li><a href="#a">notes.txt</a></li><li><a href="#b">Budget.xlsx</a></li>
  <li><a href="#c">Reports</a></li></ul><p>Ada Lovelace</p>`

export default [
  {
    about: "it is there, and no word says what it is",
    page,
    never: [
      "The Reports folder is not shown.",
      "There is no Reports folder.",
      "The Reports directory is not visible.",
      "There is no file named notes.txt.",
      "There is no file called notes.txt.",
      "The document titled Budget.xlsx does not appear.",
      "No user named Ada Lovelace is listed."
    ]
  },
  {
    about: "what is called so",
    page,
    passed: [
      "There is a file named notes.txt.",
      "The document titled Budget.xlsx is shown.",
      "There is no file called more.txt.",
      "The Photos folder is not shown."
    ],
    failed: ["There is a file named more.txt.", "No file called notes.txt is shown."]
  }
]
