/** A warning that is told and not quoted, where the page goes on as if all were well; or warns in quite other words, which must not be called silence. */
const tour = (
  after,
  extra = ""
) => `<h1>Walking tours</h1><label>Group size <input id="g" value="2"></label>${extra}
<p id="state">No unsaved changes</p><p>Guests today: <b id="n">2</b></p><button id="b">Find tours</button><div id="r"></div>
<script>
const show = () => {
  state.textContent = "You have unsaved changes"
  n.textContent = g.value
  r.innerHTML = '<p>3 tours available in Leeds</p>' + ["Canals", "Old mills", "Markets"].map((x, i) =>
    '<article><h3>' + x + '</h3><p>' + (i + 1) + ' hours on foot</p><button>Choose</button></article>').join("")
}
b.onclick = () => { ${after} }
</script>`
const test = (words) => `Enter 30 in Group size\nClick Find tours\n${words}`
const warned = test("Expect to be warned that the group size must be a number from 1 to 12")
const informed = test("The customer should be informed that the group size must be a number from 1 to 12.")
const other = (words, tag = "p") => `show(); r.insertAdjacentHTML("beforebegin", '<${tag}>${words}</${tag}>')`

export default [
  {
    about: "nothing that came could be a warning",
    page: tour("show()"),
    failed: [warned, informed],
    // Before anything was done, and of good news, other words may always do.
    blocked: [
      "Expect to be warned that the group size must be a number from 1 to 12",
      test("Expect to be told that the tours were found")
    ]
  },
  {
    about: "a label that begins as an order does, and what goes on for a while",
    page: tour(
      "r.textContent = 'Looking for tours…'; setTimeout(show, 400)",
      "<label>Set-up size <input></label>"
    ),
    failed: [warned]
  },
  {
    about: "the page warns for a while, as an order",
    page: tour("r.textContent = 'Pick a size below twelve…'; setTimeout(show, 400)"),
    blocked: [warned]
  },
  {
    about: "the page warns so",
    page: tour("r.textContent = 'The group size must be a number from 1 to 12'"),
    passed: [warned, informed],
    never: [test("Expect to be warned that the group size must be a number from 1 to 20")]
  },
  {
    about: "the page warns in quite other words",
    page: tour(other("That is a lot of you")),
    blocked: [warned]
  },
  { about: "the page warns in two words", page: tour(other("Party overflow")), blocked: [warned] },
  {
    about: "the page warns by a sign only",
    page: tour(other("", "img alt=Beware width=20 height=20")),
    blocked: [warned]
  },
  { about: "the page warns in a heading", page: tour(other("Dear me, a crowd", "h2")), blocked: [warned] },
  {
    about: "the page warns by what can be pressed",
    page: tour(other("We walk with twelve guests each", "button")),
    blocked: [warned]
  },
  {
    about: "the warning goes again",
    page: tour(`${other("Twelve each")}; const p = r.previousSibling; setTimeout(() => p.remove(), 700)`),
    blocked: [warned]
  },
  {
    about: "the warning comes late",
    page: tour("show(); setTimeout(() => state.textContent = 'A guide takes twelve', 1400)"),
    blocked: [warned]
  },
  {
    about: "the browser itself warns",
    page: tour("show(); alert('Twelve each')"),
    blocked: [warned]
  },
  {
    about: "the field is marked",
    page: tour("show(); g.setAttribute('aria-invalid', 'true')"),
    blocked: [warned]
  },
  {
    about: "it was warned of all along",
    page: tour("show()", "<p>Groups: numbers from 1 to 12 in size</p>"),
    blocked: [warned]
  },
  {
    about: "several warnings alike",
    page: tour(
      `show(); r.insertAdjacentHTML("beforebegin", '<div><label>Adults <input></label><p>Twelve each</p></div><div><label>Children <input></label><p>Twelve each</p></div>')`
    ),
    blocked: [warned]
  },
  {
    about: "drawn and not written",
    page: tour(
      `show(); r.innerHTML += '<canvas id=c width=300 height=40></canvas>'; const x = c.getContext("2d"); x.font = "20px sans-serif"; x.fillText("Twelve each", 10, 25)`
    ),
    blocked: [warned]
  }
]
