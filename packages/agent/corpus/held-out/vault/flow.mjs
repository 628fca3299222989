/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "vault-001": [
    (u) => u.fill("E-mail", "ada@quay.example"),
    (u) => u.click("Continue"),
    async (u) => {
      await u.label("Digit 1").click()
      await u.page.keyboard.type("482913", { delay: 30 })
    },
    (u) => u.reads(u.css("#state"), "The vault is open.")
  ],
  "vault-003": [
    (u) => u.fill("E-mail", "ada@quay.example"),
    (u) => u.click("Continue"),
    async (u) => {
      await u.label("Digit 1").click()
      await u.page.keyboard.type("111111", { delay: 30 })
    },
    (u) => u.see("That code is not right."),
    (u) => u.gone("The vault is open.")
  ],
  "vault-005": [
    (u) => u.fill("E-mail", "ada"),
    (u) => u.click("Continue"),
    (u) => u.see("Enter your e-mail address."),
    (u) => u.gone("We sent a code")
  ],
  "vault-007": [
    (u) => u.fill("E-mail", "ada@quay.example"),
    (u) => u.click("Continue"),
    (u) => u.see("We sent a code to ada@quay.example."),
    (u) => u.click("Resend code"),
    (u) => u.see("A new code is on its way.")
  ],
  "vault-009": [
    (u) => u.label("Share my vault").check(),
    (u) => u.see("Others can look in."),
    (u) => u.label("Share my vault").uncheck(),
    (u) => u.see("Nobody else can look in.")
  ],
  "vault-011": [
    (u) => u.page.frameLocator("#pay").getByPlaceholder("Name on card").fill("Ada Byrne"),
    (u) => u.page.frameLocator("#pay").getByPlaceholder("Card number").fill("4000 0566 5566 5556"),
    (u) => u.page.frameLocator("#pay").getByRole("combobox").selectOption("2032"),
    (u) => u.page.frameLocator("#pay").getByRole("button", { name: "Pay now" }).click(),
    (u) => u.see("Paid €24.00 from Ada Byrne", u.css("#paid"))
  ],
  "vault-013": [
    (u) => u.page.frameLocator("#pay").getByPlaceholder("Card number").fill("1234"),
    (u) => u.page.frameLocator("#pay").getByRole("button", { name: "Pay now" }).click(),
    (u) => u.see("The card number has 16 digits.", u.page.frameLocator("#pay").locator("body"))
  ],
  "vault-015": [
    async (u) => {
      await u.see("Version 7 of the terms", u.page.frameLocator("#terms").locator("body"))
      await u.poll(
        () => u.css("#terms").evaluate((e) => getComputedStyle(e).opacity === "1"),
        "Version 7 of the terms",
        ""
      )
    },
    (u) => u.see("Gold is kept dry.", u.page.frameLocator("#terms").locator("body"))
  ],
  "vault-017": [(u) => u.none(u.label("Passport number"))]
}
