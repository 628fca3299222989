import { eventually, gone, reads, seen, story } from "../verify-steps.mjs"

const type = (name, text) => (page) => page.getByPlaceholder(name).fill(text)
const click = (name) => (page) => page.getByRole("button", { name, exact: true }).click()
const signIn = (name) => async (page) => {
  await type("Username", name)(page)
  await type("Password", "swag_secret")(page)
  await click("Login")(page)
}
const product = (page, name) => page.locator(".inventory_item").filter({ hasText: name })
const names = (page) => page.locator(".inventory_item_name")
const cart = (page) => page.locator(".shopping_cart_link")
const at = (page, file) => eventually(() => new URL(page.url()).pathname.endsWith(`/${file}`))

export default {
  "swagstore-001": {
    clean: true,
    ...story(
      null,
      type("Username", "standard_user"),
      type("Password", "swag_secret"),
      click("Login"),
      (page) => at(page, "inventory.html"),
      (page) => reads(page.locator(".title"), "Products"),
      async (page) => {
        await click("Open Menu")(page)
        await page.getByText("Logout").click()
      },
      (page) => seen(page.getByRole("button", { name: "Login" }))
    )
  },
  "error-stays": story(
    4,
    async (page) => {
      await type("Username", "locked_out_user")(page)
      await type("Password", "swag_secret")(page)
    },
    click("Login"),
    (page) => seen(page.getByText("Epic sadface: Sorry, this user has been locked out.")),
    (page) => page.locator(".error-button").click(),
    (page) => gone(page.getByText("Epic sadface"))
  ),
  "badge-doubles": story(
    2,
    signIn("standard_user"),
    (page) => product(page, "Nimbus Backpack").getByText("Add to cart").click(),
    (page) => reads(cart(page), "1"),
    (page) => reads(product(page, "Nimbus Backpack").getByRole("button"), "Remove")
  ),
  "sort-as-text": story(
    2,
    signIn("standard_user"),
    (page) => page.locator("select").selectOption("Price (low to high)"),
    (page) => reads(names(page).first(), "Nimbus Onesie"),
    (page) => reads(names(page).last(), "Nimbus Fleece Jacket")
  ),
  "tax-not-added": story(
    6,
    signIn("standard_user"),
    (page) => product(page, "Nimbus Backpack").getByText("Add to cart").click(),
    (page) => cart(page).click(),
    click("Checkout"),
    async (page) => {
      await type("First Name", "Ann")(page)
      await type("Last Name", "Lee")(page)
      await type("Zip/Postal Code", "90210")(page)
    },
    click("Continue"),
    (page) => reads(page.locator(".summary_total_label"), "Total: $32.39"),
    click("Finish"),
    async (page) =>
      (await seen(page.getByText("Thank you for your order!"))) && gone(page.locator(".shopping_cart_badge"))
  ),
  "swagstore-010": {
    clean: true,
    ...story(
      null,
      async (page) => {
        await type("Username", "standard_user")(page)
        await type("Password", "swag_secret")(page)
        await page.keyboard.press("Enter")
      },
      (page) => eventually(async () => (await page.locator(".inventory_item_name").count()) === 6),
      (page) => page.getByText("Nimbus Bolt T-Shirt").click(),
      async (page) =>
        (await at(page, "inventory-item.html")) &&
        (await seen(page.getByText("$15.99"))) &&
        seen(page.getByText("ringspun combed cotton")),
      (page) => page.getByText("Back to products").click(),
      (page) => at(page, "inventory.html")
    )
  },
  "swagstore-011": {
    clean: true,
    ...story(null, signIn("standard_user"), (page) =>
      reads(product(page, "Nimbus Fleece Jacket").locator(".inventory_item_price"), "$49.99")
    )
  },
  "swagstore-012": {
    clean: true,
    ...story(
      null,
      signIn("problem_user"),
      (page) => page.locator("select").selectOption("Name (Z to A)"),
      async (page) => {
        await page.waitForTimeout(1000)
        return reads(names(page).first(), "Nimbus Backpack")
      }
    )
  },
  "swagstore-013": {
    clean: true,
    ...story(
      null,
      signIn("standard_user"),
      (page) =>
        eventually(async () => (await page.getByRole("button", { name: "Add to cart" }).count()) === 6),
      (page) => gone(page.locator(".shopping_cart_badge"))
    )
  },
  "swagstore-014": {
    clean: true,
    path: "inventory.html",
    ...story(
      null,
      async (page) =>
        (await seen(page.getByPlaceholder("Username"))) &&
        seen(page.getByText("You can only access '/inventory.html' when you are logged in.")),
      (page) => gone(page.locator(".shopping_cart_badge"))
    )
  }
}
