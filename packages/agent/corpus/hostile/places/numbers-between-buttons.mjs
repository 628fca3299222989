/** Numbers between a button for more and one for less, two below each other. */
const line = (name, id, from) =>
  `<p>${name} <button aria-label="${name} fewer" onclick="${id}.textContent=+${id}.textContent-1">−</button> <output id="${id}">${from}</output> <button aria-label="${name} more" onclick="${id}.textContent=+${id}.textContent+1">+</button></p>`

export default [
  {
    about: "two lines of a form",
    page: `<h1>Book</h1>${line("Adults", "a", 1)}${line("Children", "c", 0)}`,
    passed: [
      "Click the plus button next to Adults twice\nThe number of adults is 3",
      "Click + next to Children\nThe number of children is 1\nThe number of adults is 1",
      "Click the minus button next to Adults\nThe number of adults is 0"
    ],
    failed: [
      "Click the plus button next to Children\nThe number of adults is 2",
      "The number of children is 1",
      "The number of adults is 2"
    ]
  },
  {
    about: "what the buttons say the number is of, and a total to pay",
    page: `<h1>Extras</h1><div style="display:flex;gap:8px"><div>Child seat <span>£8 / day each</span></div><div title="Fewer child seats" style="cursor:pointer" onclick="1">−</div><div>2</div><div title="More child seats" style="cursor:pointer" onclick="1">+</div></div><div><div>Total</div><div>£124.00</div></div>`,
    passed: ["The number of child seats is 2", "The total to pay is £124.00"],
    failed: ["The number of child seats is 3", "The total to pay is £140.00"],
    never: ["The number of booster seats is 2", "The deposit to pay is £124.00"]
  }
]
