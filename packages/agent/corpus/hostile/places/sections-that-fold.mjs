/** "All four policy sections are collapsed": the parts that fold, each by the button in its heading, and none of the other buttons that open something. */
const part = (name, open) =>
  `<section><h3><button aria-expanded="${open}" onclick="this.setAttribute('aria-expanded', this.getAttribute('aria-expanded') !== 'true')">${name}</button></h3></section>`
const page = (
  open
) => `<h1>Policies</h1><button aria-expanded="true">Filters</button><section aria-label="Limits"><h3>Limits</h3><p>5 days</p></section>
  ${["Leave", "Travel", "Safety"].map((name) => part(name, open)).join("")}`

export default [
  {
    about: "three folded sections beside an open menu",
    page: page("false"),
    passed: [
      "All three policy sections are collapsed",
      "All policy sections are collapsed",
      "Expand Leave and Travel\nBoth sections are expanded"
    ],
    failed: ["All policy sections are expanded", "Expand Leave\nAll three policy sections are collapsed"],
    never: [
      "All four policy sections are collapsed",
      "All cookie sections are collapsed",
      "Both sections are collapsed",
      "Expand Leave and Travel\nBoth sections are collapsed"
    ]
  },
  {
    about: "three open sections",
    page: page("true"),
    passed: ["All three policy sections are expanded"],
    failed: ["All three policy sections are collapsed"],
    never: ["All two policy sections are expanded"]
  },
  {
    about: "three sections that fold by themselves, and no button in a heading",
    page: `<h1>Policies</h1>${["Leave", "Travel", "Safety"].map((name) => `<details><summary>${name}</summary><p>5 days</p></details>`).join("")}`,
    never: ["All four policy sections are collapsed", "All two sections are collapsed"]
  }
]
