const tasks = `<h1>Tasks</h1><p role="status" id="s"></p>
<nav aria-label="Show"><button onclick="f('all')">All</button> <button onclick="f('active')">Active</button> <button onclick="f('done')">Completed</button></nav>
<ul id="l"></ul><table aria-label="Orders"><thead><tr><th>Order</th><th><button onclick="o()">Price</button></th></tr></thead><tbody id="b">
<tr><td>Tea</td><td>$7</td></tr><tr><td>Milk</td><td>$9</td></tr><tr><td>Bread</td><td>$3</td></tr></tbody></table>
<script>
  const all = [["Buy milk", true], ["Call Ada", false], ["Pay rent", false]]
  let shown = "all"
  const draw = () => {
    l.innerHTML = ""
    for (const task of all) {
      if (shown === "active" && task[1] || shown === "done" && !task[1]) continue
      const li = document.createElement("li")
      li.innerHTML = "<label><input type=checkbox> " + task[0] + "</label>"
      const box = li.querySelector("input")
      box.checked = task[1]
      box.onchange = () => { task[1] = box.checked; s.textContent = task[0] + (task[1] ? " done" : " open"); draw() }
      l.append(li)
    }
  }
  const f = (which) => { shown = which; draw() }
  const o = () => b.append(...[...b.rows].sort((x, y) => x.cells[1].textContent < y.cells[1].textContent ? -1 : 1))
  draw()
</script>`

const form = `<h1>Join</h1><form onsubmit="event.preventDefault(); out.textContent = 'Welcome, ' + n.value + '. We write to ' + e.value + '.'">
<label>Name <input id="n"></label> <label>Email <input id="e" type="email"></label> <label>Message <textarea id="m"></textarea></label>
<button>Send</button> <button type="button" onclick="m.value = ''">Start over</button></form><output id="out"></output>`

export default [
  {
    about: "a list of things to do and a table that is sorted by a click",
    page: tasks,
    passed: [
      'Mark the "Buy milk" task as not done\nThe Buy milk checkbox should be unchecked',
      'Mark "Call Ada" as completed\nThe Call Ada checkbox is checked',
      'Show only "Active" tasks\n"Buy milk" should not be shown\nI see "Call Ada"',
      "Sort by Price by clicking the Price header\nI should see the orders sorted by Price"
    ],
    never: [
      'Mark the "Call Ada" task as completed\nThe Call Ada checkbox should be unchecked',
      'Show only "Active" tasks\nI see "Buy milk"',
      "I should see the orders sorted by Price"
    ]
  },
  {
    about: "a form that is filled in with what stands for an example, and an answer",
    page: form,
    passed: [
      'Enter a name (e.g., "Ada")\nEnter a valid email (e.g. ada@example.com)\nClick Send\nThe confirmation contains "ada@example.com"\nThe output reads "Welcome, Ada. We write to ada@example.com."',
      'Enter "Hi" in Message\nClick "Start over"\nMessage is empty'
    ],
    failed: [
      'Enter a name such as "Ada"\nClick Send\nThe confirmation contains "Grace"',
      'Enter "Hi" in Message\nMessage is empty'
    ]
  }
]
