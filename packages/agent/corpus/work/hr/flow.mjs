import { eventually, gone, reads, seen, story } from "../verify-steps.mjs"

const fill = (name, text) => (page) => page.getByPlaceholder(name, { exact: true }).fill(text)
const press = (name) => (page) => page.getByRole("button", { name, exact: true }).click()
const see = (text) => (page) => seen(page.getByText(text, { exact: true }))
const menu = (name) => (page) => page.getByLabel("Sidepanel").getByText(name).click()
const signIn = async (page) => {
  await fill("Username", "Admin")(page)
  await fill("Password", "olive123")(page)
  await press("Login")(page)
  await page.getByRole("heading", { name: "Dashboard" }).waitFor()
}
const row = (page, ...texts) =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), page.locator(".hx-row"))
const group = (page, label) =>
  page.locator(".hx-group").filter({ has: page.getByText(label, { exact: true }) })
const nothing = () => undefined

export default {
  "password-not-required": story(
    2,
    press("Login"),
    (page) => seen(group(page, "Username").getByText("Required")),
    (page) => seen(group(page, "Password").getByText("Required"))
  ),
  "name-ignored": story(
    5,
    async (page) => {
      await fill("Username", "Admin")(page)
      await fill("Password", "olive123")(page)
    },
    press("Login"),
    menu("PIM"),
    async (page) => {
      await fill("Type for hints...", "Collings")(page)
      await page.getByRole("option", { name: "Paul Collings" }).click()
    },
    press("Search"),
    see("(1) Record Found"),
    (page) => seen(row(page, "Collings"))
  ),
  "delete-keeps-record": story(
    5,
    signIn,
    menu("PIM"),
    (page) => row(page, "Fiona", "Grace").locator(".icon-trash").click(),
    (page) => page.getByText("Yes, Delete").click(),
    see("Successfully Deleted"),
    async (page) => (await see("(11) Records Found")(page)) && gone(row(page, "Fiona"))
  ),
  "last-name-lost": story(
    5,
    signIn,
    async (page) => {
      await menu("PIM")(page)
      await page.getByText("Add Employee").click()
    },
    async (page) => {
      await fill("First Name", "Nora")(page)
      await fill("Last Name", "Quist")(page)
    },
    press("Save"),
    see("Successfully Saved"),
    async (page) => {
      await page.getByRole("heading", { name: "Personal Details" }).waitFor()
      return reads(page.locator(".hx-employee-name"), "Nora Quist")
    }
  ),
  "hr-009": {
    clean: true,
    ...story(
      null,
      signIn,
      menu("PIM"),
      async (page) => {
        await group(page, "Job Title").locator(".hx-select").click()
        await page.getByRole("option", { name: "QA Engineer" }).click()
      },
      press("Search"),
      see("(3) Records Found"),
      press("Reset"),
      see("(12) Records Found")
    )
  },
  "hr-010": {
    clean: true,
    ...story(
      null,
      signIn,
      (page) => reads(page.locator("h6"), "Dashboard"),
      async (page) => {
        await page.getByText("Paula Keller").click()
        await page.getByRole("menuitem", { name: "Logout" }).click()
      },
      async (page) => (await see("Forgot your password?")(page)) && page.url().endsWith("#/auth/login")
    )
  },
  "hr-011": {
    clean: true,
    ...story(
      null,
      signIn,
      menu("PIM"),
      (page) => row(page, "0004").locator(".icon-trash").click(),
      see("Are you Sure?"),
      press("No, Cancel"),
      async (page) => (await gone(page.getByText("Are you Sure?"))) && seen(row(page, "Dominic"))
    )
  },
  "hr-012": {
    clean: true,
    ...story(
      null,
      signIn,
      menu("PIM"),
      (page) => row(page, "Alice", "Duval").locator(".icon-pencil").click(),
      fill("yyyy-mm-dd", "1990-05-14"),
      (page) => page.getByText("Female", { exact: true }).click(),
      press("Save"),
      see("Successfully Updated")
    )
  },
  "hr-013": {
    clean: true,
    ...story(null, signIn, menu("PIM"), async (page) => {
      const twelve = await see("(12) Records Found")(page)
      return twelve && (await page.getByText("(14) Records Found").count()) === 0
    })
  },
  "hr-014": {
    clean: true,
    ...story(
      null,
      signIn,
      async (page) => (await page.getByText("Payroll").count()) === 0,
      (page) => reads(page.locator("h6"), "Dashboard")
    )
  },
  "hr-015": {
    clean: true,
    ...story(
      null,
      signIn,
      menu("PIM"),
      (page) => eventually(async () => (await row(page, "John").count()) === 2),
      nothing
    )
  }
}
