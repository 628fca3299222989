/** "Drag Write docs to Doing": a column is called by its title, on which nothing can be dropped, and an empty one shows nothing else. */
const board = (
  empty
) => `<style>section{display:inline-block;width:200px;vertical-align:top;border:1px solid #ccc}</style><h1>Board</h1>
  <section><h2>To do</h2><div class="drop" style="min-height:150px"><div class="card" draggable="true">Write docs</div><div class="card" draggable="true">Fix bug</div></div></section>
  <section><h2>Doing</h2><div class="drop" style="min-height:150px">${empty ? "" : '<div class="card" draggable="true">Send letter</div>'}</div></section>
  <section><h2>Done</h2><div style="min-height:150px"></div></section>
  <script>
    let held
    for (const card of document.querySelectorAll(".card")) card.ondragstart = () => { held = card }
    for (const place of document.querySelectorAll(".drop")) {
      place.ondragover = (event) => event.preventDefault()
      place.ondrop = (event) => { event.preventDefault(); place.append(held) }
    }
  </script>`

const cases = {
  passed: [
    "Drag Write docs to Doing\nThe Doing column contains Write docs",
    "Drag the card Fix bug to the Doing column\nThe Doing column contains Fix bug"
  ],
  failed: [
    "Drag Write docs to Doing\nThe Doing column contains Fix bug",
    "Drag Write docs to Doing\nThe To do column contains Write docs",
    "Drag Write docs to Done\nThe Done column contains Write docs"
  ],
  never: []
}

export default [
  { about: "an empty column", page: board(true), ...cases },
  { about: "a column with a card", page: board(false), ...cases }
]
