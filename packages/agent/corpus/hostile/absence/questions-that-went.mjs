/** "The question is gone": what a dialog asked is asked no more. A dialog that asks on, and a question that none asked, are no such thing. */
const page = (
  then
) => `<h1>Recipes</h1><ul><li>Pea soup <button onclick="ask.hidden = false">Delete recipe</button></li></ul><p>Any questions?</p>
<div id=ask role=dialog aria-label="Confirm" hidden style="position:fixed;top:30%;left:30%;padding:40px;background:#fff;border:1px solid"><p id=q>Delete Pea soup?</p><button onclick="${then}">Keep it</button></div>`

const first = "Click Delete recipe, then click Keep it.\n"

export default [
  {
    about: "it closes",
    page: page("ask.hidden = true"),
    passed: [first + "The question is gone.", first + "The question has gone and Pea soup is shown."],
    never: [
      "The question is gone.",
      "Click Delete recipe. The question is gone.",
      first + "Click Delete recipe. The question is gone.",
      first + "The question is still shown.",
      first + "The question Any questions? is gone."
    ]
  },
  {
    about: "it asks something else",
    page: page("q.textContent = 'Really keep it?'"),
    never: [first + "The question is gone."]
  },
  {
    about: "it stays as a line on the page",
    page: page("ask.hidden = true; document.body.append('Delete Pea soup?')"),
    never: [first + "The question is gone."]
  }
]
