/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "rota-001": [
    (u) => u.css("[data-who=Ada][data-i='3']").dblclick(),
    async (u) => {
      await u.fill("Shift", "Night")
      await u.label("Shift").press("Enter")
    },
    (u) => u.reads(u.css("[data-who=Ada][data-i='3']"), "Night"),
    (u) => u.reads(u.css("[data-who=Ada][data-i='4']"), "Early")
  ],
  "rota-003": [
    (u) => u.see("31", u.row("Ada").locator("[role=gridcell]").last()),
    (u) => u.css("[data-who=Ada][data-i='3']").dblclick(),
    async (u) => {
      await u.fill("Shift", "Night")
      await u.label("Shift").press("Enter")
    },
    (u) => u.see("40", u.row("Ada").locator("[role=gridcell]").last())
  ],
  "rota-005": [
    (u) => u.css("[data-who=Ben][data-i='0']").click({ button: "right" }),
    (u) => u.click(u.role("menuitem", "Day off")),
    (u) => u.reads(u.css("[data-who=Ben][data-i='0']"), "Off")
  ],
  "rota-007": [
    (u) => u.css("[data-who=Carla][data-i='1']").click({ button: "right" }),
    (u) => u.click(u.role("menuitem", "Copy shift")),
    (u) => u.css("[data-who=Ben][data-i='1']").click({ button: "right" }),
    (u) => u.click(u.role("menuitem", "Paste shift")),
    (u) => u.reads(u.css("[data-who=Ben][data-i='1']"), "Night")
  ],
  "rota-009": [
    (u) => u.click("Next week"),
    (u) => u.see("Week 24"),
    (u) => u.url("#week-24"),
    (u) => u.click("Previous week"),
    (u) => u.see("Week 23")
  ],
  "rota-012": [
    (u) => u.css("[data-who=Ada][data-i='3']").dblclick(),
    async (u) => {
      await u.fill("Shift", "Night")
      await u.label("Shift").press("Enter")
    },
    (u) => u.press("Control+z"),
    (u) => u.reads(u.css("[data-who=Ada][data-i='3']"), "Off")
  ],
  "rota-014": [
    (u) => u.css("[data-who=Ada][data-i='4']").dblclick(),
    (u) => u.fill("Shift", "Late"),
    (u) => u.label("Shift").press("Escape"),
    (u) => u.reads(u.css("[data-who=Ada][data-i='4']"), "Early")
  ],
  "rota-016": [
    (u) => u.click("Add a note"),
    (u) => u.focused(u.label("Note")),
    (u) => u.page.keyboard.type("Bring boots"),
    (u) => u.click("Pin"),
    (u) => u.see("Pinned: Bring boots")
  ],
  "rota-018": [(u) => u.many(u.css("[role=gridcell]", { hasText: "Late" }))]
}
