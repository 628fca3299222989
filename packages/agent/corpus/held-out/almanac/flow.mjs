/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "almanac-001": [
    (u) => u.css("nav span").hover(),
    (u) => u.click(u.link("Tides")),
    (u) => u.url("/tides.html"),
    (u) => u.shown(u.role("heading", "Tides"))
  ],
  "almanac-003": [
    (u) => u.gone("The keeper, at dusk."),
    (u) => u.click("Who lights the lamp?"),
    (u) => u.see("The keeper, at dusk."),
    (u) => u.gone("From the east pier only.")
  ],
  "almanac-005": [
    async (u) => {
      const next = u.page.context().waitForEvent("page")
      await u.click(u.link("calendar of the moon"))
      u.page = await next
    },
    (u) => u.see("Phases of the moon", u.page.locator("h1")),
    (u) => u.see("17 June", u.page.locator("body"))
  ],
  "almanac-007": [
    (u) => u.click(u.link("Home")),
    (u) => u.title("Harbour almanac"),
    (u) => u.shown(u.role("img", "Old lighthouse"))
  ],
  "almanac-009": [
    async (u) => {
      const found = () => u.link("Contact").getAttribute("href")
      await u.poll(async () => (await found()).includes("contact.html"), "contact.html", found)
    },
    (u) => u.shown(u.link("Back to top"))
  ],
  "almanac-011": [
    async (u) => {
      await u.fill("Your e-mail", "ada@quay.example")
      await u.click("Subscribe")
    },
    (u) => u.see("Thank you for subscribing.")
  ],
  "almanac-013": [
    (u) => u.click("Subscribe"),
    (u) => u.gone("Thank you for subscribing."),
    (u) => u.focused(u.label("Your e-mail"))
  ],
  "almanac-015": [
    (u) => u.reads(u.css("tbody tr").nth(1).locator("td").first(), "07:12"),
    (u) => u.reads(u.css("tbody tr").nth(2).locator("td").last(), "14:20")
  ],
  "almanac-017": [
    async (u) => {
      u.errors = []
      u.page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("favicon") && !/404/.test(message.text()))
          u.errors.push(message.text())
      })
      await u.page.reload()
    },
    (u) => u.see("Thursday", u.css("table")),
    (u) =>
      u.poll(
        async () => u.errors.length === 0,
        "no errors",
        async () => u.errors.join(" ")
      )
  ],
  "almanac-019": [
    async (u) => {
      await u.css("nav span").hover()
      await u.click(u.link("Phases"))
    },
    (u) => u.shown(u.role("heading", "Phases of the moon")),
    (u) => u.page.goBack(),
    (u) => u.shown(u.role("heading", "Harbour almanac")),
    (u) => u.page.goForward(),
    (u) => u.see("Full moon")
  ],
  "almanac-020": [(u) => u.see("Questions"), (u) => u.see("Harbour almanac")]
}
