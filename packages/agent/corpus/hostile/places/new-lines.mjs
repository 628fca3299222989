/** "On the new line", "remove the Red line": lines of a form that are told by nothing but what they hold, or by having come last. */
const form = (
  add
) => `<h1>New order</h1><table><thead><tr><th>Paint<th>Amount<th>Sum<th><tbody id="l"></table><button onclick="add();draw()">Add line</button>
<p>Total: <b id="t"></b></p><script>
const lines = [{ p: "", q: 1 }], price = { "": 0, Red: 3, Blue: 5 }
const total = () => { t.textContent = "€" + lines.reduce((a, x) => a + price[x.p] * x.q, 0) }
const draw = () => { l.innerHTML = lines.map((x, i) => \`<tr><td><select onchange="lines[\${i}].p=this.value;draw()">\${Object.keys(price).map((k) => \`<option value="\${k}" \${k === x.p ? "selected" : ""}>\${k || "Choose"}</option>\`).join("")}</select><td><input type="number" value="\${x.q}" oninput="lines[\${i}].q=+this.value;total()"><td>€\${price[x.p] * x.q}<td><button aria-label="Remove" onclick="lines.splice(\${i},1);draw()">x</button>\`).join(""); total() }
const add = () => { ${add} }
draw()</script>`

const push = "lines.push({ p: '', q: 1 })"
const red = "On the first line choose Red\nClick Add line, then choose Blue with amount 4 on the new line"

export default [
  {
    about: "a line is added below",
    page: form(push),
    passed: [
      `${red}\nThe total is €23`,
      "For my first line I choose Red, amount 2\nThe total is €6",
      "On the first line choose Red\nI add another line with Blue, amount 4 and see a total of €23",
      "On the first line choose Red\nAdd a second line: Blue, amount 4\nThe total is €23",
      `${red}\nRemove the Red line\nThe total is €20`,
      `${red}\nRemove the Blue line\nThe total is €3`,
      "On the first line choose Red\nClick Add line\nChoose Blue on the new line\nSet the amount on the new line to 4\nThe total is €23"
    ],
    failed: [
      "On the first line choose Red\nAdd another line with Blue, amount 4\nThe total is €20",
      "On the first line choose Red\nAdd a second line: Blue, amount 4 and see a total of €3",
      `${red}\nThe total is €20`,
      `${red}\nRemove the Red line\nThe total is €3`
    ],
    never: [
      // There is no quantity.
      "On the first line choose Red\nAdd another line with 4 Blue\nThe total is €8",
      // Either of two blank ones may be it.
      "Click Add line, then choose Blue with amount 4 on the new line\nThe total is €20",
      "On the first line choose Red\nOn the new line choose Blue\nThe total is €5",
      `${red}\nRemove the Green line\nThe total is €23`,
      "On the first line choose Red\nClick Add line\nOn the second line choose Red\nRemove the Red line\nThe total is €3",
      `${red}\nRemove the second line\nOn the new line choose Blue\nThe total is €5`
    ]
  },
  {
    about: "a line is added above",
    page: form("lines.unshift({ p: '', q: 1 })"),
    passed: [`${red}\nThe total is €23`],
    failed: [`${red}\nThe total is €20`]
  },
  {
    about: "a line comes late",
    page: form(`setTimeout(() => { ${push}; draw() }, 600)`),
    passed: [`${red}\nThe total is €23`],
    never: [`${red}\nThen click Add line and choose Blue with amount 2 on the new line\nThe total is €13`]
  },
  {
    about: "no line is added, or two are",
    page: form(""),
    never: [`${red}\nThe total is €23`, `${red}\nThe total is €20`]
  },
  {
    about: "two are added",
    page: form(`${push}; ${push}`),
    never: [`${red}\nThe total is €23`]
  }
]
