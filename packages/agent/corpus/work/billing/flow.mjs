import { flowsOf } from "../verify-proofs.mjs"
import { eventually, gone, reads, seen } from "../verify-steps.mjs"

const button = (page, name) => page.getByRole("button", { name, exact: true })
const row = (page, text) => page.locator("tr.ant-table-row").filter({ hasText: text })
const menu = (page, name) => page.locator("aside .ant-menu-item").filter({ hasText: name })
const done = async (deed) => {
  await deed
  return true
}
const more = async (page, name, entry) => {
  await row(page, name).getByText("More").click()
  return done(page.locator(".ant-dropdown-menu-item").filter({ hasText: entry }).click())
}
const total = (page, name) =>
  page
    .locator(".totals tr")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("td")
    .nth(1)

export default await flowsOf(import.meta.url, {
  "billing-001": [
    (page) => reads(menu(page, "Overdue").locator(".ant-badge-count"), "2"),
    (page) => more(page, "Halden Optics", "Mark as paid"),
    (page) => seen(page.getByText("INV-1003 marked as paid")),
    (page) => reads(row(page, "Halden Optics").locator(".ant-tag"), "Paid"),
    (page) => reads(menu(page, "Overdue").locator(".ant-badge-count"), "1")
  ],
  "billing-003": [
    async (page) => {
      await page.getByPlaceholder("Start date").click()
      await page.locator("td.ant-picker-cell-in-view[title='2031-03-05']").click()
      return done(page.locator("td.ant-picker-cell-in-view[title='2031-03-15']").click())
    },
    (page) => eventually(async () => (await page.locator("tr.ant-table-row").count()) === 4),
    (page) => reads(page.locator("tr.ant-table-row").last().locator("td").nth(1), "INV-1005"),
    (page) => gone(row(page, "INV-1001"))
  ],
  "billing-005": [
    (page) => done(menu(page, "New invoice").click()),
    async (page) => {
      await page.getByLabel("Customer").fill("Cedar")
      await page.locator(".ant-select-item-option[title='Cedar Yoga']").click()
      await page.getByLabel("Due date").fill("2031-05-30")
      await page.getByLabel("Due date").press("Enter")
      return done(button(page, "Next").click())
    },
    async (page) => {
      await page.getByLabel("Description").fill("Studio rent")
      await page.getByLabel("Quantity").fill("3")
      return done(page.getByLabel("Unit price").fill("150"))
    },
    async (page) =>
      (await reads(total(page, "Subtotal"), "€450.00")) && reads(total(page, "VAT (20 %)"), "€90.00"),
    (page) => reads(total(page, "Total"), "€540.00")
  ],
  "billing-007": [
    (page) => more(page, "INV-1002", "Delete"),
    (page) => seen(page.getByText("Are you sure?")),
    (page) => done(button(page, "No").click()),
    (page) => page.waitForTimeout(500).then(() => row(page, "INV-1002").isVisible())
  ],
  "billing-009": [
    (page) => reads(page.locator(".ant-breadcrumb-link"), "New invoice"),
    (page) => done(button(page, "Next").click()),
    (page) =>
      seen(
        page.locator(".ant-form-item").filter({ hasText: "Customer" }).getByText("Please select a customer")
      ),
    (page) => reads(page.locator("[aria-current=step] .ant-steps-item-title"), "Customer")
  ],
  "billing-011": [
    async (page) => {
      for (const no of ["INV-1001", "INV-1004", "INV-1006"]) await row(page, no).getByRole("checkbox").check()
      return seen(page.getByText("3 selected"))
    },
    async (page) => {
      const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Export CSV").click()])
      return file.suggestedFilename() === "invoices.csv" && seen(page.getByText("3 invoices exported"))
    },
    async (page) => {
      await page.getByText("Clear", { exact: true }).click()
      return gone(page.getByText("3 selected"))
    }
  ],
  "billing-012": [
    (page) => seen(menu(page, "Dashboard")),
    (page) => done(page.locator(".ant-layout-sider-trigger").click()),
    async (page) => (await gone(page.getByText("Dashboard"))) && gone(page.getByText("New invoice")),
    (page) => done(page.locator(".ant-layout-sider-trigger").click()),
    (page) => seen(page.getByText("Dashboard"))
  ],
  "billing-013": [
    (page) => done(menu(page, "Invoices").click()),
    async (page) =>
      (await seen(row(page, "Porto Ceramics").getByText("€1,075.00"))) &&
      reads(row(page, "Porto Ceramics").locator(".ant-tag"), "Paid")
  ],
  "billing-014": [
    async (page) => {
      await row(page, "INV-1001").getByText("More").click()
      await page.getByRole("menuitem", { name: "Mark as paid" }).waitFor()
      return seen(page.getByText("Print"), 500)
    }
  ]
})
