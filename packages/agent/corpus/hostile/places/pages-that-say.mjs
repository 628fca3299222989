/** "The Finder page says 10 books found", where only the way to that page bears its name: anywhere on it, while it is the one that is open. */
const way = (name, on) =>
  `<div onclick="this.dataset.on = 1" style="padding:8px;cursor:pointer" ${on ? 'aria-current="page"' : ""}>${name}</div>`
const page = (
  open
) => `<div style="display:flex;gap:20px"><b>Dogear</b>${["Finder", "Shelves"].map((name) => way(name, name === open)).join("")}</div>
  <div style="font-size:26px;margin-top:20px">${open}</div><div><div>10 books found</div><div>Page 1 of 2</div><div>Sorted by title</div></div>`

export default [
  {
    about: "the page of that name is open",
    page: page("Finder"),
    passed: [
      "The Finder page says 10 books found",
      'The Finder page shows "Page 1 of 2"',
      'The Finder page says 10 books found and shows "Page 1 of 2"'
    ],
    failed: ['The Finder page shows "Page 2 of 2"'],
    never: ["The Finder page says 12 books found", "The Shelves page says 10 books found"]
  },
  {
    about: "another page is open",
    page: page("Shelves"),
    passed: ["The Shelves page says 10 books found"],
    never: [
      "The Finder page says 10 books found",
      'The Finder page does not contain "12 books found"',
      'The Finder page shows "Page 1 of 2"'
    ]
  }
]
