/** "The Visits tab lists exactly one entry": one goes there to see, unless what was just done is to lead there. */
const site = (
  ...visits
) => `<nav><a href="#a" id="a">Boats</a> <a href="#b" id="b">Visits</a></nav><main></main>
<script>
const main = document.querySelector("main")
const boats = () => { main.innerHTML = '<h1>Boats</h1><ul><li>Alba</li><li>Brisa</li></ul><button id="m">Moor</button>'; m.onclick = () => { said.textContent = "Moored" } }
const all = ${JSON.stringify(visits)}
a.onclick = boats
b.onclick = () => { main.innerHTML = "<h1>Visits</h1><table><thead><tr><th>Boat</th><th>Day</th></tr></thead><tbody>" + all.map((each) => "<tr><td>" + each + "</td><td>Monday</td></tr>").join("") + "</tbody></table>" }
boats()
</script><p id="said"></p>`
const test = "Alba is shown. The Visits tab lists exactly one entry, Cira"
const two = "Alba is shown. The Visits tab lists exactly two entries"

export default [
  {
    about: "one entry",
    page: site("Cira"),
    passed: [test],
    never: [two, "The Visits tab lists Alba", "Click Moor. The Visits tab lists Cira"]
  },
  { about: "another entry", page: site("Dora"), never: [test, two] },
  { about: "two entries", page: site("Cira", "Dora"), passed: [two], never: [test] },
  { about: "none", page: site(), never: [test, two, "The Visits tab lists exactly two boats"] }
]
