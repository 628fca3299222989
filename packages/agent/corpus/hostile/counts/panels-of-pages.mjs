/** The parts of a page that stand side by side, and what stands in them. */
const line = (one, other, figure) =>
  `<div class="line"><div>${one}<div>${other}</div></div><div>${figure}</div></div>`

const style = `<style>.page{display:grid;gap:20px;padding:20px}.hall{display:grid;grid-template-columns:320px 1fr;gap:20px}.half{display:grid;grid-template-columns:1fr 1fr;gap:20px}.line{display:flex;justify-content:space-between;padding:10px 0}</style>`

const boilers = ["North", "South", "West"].map((name) => line(name, `Built ${name.length}01`, "71°")).join("")
const readings = ["Ash", "Birch", "Cedar", "Fir"].map((name) => line(name, "24 Nov", "12 kWh")).join("")

const page = (kind) =>
  `${style}<div>Warmnet</div><div class="${kind}"><div><h2>Boilers</h2><div>${boilers}</div></div><div><div class="line" style="border:0"><h2>North</h2><button>Read</button></div><section><h3>Readings</h3><div>${readings}</div><div>4 readings</div></section></div></div>`

export default [
  {
    about: "two columns of a page that are not of one width",
    page: page("hall"),
    passed: ["There are 4 readings", "I should see 4 readings"],
    never: [
      "I should see 2 readings",
      "2 readings are listed",
      "There are 2 messages",
      "There are 2 items",
      "I should see 2 entries"
    ]
  },
  {
    about: "two columns of a page that are of one width",
    page: page("half"),
    passed: ["There are 4 readings", "I should see 4 readings"],
    never: [
      "I should see 2 readings",
      "There are 2 messages",
      "There are 2 items",
      "There are 2 boxes of matches"
    ]
  },
  {
    about: "two offers side by side with what each holds",
    page: `${style}<h1>Offers</h1><div class="half"><div><h3>Small</h3><p>€5</p><ul><li>One lamp</li><li>Two bulbs</li></ul><button>Take Small</button></div><div><h3>Large</h3><p>€9</p><ul><li>Two lamps</li><li>Six bulbs</li></ul><button>Take Large</button></div></div>`,
    passed: ["There are 2 offers"],
    never: ["There are 3 offers", "There are 4 offers"]
  }
]
