/** Tiles that count all that are in a state, over a table that shows the first page of them. */
const tile = (label, figure) =>
  `<div style="display:inline-block;width:180px;background:#eee;margin:8px"><div>${label}</div><div style="font-size:24px">${figure}</div></div>`
const rows = [
  ["A-1", "Boiler is cold", "Waiting"],
  ["A-2", "Lift is stuck", "Waiting"],
  ["A-3", "Door is jammed", "Planned"],
  ["A-4", "Lamp is broken", "Waiting"]
]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
  .join("")
const page = (foot, next = "") =>
  `<h1>Repairs</h1>${tile("Waiting now", 5)}${tile("Planned now", 1)}
<table><thead><tr><th>Number</th><th>Repair</th><th>Status</th></tr></thead><tbody>${rows}</tbody></table>
<div><span>${foot}</span> ${next}</div>`

export default [
  {
    about: "tiles of all of them over the first page",
    page: page("1–4 of 9 repairs", "<button disabled>Newer</button><button>Older</button>"),
    passed: ["There are 5 waiting repairs", "5 repairs are waiting", "There is 1 planned repair"],
    never: [
      "There are 3 waiting repairs",
      "3 repairs are waiting",
      "There are 4 waiting repairs",
      "There are 6 waiting repairs",
      "There are 5 planned repairs",
      "There are 3 planned repairs"
    ]
  },
  {
    about: "the whole of the list under tiles that say otherwise",
    page: page("4 repairs"),
    passed: ["There are 3 waiting repairs"],
    never: ["There are 5 waiting repairs", "There are 4 waiting repairs"]
  }
]
