import { flowsOf } from "../verify-proofs.mjs"
import { eventually, gone, reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const heading = (page, name) => page.getByRole("heading", { name })
const next = async (page) => {
  await button(page, "Continue").click()
  return true
}
const fill = async (page, fields) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
  return true
}
const pick = async (page, ...names) => {
  for (const name of names) await page.getByLabel(name, { exact: true }).check()
  return true
}
const answer = (page, key) =>
  page
    .locator("dl.summary > div")
    .filter({ has: page.locator("dt", { hasText: key }) })
    .locator("dd")
const done = async (deed) => {
  await deed
  return true
}
const summary = (page) => page.locator(".error-summary")

export default await flowsOf(import.meta.url, {
  "bankwiz-001": [
    (page) => done(button(page, "Start now").click()),
    async (page) => (await fill(page, { "First name": "Amara", "Last name": "Okafor" })) && next(page),
    async (page) => (await fill(page, { Day: "27", Month: "3", Year: "1985" })) && next(page),
    async (page) =>
      (await fill(page, { "Loan amount": "5000" })) && (await pick(page, "3 years")) && next(page),
    async (page) => (await pick(page, "Not working")) && next(page),
    async (page) => (await pick(page, "Post")) && next(page),
    async (page) =>
      (await seen(heading(page, "Check your answers before sending your application"))) &&
      reads(answer(page, "Loan amount"), "£5,000"),
    (page) => done(answer(page, "Loan amount").getByText("Change").click()),
    async (page) => (await fill(page, { "Loan amount": "7500" })) && next(page),
    async (page) => {
      await heading(page, "Check your answers").waitFor()
      return reads(answer(page, "Loan amount"), "£7,500")
    }
  ],
  "bankwiz-003": [
    (page) => seen(heading(page, "What is your date of birth?")),
    (page) => fill(page, { Day: "1", Month: "1", Year: "2020" }),
    (page) => next(page),
    (page) => seen(summary(page).getByText("You must be 18 or over to apply")),
    (page) => reads(page.locator(".caption"), "Step 2 of 5")
  ],
  "bankwiz-005": [
    (page) => pick(page, "Employed"),
    async (page) =>
      (await seen(page.getByLabel("Name of employer"))) && seen(page.getByLabel("Annual income")),
    (page) => pick(page, "Not working"),
    async (page) =>
      (await gone(page.getByLabel("Name of employer"))) && gone(page.getByLabel("Annual income"))
  ],
  "bankwiz-007": [
    async (page) => {
      await next(page)
      return seen(summary(page).getByRole("heading", { name: "There is a problem" }))
    },
    async (page) =>
      (await summary(page).getByRole("link").allTextContents()).join() ===
      "Enter your first name,Enter your last name",
    (page) => done(summary(page).getByRole("link", { name: "Enter your last name" }).click()),
    (page) => page.getByLabel("Last name").evaluate((input) => input === input.ownerDocument.activeElement)
  ],
  "bankwiz-009": [
    (page) => fill(page, { "Loan amount": "4000" }),
    (page) => done(button(page, "Stay signed in").click()),
    async (page) =>
      (await gone(page.getByRole("dialog"))) && seen(heading(page, "How much would you like to borrow?")),
    (page) => eventually(async () => (await page.getByLabel("Loan amount").inputValue()) === "4000")
  ],
  "bankwiz-011": [
    async (page) => {
      await button(page, "Start now").click()
      return (await fill(page, { "First name": "Jon", "Last name": "Bell" })) && next(page)
    },
    async (page) => (await fill(page, { Day: "14", Month: "6", Year: "1979" })) && next(page),
    async (page) =>
      (await fill(page, { "Loan amount": "6000" })) && (await pick(page, "1 year")) && next(page),
    async (page) =>
      (await pick(page, "Self-employed")) &&
      (await fill(page, { "Name of your business": "Bell Carpets" })) &&
      next(page),
    async (page) =>
      (await pick(page, "Email", "Post")) &&
      (await fill(page, { "Email address": "jon@bell.example" })) &&
      next(page),
    (page) => reads(answer(page, "Monthly repayment"), "£525.00"),
    async (page) =>
      (await pick(page, "I confirm that these details are correct")) &&
      done(button(page, "Accept and send").click()),
    async (page) =>
      (await seen(heading(page, "Application complete"))) && reads(page.locator(".panel strong"), "NB4471K")
  ],
  "bankwiz-012": [
    (page) => gone(page.getByText("Our rate is 5% a year")),
    (page) => done(page.getByText("How we work out your interest rate").click()),
    (page) => seen(page.getByText("Our rate is 5% a year")),
    (page) => done(page.locator(".back").click()),
    async (page) =>
      (await seen(heading(page, "What is your date of birth?"))) &&
      (await seen(page.getByLabel("Day"))) &&
      (await seen(page.getByLabel("Month"))) &&
      seen(page.getByLabel("Year"))
  ],
  "bankwiz-013": [
    async (page) =>
      (await fill(page, { "Loan amount": "30000" })) && (await pick(page, "5 years")) && next(page),
    async (page) => {
      await summary(page).waitFor()
      return page.getByText("Loan amount must be £30,000 or less").first().isVisible()
    }
  ],
  "bankwiz-014": [
    async (page) => {
      await page.getByLabel("Employed", { exact: true }).waitFor({ state: "attached" })
      return seen(page.getByText("Student"), 500)
    }
  ]
})
