/** Statements that people make in general: "nothing changes", "results are shown", "all books are shown", where something else answers to the words. */
const books = `
  <nav><a href="#" aria-current="page">Books</a> <a href="#people">Readers</a></nav>
  <h1>All books</h1>
  <div style="display:flex;gap:8px"><div class="card" style="border:1px solid">On loan <strong>12</strong></div><div class="card" style="border:1px solid">Late <strong>3</strong></div><div class="card" style="border:1px solid">Lost <strong>1</strong></div></div>
  <input id="q" type="search" placeholder="Search by title" oninput="draw()">
  <label>State <select id="state" onchange="draw()"><option value="">All</option><option>Out</option><option>In</option></select></label>
  <button onclick="up = !up; draw()">Sort by pages</button>
  <button onclick="books.push(books[0]); draw()">Repeat</button>
  <button>Do nothing</button>
  <p id="n"></p>
  <table><thead><tr><th>Title</th><th>Pages</th><th>State</th></tr></thead><tbody id="all"></tbody></table><p id="none"></p>
  <script>
    let up
    const books = [['Tides', 320, 'Out'], ['Moss', 90, 'In'], ['Kilns', 210, 'In']]
    const draw = () => {
      let found = books.filter(([title, , at]) => title.toLowerCase().includes(q.value.toLowerCase()) && (!state.value || state.value === at))
      if (up !== undefined) found = [...found].sort((a, b) => up ? a[1] - b[1] : b[1] - a[1])
      all.innerHTML = found.map((cells) => '<tr>' + cells.map((cell) => '<td>' + cell + '</td>').join('') + '</tr>').join('')
      n.textContent = found.length + (found.length === 1 ? ' book' : ' books')
      none.textContent = found.length ? '' : 'No books match your search.'
    }
    draw()
  </script>`

export default [
  {
    about: "books in a list",
    page: books,
    passed: [
      "Click Do nothing\nNothing changes",
      "Search for moss\nResults are shown",
      "Search for moss\nAt least one book is shown",
      "The Books link is selected",
      "Search for zzz\nNo books match your search is shown"
    ],
    never: [
      // Sorted anew, and one more of the same: the words on the page are what they were.
      "Click Sort by pages\nNothing changes",
      "Click Repeat\nNothing changes",
      "Search for zzz\nResults are shown",
      "Search for zzz\nAt least one book is shown",
      "Select Out in the State list\nAll books are shown",
      "Search for zzz\nBooks are listed",
      "A book is selected"
    ]
  }
]
