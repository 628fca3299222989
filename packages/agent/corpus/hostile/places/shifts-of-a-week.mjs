/** People by line, the days of a week by column, and in each cell a shift that is pressed. */
const cell = (shift) =>
  `<td><button onclick="m.textContent=this.closest('tr').cells[0].textContent+' '+this.textContent">${shift}</button></td>`
const line = (name, ...shifts) => `<tr><td>${name}</td>${shifts.map(cell).join("")}</tr>`
const page = `<h1>Week</h1><p id="m" role="status"></p><table><tr><th>Person</th><th>Mon 23</th><th>Tue 24</th><th>Wed 25</th><th>Thu 26</th></tr>
${line("Ada Lund", "Early 06:00–14:00", "Late 14:00–22:00", "Early 06:00–14:00", "Late 14:00–22:00")}
${line("Ben Ode", "Late 14:00–22:00", "Early 06:00–14:00", "Late 14:00–22:00", "Early 06:00–14:00")}</table>`

export default [
  {
    about: "who is on what that day",
    page,
    passed: ["Ada Lund should be on Late that Thursday.", "Ben Ode should be on Early that same Thursday."],
    failed: ["Ada Lund should be on Early that Thursday.", "Ben Ode should be on Late that same Thursday."],
    never: ["Ada Lund should be on Late that Friday.", "Ada Lund should be on Night that Thursday."]
  },
  {
    about: "a shift that is pressed by its name, its day and whose it is",
    page,
    passed: [
      "Click Late in the Thu 26 column of the Ada Lund row. Then “Ada Lund Late” is shown.",
      "Click Early in the Thu 26 column of the Ben Ode row. I should get a note at the top saying Ben Ode Early 06:00–14:00.",
      "Click Ada Lund's Late shift on Thu 26. Then “Ada Lund Late” is shown.",
      "Click Ben's shift on Thu 26. Then “Ben Ode Early” is shown.",
      "Click Ben's shift on Thursday (Thu 26), the Early one. Then “Ben Ode Early” is shown.",
      "Ada says that people swap, so please click her shift on Thu 26, the Late one. Then “Ada Lund Late” is shown."
    ],
    never: [
      "Click Ben's shift on Thursday (Wed 25). Then “Ben Ode” is shown.",
      "Click Ben's shift on Thursday (Thu 26), the Late one. Then “Ben Ode” is shown.",
      "Ada says that people swap, so please click her shift on Thu 26, the Early one. Then “Ada Lund” is shown.",
      "Click Ada's Early shift on Thu 26. Then “Ada Lund” is shown.",
      "Click Early in the Thu 26 column of the Ada Lund row. Then “Ada Lund” is shown.",
      "Click Ada Lund's Early shift on Thu 26. Then “Ada Lund” is shown.",
      "Click Early in the Thu 26 column of the Ben Ode row. I should get a note at the top saying Ben Ode Late 14:00–22:00."
    ]
  },
  {
    about: "who covers which day, in lines of no role, beside one that names two",
    page: `<h1>Rota</h1><style>.day{display:grid;grid-template-columns:120px 1fr auto;gap:10px}</style><div>${[
      ["Monday", "Ada Byron"],
      ["Tuesday", "Bo Larsen"],
      ["Wednesday", "Cy Marsh"],
      ["Thursday", "Cy Marsh</span> <span>Ada Byron"]
    ]
      .map(
        ([day, who]) =>
          `<div class="day"><div>${day}</div><div><span>${who}</span></div><button>Change</button></div>`
      )
      .join(
        ""
      )}</div><h2>Plan</h2><ul><li>Fire damage</li><li>Flood damage</li></ul><p>All of it comes with Home Plus.</p>`,
    passed: [
      "Monday is covered by Ada Byron",
      "Tuesday should be covered by Bo Larsen",
      "Wednesday is covered by Cy Marsh and Monday is covered by Ada Byron",
      "Monday is covered by Ada Byron\nClick Change in the row of Tuesday\nMonday is still covered by Ada Byron"
    ],
    failed: ["Monday is covered by Bo Larsen", "Tuesday is covered by Cy Marsh"],
    blocked: ["Fire damage is covered by Home Basic", "Fire damage is covered by Home Plus"],
    never: [
      "Thursday is covered by Ada Byron",
      "Monday is covered by Cy Marsh",
      "The Change button is covered by Bo Larsen"
    ]
  }
]
