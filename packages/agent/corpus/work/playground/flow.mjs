import { eventually, gone, reads, seen, story } from "../verify-steps.mjs"

const link = (name) => (page) => page.getByRole("link", { name, exact: true }).click()
const press = (name) => (page) => page.getByRole("button", { name, exact: true }).click()
const see = (text) => (page) => seen(page.getByText(text, { exact: true }))
const says = (selector, text) => (page) => reads(page.locator(selector), text)
const many = (selector, n) => (page) => eventually(async () => (await page.locator(selector).count()) === n)
const answered = (name, answer) => async (page) => {
  page.once("dialog", answer)
  await press(name)(page)
}

export default {
  "stays-disabled": story(
    6,
    link("Dynamic Controls"),
    press("Remove"),
    see("It's gone!"),
    (page) => gone(page.getByRole("checkbox")),
    press("Enable"),
    see("It's enabled!"),
    (page) => eventually(() => page.locator("#input-example input").isEnabled())
  ),
  "prompt-ignored": story(
    6,
    link("JavaScript Alerts"),
    answered("Click for JS Alert", (dialog) => dialog.accept()),
    says("#result", "You successfully clicked an alert"),
    answered("Click for JS Confirm", (dialog) => dialog.dismiss()),
    says("#result", "You clicked: Cancel"),
    answered("Click for JS Prompt", (dialog) => dialog.accept("Hello there")),
    says("#result", "You entered: Hello there")
  ),
  "due-as-text": story(
    2,
    link("Sortable Data Tables"),
    (page) => page.locator("#table1").getByText("Due").click(),
    says("#table1 tbody tr:first-child td:first-child", "Bach"),
    says("#table1 tbody tr:last-child td:first-child", "Doe")
  ),
  "never-rendered": story(
    4,
    link("Dynamic Loading"),
    link("Example 2: Element rendered after the fact"),
    press("Start"),
    (page) => gone(page.locator("#loading")),
    see("Hello World!")
  ),
  "playground-009": {
    clean: true,
    path: "dynamic_loading_1.html",
    ...story(
      null,
      async (page) => !(await page.getByText("Hello World!").isVisible()),
      press("Start"),
      async (page) => (await see("Hello World!")(page)) && gone(page.getByText("Start"))
    )
  },
  "playground-010": {
    clean: true,
    ...story(
      null,
      link("Hovers"),
      (page) => page.getByAltText("User Avatar").nth(1).hover(),
      see("name: user2"),
      (page) => page.goBack().then(() => true),
      link("Key Presses"),
      async (page) => {
        await page.getByRole("heading", { name: "Key Presses" }).waitFor()
        await page.keyboard.press("Escape")
      },
      says("#result", "You entered: ESCAPE")
    )
  },
  "playground-011": {
    clean: true,
    ...story(
      null,
      link("Multiple Windows"),
      link("Click Here"),
      async (page) => {
        if (!(await eventually(() => page.context().pages().length === 2))) return false
        return seen(page.context().pages()[1].getByText("New Window"))
      },
      (page) => page.context().pages()[1].close(),
      see("Opening a new window")
    )
  },
  "playground-012": {
    clean: true,
    ...story(
      null,
      async (page) => {
        await link("Frames")(page)
        await link("Nested Frames")(page)
      },
      (page) =>
        seen(
          page
            .frameLocator("[name=frame-top]")
            .frameLocator("[name=frame-middle]")
            .getByText("MIDDLE", { exact: true })
        ),
      (page) => seen(page.frameLocator("[name=frame-bottom]").getByText("BOTTOM", { exact: true }))
    )
  },
  "playground-013": {
    clean: true,
    path: "drag_and_drop.html",
    ...story(
      null,
      (page) => page.locator("#column-a").dragTo(page.locator("#column-b")),
      says("#column-a", "B"),
      says("#column-b", "A")
    )
  },
  "playground-014": {
    clean: true,
    path: "add_remove_elements.html",
    ...story(
      null,
      async (page) => {
        for (let i = 0; i < 3; i += 1) await press("Add Element")(page)
      },
      many(".added-manually", 3),
      (page) => page.locator(".added-manually").first().click(),
      many(".added-manually", 2)
    )
  },
  "playground-015": {
    clean: true,
    ...story(
      null,
      link("Dropdown"),
      (page) =>
        page
          .locator("#dropdown")
          .selectOption("Option 2")
          .then(() => true),
      async (page) => (await page.locator("#dropdown").inputValue()) === "2",
      async (page) =>
        (await page.locator("#dropdown option").allTextContents()).includes("Option 3") === false
    )
  },
  "playground-016": {
    clean: true,
    path: "upload.html",
    ...story(
      null,
      (page) =>
        page
          .locator("#file-upload")
          .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") }),
      press("Upload"),
      see("File Uploaded!"),
      see("notes.txt")
    )
  },
  "playground-017": {
    clean: true,
    ...story(
      null,
      link("Entry Ad"),
      see("This is a modal window"),
      (page) => page.getByText("Close", { exact: true }).click(),
      (page) => gone(page.locator("#modal"))
    )
  },
  "playground-018": {
    clean: true,
    ...story(null, link("Context Menu"), async (page) => {
      const open = page.waitForEvent("dialog")
      const click = page.locator("#hot-spot").click({ button: "right" })
      const dialog = await open
      const right = dialog.message() === "You selected a context menu"
      await dialog.dismiss()
      await click
      return right
    })
  },
  "playground-019": {
    clean: true,
    path: "tables.html",
    ...story(
      null,
      async (page) =>
        (await page.getByRole("row").filter({ hasText: "Conway" }).getByText("edit").count()) === 2,
      (page) => !page.url().endsWith("#edit")
    )
  }
}
