import { flowsOf } from "../verify-proofs.mjs"
import { eventually, gone, reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const nav = (page, name) => page.locator("header nav a").filter({ hasText: name })
const cards = (page) => page.locator("article.card")
const done = async (deed) => {
  await deed
  return true
}
const count = (page, number) => eventually(async () => (await cards(page).count()) === number)
const section = (page, name) => page.locator("section").filter({ hasText: name })
const question = (page, number) => page.locator("fieldset").nth(number - 1)
const entry = (page, number) =>
  page
    .locator("ol > li")
    .nth(number - 1)
    .locator(".flex-1")

export default await flowsOf(import.meta.url, {
  "learn-001": [
    async (page) => {
      const input = page.getByPlaceholder("Search courses…")
      await cards(page).first().waitFor()
      await input.fill("React")
      await input.press("Enter")
      await page.waitForTimeout(900)
      return seen(cards(page))
    },
    async (page) =>
      (await cards(page).locator("h3").allTextContents()).every((title) => title.includes("React")),
    (page) => seen(page.getByText("3 courses", { exact: true })),
    (page) => done(page.getByPlaceholder("Search courses…").fill("origami")),
    async (page) => (await seen(page.getByText("No courses found"))) && seen(button(page, "Clear filters"))
  ],
  "learn-003": [
    (page) => reads(nav(page, "Wishlist").locator(".count"), "2"),
    (page) => done(cards(page).filter({ hasText: "Color theory" }).getByRole("button").click()),
    async (page) => (await seen(page.getByText("Removed from wishlist"))) && seen(button(page, "Undo")),
    (page) => reads(nav(page, "Wishlist").locator(".count"), "1"),
    async (page) => {
      await button(page, "Undo").click()
      return reads(nav(page, "Wishlist").locator(".count"), "2")
    }
  ],
  "learn-005": [
    async (page) =>
      (await seen(section(page, "Getting started").getByText("3/5 completed"))) &&
      seen(page.getByText("Your progress: 40%")),
    (page) => done(section(page, "Getting started").getByRole("button").click()),
    async (page) => {
      const box = page.getByLabel("Mark Props and state as complete")
      await box.click()
      return box.isChecked()
    },
    (page) => seen(page.getByText("Your progress: 50%")),
    (page) => seen(section(page, "Getting started").getByText("4/5 completed"))
  ],
  "learn-007": [
    (page) => done(page.getByRole("tab", { name: "Quiz" }).click()),
    (page) => button(page, "Submit answers").isDisabled(),
    (page) => done(page.getByLabel("A component").check()),
    async (page) => {
      await page.getByLabel("useState").check()
      return done(page.getByLabel("fetchAll").check())
    },
    (page) => done(button(page, "Submit answers").click()),
    (page) => reads(question(page, 1).locator(".feedback"), "Correct!"),
    (page) => reads(question(page, 2).locator(".feedback"), "Not quite"),
    (page) => reads(page.locator(".score"), "Your score: 1 of 2")
  ],
  "learn-009": [
    (page) => done(entry(page, 3).dragTo(entry(page, 1))),
    async (page) =>
      (await reads(entry(page, 1), "Street photography")) && reads(entry(page, 2), "Intro to React"),
    async (page) => {
      await nav(page, "Catalogue").click()
      await page.getByRole("heading", { name: "Explore courses" }).waitFor()
      return done(nav(page, "My learning").click())
    },
    (page) => reads(entry(page, 1), "Street photography")
  ],
  "learn-011": [
    async (page) => {
      await button(page, "Play").click()
      return (
        (await seen(button(page, "Pause"))) &&
        eventually(async () => (await page.locator(".time").textContent()) !== "0:00 / 4:30")
      )
    },
    async (page) => {
      await button(page, "Pause").click()
      return seen(button(page, "Play"))
    },
    async (page) => {
      await button(page, "Mute").click()
      return seen(button(page, "Unmute"))
    },
    async (page) => {
      await page.getByRole("tab", { name: "Notes" }).click()
      await page.locator(".editor").click()
      await page.keyboard.type("Keys must be unique")
      return done(button(page, "Save note").click())
    },
    async (page) =>
      (await seen(page.getByText("Note saved"))) &&
      seen(page.locator(".notes").getByText("Keys must be unique"))
  ],
  "learn-012": [
    async (page) => {
      await button(page, "Edit name").click()
      return (
        (await page.getByLabel("Name", { exact: true }).inputValue()) === "Robin Vale" &&
        (await button(page, "Save").isVisible()) &&
        button(page, "Cancel").isVisible()
      )
    },
    async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("Robin Valentine")
      return done(button(page, "Save").click())
    },
    async (page) =>
      (await seen(page.getByText("Profile updated"))) && reads(page.locator(".value"), "Robin Valentine"),
    async (page) => {
      await page.reload()
      return reads(page.locator(".value"), "Robin Valentine")
    }
  ],
  "learn-013": [
    async (page) => (await seen(cards(page))) && gone(page.locator(".animate-pulse")),
    (page) => count(page, 6),
    async (page) => {
      await page.mouse.wheel(0, 5000)
      return count(page, 12)
    },
    (page) => count(page, 10)
  ],
  "learn-014": [
    async (page) => {
      await button(page, "EN ▾").click()
      return done(page.getByRole("menuitem", { name: "Deutsch" }).click())
    },
    (page) => done(nav(page, "Meine Kurse").click()),
    async (page) => {
      await button(page, "DE ▾").click()
      return done(page.getByRole("menuitem", { name: "English" }).click())
    }
  ]
})
