/** What a form is to be filled in with, told as a plan: "It is to be painted in Red, the size is Large and it has 12 panels". */
const list = (label, id, first, ...options) =>
  `<div>${label}</div><div><button aria-haspopup=listbox aria-expanded=false aria-label="${label}: ${first}" id=${id} onclick="event.stopPropagation();${id}l.hidden=!${id}l.hidden;this.setAttribute('aria-expanded',!${id}l.hidden)">${first}</button>
<ul role=listbox id=${id}l hidden>${options.map((each) => `<li role=option onclick="${id}.textContent='${each}';${id}.setAttribute('aria-label','${label}: ${each}');${id}l.hidden=true">${each}</li>`).join("")}</ul></div>`
const page = (
  paint = "Paint in",
  count = "Panel count"
) => `<h1>Order a door</h1>${list(paint, "p", "Select a colour", "Red", "Green")}
${list("Size", "s", "Small", "Small", "Large")}<label>${count} <input id=n></label>
<button onclick="out.textContent='Ordered: '+[p.textContent,s.textContent,n.value||'none'].join(' / ')">Order</button><p id=out></p>`
const plan = "It is to be painted in Red, the size is Large and it has 12 panels.\n"
const ordered = 'Click Order\n"Ordered: Red / Large / 12" is shown'

export default [
  {
    about: "a plan of what goes into a form",
    page: page(),
    passed: [`${plan}${ordered}`],
    never: [
      `It is to be painted in Red, the size is not Large and it has 12 panels.\n${ordered}`,
      `It is painted in Red, the size is Large and it has 12 panels.\n${ordered}`,
      `It is to be painted in Red or Green, the size is Large and it has 12 panels.\n${ordered}`,
      `It is to be painted in Red, the size is Large and it has 12 hinges.\n${ordered}`,
      `It is to be painted in Red, the finish is Large and it has 12 panels.\n${ordered}`,
      // What should be so by now, and is not.
      `Then it is to be painted in Red, the size is Large and it has 12 panels.\n${ordered}`,
      `Select Green from Paint in\nSelect Red from Paint in\nSelect Green from Paint in\n${plan}${ordered}`
    ]
  },
  {
    about: "a form that asks for other things",
    page: page("Paint over", "Hinge count"),
    never: [`${plan}${ordered}`],
    passed: [
      `Select Red from Paint over\nSelect Large from Size\nEnter 12 into the "Hinge count" field\n${ordered}`
    ]
  }
]
