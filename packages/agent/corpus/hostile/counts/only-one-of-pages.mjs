/** "There is just one crate left": of a table with a foot that tells that one of one is shown, and of one that goes on. */
const page = (names, range, no, ends = "disabled") =>
  `<h1>Crates</h1><table><tr><th>Crate<th>Port${names.map((name) => `<tr><td>${name}<td>Oslo`).join("")}</table><div><span>${range}</span> <button aria-label="Previous page" disabled>‹</button> <span>${no}</span> <button aria-label="Next page" ${ends}>›</button></div>`

export default [
  {
    about: "one of one is shown",
    page: page(["C-7"], "1–1 of 1", "Page 1 of 1"),
    passed: ["There is just one crate left", "Only one crate is left"],
    failed: ["There are just two crates left"],
    never: ["There are only two crates"]
  },
  {
    about: "one of three is shown",
    page: page(["C-7"], "1–1 of 3", "Page 1 of 3", ""),
    never: ["There is just one crate left", "There is only one crate"]
  },
  {
    about: "the last of three pages is shown",
    page: page(["C-7"], "", "Page 3 of 3").replace('aria-label="Previous page" disabled>‹', ">Back"),
    never: ["There is just one crate left", "There is only one crate"]
  }
]
