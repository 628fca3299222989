/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "maze-001": [(u) => u.click("Publish"), (u) => u.see("Your page is published")],
  "maze-017": [
    (u) => u.see("Draft", u.css("[aria-label=Status]")),
    (u) => u.click("Publish"),
    (u) => u.see("Published", u.css("[aria-label=Status]"))
  ],
  "maze-019": [
    (u) => u.click("Activate member"),
    (u) => u.see("The member is active"),
    (u) => u.gone("inactive")
  ],
  "maze-021": [(u) => u.fill("Copies", "2"), (u) => u.click("One more"), (u) => u.value("Copies", "3")],
  "maze-023": [(u) => u.click("Check the disk"), (u) => u.gone("Warning"), (u) => u.see("Checked.")],
  "maze-025": [
    (u) => u.click(u.css("#b2")),
    (u) => u.see("Everything was kept."),
    (u) => u.gone("thrown away")
  ],
  "maze-026": [
    (u) => u.see("Season ticket"),
    (u) => u.reads(u.css("#shout"), "draft saved"),
    async (u) => {
      await u.see("Order")
      await u.see("confirmed")
    },
    (u) => u.gone("the disk is full")
  ],
  "maze-027": [(u) => u.none(u.css("#purge"))]
}
