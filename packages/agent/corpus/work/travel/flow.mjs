import { flowsOf } from "../verify-proofs.mjs"
import { eventually, gone, reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const card = (page, name) => page.getByTestId("property-card").filter({ hasText: name })
const people = (page) => page.getByTestId("occupancy-config")
const done = async (deed) => {
  await deed
  return true
}
const day = (page, days) => {
  const date = new Date()
  date.setDate(date.getDate() + days)
  const text = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-")
  return page.locator(`[data-date='${text}']`).click()
}
const count = (page, number) =>
  eventually(async () => (await page.getByTestId("property-card").count()) === number)

export default await flowsOf(import.meta.url, {
  "travel-001": [
    (page) => done(page.getByLabel("Sort by").selectOption("Price (low to high)")),
    (page) => seen(page.getByTestId("property-card").first().getByText("Graça View Hostel")),
    async (page) => {
      const prices = (await page.locator(".price").allTextContents()).map((text) => Number(text.slice(1)))
      return prices.length === 5 && prices.every((price, at) => at === 0 || prices[at - 1] <= price)
    }
  ],
  "travel-003": [
    (page) => done(page.getByLabel("Pool").check()),
    (page) => reads(page.locator("h1"), "Lisbon: 3 properties found"),
    (page) => done(page.getByLabel("Free cancellation").check()),
    async (page) =>
      (await reads(page.locator("h1"), "Lisbon: 2 properties found")) && gone(card(page, "Jardim Palace"))
  ],
  "travel-005": [
    async (page) => {
      await button(page, "EUR").click()
      return done(page.getByRole("option", { name: "US dollar" }).click())
    },
    (page) => reads(card(page, "Alfama").locator(".price"), "$130"),
    (page) => reads(card(page, "Alfama").locator(".old"), "$154")
  ],
  "travel-007": [
    (page) => done(page.getByText("No thanks").click()),
    async (page) => {
      if (!(await reads(people(page), "2 adults · 0 children · 1 room"))) return false
      return done(people(page).click())
    },
    async (page) => {
      for (const name of ["Children", "Adults"])
        await page.locator(".guests > div").filter({ hasText: name }).getByText("+").click()
      return true
    },
    (page) => done(button(page, "Done").click()),
    (page) => reads(people(page), "3 adults · 1 child · 1 room")
  ],
  "travel-009": [
    (page) => done(page.locator(".promo .x").click()),
    (page) => done(button(page, "Accept").click()),
    async (page) => {
      await page.getByLabel("Destination").pressSequentially("Lis")
      return done(page.getByRole("option", { name: "Lisbon" }).click())
    },
    async (page) => {
      await page.getByTestId("searchbox-dates").click()
      await day(page, 1)
      return done(day(page, 3))
    },
    async (page) => {
      await button(page, "Search").click()
      return seen(page.getByRole("heading", { name: "12 properties found" }))
    },
    (page) => done(card(page, "Belém").getByText("See availability").click()),
    (page) => done(page.getByRole("row", { name: "Superior double" }).getByText("Reserve").click()),
    async (page) => (await seen(page.getByText("2 nights"))) && reads(page.locator(".total"), "€324.00")
  ],
  "travel-011": [
    (page) => done(page.getByLabel("Maximum price per night").fill("60")),
    async (page) =>
      (await count(page, 2)) &&
      (await seen(card(page, "Graça View Hostel"))) &&
      seen(card(page, "Intendente Stay")),
    (page) => reads(page.locator("#upto"), "Up to €60")
  ],
  "travel-012": [
    async (page) => {
      await page.getByLabel("Next photo").dblclick()
      return reads(page.locator(".count"), "3 / 4")
    },
    (page) => done(page.getByRole("row", { name: "Family suite" }).getByText("Reserve").click()),
    async (page) => {
      await page.getByLabel("First name").fill("Mia")
      await page.getByLabel("Last name").fill("Lang")
      await page.getByLabel("Email address").fill("mia.lang@example.com")
      await page.getByLabel("Estimated arrival time").selectOption("After 18:00")
      return done(button(page, "Complete booking").click())
    },
    async (page) =>
      (await seen(page.getByText("Your booking is confirmed"))) &&
      (await seen(page.getByText(/^SL-\w+$/))) &&
      seen(page.getByText("mia.lang@example.com"))
  ],
  "travel-013": [
    (page) => done(button(page, "Show 5 more").click()),
    (page) => count(page, 10),
    (page) => reads(card(page, "Jardim Palace").locator(".score b"), "9.6")
  ],
  "travel-014": [async (page) => (await page.getByText("See availability").count()) === 1]
})
