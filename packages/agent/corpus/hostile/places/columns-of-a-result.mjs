/** Results drawn as boxes with columns in them: a column made like the next one is a part of the result, and no result itself. */
const offer = (name, firm, from, to, way, mark, price, seats, kind = "offer") =>
  `<div class="${kind}" style="display:grid;grid-template-columns:120px 1fr 110px;border:1px solid #ccc;margin:6px 0"><div><b>${name}</b><div>${firm}</div></div>
  <div><div>${from} – ${to}</div><div>${way}</div>${mark === "" ? "" : `<span class="mark">${mark}</span>`}</div>
  <div><div>€${price}</div><div>${seats === 0 ? '<span class="out">Fully booked</span>' : `${seats} berths free`}</div><button${seats === 0 ? " disabled" : ""}>Choose</button></div></div>`
const offers = (kind) =>
  `<h1>Crossings</h1><p>4 crossings</p><div>${[
    offer("Gannet", "Norline", "06:10", "11:40", "Direct", "Best price", 40, 7, kind),
    offer("Tern", "Westsea", "07:00", "13:15", "1 stop", "", 55, 0, kind),
    offer("Skua", "Norline", "09:30", "15:05", "Direct", "", 61, 3, kind),
    offer("Petrel", "Westsea", "12:00", "17:20", "2 stops", "Quickest", 75, 12, kind)
  ].join("")}</div>`
const statements = {
  passed: [
    "Tern is fully booked",
    "Skua is direct",
    "Gannet is the first crossing",
    "Four crossings are listed",
    "The Choose button of Tern is disabled"
  ],
  never: [
    "Skua is fully booked",
    "Tern is direct",
    "Tern is the first crossing",
    "Tern is the first",
    "Skua is the first",
    "Petrel is the second crossing",
    "Two crossings are listed",
    "The Choose button of Skua is disabled",
    "Skua costs €55"
  ]
}

export default [
  { about: "crossings with a class that says card", page: offers("card"), ...statements },
  { about: "crossings whose class says nothing", page: offers("x1"), ...statements },
  {
    about: "cards with a list of lines each",
    page: `<h1>Crews</h1><div style="display:flex;gap:12px">${[
      ["Bow", ["Ada", "Ben"]],
      ["Stern", ["Cleo", "Dan"]]
    ]
      .map(
        ([name, all]) =>
          `<div class="card" style="width:220px"><h3>${name}</h3><div>${all.map((who, n) => `<div><b>${who}</b> <span>${n === 0 ? "Skipper" : "Mate"}</span></div>`).join("")}</div></div>`
      )
      .join("")}</div>`,
    passed: ["Ada is Skipper", "Dan is Mate"],
    never: ["Ada is Mate", "Ben is Skipper", "Cleo is Mate", "Dan is Skipper"]
  }
]
