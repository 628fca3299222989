/** "Click that heading again": the head of the column that was pressed last, and no heading of the page. */
const page = (
  second
) => `<h1>Boats</h1><table><thead><tr><th><button>Name</button></th><th><button id="l">Length</button></th></tr></thead><tbody id="t"></tbody></table>
<script>
let up = false, n = 0
const all = [["Alba", 9], ["Brisa", 4], ["Cira", 7]]
const draw = () => { t.innerHTML = all.map(([a, b]) => "<tr><td>" + a + "</td><td>" + b + "</td></tr>").join("") }
l.onclick = () => { n++; if (n === 2 && !${second}) return; up = !up; all.sort((a, b) => up ? a[1] - b[1] : b[1] - a[1]); draw() }
document.querySelector("h1").onclick = () => { up = false; all.sort((a, b) => b[1] - a[1]); draw() }
draw()
</script>`
const test = (again) =>
  `Click the column heading Length\nBrisa is in the first row\n${again} and Alba is in the first row`
const all = [
  "Click on that heading a second time",
  "Click that heading again",
  "Click the heading once more",
  "Click the column header again"
].map(test)

export default [
  {
    about: "a column that is called without an article",
    page: page(true),
    passed: ["Click Length column header\nBrisa is in the first row"],
    failed: ["Click Length column header\nAlba is in the first row"]
  },
  { about: "a column that is turned", page: page(true), passed: all },
  { about: "a column that is not turned, beside a title that would turn it", page: page(false), failed: all }
]
