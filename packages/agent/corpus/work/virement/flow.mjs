import { reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const fill = async (page, amount) => {
  await page.getByLabel("Bénéficiaire").fill("Paul Roux")
  await page.getByLabel("IBAN").fill("FR7612345")
  await page.getByLabel("Montant").fill(amount)
  await button(page, "Valider").click()
}

export default {
  "cents-lost": {
    run: async (page) => {
      await fill(page, "99,90")
      return reads(page.locator("dd").nth(1), "99,90 €")
    }
  },
  overdraft: {
    run: async (page) => {
      await fill(page, "5000")
      return seen(page.getByText("Solde insuffisant"))
    }
  },
  "balance-stale": {
    run: async (page) => {
      await fill(page, "250")
      await button(page, "Confirmer").click()
      return (
        (await seen(page.getByText("Virement effectué"), 800)) && reads(page.locator("#solde"), "1000,00 €")
      )
    }
  }
}
