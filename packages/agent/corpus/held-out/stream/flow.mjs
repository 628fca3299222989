/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "stream-001": [
    async (u) => {
      await u.shown(u.css(".row").first())
      await u.css("#window").evaluate((e) => (e.scrollTop = 110 * 32))
    },
    (u) => u.click(u.css(".row", { hasText: "Parcel 120 to Tarn" }), { position: { x: 120, y: 10 } }),
    (u) => u.see("Selected: parcel 120 to Tarn")
  ],
  "stream-003": [
    async (u) => {
      await u.shown(u.css(".row").first())
      await u.css("#window").evaluate((e) => (e.scrollTop = 1e6))
    },
    (u) => u.see("Parcel 1000 to Tarn")
  ],
  "stream-005": [
    (u) => u.fill("Find a parcel", "parcel 777"),
    (u) => u.see("Parcel 777 to Holm"),
    (u) => u.reads(u.css("#count"), "1 parcel"),
    (u) => u.gone("Parcel 1 to Skerry")
  ],
  "stream-007": [
    (u) => u.label("Keep parcel 3").check(),
    (u) => u.css("#window").evaluate((e) => (e.scrollTop = 1e6)),
    (u) => u.css("#window").evaluate((e) => (e.scrollTop = 0)),
    (u) => u.checked("Keep parcel 3")
  ],
  "stream-009": [
    (u) => u.count(u.css("#feed li"), 10),
    (u) => u.click("Load more"),
    (u) => u.count(u.css("#feed li"), 20)
  ],
  "stream-011": [
    (u) => u.see("Parcel 1 to Skerry", u.css(".row").first()),
    (u) => u.see("1000 parcels"),
    (u) => u.see("No parcel selected")
  ],
  "stream-012": [(u) => u.see("1000 parcels"), (u) => u.none(u.page.getByText("Parcel 2000"))]
}
