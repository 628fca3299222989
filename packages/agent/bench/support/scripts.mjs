/**
 * Tests of the corpus as Playwright tests, written by hand: one function a step, with the assertions that wait of @playwright/test, as a
 * person would write them. Keyed by the test's id; checks that do the same as another step's are written the same way.
 */
import { expect } from "@playwright/test"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const row = (page, text) => page.getByRole("row").filter({ hasText: text })
const shown = (text) => (page) => expect(page.getByText(text)).toBeVisible()
const absent = (text) => (page) => expect(page.getByText(text)).toBeHidden()
const press = (name) => (page) => button(page, name).click()
const tab = (name) => (page) => page.getByRole("tab", { name }).click()
const card = (page, name) => page.locator(".card").filter({ hasText: name })
const drinks = (page) => page.getByRole("list").last().getByRole("listitem")
const messages = (page) => page.getByLabel("Messages").getByRole("listitem")
const cell = (page, project, at) =>
  page.locator("#grid tr").filter({ hasText: project }).locator("td").nth(at)
const field = (page, name) => page.locator(`[name="${name}"]`)
const number = (page) => page.getByRole("link", { name: "Inbox" }).locator("span").nth(1)

export const scripts = {
  "bikes-005": [
    press("Reject all"),
    (page) => page.getByLabel("Sort by").selectOption("Price: low to high"),
    (page) => expect(page.locator("h3").first()).toHaveText("Kids Zip"),
    (page) => expect(page.locator("h3").last()).toHaveText("Tandem Duo")
  ],
  "bikes-017": [
    press("Accept all"),
    (page) => page.getByLabel("Electric only").check(),
    async (page) => {
      await expect(page.getByText("Cargo Max")).toBeVisible()
      await expect(page.getByText("Volt Runner")).toBeVisible()
    },
    absent("Trail Fox"),
    (page) => expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(2),
    (page) => page.getByLabel("Electric only").uncheck(),
    shown("Trail Fox")
  ],
  "bikes-018": [
    press("Accept all"),
    (page) => card(page, "City Cruiser").getByRole("button", { name: "Add to cart" }).click(),
    (page) => card(page, "Kids Zip").getByRole("button", { name: "Add to cart" }).click(),
    (page) => page.getByRole("link", { name: /^Cart/ }).click(),
    (page) => page.getByLabel("Theft insurance").check(),
    (page) => expect(page.getByText(/^Insurance/).locator("..")).toContainText("€10.00"),
    (page) => expect(page.locator(".grand")).toContainText("€38.00")
  ],
  "helpdesk-005": [
    (page) => row(page, "T-103").getByTitle("More actions").click(),
    (page) => page.getByRole("menuitem", { name: "Close ticket" }).click(),
    (page) => expect(row(page, "T-103").getByRole("cell").nth(5)).toHaveText("Closed"),
    (page) => expect(row(page, "T-104").getByRole("cell").nth(5)).toHaveText("Pending")
  ],
  "helpdesk-013": [
    async (page) => {
      await page.getByLabel("Select T-101").check()
      await page.getByLabel("Select T-103").check()
    },
    (page) => expect(button(page, "Close selected")).toBeEnabled(),
    press("Close selected"),
    shown("2 tickets closed")
  ],
  "helpdesk-017": [
    (page) => expect(button(page, "Previous")).toBeDisabled(),
    (page) => expect(page.getByRole("row")).toHaveCount(9),
    press("Next"),
    shown("Page 2 of 3"),
    (page) => expect(button(page, "Previous")).toBeEnabled()
  ],
  "library-013": [
    (page) => page.getByLabel("Username").fill("maria"),
    (page) => page.getByLabel("Password", { exact: true }).fill("bookworm8"),
    press("Sign in"),
    shown("Wrong username or password."),
    (page) => expect(page).toHaveURL(/login\.html/)
  ],
  "mail-001": [
    (page) => expect(number(page)).toHaveText("3"),
    (page) => messages(page).filter({ hasText: "Invoice 2231" }).click(),
    shown("The amount due is $84.20."),
    (page) => expect(number(page)).toHaveText("2")
  ],
  "mail-013": [
    async (page) => {
      await page.getByRole("searchbox").fill("giraffe")
      await page.keyboard.press("Enter")
    },
    shown("No messages match your search."),
    (page) => page.getByRole("searchbox").clear(),
    (page) => expect(messages(page)).toHaveCount(5)
  ],
  "newsroom-003": [
    (page) => expect(page.getByRole("heading", { name: "Published (1)" })).toBeVisible(),
    (page) => page.getByText("Bakers win the cup").dragTo(page.getByLabel("Published", { exact: true })),
    (page) => expect(page.getByRole("heading", { name: "Published (2)" })).toBeVisible(),
    (page) => expect(page.getByRole("heading", { name: "Draft (1)" })).toBeVisible()
  ],
  "recipes-009": [
    press("New recipe"),
    (page) => page.getByLabel("Title").fill("Plum cake"),
    (page) => page.getByLabel("Minutes").fill("50"),
    (page) => page.getByLabel("Difficulty").selectOption("Hard"),
    press("Save recipe"),
    (page) => expect(page.locator("recipe-card").filter({ hasText: "Plum cake" })).toContainText("50 minutes, hard") // prettier-ignore
  ],
  "seats-007": ["A1", "C5", "C6"].map((name) => (page) => {
    const seat = expect(page.getByRole("checkbox", { name: `Seat ${name}` }))
    return name === "C6" ? seat.toBeEnabled() : seat.toBeDisabled()
  }),
  "seats-013": [
    (page) => page.getByRole("checkbox", { name: "Seat C1" }).click(),
    (page) => expect(page.getByRole("checkbox", { name: "Seat C1" })).toBeChecked(),
    press("Clear selection"),
    (page) => expect(page.getByRole("checkbox", { name: "Seat C1" })).not.toBeChecked(),
    async (page) => {
      await expect(page.getByText("No seats chosen yet.")).toBeVisible()
      await expect(page.getByText("Total: €0.00")).toBeVisible()
    }
  ],
  "settings-001": [
    (page) => page.getByLabel("Display name").fill("Robin Hale"),
    press("Save changes"),
    shown("All changes saved"),
    (page) => page.reload({ waitUntil: "domcontentloaded" }),
    (page) => expect(page.getByLabel("Display name")).toHaveValue("Robin Hale")
  ],
  "settings-009": [
    tab("Notifications"),
    (page) => expect(page.getByRole("switch", { name: "SMS alerts" })).not.toBeChecked(),
    (page) => page.getByRole("switch", { name: "SMS alerts" }).click(),
    (page) => expect(page.getByRole("switch", { name: "SMS alerts" })).toBeChecked(),
    (page) => expect(page.getByRole("switch", { name: "E-mail alerts" })).toBeChecked()
  ],
  "streaming-015": [
    (page) => expect(page.getByText("€19.98")).toBeVisible(),
    (page) => page.getByLabel("Add StreamHub Sports").uncheck(),
    (page) => expect(page.getByText("€14.99", { exact: true })).toBeVisible()
  ],
  "survey-007": [
    (page) => page.getByLabel("Move Tea up").click(),
    (page) => expect(drinks(page).first()).toContainText("Tea"),
    (page) => expect(drinks(page).last()).toContainText("Juice")
  ],
  "survey-003": [
    (page) => expect(page.getByPlaceholder("Please specify")).toBeHidden(),
    (page) => page.getByRole("radio", { name: "Other" }).click(),
    (page) => expect(page.getByPlaceholder("Please specify")).toBeVisible()
  ],
  "timesheet-001": [
    (page) => cell(page, "Website", 5).locator("input").fill("7.5"),
    press("Recalculate"),
    (page) => expect(cell(page, "Website", 6)).toHaveText("27.5"),
    (page) => expect(page.getByRole("row").filter({ hasText: "All projects" }).getByRole("cell").filter({ hasText: /^7\.5$/ })).toBeVisible() // prettier-ignore
  ],
  "timesheet-013": [
    (page) => field(page, "week").selectOption("Week 25"),
    (page) => page.locator("textarea").fill("Two days on site"),
    (page) => field(page, "emp").fill("M. Silva"),
    (page) => expect(field(page, "week").locator("option:checked")).toHaveText("Week 25"),
    (page) => expect(page.locator("textarea")).toHaveValue("Two days on site"),
    (page) => expect(field(page, "emp")).toHaveValue("M. Silva")
  ],
  "vet-015": [
    press("Book a visit"),
    async (page) => {
      await page.getByLabel("Pet's name").fill("Coco")
      await page.getByLabel("Weight").fill("-3")
    },
    press("Next"),
    shown("Weight must be a number above 0"),
    async (page) => {
      await page.getByLabel("Weight").fill("4.2")
      await button(page, "Next").click()
    },
    shown("What do you need?")
  ],
  "weather-001": [
    (page) => expect(page.getByText("12 °C").first()).toBeVisible(),
    press("°F"),
    (page) => expect(page.getByText("54 °F").locator("visible=true").first()).toBeVisible()
  ]
}
