/** "Choose "Extras only" above the lines", where only a title tells which lines those are. */
const style = `<style>.h{display:flex;justify-content:space-between}.c{display:flex;gap:8px}.c div{cursor:pointer;border:1px solid #ccc;padding:4px 10px}.l{display:flex;padding:6px 0}.l div{width:140px}</style>`
const line = (...cells) => `<div class=l>${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`
const chips = (id) =>
  `<div class=c>${["All lines", "Food only", "Extras only"].map((name) => `<div onclick="said.textContent='${id}: ${name}'">${name}</div>`).join("")}</div>`
const page = (above, below = "") =>
  `${style}<h1>Quote</h1><p id=said></p><div><div class=h><div>Quote lines</div>${above}</div>${line("Item", "Qty", "Amount")}${line("Plated Classic", 80, "$3,840.00")}${line("Cheese board", 2, "$170.00")}${line("Coffee cart", 1, "$240.00")}</div>${below}
<div><div>Summary</div>${line("Guests", 90)}${line("Total", "$5,962.00")}${line("Deposit", "$1,490.50")}</div>`

export default [
  {
    about: "the choice stands above the lines",
    page: page(chips("above")),
    passed: ['Choose "Extras only" above the lines. I see "above: Extras only"'],
    never: ['Choose "Extras only" below the lines. I see "above: Extras only"']
  },
  {
    about: "the choice stands below them",
    page: page("", chips("below")),
    passed: ['Choose "Extras only" below the lines. I see "below: Extras only"'],
    never: ['Choose "Extras only" above the lines. I see "below: Extras only"']
  },
  {
    about: "it stands above and below",
    page: page(chips("above"), chips("below")),
    passed: ['Choose "Extras only" above the lines. I see "above: Extras only"'],
    never: ['Choose "Extras only" above the lines. I see "below: Extras only"']
  }
]
