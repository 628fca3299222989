import { gone, reads, seen } from "../verify-steps.mjs"

const column = (page, name) => page.locator(".col").filter({ has: page.locator(".hd", { hasText: name }) })
const card = (page, name) => page.locator(".card").filter({ hasText: name })
const drag = (page, name, to) => card(page, name).dragTo(column(page, to))

export default {
  "count-stale": {
    run: async (page) => {
      await drag(page, "Proofread landing page", "Done")
      return (
        (await seen(column(page, "Done").getByText("Proofread"), 800)) &&
        reads(column(page, "Done").locator(".n"), "2")
      )
    }
  },
  "undo-does-nothing": {
    run: async (page) => {
      await drag(page, "Record demo video", "Review")
      if (!(await seen(page.getByText("Record demo video moved to Review")))) return false
      await page.getByText("Undo").click()
      return seen(column(page, "In progress").getByText("Record demo video"))
    }
  },
  "title-cut": {
    run: async (page) => {
      await column(page, "Backlog").getByText("+ Add a card").click()
      await page.getByPlaceholder("Enter a title").fill("Order stickers")
      await page.getByText("Add card", { exact: true }).click()
      return seen(column(page, "Backlog").getByText("Order stickers"))
    }
  },
  "archive-keeps": {
    run: async (page) => {
      await card(page, "Collect customer quotes").click()
      await page.getByText("Archive card").click()
      return (await seen(page.getByText("Card archived"), 800)) && gone(card(page, "Collect customer quotes"))
    }
  },
  "filter-shows-unassigned": {
    run: async (page) => {
      await page.getByText("Assignee ▾").click()
      await page.getByText("Ana Kovač", { exact: true }).click()
      return (
        (await seen(card(page, "Update pricing table"), 800)) && gone(card(page, "Collect customer quotes"))
      )
    }
  },
  "progress-stuck": {
    run: async (page) => {
      await card(page, "Book the venue").click()
      for (const item of ["Sign contract", "Pay deposit"]) {
        await page.getByPlaceholder("Add an item").fill(item)
        await page.getByPlaceholder("Add an item").press("Enter")
      }
      await page.getByLabel("Pay deposit").check()
      return seen(page.getByText("50% complete"))
    }
  },
  "title-not-kept": {
    run: async (page) => {
      await card(page, "Write release notes").click()
      await page.locator("h2").fill("Write the changelog")
      await page.locator(".x").click()
      return seen(card(page, "Write the changelog"))
    }
  }
}
