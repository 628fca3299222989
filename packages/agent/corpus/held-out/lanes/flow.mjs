/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "lanes-001": [
    (u) => u.css(".card", { hasText: "Paint the gate" }).dragTo(u.css("[data-lane=Doing]")),
    (u) => u.see("Paint the gate", u.css("[data-lane=Doing]")),
    (u) => u.gone("Paint the gate", u.css("[data-lane=Backlog]"))
  ],
  "lanes-003": [
    (u) => u.see("Backlog 3"),
    (u) => u.see("Done 1"),
    (u) => u.css(".card", { hasText: "Count the ladders" }).dragTo(u.css("[data-lane=Done]")),
    (u) => u.see("Backlog 2"),
    (u) => u.see("Done 2")
  ],
  "lanes-005": [
    (u) => u.click(u.css(".card", { hasText: "Order timber" })),
    (u) => u.choose("Lane", "Done"),
    (u) => u.click("Save"),
    (u) => u.see("Order timber", u.css("[data-lane=Done]")),
    (u) => u.page.reload(),
    (u) => u.see("Order timber", u.css("[data-lane=Done]"))
  ],
  "lanes-007": [
    (u) => u.click(u.css(".card", { hasText: "Oil the hinges" })),
    (u) => u.click("Delete card"),
    (u) => u.gone("Oil the hinges"),
    (u) => u.see("Count the ladders")
  ],
  "lanes-009": [
    (u) => u.click(u.button("+ Add a card", u.css("[data-lane=Backlog]"))),
    (u) => u.page.getByPlaceholder("Card title").fill("Sweep the yard"),
    (u) => u.click("Add"),
    (u) => u.see("Sweep the yard", u.css("[data-lane=Backlog] .card").last()),
    (u) => u.count(u.css("[data-lane=Backlog] .card"), 4)
  ],
  "lanes-011": [
    (u) => u.click(u.css(".card", { hasText: "Mend the roof" })),
    (u) => u.label("Costly").check(),
    (u) => u.click("Save"),
    (u) => u.see("Costly", u.css(".card", { hasText: "Mend the roof" }))
  ],
  "lanes-013": [
    (u) => u.gone("Work limit reached"),
    (u) => u.css(".card", { hasText: "Oil the hinges" }).dragTo(u.css("[data-lane=Doing]")),
    (u) => u.see("Work limit reached", u.css("[data-lane=Doing]"))
  ],
  "lanes-015": [
    (u) => u.click(u.css(".card", { hasText: "Call the glazier" })),
    (u) => u.label("Title").fill("Call the plumber"),
    (u) => u.click("Save"),
    (u) => u.see("Call the plumber", u.css("[data-lane=Done]")),
    (u) => u.gone("Call the glazier")
  ],
  "lanes-016": [
    (u) => u.click(u.css(".card", { hasText: "Paint the gate" })),
    (u) => u.shown(u.role("dialog", "Card details")),
    async (u) => {
      await u.label("Title").click()
      await u.press("Escape")
    },
    (u) => u.absent(u.css("[role=dialog]"))
  ],
  "lanes-017": [(u) => u.many(u.button("+ Add a card"))],
  "lanes-018": [(u) => u.none(u.page.getByText("On hold"))]
}
