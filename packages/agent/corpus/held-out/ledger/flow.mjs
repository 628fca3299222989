/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "ledger-001": [
    (u) => u.gone("Calculating"),
    (u) => u.reads(u.css("#figures tr").last().locator("td").nth(1), "132,510"),
    (u) => u.reads(u.css("#figures tr").last().locator("td").nth(2), "110,000")
  ],
  "ledger-003": [
    (u) => u.choose("Region", "North"),
    (u) => u.click("Show"),
    (u) => u.see("6 lines"),
    (u) => u.see("57,150", u.css("#figures tr").last()),
    (u) => u.gone("South", u.css("#figures tr", { hasText: "12,400" }))
  ],
  "ledger-005": [
    (u) => u.choose("Region", "North"),
    (u) => u.choose("Months", "January to March"),
    (u) => u.click("Show"),
    (u) => u.see("Average revenue: 12,450")
  ],
  "ledger-007": [
    (u) => u.reads(u.css("#figures tr", { hasText: "7,600" }).locator("td").last(), "(1,200)"),
    (u) => u.reads(u.css("#figures tr", { hasText: "8,750" }).locator("td").last(), "1,150")
  ],
  "ledger-009": [
    async (u) => {
      await u.choose("Region", "North")
      await u.click("Show")
      await u.see("6 lines")
    },
    (u) => u.see("Growth: +12.5 %")
  ],
  "ledger-011": [(u) => u.see("12 lines"), (u) => u.see("9,050")],
  "ledger-013": [
    (u) => u.click(u.css("a.sort")),
    (u) =>
      u.order(u.css("#figures tr:not(:first-child):not(:last-child) td:nth-child(3)").first(), ["14,250"]),
    (u) =>
      u.order(u.css("#figures tr:nth-child(3) td:nth-child(3), #figures tr:nth-child(4) td:nth-child(3)"), [
        "13,950",
        "13,100"
      ])
  ],
  "ledger-015": [(u) => u.click(u.link("Download CSV")), (u) => u.downloaded("report-2030.csv")],
  "ledger-017": [
    async (u) => {
      await u.choose("Region", "South")
      await u.choose("Months", "April to June")
      await u.click("Show")
    },
    (u) => u.see("3 lines"),
    (u) => u.see("27,900", u.css("#figures tr").last()),
    (u) => u.gone("North", u.css("#figures tr").last())
  ],
  "ledger-018": [(u) => u.click("Show"), (u) => u.see("12 lines")],
  "ledger-019": [(u) => u.see("12 lines"), (u) => u.none(u.page.getByText("fax"))]
}
