/** Ways to go whose names end with how much is there. */
const page = `<div role="tablist">${["Plans", "Bills 3", "Notes 12"].map((name, at) => `<button role="tab" aria-selected="${at === 0}">${name.replace(/ (\d+)/u, ' <span class="n">$1</span>')}</button>`).join("")}</div>
<div id="panel"><h2>Our plans</h2></div><p id="say">Nothing done</p>
<script>document.querySelector("[role=tablist]").onclick = ({ target }) => { const tab = target.closest("[role=tab]"); if (!tab) return
  for (const each of document.querySelectorAll("[role=tab]")) each.setAttribute("aria-selected", each === tab)
  panel.innerHTML = "<h2>Our " + tab.firstChild.textContent.trim().toLowerCase() + "</h2><button>Send</button>"
  panel.querySelector("button").onclick = () => { say.textContent = "Sent from " + tab.firstChild.textContent.trim() } }</script>`

export default [
  {
    about: "a tab that is clicked on by its name without the number",
    page,
    passed: [
      'Click on the Bills tab\n"Our bills" is shown',
      'I tap on the Notes tab\n"Our notes" is shown\n"Our bills" is not shown',
      'Click Send on the Bills tab\n"Sent from Bills" is shown'
    ],
    failed: ['Click on the Bills tab\n"Our plans" is shown'],
    never: ['Click on the Bills tab\n"Our notes" is shown', 'Click on the Bins tab\n"Our plans" is shown']
  }
]
