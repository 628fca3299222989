/** A line that counts on while one writes, and a copy of what is written, are no messages. */
const page = (
  words
) => `<h1>Label</h1><div><label>Text on the jar <input id="jar" value="Plum jam"></label></div>
<div class="hint"><span id="left">32</span> signs left</div><div id="w" style="color:#a50"></div>
<div style="margin-top:90px"><p>On the jar: </p><p><b id="copy">Plum jam</b></p></div>
<script>jar.oninput=()=>{document.getElementById('left').textContent=40-jar.value.length;copy.textContent=jar.value;w.textContent=/best/i.test(jar.value)?${JSON.stringify(words)}:''}</script>`

export default [
  {
    about: "what is left of a line while one writes",
    page: page("“Best” has to be proven"),
    passed: [
      'Enter "Best plums" into Text on the jar\nA warning is shown',
      'Enter "Best plums" into Text on the jar\nA message is shown'
    ],
    never: [
      'Enter "Pear jelly" into Text on the jar\nA warning is shown',
      'Enter "Pear jelly" into Text on the jar\nA message is shown',
      'Enter "Pear jelly" into Text on the jar\nAn error message is displayed'
    ]
  },
  {
    about: "a line that says how well it went",
    page: page("Saved successfully"),
    passed: ['Enter "Best plums" into Text on the jar\nA message is shown'],
    never: [
      'Enter "Best plums" into Text on the jar\nA warning is shown',
      'Enter "Best plums" into Text on the jar\nAn error is shown'
    ]
  }
]
