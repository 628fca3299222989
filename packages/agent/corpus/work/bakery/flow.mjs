import { gone, reads, seen } from "../verify-steps.mjs"

const add = async (page, ...names) => {
  for (const name of names)
    await page.locator(".card").filter({ hasText: name }).getByRole("button", { name: "Add" }).click()
}
const basket = async (page, ...names) => {
  await add(page, ...names)
  await page.locator(".basket").click()
  await page.getByRole("heading", { name: "Your basket" }).waitFor()
}

export default {
  "filter-leaks": {
    run: async (page) => {
      await page.getByRole("button", { name: "Pastry" }).click()
      return (await seen(page.getByText("Cinnamon bun"), 800)) && gone(page.getByText("Lemon tart"))
    }
  },
  "badge-late": {
    run: async (page) => {
      await add(page, "Cinnamon bun", "Cinnamon bun")
      return reads(page.locator(".badge"), "2")
    }
  },
  "row-total-fixed": {
    run: async (page) => {
      await basket(page, "Butter croissant")
      await page.getByLabel("Quantity of Butter croissant").fill("4")
      await page.keyboard.press("Tab")
      return reads(page.locator("tbody td").nth(3), "£8.80")
    }
  },
  "discount-not-taken": {
    run: async (page) => {
      await basket(page, "Lemon tart")
      await page.getByLabel("Discount code").fill("CRUMB10")
      await page.getByRole("button", { name: "Apply" }).click()
      return reads(page.locator("dd").last(), "£16.55")
    }
  },
  "remove-empties-all": {
    run: async (page) => {
      await basket(page, "Dark rye loaf", "Cinnamon bun")
      await page.getByRole("row").filter({ hasText: "Dark rye loaf" }).getByText("Remove").click()
      return (await gone(page.getByText("Dark rye loaf"))) && seen(page.getByText("Cinnamon bun"))
    }
  },
  "counter-dead": {
    path: "checkout.html",
    run: async (page) => {
      await page.getByLabel("This is a gift").check()
      await page.getByLabel("Gift message").fill("Happy birthday")
      return reads(page.locator("#left"), "46 characters left")
    }
  },
  "postcode-unchecked": {
    path: "checkout.html",
    run: async (page) => {
      await page.getByLabel("Full name").fill("Joan Field")
      await page.getByLabel("Email address").fill("joan@example.com")
      await page.getByLabel("Postcode").fill("12345")
      await page.getByRole("button", { name: "Place order" }).click()
      return seen(page.getByText("Please enter a valid UK postcode"))
    }
  }
}
