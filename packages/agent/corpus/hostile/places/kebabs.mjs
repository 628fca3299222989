/** What is done to one thing of several: by the menu behind its dots, by the box before it, by the button that ends with what is asked. */
const cards = ["Draw the logo", "Fix the footer", "Write the imprint"]
const board = `<style>.card{border:1px solid #999;padding:8px;width:260px;position:relative}.menu{background:#eee}</style>
<div id="b"></div><aside id="p" hidden><button aria-label="Close">×</button><h2>Card</h2><p>Details of the card</p></aside><p id="s"></p>
<script>
let cards = ${JSON.stringify(cards)}
const draw = () => { document.querySelector("#b").innerHTML = cards.map((c, i) => '<div class="card" data-i="' + i + '"><button aria-label="Card actions">⋯</button><div>' + c + '</div><small>T-' + i + '</small></div>').join("") }
document.querySelector("#b").onclick = (event) => {
  const card = event.target.closest(".card"), item = event.target.closest(".menu div")
  if (item) { if (item.textContent === "Delete") { cards.splice(card.dataset.i, 1); draw(); document.querySelector("#s").textContent = "Card deleted" } return }
  if (event.target.tagName === "BUTTON") { const menu = document.createElement("div"); menu.className = "menu"; menu.innerHTML = "<div style=cursor:pointer>Duplicate</div><div style=cursor:pointer>Delete</div>"; card.append(menu); return }
  document.querySelector("#p").hidden = false
}
draw()
</script>`

const table = `<p><b id="n">0 selected</b></p><table><thead><tr><th></th><th>Name</th><th>Role</th><th></th></tr></thead><tbody>${["Ada", "Ben", "Cleo"].map((name) => `<tr><td><input type="checkbox" aria-label="Select ${name}"></td><td>${name}</td><td>Editor</td><td><button>View details</button></td></tr>`).join("")}</tbody></table><p id="d"></p>
<script>
const count = () => { document.querySelector("#n").textContent = document.querySelectorAll("input:checked").length + " selected" }
document.querySelector("tbody").onclick = (event) => {
  if (event.target.type === "checkbox") return count()
  const name = event.target.closest("tr").children[1].textContent
  document.querySelector("#d").textContent = event.target.tagName === "BUTTON" ? "Details of " + name : "Opened " + name
}
</script>`

export default [
  {
    about: "a menu behind dots",
    page: board,
    passed: [
      'Open the menu of "Fix the footer"\nClick Delete\n"Card deleted" is shown\n"Fix the footer" is not shown',
      'Delete the card "Fix the footer"\n"Fix the footer" is not shown\n"Draw the logo" is shown'
    ],
    failed: [
      'Open the menu of "Fix the footer"\nClick Delete\n"Draw the logo" is not shown',
      'Delete the card "Fix the footer"\n"Write the imprint" is not shown'
    ],
    blocked: ['Click "Fix the footer"\nClick Delete\n"Card deleted" is shown']
  },
  {
    about: "boxes before rows",
    page: table,
    passed: [
      'Select the row of Ben\n"1 selected" is shown',
      'Select the rows "Ada" and "Cleo"\n"2 selected" is shown',
      'Open the details of Ben\n"Details of Ben" is shown',
      'View the details of Cleo\n"Details of Cleo" is shown'
    ],
    failed: [
      'Select the row of Ben\n"2 selected" is shown',
      'Select the row of Ben\n"Opened Ben" is shown',
      'Open the details of Ben\n"Details of Ada" is shown'
    ]
  }
]
