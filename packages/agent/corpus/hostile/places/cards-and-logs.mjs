/** "The Boiler card", of a page with cards and a log: a line that begins with the name is no card. */
const page = (log) => `<h1>Cellar</h1>
  <div class="card"><h3>Pump</h3><p>off</p></div><div class="card"><h3>Lamp</h3><p>on</p></div>
  <h2>Log</h2>${log(["Boiler set to 60 °C", "Pump switched off"])}`

const inList = (lines) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`
const inTable = (lines) =>
  `<table><tbody>${lines.map((line) => `<tr><td>09:1${line.length % 10}</td><td>${line}</td></tr>`).join("")}</tbody></table>`

const asked = {
  passed: ["The Pump card is shown", "There is no Boiler card"],
  failed: ["There is no Pump card"],
  never: ["The Boiler card is shown", "The Boiler card contains 60 °C"]
}

export default [
  { about: "a log that is a list", page: page(inList), ...asked },
  { about: "a log that is a table", page: page(inTable), ...asked }
]
