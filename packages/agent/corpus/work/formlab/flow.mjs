import { eventually, gone, reads, seen, story } from "../verify-steps.mjs"

const fill = (name, text) => (page) => page.getByPlaceholder(name, { exact: true }).fill(text)
const press = (name) => (page) => page.getByRole("button", { name, exact: true }).click()
const see = (text) => (page) => seen(page.getByText(text, { exact: true }))
const missing = (text) => (page) => gone(page.getByText(text, { exact: true }))
const text = (content) => (page) => page.getByText(content, { exact: true }).first().click()
const item = (name) => (page) => page.locator(".menu-list").getByText(name, { exact: true }).click()
const line = (page, name) => page.locator(".rt-tr").filter({ hasText: name })
const value = (label, content) => (page) =>
  reads(
    page
      .locator(".modal tr")
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator("td")
      .nth(1),
    content
  )
const pick = async (page, box, option) => {
  await page.locator(`${box} .rs__control`).click()
  await page.locator(`${box} .rs__option`).getByText(option, { exact: true }).click()
}
const subject = (name) => async (page) => {
  await page.locator("#subjectsInput").fill(name)
  await page.locator("#subjectsInput").press("Enter")
}
const form = "index.html#/practice-form"

export default {
  "mobile-cut": {
    path: form,
    ...story(
      11,
      async (page) => {
        await fill("First Name", "Ravi")(page)
        await fill("Last Name", "Menon")(page)
      },
      fill("name@example.com", "ravi@example.com"),
      text("Male"),
      fill("Mobile Number", "9876543210"),
      async (page) => {
        await page.locator("#subjectsInput").fill("Mat")
        await text("Maths")(page)
      },
      async (page) => {
        await text("Reading")(page)
        await text("Music")(page)
      },
      (page) =>
        page
          .locator("#uploadPicture")
          .setInputFiles({ name: "portrait.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") }),
      async (page) => {
        await pick(page, "#state", "NCR")
        await pick(page, "#city", "Delhi")
      },
      press("Submit"),
      see("Thanks for submitting the form"),
      value("Student Name", "Ravi Menon"),
      value("Mobile", "9876543210"),
      value("State and City", "NCR Delhi")
    )
  },
  "salary-not-edited": story(
    5,
    text("Elements"),
    item("Web Tables"),
    (page) => line(page, "Kira").getByTitle("Edit").click(),
    fill("Salary", "2500"),
    press("Submit"),
    (page) => reads(line(page, "Kira").getByRole("gridcell").nth(4), "2500")
  ),
  "stops-early": {
    path: "index.html#/progress-bar",
    ...story(
      2,
      press("Start"),
      (page) => seen(page.getByRole("button", { name: "Reset" })),
      (page) => reads(page.getByRole("progressbar"), "100%"),
      (page) => reads(page.locator("#startStopButton"), "Reset")
    )
  },
  "right-click-silent": {
    path: "index.html#/buttons",
    ...story(
      3,
      (page) => page.getByText("Double Click Me").dblclick(),
      see("You have done a double click"),
      (page) => page.getByText("Right Click Me").click({ button: "right" }),
      see("You have done a right click"),
      press("Click Me"),
      see("You have done a dynamic click")
    )
  },
  "formlab-009": {
    clean: true,
    ...story(
      null,
      async (page) => {
        await text("Elements")(page)
        await item("Web Tables")(page)
      },
      press("Add"),
      async (page) => {
        const person = ["Tara", "Bell", "tara@example.com", "31", "4100", "Finance"]
        for (const [i, word] of person.entries()) await page.locator("#registration input").nth(i).fill(word)
      },
      press("Submit"),
      (page) => seen(line(page, "Tara").filter({ hasText: "Finance" })),
      fill("Type to search", "tara"),
      missing("Alden"),
      (page) => line(page, "Tara").getByTitle("Delete").click(),
      see("No rows found")
    )
  },
  "formlab-010": {
    clean: true,
    path: form,
    ...story(
      null,
      (page) => seen(page.locator("#city .rs--is-disabled")),
      (page) => pick(page, "#state", "Haryana"),
      (page) => page.locator("#city .rs__control").click(),
      async (page) => (await see("Karnal")(page)) && see("Panipat")(page),
      missing("Delhi")
    )
  },
  "formlab-011": {
    clean: true,
    ...story(
      null,
      async (page) => {
        await text("Alerts & Modals")(page)
        await item("Alerts")(page)
      },
      async (page) => {
        page.once("dialog", (dialog) => dialog.dismiss())
        await page.getByText("Click me", { exact: true }).nth(2).click()
      },
      see("You selected Cancel")
    )
  },
  "formlab-012": {
    clean: true,
    path: "index.html#/tool-tips",
    ...story(
      null,
      (page) => page.getByRole("button", { name: "Hover me to see" }).hover(),
      see("You hovered over the Button"),
      item("Tabs"),
      text("Origin"),
      async (page) =>
        (await seen(page.getByText("classical Latin literature"))) && gone(page.getByText("Lorem Ipsum"))
    )
  },
  "formlab-013": {
    clean: true,
    path: form,
    ...story(
      null,
      subject("Physics"),
      subject("English"),
      (page) =>
        page
          .locator(".rs__multi-value")
          .filter({ hasText: "Physics" })
          .locator(".rs__multi-value__remove")
          .click(),
      missing("Physics"),
      see("English")
    )
  },
  "formlab-014": {
    clean: true,
    path: form,
    ...story(
      null,
      press("Submit"),
      (page) => gone(page.locator(".modal")),
      async (page) => {
        const marked = await eventually(async () => (await page.locator("[aria-invalid=true]").count()) === 3)
        return marked && (await page.getByText("is required").count()) === 0
      }
    )
  },
  "formlab-015": {
    clean: true,
    path: "index.html#/alerts",
    ...story(
      null,
      (page) => eventually(async () => (await page.getByText("Click me", { exact: true }).count()) === 4),
      (page) => gone(page.locator(".text-success br")),
      (page) => reads(page.locator("h1"), "Alerts")
    )
  },
  "formlab-016": {
    clean: true,
    path: form,
    ...story(
      null,
      fill("First Name", "Asha"),
      async (page) => (await page.getByText("Country").count()) === 0,
      press("Submit"),
      missing("Thanks for submitting the form")
    )
  }
}
