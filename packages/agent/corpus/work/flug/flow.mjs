import { reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const city = async (page, id, part, name) => {
  await page.locator(`#${id}`).fill(part)
  await page.getByRole("option", { name }).click()
}
const day = async (page, id, number, months = 0) => {
  await page.locator(`#${id}`).click()
  for (let i = 0; i < months; i++) await button(page, "Nächster Monat").click()
  await page
    .locator(".cal")
    .getByRole("button", { name: String(number), exact: true })
    .click()
}
const found = async (page, kids = 0) => {
  await city(page, "von", "Ham", "Hamburg")
  await city(page, "nach", "Wie", "Wien")
  await page.getByLabel("Nur Hinflug").check()
  await day(page, "hin", 14)
  for (let i = 0; i < kids; i++) await button(page, "Kinder mehr").click()
  await button(page, "Flüge suchen").click()
}
const paying = async (page) => {
  await found(page)
  await button(page, "Auswählen").first().click()
  await page.locator("#name").fill("Lena Vogt")
  await page.locator("#mail").fill("lena@example.org")
  await button(page, "Weiter").click()
}

export default {
  "date-off-by-one": {
    run: async (page) => {
      await day(page, "hin", 14, 1)
      return (await page.locator("#hin").inputValue()) === "14.05.2031"
    }
  },
  "same-city": {
    run: async (page) => {
      await city(page, "von", "Ber", "Berlin")
      await page.locator("#nach").fill("Ber")
      return (
        (await seen(page.getByRole("option", { name: "Bern" }))) &&
        !(await page.getByRole("option", { name: "Berlin" }).isVisible())
      )
    }
  },
  "no-return-needed": {
    run: async (page) => {
      await city(page, "von", "Ham", "Hamburg")
      await city(page, "nach", "Wie", "Wien")
      await day(page, "hin", 14)
      await button(page, "Flüge suchen").click()
      return seen(page.getByText("Bitte Datum wählen"), 1000)
    }
  },
  "kids-free": {
    run: async (page) => {
      await found(page, 2)
      await page.locator(".flight").filter({ hasText: "MW 218" }).getByRole("button").click()
      return reads(page.getByText("Gesamtpreis:"), "Gesamtpreis: 178,00 €")
    }
  },
  "name-lost": {
    run: async (page) => {
      await paying(page)
      return reads(page.locator("dd").nth(1), "Lena Vogt")
    }
  },
  "terms-ignored": {
    run: async (page) => {
      await paying(page)
      return button(page, "Jetzt kostenpflichtig buchen").isDisabled()
    }
  }
}
