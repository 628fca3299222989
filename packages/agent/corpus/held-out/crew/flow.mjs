/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "crew-001": [
    (u) => u.click(u.button("Edit", u.row("Farid Haddad"))),
    (u) => u.choose(u.css("dialog select"), "Cook"),
    (u) => u.click("Save"),
    (u) => u.reads(u.row("Farid Haddad").locator("td").nth(2), "Cook"),
    (u) => u.reads(u.row("Greta Lind").locator("td").nth(2), "Cook")
  ],
  "crew-003": [
    (u) => u.click("Joined"),
    (u) => u.see("Kaya Demir", u.css("tbody tr").first()),
    (u) => u.see("Jonas Weil", u.css("tbody tr").nth(1))
  ],
  "crew-005": [
    async (u) => {
      await u.click("Name")
      await u.click("Name")
    },
    (u) =>
      u.order(u.css("tbody td:nth-child(2)"), [
        "Tara Flynn",
        "Sami Korpi",
        "Rosa Blum",
        "Quentin Roy",
        "Petra Novak",
        "Omar Aziz",
        "Nora Quinn",
        "Mei Tanaka"
      ]),
    (u) => u.see("Tara Flynn", u.css("tbody tr").first())
  ],
  "crew-006": [
    (u) => u.choose("Status", "Suspended"),
    async (u) => {
      await u.see("Dmitri Volkov")
      await u.gone("Ada Byrne")
    },
    (u) => u.see("Showing 1–3 of 3")
  ],
  "crew-008": [
    (u) => u.click("Next"),
    (u) => u.see("Page 2 of 3"),
    (u) => u.see("Ines Prado", u.css("table")),
    (u) => u.gone("Ada Byrne")
  ],
  "crew-010": [
    async (u) => {
      await u.click(u.row("Carla Nunes").getByTitle("More actions"))
      await u.opens(u.role("menuitem", "Delete"))
    },
    (u) => u.says("Delete Carla Nunes?"),
    (u) => u.accept(),
    (u) => u.gone("Carla Nunes", u.css("table")),
    (u) => u.see("Ada Byrne", u.css("table"))
  ],
  "crew-012": [
    (u) => u.click(u.row("Elin Strand").getByTitle("More actions")),
    (u) => u.opens(u.role("menuitem", "Delete")),
    (u) => u.dismiss(),
    (u) => u.see("Elin Strand", u.css("table")),
    (u) => u.gone("was deleted")
  ],
  "crew-014": [
    (u) => u.click(u.row("Ben Okoro").getByTitle("More actions")),
    (u) => u.click(u.role("menuitem", "Suspend")),
    (u) => u.reads(u.row("Ben Okoro").locator("td").nth(3), "Suspended")
  ],
  "crew-016": [
    (u) => u.label("Select Ada Byrne").check(),
    (u) => u.label("Select Hugo Marsh").check(),
    (u) => u.label("Select Greta Lind").check(),
    (u) => u.see("3 selected"),
    (u) => u.shown(u.button("Export selected"))
  ],
  "crew-018": [
    async (u) => {
      await u.click("Next")
      await u.click("Next")
    },
    (u) => u.see("Page 3 of 3"),
    (u) => u.disabled("Next"),
    (u) => u.count(u.css("tbody tr"), 4)
  ],
  "crew-020": [
    (u) => u.fill("Filter by name", "zzz"),
    (u) => u.see("Nobody found."),
    (u) => u.fill("Filter by name", ""),
    (u) => u.see("Ada Byrne")
  ],
  "crew-021": [
    (u) => u.click(u.button("Edit", u.css("tbody tr").first())),
    (u) => u.value("Full name", "Ada Byrne"),
    async (u) => {
      await u.fill("Full name", "Nobody")
      await u.click("Cancel")
    },
    (u) => u.absent(u.css("dialog")),
    (u) => u.see("Ada Byrne", u.css("tbody tr").first())
  ],
  "crew-022": [(u) => u.many(u.button("Edit"))],
  "crew-023": [
    (u) => u.click(u.row("Hugo Marsh").getByTitle("More actions")),
    async (u) => {
      await u.opens(u.role("menuitem", "Delete"))
      await u.says("Delete Hugo Marsh?")
    }
  ],
  "crew-024": [(u) => u.none(u.row("Tara Flynn"))]
}
