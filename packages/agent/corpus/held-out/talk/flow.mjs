/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "talk-001": [
    (u) => u.page.getByPlaceholder("Write a message").fill("Good evening"),
    (u) => u.page.getByPlaceholder("Write a message").press("Enter"),
    (u) => u.see("Good evening", u.css("#log")),
    (u) => u.value(u.page.getByPlaceholder("Write a message"), "")
  ],
  "talk-003": [
    (u) => u.page.getByPlaceholder("Write a message").fill("Rope is packed"),
    (u) => u.click("Send"),
    (u) => u.see("Rope is packed", u.css("#log")),
    (u) => u.click(u.button(/Kitchen/)),
    (u) => u.see("No messages yet.")
  ],
  "talk-005": [
    (u) => u.click(u.button(/Help desk/)),
    async (u) => {
      await u.page.getByPlaceholder("Write a message").fill("The printer is on fire")
      await u.page.getByPlaceholder("Write a message").press("Enter")
    },
    (u) => u.see("Ticket T-104 is open."),
    (u) => u.gone("Desk is typing")
  ],
  "talk-008": [
    (u) => u.see("2 new", u.button(/Help desk/)),
    (u) => u.click(u.button(/Help desk/)),
    (u) => u.reads(u.css("h2"), "Help desk"),
    (u) => u.gone("2 new", u.button(/Help desk/))
  ],
  "talk-010": [
    (u) => u.click("Edit message"),
    async (u) => {
      await u.fill("Edit text", "See you at one")
      await u.label("Edit text").press("Enter")
    },
    (u) => u.see("See you at one"),
    (u) => u.gone("See you at noon")
  ],
  "talk-012": [
    (u) => u.click(u.button("Like", u.css(".msg", { hasText: "Morning all" }))),
    (u) => u.see("1", u.css(".msg", { hasText: "Morning all" }))
  ],
  "talk-014": [
    async (u) => {
      await u.page.getByPlaceholder("Write a message").fill("Anchors away")
      await u.click("Send")
    },
    (u) => u.see("Anchors away", u.css(".msg").last()),
    (u) => u.see("Morning all", u.css(".msg").first())
  ],
  "talk-016": [
    async (u) => {
      await u.opens("Delete message")
      await u.says("Delete this message?")
      await u.accept()
    },
    (u) => u.see("This message was deleted."),
    (u) => u.gone("See you at noon")
  ],
  "talk-017": [
    (u) => u.click(u.button(/Kitchen/)),
    (u) => u.page.getByPlaceholder("Write a message").fill("Soup"),
    (u) => u.page.getByPlaceholder("Write a message").press("Shift+Enter"),
    (u) => u.see("No messages yet."),
    (u) => u.page.getByPlaceholder("Write a message").press("Enter"),
    (u) => u.see("Soup", u.css("#log")),
    (u) => u.count(u.css(".msg", { hasText: "Soup" }), 1)
  ],
  "talk-018": [
    (u) => u.opens("New room"),
    (u) => u.accept("Ropes"),
    (u) => u.reads(u.css("h2"), "Ropes"),
    (u) => u.see("No messages yet.")
  ],
  "talk-019": [(u) => u.many(u.button("Like"))],
  "talk-020": [
    async (u) => {
      await u.opens("New room")
      await u.says("Name of the room")
    }
  ]
}
