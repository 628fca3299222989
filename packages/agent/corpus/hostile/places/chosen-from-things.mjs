/** Things that are chosen from others of their kind, beside a field that searches them: "choose Ada from the members and open it". */
const shelf = (cards) => `
  <nav><a href="#/books">Books</a> <a href="#/loans">Loans</a></nav>
  <h1>Books</h1>
  <label for="q">Search books</label> <input id="q" type="search">
  <p id="count">3 books</p>
  <div id="grid">${cards}</div>
  <div id="one" hidden></div>
  <script>
    document.querySelectorAll("[data-open]").forEach((each) => each.onclick = (e) => {
      e.preventDefault()
      document.querySelector("#grid").hidden = true
      const box = document.querySelector("#one")
      box.hidden = false
      box.innerHTML = "<h2>" + each.dataset.open + "</h2><dl><dt>Shelf</dt><dd>" + each.dataset.shelf + "</dd></dl>"
    })
    document.querySelector("#q").oninput = () => { document.querySelector("#count").textContent = "1 book" }
  </script>`

const card = (title, at, opens = title) =>
  `<div class="card"><h3>${title}</h3><p>Lent often</p><a href="#" data-open="${opens}" data-shelf="${at}">View book</a></div>`

export default [
  {
    about: "a thing is chosen from the things of the page and opened, beside what searches them",
    page: shelf(card("The Hobbit", "B4") + card("Return of the Native", "C1") + card("Emma", "A9")),
    passed: [
      "Choose Return of the Native from the books and open it.\nThe shelf is C1.",
      "Pick Emma out of the books and open it.\nThe shelf is A9."
    ],
    failed: ["Choose Return of the Native from the books and open it.\nThe shelf is B4."],
    blocked: [
      "Choose The Native from the books and open it.\nThe shelf is C1.",
      "Choose Dracula from the books and open it.\nThe shelf is C1."
    ],
    never: [
      // What searches is no list, and what is typed there chooses nothing.
      "Choose Dracula from the books.\n1 book is shown.",
      "Choose the book Emma and open it.\nThe text 1 book is shown.",
      "Choose Emma from the books and open it.\nThe shelf is C1."
    ]
  },
  {
    about: "two things are called so, and none is opened",
    page: shelf(card("Emma", "B4") + card("Emma", "C1") + card("Persuasion", "A9")),
    passed: ["Choose Persuasion from the books and open it.\nThe shelf is A9."],
    never: [
      "Choose Emma from the books and open it.\nThe shelf is B4.",
      "Choose Emma from the books and open it.\nThe shelf is C1."
    ]
  }
]
