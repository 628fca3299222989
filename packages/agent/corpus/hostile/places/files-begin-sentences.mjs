/** A sentence that begins with the name of a file is a sentence of its own. */
const page = `<h1>Files</h1><button onclick="document.querySelector('#a').hidden=true;document.querySelector('#b').hidden=false">Trash</button><ul id="a"><li>notes.txt</li><li>plan.pdf</li></ul><ul id="b" hidden><li>old.txt</li></ul>`

export default [
  {
    about: "names of files at the beginning of a sentence",
    page,
    passed: [
      "Click Trash. old.txt is listed.",
      "Click Trash. old.txt is in the list.",
      "old.txt is not shown.",
      "notes.txt is the first item."
    ],
    never: [
      "Click Trash. notes.txt is listed.",
      "Click Trash. notes.txt and old.txt are listed.",
      "notes.txt is listed. old.txt is listed.",
      "plan.pdf is the first item.",
      "plan.pdf is not shown."
    ]
  }
]
