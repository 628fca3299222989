/** A list of tasks in boxes without a role, beside a list to choose from: what is added, completed, cleared, and what "the list" says. */
const tasks = ({ count = true, late = 0 } = {}) => `<h1>My tasks</h1>
<form id="add"><input aria-label="New task"><select aria-label="Priority"><option>Normal<option>High</select><button>Add</button></form>
<div id="list"></div>
<div><span id="left"></span> <span class="filters"><a href="#/all">All</a> <a href="#/active">Active</a> <a href="#/completed">Completed</a></span> <button id="clear">Clear completed</button></div>
<style>.row,.row+div{display:flex;gap:9px;width:600px;padding:8px}</style>
<script>
let tasks = JSON.parse(localStorage.tasks || '[["Call Otto",0],["Water plants",1],["Book a table",0]]')
const $ = (s) => document.querySelector(s)
function render() {
  const f = location.hash.slice(2)
  const all = tasks.filter(([, done]) => f === "active" ? !done : f === "completed" ? done : true)
  $("#list").innerHTML = all.map(([name, done]) => '<div class="row"><input type="checkbox"' + (done ? " checked" : "") + ' aria-label="Complete ' + name + '"><span>' + name + '</span><button class="e">Edit</button><button class="x">✕</button></div>').join("") || "<p>Nothing to do here</p>"
  $("#left").textContent = (${count} ? tasks.filter(([, done]) => !done).length : 3) + " items left"
}
$("#add").onsubmit = (e) => { e.preventDefault(); const name = $("input").value; setTimeout(() => { tasks.unshift([name, 0]); localStorage.tasks = JSON.stringify(tasks); $("input").value = ""; render() }, ${late}) }
$("#list").onchange = (e) => { const t = tasks.find(([name]) => e.target.ariaLabel === "Complete " + name); t[1] = e.target.checked ? 1 : 0; setTimeout(render, 100) }
$("#clear").onclick = () => { tasks = tasks.filter(([, done]) => !done); render() }
addEventListener("hashchange", render); render()
</script>`

export default [
  {
    about: "completed by its box, and never by the filter that shows what is completed",
    page: tasks(),
    passed: [
      "Add a task called Buy milk. It appears at the top of the list. Complete it. 2 items left is shown.",
      "Complete Water plants. 2 items left is shown.",
      "Complete Call Otto. Click Active. Only one task is left: Book a table.",
      "Clear the completed tasks. There are 2 tasks left. The list shows Call Otto.",
      'Click Completed. Water plants is the only task shown. Uncheck Water plants. The list says "Nothing to do here".'
    ],
    failed: [
      "Add a task called Buy milk. Complete it. 3 items left is shown.",
      "Add a task called Buy milk. It appears at the bottom of the list.",
      "Complete Call Otto. 2 items left is shown.",
      "Click Completed. Call Otto is the only task shown.",
      "The list shows High"
    ],
    never: ["Complete Buy milk. 2 items left is shown.", "Clear the active tasks. There are 2 tasks left."]
  },
  {
    about: "a number that does not follow",
    page: tasks({ count: false }),
    never: [
      "Add a task called Buy milk. Complete it. 2 items left is shown.",
      "Complete Call Otto. 1 items left is shown."
    ]
  },
  {
    about: "what is added a moment later is not lost by a reload",
    page: tasks({ late: 400 }),
    passed: ["Add a task called Buy milk. Reload the page. Buy milk is still in the list."],
    failed: ["Add a task called Buy milk. Reload the page. Buy bread is in the list."]
  }
]
