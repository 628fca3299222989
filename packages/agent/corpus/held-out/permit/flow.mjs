/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "permit-001": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    async (u) => {
      await u.click(u.role("combobox", "Event type"))
      await u.click(u.option("Concert"))
    },
    (u) => u.fill("Event date", "2031-06-14"),
    (u) => u.click("Next"),
    (u) => u.fill("Describe the event", "An evening of brass"),
    (u) => u.click("Next"),
    (u) => u.see("Step 4 of 4"),
    (u) => u.click("Submit"),
    (u) => u.see("Application received"),
    (u) => u.see("SP-2087")
  ],
  "permit-003": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    (u) => u.disabled("Next"),
    async (u) => {
      await u.click(u.role("combobox", "Event type"))
      await u.click(u.option("Market"))
    },
    (u) => u.fill("Event date", "2031-06-14"),
    (u) => u.click("Next"),
    (u) => u.see("Step 3 of 4")
  ],
  "permit-005": [
    (u) => u.fill("Full name", "Ada Byrne"),
    (u) => u.fill("E-mail", "ada@quay"),
    (u) => u.click("Next"),
    (u) => u.see("Enter a valid e-mail address"),
    (u) => u.see("Step 1 of 4")
  ],
  "permit-007": [
    (u) => u.click("Next"),
    async (u) => {
      await u.see("Enter your full name")
      await u.see("Enter a valid e-mail address")
    },
    (u) => u.gone("Enter the company number")
  ],
  "permit-008": [
    (u) => u.absent(u.label("Company number")),
    (u) => u.click(u.role("radio", /Company/)),
    (u) => u.shown(u.label("Company number")),
    async (u) => {
      await u.selected(u.role("radio", /Company/), "true", "aria-checked")
      await u.selected(u.role("radio", /Person/), "false", "aria-checked")
    }
  ],
  "permit-010": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    (u) => u.see("Step 2 of 4"),
    (u) => u.click("Back"),
    (u) => u.value("Full name", "Ada Byrne"),
    (u) => u.value("E-mail", "ada@quay.example")
  ],
  "permit-012": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    async (u) => {
      await u.click("More visitors")
      await u.click("More visitors")
    },
    (u) => u.see("30", u.page.getByRole("group", { name: "Expected visitors" })),
    (u) => u.click("Fewer visitors"),
    (u) => u.see("20", u.page.getByRole("group", { name: "Expected visitors" }))
  ],
  "permit-014": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    async (u) => {
      await u.click(u.role("combobox", "Event type"))
      await u.click(u.option("Film shoot"))
      await u.fill("Event date", "2031-07-01")
    },
    (u) => u.click("Next"),
    (u) => u.fill("Describe the event", "Twelve signs"),
    (u) => u.see("12 / 200")
  ],
  "permit-016": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    async (u) => {
      await u.click(u.role("combobox", "Event type"))
      await u.click(u.option("Street party"))
    },
    (u) => u.fill("Event date", "2031-08-20"),
    (u) => u.click(u.role("checkbox", /Amplified music/)),
    async (u) => {
      await u.click("Next")
      await u.shown(u.label("Describe the event"))
      await u.click("Next")
    },
    (u) => u.reads(u.css(".sum", { hasText: "Event type" }), "Event type Street party"),
    (u) => u.reads(u.css(".sum", { hasText: "Amplified music" }), "Amplified music Yes")
  ],
  "permit-018": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    async (u) => {
      await u.click(u.role("combobox", "Event type"))
      await u.click(u.option("Street party"))
    },
    (u) => u.fill("Event date", "2031-08-20"),
    (u) => u.click(u.role("checkbox", /Amplified music/)),
    async (u) => {
      await u.click("Next")
      await u.shown(u.label("Describe the event"))
      await u.click("Next")
    },
    (u) => u.reads(u.css(".sum", { hasText: "Fee" }), "Fee €65.00")
  ],
  "permit-020": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next")
  ],
  "permit-021": [
    async (u) => {
      await u.fill("Full name", "Ada Byrne")
      await u.fill("E-mail", "ada@quay.example")
    },
    (u) => u.click("Next"),
    (u) => u.see("Step 2 of 4")
  ]
}
