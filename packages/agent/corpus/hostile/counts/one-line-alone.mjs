/** One line of a form alone, which no role tells to be a list, in a dialog over a page that has tables: whether that is one line cannot be told, nor that it is none. */
const page = (lines, held = `<div id="lines">${lines}</div>`) => `<h1>Deliveries</h1>
<table><tr><th>Number<th>Goods</tr><tr><td>D-1<td>Sand</tr><tr><td>D-2<td>Lime</tr></table>
<div role="dialog" aria-label="New delivery" style="position:fixed;inset:40px;background:#fff">
<h2>New delivery</h2><div class="g"><div>Goods</div><div>Bags</div><div>Weight</div></div>
${held}<button>Add line</button></div>`
const line =
  '<div class="g"><select><option>Choose goods</option><option>Sand</option></select><input type="number" value="3"><div>75 kg</div></div>'

const beside = (lines) => page("", lines)

export default [
  {
    about: "lines beside what heads them",
    page: beside(line + line),
    passed: ["There are two lines in the dialog"],
    failed: ["There are 3 lines in the dialog", "There is only one line in the dialog"]
  },
  {
    about: "one line alone",
    page: page(line),
    blocked: ["There is only one line in the delivery", "Exactly one line is in the dialog"],
    never: ["There are two lines in the delivery", "There are 2 lines in the dialog"]
  },
  {
    about: "two lines",
    page: page(line + line),
    never: ["There is only one line in the delivery", "There are 3 lines in the dialog"]
  }
]
