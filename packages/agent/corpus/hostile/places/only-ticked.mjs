/** The one box of a group that is ticked, and boxes that cannot be. */
const box = (name, ...state) => `<li><label><input type="checkbox" ${state.join(" ")}> ${name}</label></li>`
const page = (
  ...boxes
) => `<h1>Claim</h1><label><input type="checkbox"> Select all</label><ul>${boxes.join("")}</ul>
<h2>Options</h2><p><label><input type="checkbox" checked> Send a copy</label></p>`

export default [
  {
    about: "one is ticked, beside an option elsewhere that is as well",
    page: page(box("Plaster repair", "checked"), box("Carpet"), box("New tiles", "disabled")),
    passed: [
      "Plaster repair is the only item still ticked",
      "New tiles cannot be ticked",
      "The Carpet checkbox can be ticked"
    ],
    blocked: ["Only Plaster repair is checked"],
    failed: ["Only Carpet is checked", "Carpet cannot be ticked"],
    never: ["Only Lamp is checked", "Carpet is the only item still ticked", "New tiles can be ticked"]
  },
  {
    about: "two are ticked",
    page: page(box("Plaster repair", "checked"), box("Carpet", "checked"), box("New tiles")),
    failed: ["Plaster repair is the only item still ticked", "Only Carpet is checked"],
    passed: ["Plaster repair is checked"]
  }
]
