import { flowsOf } from "../verify-proofs.mjs"
import { eventually, gone, reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const tab = (page, name) => page.getByRole("tab", { name, exact: true })
const row = (page, text) => page.getByRole("row").filter({ hasText: text })
const first = (page) => page.locator("[role=row][data-id]").first()
const icon = (scope, name) => scope.locator(`button:has([data-testid=${name}])`)
const done = async (deed) => {
  await deed
  return true
}
const choose = async (page, box, option) => {
  await box.click()
  await page.getByRole("option", { name: option, exact: true }).click()
  return true
}

export default await flowsOf(import.meta.url, {
  "crm-001": [
    (page) => done(page.getByRole("columnheader", { name: "Revenue" }).click()),
    (page) => reads(first(page).locator("[data-field=name]"), "Granite Works"),
    (page) => done(page.getByRole("columnheader", { name: "Revenue" }).click()),
    async (page) =>
      (await reads(first(page).locator("[data-field=name]"), "Indigo Labs")) &&
      reads(first(page).locator("[data-field=revenue]"), "€128,000")
  ],
  "crm-003": [
    (page) => seen(page.getByRole("grid")),
    (page) => reads(page.locator(".displayed"), "1–10 of 42"),
    (page) => choose(page, page.getByRole("combobox", { name: "Status" }), "Churned"),
    async (page) =>
      (await page.locator("[role=row][data-id]").count()) === 6 &&
      (await page.locator("[data-field=status] .chip").allTextContents()).every((text) => text === "Churned"),
    (page) => reads(page.locator(".displayed"), "1–6 of 6")
  ],
  "crm-005": [
    (page) => done(icon(row(page, "Cobalt Marine"), "DeleteIcon").click()),
    (page) =>
      done(
        page
          .getByRole("dialog", { name: "Delete Cobalt Marine?" })
          .getByRole("button", { name: "Delete" })
          .click()
      ),
    async (page) => (await seen(page.getByText("Cobalt Marine deleted"))) && gone(row(page, "Cobalt Marine")),
    (page) => done(button(page, "Undo").click()),
    (page) => seen(row(page, "Cobalt Marine"))
  ],
  "crm-007": [
    (page) => done(button(page, "Add customer").click()),
    async (page) => {
      for (const tag of ["vip", "retail"]) {
        await page.getByLabel("Add tag").fill(tag)
        await page.getByLabel("Add tag").press("Enter")
      }
      return seen(page.locator(".chips .chip").nth(1))
    },
    (page) => done(page.locator(".chips .chip").filter({ hasText: "vip" }).locator("svg").click()),
    async (page) =>
      (await gone(page.locator(".chips .chip").filter({ hasText: "vip" }))) &&
      seen(page.locator(".chips .chip").filter({ hasText: "retail" }))
  ],
  "crm-009": [
    (page) => done(tab(page, "Settings").click()),
    (page) => button(page, "Save changes").isDisabled(),
    async (page) => {
      await page.getByRole("switch", { name: "Weekly digest" }).check()
      return done(button(page, "Save changes").click())
    },
    (page) => seen(page.getByText("Settings saved")),
    async (page) => {
      await tab(page, "Deals").click()
      return done(tab(page, "Settings").click())
    },
    (page) => page.getByRole("switch", { name: "Weekly digest" }).isChecked()
  ],
  "crm-011": [
    (page) => reads(page.locator(".badge"), "3"),
    async (page) => {
      await button(page, "notifications").click()
      return done(page.getByRole("menuitem", { name: "Mark all as read" }).click())
    },
    (page) => gone(page.locator(".badge"))
  ],
  "crm-012": [
    (page) => done(icon(row(page, "Delta Foods"), "EditIcon").click()),
    (page) => eventually(async () => (await page.getByLabel("Contact person").inputValue()) === "Leo Marsh"),
    async (page) => {
      await choose(page, page.getByRole("dialog").getByRole("combobox", { name: "Status" }), "Active")
      return done(button(page, "Save").click())
    },
    (page) => reads(row(page, "Delta Foods").locator("[data-field=status]"), "Active")
  ],
  "crm-013": [
    (page) => done(tab(page, "Deals").click()),
    (page) => reads(page.locator("main p"), "Open pipeline: €48,500")
  ],
  "crm-014": [async (page) => (await icon(page, "EditIcon").count()) === 1]
})
