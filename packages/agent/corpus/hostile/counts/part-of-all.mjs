/** A page that lists some of all there are: its own words for both, the bar over its cards, and a card that lacks the button of the others. */
const job = (title, city) =>
  `<div class="card" style="width:520px;padding:12px"><b>${title}</b><div>${city} · today</div><div>$50k</div><button aria-label="Save job">☆</button></div>`
const cities = "Berlin Dublin London Madrid".split(" ")
const jobs = cities.map((city) => job(`Clerk in ${city}`, city)).join("")
const board = (line) =>
  `<div style="display:flex;gap:30px"><div style="width:150px"><h4>Cities</h4>${cities.map((city) => `<label style="display:block"><input type=checkbox>${city} <i>3</i></label>`).join("")}</div><main><div><h2>12 jobs</h2><div><button>Sort: Newest ▾</button></div></div>${jobs}<div>${line}</div><button>Load more jobs</button></main></div>`

const dish = (pic, name, text, tag, rest = `<button title="Quick add">+</button>`) =>
  `<div class="dish"><div>${pic}</div><div><div>${name}</div><div>${text}</div><div>$9.00</div><span style="background:#eee;padding:1px 6px">${tag}</span></div>${rest}</div>`
const menu = `<style>.dish{display:flex;gap:8px;padding:9px;border:1px solid #ddd}.grid{display:grid;grid-template-columns:repeat(3,300px);gap:9px;align-items:start}</style><h1>Menu</h1><section><h2>Soups</h2><div class="grid">${dish("🍲", "Leek soup", "With potatoes", "Veg")}${dish("🍜", "Noodle soup", "With egg", "Hot")}</div></section><section><h2>Cakes</h2><div class="grid">${dish("🍰", "Plum cake", "With almonds and a very long line of other things", "Veg")}${dish("🎂", "Rum cake", "Moist", "New")}${dish("🧁", "Muffin", "With berries", "Veg")}${dish("🍪", "Oat cookie", "Crisp", "Sold out", "")}</div></section>`

export default [
  {
    about: "a page that says that it shows 4 of 12",
    page: board("Showing 4 of 12"),
    passed: [
      "The list shows 4 job cards",
      "4 job cards are shown",
      "The list shows 4 jobs",
      "4 jobs are listed",
      "There are 12 jobs in total"
    ],
    failed: ["The list shows 3 job cards", "5 job cards are shown", "The list shows 7 jobs"],
    never: [
      "There are 4 jobs",
      "There are 4 jobs in total",
      "The list shows 12 job cards",
      "12 job cards are shown"
    ]
  },
  {
    about: "a page that says that it shows another number than stands there",
    page: board("Showing 5 of 12"),
    passed: ["4 job cards are shown"],
    never: ["5 jobs are shown", "The list shows 5 jobs", "5 job cards are shown"]
  },
  {
    about: "a card that lacks the button of the others",
    page: menu,
    passed: [
      "The Oat cookie card has no plus button",
      "The Oat cookie card is marked as sold out",
      "The Muffin card has a plus button"
    ],
    failed: ["The Muffin card has no plus button", "The Rum cake card has no plus button"],
    never: [
      "The Muffin card is marked as sold out",
      "The Rum cake card is marked as sold out",
      "The Oat cookie card has a plus button"
    ]
  }
]
