/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "tune-001": [
    (u) => u.click(u.role("tab", "Display")),
    (u) => u.label("Dark").check(),
    (u) => u.click("Save settings"),
    (u) => u.see("Settings saved"),
    (u) => u.page.reload(),
    (u) => u.click(u.role("tab", "Display")),
    (u) => u.checked("Dark")
  ],
  "tune-003": [
    (u) => u.click(u.role("tab", "Notifications")),
    (u) => u.click(u.role("switch", "Weekly digest")),
    (u) => u.selected(u.role("switch", "Weekly digest"), "false", "aria-checked"),
    (u) => u.selected(u.role("switch", "Mobile alerts"), "false", "aria-checked")
  ],
  "tune-005": [
    (u) => u.click(u.role("tab", "Display")),
    (u) => u.label("Text size").fill("20"),
    (u) => u.see("20 px")
  ],
  "tune-007": [
    (u) => u.click(u.role("tab", "Display")),
    (u) => u.selected(u.role("tab", "Display")),
    (u) => u.see("Brightness"),
    (u) => u.gone("Weekly digest")
  ],
  "tune-009": [
    (u) => u.disabled("Save settings"),
    (u) => u.fill("Display name", "ada b"),
    (u) => u.click("Save settings"),
    (u) => u.see("Settings saved")
  ],
  "tune-011": [
    (u) => u.fill("Display name", "Captain Ada"),
    (u) => u.click("Reset to defaults"),
    (u) => u.value("Display name", "ada")
  ],
  "tune-013": [
    async (u) => {
      await u.click(u.css("#lang"))
      await u.click(u.option("Norsk"))
    },
    (u) => u.reads(u.css("#lang"), "Norsk")
  ],
  "tune-015": [
    async (u) => {
      await u.click(u.role("tab", "Privacy"))
      await u.selected(u.role("tab", "Privacy"))
    },
    (u) => u.disabled("Delete everything"),
    (u) => u.fill("Type DELETE to confirm", "DELETE"),
    (u) => u.enabled("Delete everything"),
    (u) => u.click("Delete everything"),
    (u) => u.see("Everything is deleted.")
  ],
  "tune-017": [
    async (u) => {
      await u.click(u.role("tab", "Display"))
      await u.click(u.role("slider", "Brightness"))
    },
    async (u) => {
      for (let i = 0; i < 3; i++) await u.press("ArrowRight")
    },
    (u) => u.see("75 %")
  ],
  "tune-018": [
    (u) => u.click(u.role("tab", "Notifications")),
    (u) => u.disabled(u.role("switch", "Product news")),
    (u) => u.click(u.role("switch", "Mobile alerts")),
    async (u) => {
      await u.enabled(u.role("switch", "Product news"))
      await u.selected(u.role("switch", "Product news"), "false", "aria-checked")
    }
  ],
  "tune-019": [
    (u) => u.fill("Time zone", "Asia/Tokyo"),
    (u) => u.click("Save settings"),
    (u) => u.see("Settings saved"),
    (u) => u.page.reload(),
    (u) => u.value("Time zone", "Asia/Tokyo")
  ],
  "tune-020": [(u) => u.none(u.role("switch", "Mobile alerts"))],
  "tune-021": [(u) => u.fill("Display name", "ada c"), (u) => u.none(u.page.getByText("What is new"))]
}
