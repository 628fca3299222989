/** "Only the Growth card carries the Current plan badge": of plans side by side, each under its heading. */
const plan = (name, badge) =>
  `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2><p>Some words</p>${badge ? "<span>Current plan</span>" : `<button>Switch to ${name}</button>`}</section>`
const page = (...current) =>
  `<h1>Plans</h1><section aria-labelledby="q"><h2 id="q">Quota</h2><p>Current plan: Growth</p></section><div style="display:grid;grid-template-columns:1fr 1fr 1fr">${["Starter", "Growth", "Scale"].map((name) => plan(name, current.includes(name))).join("")}</div>`

export default [
  {
    about: "one of three has the badge",
    page: page("Growth"),
    passed: ['Only the Growth card carries the "Current plan" badge'],
    failed: ['Only the Scale card carries the "Current plan" badge'],
    never: ['Only the Enterprise card carries the "Current plan" badge']
  },
  {
    about: "two of three have it",
    page: page("Growth", "Scale"),
    failed: [
      'Only the Growth card carries the "Current plan" badge',
      'Only the Scale card carries the "Current plan" badge',
      'Only the Starter card carries the "Current plan" badge'
    ]
  },
  {
    about: "a part of another rank beside them",
    page: `<div><section><h2>Growth</h2><span>Current plan</span></section><aside><h3>Current plan</h3><p>Growth</p></aside></div>`,
    never: ['Only the Growth card carries the "Current plan" badge']
  }
]
