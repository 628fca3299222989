import { eventually, gone, reads, seen, story } from "../verify-steps.mjs"

const fill = (name, text) => (page) => page.getByPlaceholder(name, { exact: true }).fill(text)
const press = (name) => (page) => page.getByRole("button", { name }).first().click()
const link = (name) => (page) => page.getByRole("link", { name }).first().click()
const see = (text) => (page) => seen(page.getByText(text, { exact: true }))
const missing = (text) => (page) => gone(page.getByText(text, { exact: true }))
const text = (content) => (page) => page.getByText(content, { exact: true }).first().click()
const bar = (page) => page.locator(".navbar-nav")
const preview = (page, title) => page.locator(".article-preview").filter({ hasText: title })
const submit = (page) => page.locator("form button").click()
const fields = async (page) => {
  await fill("Email", "reader@conduit.test")(page)
  await fill("Password", "reader123")(page)
}
const signIn = async (page) => {
  await fields(page)
  await submit(page)
  await bar(page).getByText("reader").waitFor()
}
const heading = (content) => (page) => reads(page.locator("h1"), content)

export default {
  "favorite-not-counted": story(
    5,
    link("Sign in"),
    fields,
    submit,
    (page) => seen(bar(page).getByText("reader")),
    (page) => preview(page, "Living with flaky tests").getByRole("button").click(),
    (page) => reads(preview(page, "Living with flaky tests").getByRole("button"), "♥ 4")
  ),
  "last-tag-lost": {
    path: "index.html#/login",
    ...story(
      9,
      signIn,
      link("New Article"),
      fill("Article Title", "Release checklist"),
      fill("What's this article about?", "What we check before a release"),
      fill("Write your article (in markdown)", "Smoke tests first."),
      async (page) => {
        await fill("Enter tags", "qa")(page)
        await page.keyboard.press("Enter")
      },
      async (page) => {
        await fill("Enter tags", "release")(page)
        await page.keyboard.press("Enter")
      },
      press("Publish Article"),
      heading("Release checklist"),
      async (page) => (await see("qa")(page)) && see("release")(page)
    )
  },
  "comment-stays": {
    path: "index.html#/login",
    ...story(
      6,
      async (page) => {
        await fields(page)
        await page.keyboard.press("Enter")
      },
      text("Soup in twenty minutes"),
      fill("Write a comment...", "Tried it, tasted great"),
      press("Post Comment"),
      (page) =>
        seen(
          page.locator(".card").filter({ hasText: "Tried it, tasted great" }).filter({ hasText: "reader" })
        ),
      (page) => page.locator(".card .ion-trash-a").click(),
      missing("Tried it, tasted great")
    )
  },
  "title-not-changed": {
    path: "index.html#/login",
    ...story(
      5,
      signIn,
      (page) => bar(page).getByText("reader").click(),
      text("My first post"),
      link("Edit Article"),
      async (page) => {
        await fill("Article Title", "My very first post")(page)
        await press("Publish Article")(page)
      },
      heading("My very first post")
    )
  },
  "conduit-009": {
    clean: true,
    ...story(
      null,
      link("Sign up"),
      async (page) => {
        await fill("Username", "reader")(page)
        await fill("Email", "new@conduit.test")(page)
        await fill("Password", "short")(page)
      },
      submit,
      see("username has already been taken"),
      see("password is too short (minimum is 8 characters)"),
      async (page) => {
        await fill("Username", "newbie")(page)
        await fill("Password", "longenough")(page)
      },
      submit,
      async (page) => (await seen(bar(page).getByText("newbie"))) && page.url().endsWith("#/")
    )
  },
  "conduit-010": {
    clean: true,
    path: "index.html#/login",
    ...story(
      null,
      signIn,
      text("Your Feed"),
      see("No articles are here... yet."),
      async (page) => {
        await text("Global Feed")(page)
        await text("mira")(page)
      },
      press("Follow mira"),
      async (page) => {
        await link("Home")(page)
        await text("Your Feed")(page)
      },
      see("Soup in twenty minutes"),
      missing("A bike for every weather")
    )
  },
  "conduit-011": {
    clean: true,
    ...story(
      null,
      (page) => page.locator(".sidebar").getByText("testing").click(),
      see("# testing"),
      (page) => eventually(async () => (await page.locator(".preview-link").count()) === 2),
      missing("Soup in twenty minutes")
    )
  },
  "conduit-012": {
    clean: true,
    ...story(
      null,
      (page) => seen(page.locator(".sidebar")),
      (page) => seen(page.locator(".sidebar").getByText("cooking")),
      async (page) => (await page.getByText("gardening").count()) === 0
    )
  },
  "conduit-013": {
    clean: true,
    path: "index.html#/login",
    ...story(
      null,
      signIn,
      text("Page objects without tears"),
      (page) => page.getByText("Post Comment").isDisabled(),
      async (page) => (await page.getByText("can't be blank").count()) === 0
    )
  },
  "conduit-014": {
    clean: true,
    path: "index.html#/editor",
    ...story(
      null,
      async (page) =>
        (await heading("Sign in")(page)) && (await page.getByPlaceholder("Article Title").count()) === 0,
      async (page) => (await page.getByText("Publish Article").count()) === 0,
      missing("Guest post")
    )
  },
  "conduit-015": {
    clean: true,
    ...story(
      null,
      (page) => eventually(async () => (await page.getByText("Read more...").count()) === 5),
      missing("Post Comment")
    )
  }
}
