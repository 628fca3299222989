import { gone, reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const row = (page, text) => page.getByRole("row").filter({ hasText: text })

export default {
  "seats-as-text": {
    run: async (page) => {
      await button(page, "Seats").click()
      await page.getByRole("button", { name: "Seats" }).click()
      return reads(page.locator("tbody tr").first().locator("td").nth(1), "Emi Tanaka")
    }
  },
  "total-of-page": { run: (page) => reads(page.locator("main p"), "Showing 1-5 of 7") },
  "role-not-saved": {
    run: async (page) => {
      await button(row(page, "Ben Adeyemi"), "Edit").click()
      await row(page, "ben@north").locator("select").selectOption("Admin")
      return (
        (await seen(page.getByText("Role of Ben Adeyemi updated"))) &&
        seen(row(page, "Ben Adeyemi").getByText("Admin"))
      )
    }
  },
  "suspends-first-only": {
    run: async (page) => {
      await page.getByLabel("Select Ben Adeyemi").check()
      await page.getByLabel("Select Emi Tanaka").check()
      await button(page, "Suspend").click()
      return (
        (await seen(page.getByText("2 members suspended"))) &&
        seen(row(page, "Emi Tanaka").getByText("Suspended"))
      )
    }
  },
  "any-mail": {
    run: async (page) => {
      await button(page, "Invite member").click()
      await page.getByLabel("Full name").fill("Hana Kim")
      await page.getByRole("dialog").getByLabel("Email").fill("hana.example")
      await button(page, "Send invitation").click()
      return seen(page.getByText("Enter a valid email address"))
    }
  },
  "delete-keeps": {
    run: async (page) => {
      await button(row(page, "Dan Whitfield"), "Delete").click()
      if (!(await button(page, "Delete member").isDisabled())) return false
      await page.getByLabel("Confirmation").fill("DELETE")
      await button(page, "Delete member").click()
      return gone(row(page, "dan@south"))
    }
  }
}
