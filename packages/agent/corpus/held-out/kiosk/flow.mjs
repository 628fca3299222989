/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "kiosk-001": [
    (u) => u.click("Only needed ones"),
    (u) => u.click(u.button("Buy ticket", u.css(".trip", { hasText: "09:15" }))),
    (u) => u.see("Ticket bought for 09:15")
  ],
  "kiosk-004": [
    (u) => u.click("Only needed ones"),
    (u) => u.see("4 seats left", u.css(".trip", { hasText: "10:40" })),
    (u) => u.click(u.button("Buy ticket", u.css(".trip", { hasText: "10:40" }))),
    (u) => u.see("3 seats left", u.css(".trip", { hasText: "10:40" }))
  ],
  "kiosk-006": [
    (u) => u.click("Only needed ones"),
    (u) => u.click(u.link("Fares")),
    (u) => u.reads(u.css("h1"), "Fares"),
    (u) => u.url("#fares")
  ],
  "kiosk-008": [
    (u) => u.click("Only needed ones"),
    (u) => u.click(u.link("Fares")),
    (u) => u.click(u.button("+", u.page.getByRole("group", { name: "Adults" }))),
    (u) => u.click(u.button("+", u.page.getByRole("group", { name: "Children" }))),
    (u) => u.see("Together: €9.50")
  ],
  "kiosk-010": [
    (u) => u.click("Only needed ones"),
    (u) => u.click(u.button("Details", u.css(".trip", { hasText: "12:05" }))),
    (u) => u.see("The 12:05 to Skerry leaves from pier 4.")
  ],
  "kiosk-012": [
    (u) => u.click("Accept all"),
    (u) => u.see("Would you like our newsletter?"),
    (u) => u.click("Close the newsletter"),
    (u) => u.gone("Would you like our newsletter?")
  ],
  "kiosk-014": [
    (u) => u.click("Only needed ones"),
    (u) => u.click(u.link("Help")),
    (u) => u.see("555 0140"),
    (u) => u.page.goBack(),
    (u) => u.reads(u.css("h1"), "Timetable"),
    (u) => u.count(u.button("Buy ticket"), 3)
  ],
  "kiosk-015": [(u) => u.click("Only needed ones"), (u) => u.many(u.css(".trip", { hasText: "Skerry" }))]
}
