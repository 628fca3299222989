/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "plan-001": [
    (u) => u.see("Nothing selected"),
    (u) => u.click(u.css("svg text", { hasText: "Office" })),
    (u) => u.reads(u.css("dd").nth(1), "Office"),
    (u) => u.reads(u.css("dd").nth(2), "18 m²")
  ],
  "plan-003": [
    async (u) => {
      for (let i = 0; i < 3; i++) await u.click("Zoom in")
    },
    (u) => u.see("130 %", u.css("#tools")),
    (u) => u.click("Zoom out"),
    (u) => u.see("120 %", u.css("#tools"))
  ],
  "plan-005": [
    (u) => u.disabled("Delete room"),
    (u) => u.click(u.css("svg text", { hasText: "Pantry" })),
    (u) => u.click("Delete room"),
    (u) => u.gone("Pantry"),
    (u) => u.see("Kitchen")
  ],
  "plan-007": [
    async (u) => {
      await u.click(u.css("svg text", { hasText: "Workshop" }))
      await u.click("Delete room")
    },
    (u) => u.gone("Workshop"),
    (u) => u.click("Undo"),
    (u) => u.see("Workshop")
  ],
  "plan-009": [
    (u) => u.see("Total area: 100 m²"),
    async (u) => {
      await u.click(u.css("svg text", { hasText: "Store" }))
      await u.click("Delete room")
    },
    (u) => u.see("Total area: 91 m²")
  ],
  "plan-011": [
    (u) => u.click(u.css("svg text", { hasText: "Hall" })),
    (u) => u.click("Rename room"),
    (u) => u.page.getByPlaceholder("New name").fill("Library"),
    (u) => u.click("OK"),
    (u) => u.reads(u.css("dd").nth(1), "Library"),
    (u) => u.gone("Hall")
  ],
  "plan-013": [
    (u) => u.opens("Add note"),
    (u) => u.accept("Mind the step"),
    (u) => u.see("Note: Mind the step")
  ],
  "plan-015": [
    (u) => u.disabled("Undo"),
    (u) => u.enabled("Zoom in"),
    (u) => u.count(u.css("#list li"), 6),
    (u) => u.title("Floor plan")
  ],
  "plan-016": [(u) => u.none(u.page.getByText("Pump 3"))],
  "plan-017": [(u) => u.click("Zoom in"), (u) => u.click(u.css("svg text", { hasText: "Kitchen" }))]
}
