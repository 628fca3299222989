/** The row below, the card after: told by what it stands beside, and not by what stands in it. */
const row = (name, owner) =>
  `<tr><td>${name}</td><td>${owner}</td><td><button onclick="m.textContent='Editing ${name}'">Edit</button></td></tr>`
const rows = `<h1>Projects</h1><table><thead><tr><th>Name</th><th>Owner</th><th></th></tr></thead><tbody>${row("Apollo", "Ada")}${row("Gemini", "Bob")}${row("Mercury", "Cy")}</tbody></table><p id=m></p>`
const card = (name) =>
  `<div style="border:1px solid;padding:9px"><h3>${name}</h3><p>${name.length} left</p><button onclick="m.textContent='Added ${name}'">Add</button></div>`
const cards = `<h1>Shop</h1><div style="display:grid;grid-template-columns:repeat(3,200px)">${["Lamp", "Desk", "Chair", "Shelf"].map(card).join("")}</div><p id=m></p>`

export default [
  {
    about: "the row after another",
    page: rows,
    passed: [
      'Click Edit in the row after Apollo. "Editing Gemini" is shown.',
      'Click Edit in the row above Mercury. "Editing Gemini" is shown.',
      'Click Edit in the second row below Apollo. "Editing Mercury" is shown.',
      "The owner in the row below Apollo is Bob",
      'Click Edit in the row next to Gemini. "Editing Gemini" is shown.'
    ],
    never: [
      'Click Edit in the row after Apollo. "Editing Apollo" is shown.',
      'Click Edit in the row below Apollo. "Editing Apollo" is shown.',
      'Click Edit in the row above Mercury. "Editing Apollo" is shown.',
      'Click Edit in the row after Mercury. "Editing Mercury" is shown.',
      "The owner in the row below Apollo is Ada",
      "The owner in the row above Mercury is Ada",
      '"Ada" is shown in the row below Apollo'
    ]
  },
  {
    about: "the card beside another",
    page: cards,
    passed: [
      'Click Add in the card after Lamp. "Added Desk" is shown.',
      'Click Add in the card to the right of Lamp. "Added Desk" is shown.',
      'Click Add in the card below Lamp. "Added Shelf" is shown.'
    ],
    never: [
      'Click Add in the card after Lamp. "Added Lamp" is shown.',
      'Click Add in the card to the right of Lamp. "Added Lamp" is shown.',
      'Click Add in the card left of Chair. "Added Lamp" is shown.',
      'Click Add in the card below Lamp. "Added Desk" is shown.',
      'Click Add in the card below Desk. "Added Shelf" is shown.'
    ]
  }
]
