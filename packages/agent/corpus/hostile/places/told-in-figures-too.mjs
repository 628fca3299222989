/** "The gallery is back at the first slide, “1 / 3”": told in words and in figures, which must agree with each other and with the page. */
const page = (shown) => `<h1>Roof garden</h1><section aria-label="Gallery"><p id=n>1 / 3</p><p id=c>Gate</p>
<button onclick="n.textContent='${shown}';c.textContent='Pond'">Next</button><button onclick="n.textContent='1 / 3';c.textContent='Gate'">Start over</button></section>`

export default [
  {
    about: "a place told in words and in figures",
    page: page("2 / 3"),
    passed: [
      `Click Next. The gallery is at the second slide, "2 / 3".`,
      `Click Next. Click Start over. The gallery is back at the first slide, "1 / 3".`
    ],
    failed: [`Click Next. The gallery is back at the first slide, "1 / 3".`],
    never: [
      `Click Next. The gallery is at the third slide, "2 / 3".`,
      `Click Next. The gallery is at the last slide, "2 / 3".`,
      `Click Next. The gallery is at the first slide, "2 / 3".`
    ]
  }
]
