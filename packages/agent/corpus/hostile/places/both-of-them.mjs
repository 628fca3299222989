/** "I bookmark A and B. I switch to Saved and see both there": the two that the same was done to. */
const page = (
  kept
) => `<h1>Jobs</h1><button onclick="l.innerHTML = draw(${kept})">Saved</button><div id=l></div><script>
const draw = (names) => names.map((n) => "<article><h3>" + n + "</h3><p>Leeds</p><button aria-label='Save job'><svg width=18 height=18 viewBox='0 0 24 24'><path d='M6 3h12v18l-6-5-6 5z'/></svg></button></article>").join("")
l.innerHTML = draw(["Cook", "Baker", "Driver"])
</script>`

const text = (who) => `I bookmark the ${who}.\nI switch to Saved and see both jobs there.`

const boxes = (script) =>
  `<h1>Team</h1><label><input type=checkbox id=a> Ada</label> <label><input type=checkbox id=b> Bo</label> <label><input type=checkbox> Cy</label><script>${script}</script>`

export default [
  {
    about: "both are kept",
    page: page("['Cook', 'Baker']"),
    passed: [text("Cook and the Baker"), "Click the bookmark of the Cook. The heading Cook is shown."],
    never: [text("Cook and the Driver"), "I bookmark the Cook.\nI switch to Saved and see both jobs there."]
  },
  {
    about: "one of them is not",
    page: page("['Cook', 'Driver']"),
    never: [text("Cook and the Baker")]
  },
  {
    about: "two boxes that are ticked, and what they do",
    page: boxes(""),
    passed: [
      "Tick the boxes of Ada and Bo.\nBoth are ticked.",
      "Tick Ada and Bo.\nBoth of them are checked."
    ],
    never: [
      "Tick the box of Ada.\nBoth are ticked.",
      "Tick the boxes of Ada and Bo.\nUntick Bo.\nBoth are ticked."
    ]
  },
  {
    about: "one of the boxes takes the tick off the other",
    page: boxes(
      "a.onchange = b.onchange = (e) => { for (const x of [a, b]) if (x !== e.target) x.checked = false }"
    ),
    never: ["Tick the boxes of Ada and Bo.\nBoth are ticked."]
  }
]
