/** What each of it costs stands behind the name of a thing in one text, with its signs beside it. */
const line = (name, id) =>
  `<div><span>${name}</span><div><span style="cursor:pointer" onclick="${id}.textContent=Math.max(0,+${id}.textContent-1)">−</span> <b id=${id}>0</b> <span style="cursor:pointer" onclick="${id}.textContent=+${id}.textContent+1;s.textContent=a.textContent+' and '+b.textContent">+</span></div></div>`
const page = `<h1>Extras</h1><section>${line("Child seat £8.00 / day each", "a")}${line("Roof box £6.00 per day", "b")}</section>
<p>Seats: <output id=s>0 and 0</output></p>`

export default [
  {
    about: "lines with signs",
    page,
    passed: [
      'Add two child seats with the + button. "2 and 0" is shown',
      'Add two child seats. "2 and 0" is shown',
      'Add one roof box. "0 and 1" is shown'
    ],
    never: [
      'Add two child seats with the + button. "0 and 2" is shown',
      'Add three child seats. "2 and 0" is shown',
      'Add two bike racks with the + button. "0 and 0" is shown'
    ]
  },
  {
    about: "how many of it are taken stands behind its name",
    page: `<h1>Checkout</h1><section><h2>Price summary</h2><div class=l><span>Child seat × 2</span> <span>£48.00</span></div><div class=l><span>Roof box × 1</span> <span>£18.00</span></div><div class=l><span>Total</span> <span>£66.00</span></div><style>.l{display:flex;justify-content:space-between}</style></section>`,
    passed: ["The Child seat line comes to £48.00", "Roof box is £18.00"],
    failed: ["The Child seat line comes to £18.00", "The Roof box line comes to £48.00"],
    never: ["Child seat × 3 is £48.00", "Child seat is £66.00", "Roof is £18.00"]
  }
]
