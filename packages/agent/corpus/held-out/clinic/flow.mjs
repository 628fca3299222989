/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "clinic-001": [
    (u) => u.click("12 March 2031"),
    (u) => u.click("10:15"),
    (u) => u.reads(u.css("#chosen"), "Wednesday 12 March 2031, 10:15")
  ],
  "clinic-004": [
    async (u) => {
      await u.click("Next month")
      await u.click("Next month")
    },
    (u) => u.see("May 2031", u.css("#month")),
    (u) => u.click("Previous month"),
    (u) => u.see("April 2031", u.css("#month"))
  ],
  "clinic-006": [(u) => u.click("5 March 2031"), (u) => u.enabled("09:30"), (u) => u.disabled("14:00")],
  "clinic-008": [
    (u) => u.click("20 March 2031"),
    (u) => u.click("09:00"),
    (u) => u.choose("Doctor", "Dr Bell"),
    (u) => u.fill("Patient", "Ines Prado"),
    (u) => u.click("Book appointment"),
    (u) => u.see("Your appointment is booked."),
    (u) => u.see("Ines Prado with Dr Bell")
  ],
  "clinic-010": [
    async (u) => {
      await u.click("20 March 2031")
      await u.click("15:45")
    },
    async (u) => {
      await u.fill("Patient", "Omar Aziz")
      await u.click("Book appointment")
    },
    (u) => u.see("Omar Aziz with Dr Amara"),
    (u) => u.click("Cancel"),
    (u) => u.click("Yes, cancel it"),
    (u) => u.gone("Omar Aziz"),
    (u) => u.see("No appointments yet.")
  ],
  "clinic-012": [
    async (u) => {
      await u.click("20 March 2031")
      await u.click("15:45")
    },
    async (u) => {
      await u.fill("Patient", "Omar Aziz")
      await u.click("Book appointment")
    },
    (u) => u.see("Omar Aziz with Dr Amara"),
    (u) => u.click("Cancel"),
    (u) => u.see("Cancel this appointment?"),
    (u) => u.click("Keep it"),
    (u) => u.see("Omar Aziz with Dr Amara")
  ],
  "clinic-014": [
    (u) => {
      const d = new Date(Date.now() + 864e5)
      return u.fill(
        "Remind me on",
        `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`
      )
    },
    (u) => u.see("That is tomorrow.")
  ],
  "clinic-015": [
    (u) => u.fill("Patient", "Rosa Blum"),
    (u) => u.click("Book appointment"),
    (u) => u.see("Choose a time first."),
    (u) => u.gone("Rosa Blum with")
  ],
  "clinic-016": [(u) => u.none(u.css("option", { hasText: "Zimmer" }))],
  "clinic-017": [
    (u) => u.disabled("15 March 2031"),
    (u) => u.enabled("14 March 2031"),
    (u) => u.see("Choose a day first.")
  ]
}
