/** Chromium's own protocol, where Playwright has no word for something or takes too long a way. */
import type { CDPSession, Page } from "playwright-core"

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** One for each page, which closes with it. Rejects for browsers that do not speak it. */
export const protocolOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page)
  if (known !== undefined) return known
  const made = page.context().newCDPSession(page)
  sessions.set(page, made)
  // The next one asks anew.
  made.catch(() => sessions.delete(page))
  return made
}
