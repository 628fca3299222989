/** Lines of a bill that no role tells: what stands side by side in one box, and nothing else. */
const line = (label, sum) =>
  `<div style="display:flex;justify-content:space-between;width:300px"><div>${label}</div><div>${sum}</div></div>`
export default [
  {
    about: "one of the lines of a bill",
    page: `<h1>Your stay</h1><div>${line("Room", "€90.00")}${line("Breakfast", "€12.00")}${line("To pay", "€102.00")}</div>`,
    passed: ["One of the lines reads Breakfast, €12.00.", "One of the lines reads Room, €90.00."],
    never: [
      "One of the lines reads Breakfast, €90.00.",
      "One of the lines reads Breakfast, €1.00.",
      "One of the lines reads Parking, €12.00.",
      "One of the lines reads €90.00, Breakfast.",
      "None of the lines reads Breakfast, €12.00."
    ]
  }
]
