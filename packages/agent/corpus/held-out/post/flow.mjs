/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "post-001": [
    (u) => u.see("Inbox (3)"),
    (u) => u.click(u.css("#list li", { hasText: "Kaya Demir" })),
    (u) => u.see("The crane is inspected on Friday at noon."),
    (u) => u.see("Inbox (2)")
  ],
  "post-003": [
    (u) => u.css("#list li", { hasText: "Fuel invoice" }).hover(),
    (u) => u.click(u.button("Archive", u.css("#list li", { hasText: "Fuel invoice" }))),
    (u) => u.see("Message archived."),
    (u) => u.gone("Fuel invoice", u.css("#list")),
    (u) => u.click(u.link("Archive")),
    (u) => u.see("Fuel invoice", u.css("#list"))
  ],
  "post-005": [
    (u) => u.click("Compose"),
    async (u) => {
      await u.page.getByPlaceholder("To").fill("lars@harbor.example")
      await u.page.getByPlaceholder("Subject").fill("Tide tables")
    },
    (u) => u.fill("Message body", "High water at six."),
    async (u) => {
      await u.click("Send")
      await u.see("Message sent.")
    },
    (u) => u.click(u.link("Sent")),
    (u) => u.see("Tide tables", u.css("#list"))
  ],
  "post-007": [
    (u) => u.click("Compose"),
    (u) => u.page.getByPlaceholder("Subject").fill("Hello"),
    (u) => u.click("Send"),
    (u) => u.see("Add a recipient first."),
    (u) => u.gone("Message sent.")
  ],
  "post-009": [
    (u) => u.click(u.css("#list li", { hasText: "Shift swap" })),
    (u) => u.click("Reply"),
    (u) => u.value(u.page.getByPlaceholder("To"), "lars@harbor.example"),
    (u) => u.value(u.page.getByPlaceholder("Subject"), "Re: Shift swap")
  ],
  "post-011": [
    async (u) => {
      const li = u.css("#list li", { hasText: "Nora Quinn" })
      await li.hover()
      await u.click(u.button("Delete", li))
    },
    (u) => u.see("Message deleted."),
    (u) => u.click("Undo"),
    (u) => u.see("Lost umbrella", u.css("#list"))
  ],
  "post-013": [
    (u) => u.click(u.button("Add star", u.css("#list li", { hasText: "Kaya Demir" }))),
    (u) => u.click(u.link("Starred")),
    (u) => u.see("Crane inspection"),
    (u) => u.gone("Shift swap")
  ],
  "post-015": [
    (u) => u.page.getByPlaceholder("Search mail").fill("umbrella"),
    (u) => u.press("Enter"),
    (u) => u.see("Lost umbrella"),
    (u) => u.gone("Shift swap")
  ],
  "post-017": [
    (u) => u.click("Compose"),
    (u) => u.page.getByPlaceholder("Subject").fill("Harbor dues"),
    (u) => u.click("Save draft"),
    (u) => u.gone("could not be saved"),
    (u) => u.click("Discard"),
    (u) => u.click(u.link("Drafts")),
    (u) => u.see("Harbor dues", u.css("#list"))
  ],
  "post-019": [
    (u) => u.click(u.link("Trash")),
    (u) => u.title("Trash - Postbox"),
    (u) => u.url("#trash"),
    (u) => u.see("Nothing here."),
    (u) => u.page.goBack(),
    (u) => u.title("Inbox - Postbox")
  ],
  "post-020": [(u) => u.many(u.button("Add star"))],
  "post-021": [
    (u) => u.click("Compose"),
    (u) => u.page.getByPlaceholder("To").fill("mei@harbor.example"),
    (u) => u.shown(u.page.getByPlaceholder("Subject"))
  ]
}
