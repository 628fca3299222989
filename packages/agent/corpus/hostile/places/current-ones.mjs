/** Which of several ways to go, or to filter, is the current one, where nothing is called by the noun. */
export default [
  {
    about: "shelves of a library, one of them open",
    page: `<nav><a href="#a" aria-current="page">Fiction 12</a> <a href="#b">Travel</a> <a href="#c">Poetry 3</a></nav><h1>Fiction</h1><div><button aria-pressed="false">Lent</button><button aria-pressed="true">In</button></div><ul><li>Dune</li><li>Emma</li></ul>`,
    passed: ["Fiction is the current shelf", "Fiction is the selected shelf"],
    never: [
      "Travel is the current shelf",
      "Poetry is the selected shelf",
      "Dune is the current shelf",
      "Lent is the current shelf"
    ]
  },
  {
    about: "ways of which none is marked, and two of one name",
    page: `<nav><a href="#a">Fiction</a> <a href="#b">Travel</a></nav><div><button aria-pressed="true">Poetry</button><button aria-pressed="false">All</button></div><p><button aria-pressed="false">Poetry</button><button aria-pressed="true">Prose</button></p>`,
    passed: ["Fiction is shown"],
    never: ["Fiction is the current shelf", "Travel is the current shelf", "Poetry is the selected shelf"]
  }
]
