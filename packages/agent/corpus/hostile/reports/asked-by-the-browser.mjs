/** "The browser asks whether to delete it": what a dialog of the browser asks, in words that are not its own. */
const kilns = (asked) => `
  <h1>Kilns</h1>
  <ul>${["Big Bertha", "Raku", "Test kiln"].map((name) => `<li>${name} <button>Delete</button></li>`).join("")}</ul>
  <script>
    document.querySelectorAll('button').forEach((button) => {
      button.onclick = () => {
        const name = button.parentElement.firstChild.data.trim()
        if (confirm(${asked})) button.parentElement.remove()
      }
    })
  </script>`

export default [
  {
    about: "the browser asks before a kiln goes",
    page: kilns("'Delete ' + name + '? This cannot be undone.'"),
    passed: [
      "Delete Raku\nThe browser asks whether to delete it",
      "Delete Raku\nThe browser asks me whether I really want to delete Raku",
      "Delete Raku\nThe browser asks if I want to delete Raku",
      "Delete Raku\nA dialog asks whether to delete Raku",
      "Delete Raku\nA dialog says that this cannot be undone"
    ],
    never: [
      "The browser asks whether to delete it",
      "Delete Raku\nThe browser asks whether to keep it",
      "Delete Raku\nThe browser asks whether to delete Big Bertha",
      "Delete Raku\nThe browser asks whether to delete Test kiln",
      "Delete Raku\nA dialog says that this can be undone"
    ]
  },
  {
    about: "the browser asks about another kiln than the one that was pressed",
    page: kilns("'Delete Big Bertha? This cannot be undone.'"),
    passed: ["Delete Raku\nThe browser asks whether to delete Big Bertha"],
    never: [
      "Delete Raku\nThe browser asks whether to delete it",
      "Delete Raku\nThe browser asks whether to delete Raku"
    ]
  },
  {
    about: "the browser says that it went, and asks nothing",
    page: kilns("'Deleted ' + name + '.'"),
    passed: [],
    never: [
      "Delete Raku\nThe browser asks whether to delete it",
      "Delete Raku\nA dialog asks whether to delete Raku"
    ]
  }
]
