import { gone, reads, seen } from "../verify-steps.mjs"

const item = (page, text) => page.locator("li").filter({ hasText: text })
const add = async (page, text) => {
  await page.getByPlaceholder("What needs to be done?").fill(text)
  await page.keyboard.press("Enter")
}

export default {
  "counter-stuck": {
    run: async (page) => {
      await add(page, "Water the ficus")
      return (
        (await seen(item(page, "Water the ficus"), 800)) && reads(page.locator("footer span"), "3 items left")
      )
    }
  },
  forgets: {
    run: async (page) => {
      await add(page, "Water the ficus")
      await page.reload()
      return seen(item(page, "Water the ficus"))
    }
  },
  "active-shows-all": {
    run: async (page) => {
      await page.getByRole("link", { name: "Active" }).click()
      return (await seen(item(page, "Renew passport"), 800)) && gone(item(page, "Call the plumber"))
    }
  },
  "edit-appends": {
    run: async (page) => {
      await item(page, "Buy oat milk").locator("label").dblclick()
      await page.locator(".edit").fill("Buy soy milk")
      await page.keyboard.press("Enter")
      return reads(page.locator("li label").first(), "Buy soy milk")
    }
  },
  "deletes-next": {
    run: async (page) => {
      await item(page, "Buy oat milk").hover()
      await item(page, "Buy oat milk").getByRole("button").click()
      return gone(item(page, "Buy oat milk"))
    }
  }
}
