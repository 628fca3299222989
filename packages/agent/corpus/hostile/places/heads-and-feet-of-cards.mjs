/** Cards of a board that are pressed as a whole, whose first line is made as their last one, and the details that a press opens beside them. */
const card = (id, priority, kind, unit, time, button = "") =>
  `<div class=inc data-inc="${id}" style="cursor:pointer;background:#fff;border:1px solid #ccc;margin:6px;padding:6px;width:200px">
<div style="display:flex;justify-content:space-between"><span>${id}</span><span>${priority}</span></div><div>${kind}</div>
<div style="display:flex;justify-content:space-between"><span>${unit}</span><span>${time}</span></div>${button}</div>`

const column = (name, cards) =>
  `<section aria-label="${name}"><h2>${name} <span>${cards.length}</span></h2>${cards.join("")}</section>`

const assign = (id) => `<button data-menu="${id}">Assign</button>`

const page = `<h1>Dispatch</h1><div role=alert>1 critical incident is waiting: INC-1</div>
<div style="display:grid;grid-template-columns:repeat(3,1fr)">
${column("Waiting", [card("INC-1", "Critical", "Cardiac arrest", "No unit", "14:26", assign("INC-1")), card("INC-2", "Routine", "Sprained ankle", "No unit", "13:58", assign("INC-2"))])}
${column("Assigned", [card("INC-4", "Urgent", "Road collision", "Unit A-12", "14:05")])}
${column("On scene", [card("INC-5", "Critical", "Stroke", "Unit A-07", "14:12"), card("INC-6", "Routine", "Fall at home", "Unit R-03", "13:40")])}
</div>
<aside aria-labelledby=t hidden><header><h2 id=t></h2><button aria-label="Close details">×</button></header><dl><dt>Status</dt><dd id=s></dd><dt>Unit</dt><dd id=u></dd></dl></aside><p role=status></p>
<script>
const known = { "INC-4": ["Road collision", "Assigned", "A-12"], "INC-6": ["Fall at home", "On scene", "R-03"] }
document.addEventListener("click", ({ target }) => {
  const menu = target.closest("[data-menu]")?.dataset.menu
  const id = target.closest("[data-inc]")?.dataset.inc
  if (menu) document.querySelector("[role=status]").textContent = "Assign a unit to " + menu
  else if (known[id]) {
    document.querySelector("#t").textContent = id + " " + known[id][0]
    document.querySelector("#s").textContent = known[id][1]
    document.querySelector("#u").textContent = known[id][2]
    document.querySelector("aside").hidden = false
  } else if (target.closest("aside button")) document.querySelector("aside").hidden = true
})
</script>`

export default [
  {
    about: "cards by what leads them, in columns that begin with a word for a place",
    page,
    passed: [
      'Click Assign on INC-1, then "Assign a unit to INC-1" is shown',
      'Click Assign on the card INC-2, then "Assign a unit to INC-2" is shown',
      "The card INC-2 shows Sprained ankle",
      'The card INC-4 shows "Unit A-12"',
      "The On scene column should contain 2 incidents",
      "The Waiting column should contain 2 incidents",
      "INC-4 is in the Assigned column"
    ],
    never: [
      "The card INC-2 shows Cardiac arrest",
      'The card INC-4 shows "Unit A-07"',
      "The card INC-1 does not show Cardiac arrest",
      "The On scene column should contain 3 incidents",
      "The On scene column should contain 1 incident",
      "INC-4 is in the On scene column"
    ]
  },
  {
    about: "the details, which nothing on the page is called",
    page,
    passed: [
      "Click the card INC-4. The unit in the details is A-12",
      "Click the card INC-4. The details show Road collision",
      'Click the card INC-6. The details panel shows "On scene"'
    ],
    never: [
      "Click the card INC-4. The unit in the details is A-07",
      "Click the card INC-4. The details show Stroke",
      'Click the card INC-6. The title of the details should be "INC-4 Road collision"',
      "Click the card INC-6. The status in the details is Waiting",
      "The details show INC-4",
      "Click the card INC-4. The details are not shown"
    ]
  },
  {
    about: "lines of a list within a thing that are made alike, each with a line of its own below it",
    page: `<h1>Threads</h1>${["Fares", "Tickets"]
      .map(
        (thread, at) =>
          `<div class=thread><h2>${thread}</h2><div class=talk><div><b>Ada</b> <i>09:${at}0</i></div><p>Yes to ${thread}</p><div><b>Ben</b> <i>09:${at}5</i></div><p>No to ${thread}</p></div></div>`
      )
      .join("")}`,
    never: ["The comment of Ben is Yes to Fares", "The comment of Ada says No to Tickets"]
  }
]
