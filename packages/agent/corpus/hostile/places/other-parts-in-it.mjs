/** Who opened a thing is not who it is assigned to, though her name stands in its line. */
const line = (title, by, who) =>
  `<div class="it" style="display:flex;gap:12px"><input type="checkbox" aria-label="Select ${title}"><div><a href="#${title}">${title}</a><div>opened 8 days ago by ${by}</div></div><span>${who}</span></div>`
const page = `<h1>Tasks</h1><div>${line("Dark mode", "Lena", "Omar")}${line("Export", "Omar", "Lena")}${line("Import", "Lena", "Lena")}</div>`

export default [
  {
    about: "a person in a line who has another part in the thing",
    page,
    passed: [
      '"Dark mode" is assigned to Omar.',
      '"Export" is assigned to Lena.',
      '"Import" is assigned to Lena.'
    ],
    never: ['"Dark mode" is assigned to Lena.', '"Export" is assigned to Omar.']
  }
]
