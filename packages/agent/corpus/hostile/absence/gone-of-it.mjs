/** "There is no Return button for it any more": it had one on a screen before. */
const page = (
  after
) => `<h1>Parcels</h1><table><thead><tr><th>Name<th>State<th>Do<tbody id=b></tbody></table><p role=status id=m></p><script>
var rows = [["Lamp crate", "New"], ["Rug roll", "Sent"], ["Oak desk", "New"]]
function draw() {
  b.innerHTML = rows.map(function (r, i) {
    return "<tr><th scope=row>" + r[0] + "<td>" + r[1] + "<td>" + (r[1] === "New" ? "<button aria-label='Weigh " + r[0] + "' onclick='weigh(" + i + ")'>Weigh</button><button aria-label='Return " + r[0] + "'>Return</button>" : ${after}) }).join("")
}
function weigh(i) { rows[i][1] = "Weighed"; draw(); m.textContent = rows[i][0] + " is weighed" }
draw()
</script>`

const steps = (last) => `Press Weigh next to Lamp crate\nIts state in the table is Weighed\n${last}`

export default [
  {
    about: "a button of a row that went, of the row that is spoken of",
    page: page('"<button aria-label=\'Ship " + r[0] + "\'>Ship</button>"'),
    passed: [steps("There is no Return button for it any more")],
    never: [
      steps("There is no Ship button for it any more"),
      steps("There is no Refund button for it any more"),
      "The state of Rug roll is Sent\nThere is no Return button for it any more"
    ]
  },
  {
    about: "a button of the row that is spoken of, which stays",
    page: page('"<button aria-label=\'Return " + r[0] + "\'>Return</button>"'),
    never: [steps("There is no Return button for it any more")]
  }
]
