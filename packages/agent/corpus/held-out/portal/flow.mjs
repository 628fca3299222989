/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "portal-001": [
    (u) => u.fill("Username", "mira"),
    (u) => u.fill("Password", "fern-123"),
    (u) => u.click("Sign in"),
    (u) => u.see("Signed in as Mira Osei")
  ],
  "portal-003": [
    (u) => u.url("index.html"),
    (u) => u.fill("Username", "mira"),
    (u) => u.fill("Password", "wrong-one"),
    (u) => u.click("Sign in"),
    (u) => u.see("Wrong username or password."),
    (u) => u.gone("Signed in as")
  ],
  "portal-005": [
    async (u) => {
      await u.fill("Username", "mira")
      await u.fill("Password", "fern-123")
      await u.click("Sign in")
      await u.shown(u.button("Sign out"))
    },
    (u) => u.url("account.html"),
    (u) => u.shown(u.role("heading", "Account"))
  ],
  "portal-007": [
    async (u) => {
      await u.fill("Username", "tom")
      await u.fill("Password", "oak-456")
      await u.click("Sign in")
      await u.shown(u.button("Sign out"))
    },
    (u) => u.click("Sign out"),
    (u) => u.see("You have signed out."),
    (u) => u.open("orders.html"),
    (u) => u.see("Sign in to continue")
  ],
  "portal-009": [
    async (u) => {
      await u.fill("Username", "mira")
      await u.fill("Password", "nope-1")
      await u.click("Sign in")
    },
    async (u) => {
      await u.fill("Password", "nope-2")
      await u.click("Sign in")
    },
    async (u) => {
      await u.fill("Password", "nope-3")
      await u.click("Sign in")
    },
    (u) => u.see("This account is locked for 15 minutes."),
    (u) => u.disabled("Sign in")
  ],
  "portal-011": [
    (u) => u.label("Remember my username").check(),
    async (u) => {
      await u.fill("Username", "mira")
      await u.fill("Password", "fern-123")
      await u.click("Sign in")
      await u.shown(u.button("Sign out"))
    },
    (u) => u.click("Sign out"),
    (u) => u.value("Username", "mira")
  ],
  "portal-013": [
    async (u) => {
      await u.fill("Username", "tom")
      await u.fill("Password", "oak-456")
      await u.click("Sign in")
      await u.shown(u.button("Sign out"))
    },
    (u) => u.click(u.link("Account")),
    (u) => u.fill("Phone", ""),
    (u) => u.fill("Phone", "555 0199"),
    (u) => u.click("Save changes"),
    (u) => u.see("Saved."),
    (u) => u.page.reload(),
    (u) => u.value("Phone", "555 0199")
  ],
  "portal-015": [
    (u) => u.click(u.link("Forgot your password?")),
    async (u) => {
      await u.fill("E-mail address", "mira@fernhill.example")
      await u.click("Send reset link")
    },
    (u) => u.see("a link is on its way")
  ],
  "portal-016": [(u) => u.shown(u.button("Sign in")), (u) => u.url("index.html"), (u) => u.gone("PO-311")],
  "portal-017": [
    async (u) => {
      await u.shown(u.label("Password"))
      await u.none(u.css("text=PO-318"))
    }
  ],
  "portal-018": [
    async (u) => {
      await u.shown(u.label("Password"))
      await u.none(u.label("Company"))
    }
  ],
  "portal-019": [
    async (u) => {
      await u.shown(u.label("Password"))
      await u.none(u.css("table"))
    }
  ],
  "portal-020": [(u) => u.fill("Username", "mira"), (u) => u.value("Password", "")]
}
