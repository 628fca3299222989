/** "Keep the route in the panel": nothing in it is called so, and one of its buttons says just that. */
const panel = (more) => `
  <main style="width: 300px; float: left">
    <h1>Routes</h1>
    <p>Loch loop</p>
    <p>Ridge walk</p>
  </main>
  <aside class="panel" aria-label="Details" style="margin-left: 400px">
    <h2>Loch loop</h2><p>The route takes four hours.</p>
    <button>Print</button> <button id="s">☆ Save</button>${more}
  </aside>
  <script>s.onclick = () => { s.textContent = "★ Saved" }</script>`

export default [
  {
    about: "a panel with one button that says save",
    page: panel(""),
    passed: ["I save the route in the panel and the button there changes to Saved."],
    never: [
      "I save the route in the panel and the button there changes to Printed.",
      'I save the "Ridge walk" in the panel. The button there says Saved'
    ]
  },
  {
    about: "a panel with two of them",
    page: panel("<button>Save</button>"),
    never: ["I save the route in the panel and the button there changes to Saved."]
  }
]
