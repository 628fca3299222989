/** "The plan is now called Attic": of several the one that was opened and renamed, and no other that happens to bear the name. */
const page = (
  save
) => `<style>.card{border:1px solid;margin:8px;padding:8px;width:240px}</style><h1>Plans</h1><div id="app"></div>
<script>
  const plans = [["Cellar", "Three shelves"], ["Kitchen", "New tiles"], ["Garden", "A pond"]]
  const list = () => {
    app.innerHTML = plans.map(([name, text], at) => '<div class="card" role="article"><h3>' + name + "</h3><p>" + text + '</p><button onclick="edit(' + at + ')">Change</button></div>').join("")
  }
  const edit = (at) => {
    app.innerHTML = '<label>Title <input id="t"></label> <button id="done">Done</button>'
    t.value = plans[at][0]
    done.onclick = () => { const title = t.value; ${save}; list() }
  }
  list()
</script>`
const begin = "Click Change for Kitchen\nFill in Title with Attic\nClick Done\n"

export default [
  {
    about: "one that was renamed",
    page: page("plans[at][0] = title"),
    passed: [`${begin}The card is now called "Attic"`, `${begin}No plan is called "Kitchen"`],
    never: [
      `${begin}The card is now called "Kitchen"`,
      `${begin}The card is now called "Garden"`,
      'The card is now called "Kitchen"',
      `${begin}The card is not called "Attic" now`
    ]
  },
  {
    about: "another that was renamed in its place",
    page: page("plans[2][0] = title"),
    never: [
      `${begin}No plan is called "Kitchen"`,
      `${begin}The card is now called "Attic"`,
      `${begin}The card is now called "Kitchen"`
    ]
  },
  {
    about: "nothing that was renamed",
    page: page(""),
    never: [`${begin}The card is now called "Attic"`]
  },
  {
    about: "one that was added instead",
    page: page("plans.push([title, 'New'])"),
    never: [
      `${begin}No plan is called "Kitchen"`,
      `${begin}No plan is called "Attic"`,
      `${begin}The card is now called "Attic"`
    ]
  },
  {
    about: "one that was renamed to something else",
    page: page("plans[at][0] = title + ' 2'"),
    never: [`${begin}No plan is called "Attic 2"`, `${begin}The card is now called "Attic"`]
  }
]
