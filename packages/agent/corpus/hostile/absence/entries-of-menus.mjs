/** A menu of boxes, of whose entries some have a number on them: one that has none has no badge. */
const page = `<style>.p{cursor:pointer}.badge{background:#c00;color:#fff;padding:2px 5px}</style><nav class="side">${[
  ["Cellar", ""],
  ["Care round", "2"],
  ["Intake", "3"]
]
  .map(
    ([name, count]) =>
      `<div class="p" onclick="this.lastElementChild.style.display = this.textContent.startsWith('Care') ? 'none' : ''">${name} <span class="badge" style="${count === "" ? "display:none" : ""}">${count}</span></div>`
  )
  .join("")}</nav><h1>Care rounds</h1><p>All done</p>`

export default [
  {
    about: "an entry without its badge, and one with it",
    page,
    passed: [
      "The Intake entry in the menu has a badge",
      "The Care round entry has a badge",
      "Click Care round. The Care round entry in the menu no longer has a badge"
    ],
    failed: ["Click Care round. The Intake entry no longer has a badge"],
    never: [
      "The Cellar entry in the menu has a badge",
      "Click Intake. The Care round entry in the menu no longer has a badge",
      "Click Care round. The Care round entry in the menu has a badge",
      "The Sales entry in the menu has no badge",
      "The Intake entry in the menu no longer has a badge",
      "The Care round entry in the menu no longer has a badge"
    ]
  },
  {
    about: "the number on what leads to a place, where the page has no such place",
    page,
    passed: [
      "Click Care round. There is no number on Care round in the menu any more",
      "There is a number on Intake in the menu"
    ],
    failed: ["Click Care round. There is no number on Intake in the menu any more"],
    never: [
      "There is no number on Care round in the menu any more",
      "There is a number on Cellar in the menu",
      "There is no number on Sales in the menu any more",
      "Click Care round. There is a number on Care round in the menu"
    ]
  }
]
