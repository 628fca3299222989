/** A Playwright test whose steps are plain English. */
import { runSteps } from "@assay/agent/promise"
import { fromPage } from "@assay/browser"
import { expect, test } from "@playwright/test"

const shop = `
  <h1>Order</h1>
  <label>Name <input></label>
  <button onclick="document.querySelector('p').textContent = 'Thanks, ' + document.querySelector('input').value">
    Order
  </button>
  <p></p>`

test("an order is confirmed", async ({ page }) => {
  await page.setContent(shop)
  const result = await runSteps(
    fromPage(page),
    'Type Ada into the name field and press Order. "Thanks, Ada" should appear.'
  )
  expect(result.verdict, result.summary).toBe("PASSED")
})

test("a wrong confirmation is told apart", async ({ page }) => {
  await page.setContent(shop)
  const result = await runSteps(
    fromPage(page),
    'Type Ada into the name field and press Order. "Thanks, Bob" should appear.',
    { stepTimeout: 1000 }
  )
  expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
  expect(result.summary).toContain("Thanks, Ada")
})
