/** What a page makes of a field only once it is left. */
const order = `<h1>Order</h1><label for="q">Patients</label> <input id="q" value="1"> <p>Fee: <b id="f">$90</b></p><p id="e" role="alert"></p>
<script>const q = document.getElementById("q")
q.onchange = () => { document.getElementById("f").textContent = "$" + 90 * q.value; document.getElementById("e").textContent = q.value > 5 ? "At most 5 patients" : "" }</script>`

const suggesting = `<label for="c">City</label> <input id="c"><ul role="listbox" id="l" hidden><li role="option">Vienna</li><li role="option">Verona</li></ul>
<script>const c = document.getElementById("c"), l = document.getElementById("l")
c.oninput = () => { l.hidden = c.value === "" }
c.onblur = () => { l.hidden = true }</script>`

export default [
  {
    about: "a total that follows when the field is left",
    page: order,
    passed: [
      "Set Patients to 3\nThe fee should be $270",
      'Type 9 into the Patients field\n"At most 5 patients" is shown',
      'Type 4 into the Patients field\n"At most 5 patients" is not shown',
      "Type 4 into the Patients field\nThe Patients field should be focused"
    ],
    failed: [
      "Set Patients to 3\nThe fee should be $180",
      'Type 9 into the Patients field\n"At most 5 patients" is not shown',
      'Type 4 into the Patients field\n"At most 5 patients" is shown'
    ]
  },
  {
    about: "what is offered goes when the field is left",
    page: suggesting,
    passed: ['Type Ve into City\n"Verona" is shown'],
    failed: ['Type Ve into City\n"Verona" is not shown', 'Type Ve into City\n"Berlin" is shown']
  }
]
