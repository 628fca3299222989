/**
 * Tabs that people see already and Playwright does not tell of yet: it waits for the first bytes of their page. Chromium tells
 * of the tab itself before the click that opens it is done.
 */
import type { CDPSession, Page, Request } from "playwright-core"
import { protocolOf } from "./Protocol.js"
import { orAfter } from "./Waits.js"

export interface OpeningTabs {
  /** How many have been opened by the session's tabs, or by those, and show nothing yet. */
  readonly count: () => number
  /** Completes when tabs are watched, or soon if that cannot be. */
  readonly ready: Promise<void>
  /** A tab that the session knows. */
  readonly add: (page: Page) => void
  readonly close: () => void
}

/** Milliseconds for the browser to begin to tell of its tabs. */
const patience = 2000

/** What another program opens, such as a mail address, is never shown in the tab that was made for it. */
const isForBrowser = (url: string): boolean =>
  /^(?:https?|about|blob|data|file|javascript|chrome[\w-]*):/i.test(url)

/** `changed` is called when one has opened or gone. */
export const watchOpeningTabs = (first: Page, changed: () => void): OpeningTabs => {
  const context = first.context()
  /** By the protocol's ids. */
  const known = new Set<string>()
  const openerOf = new Map<string, string>()
  /** Whose id is asked for. */
  const asked = new Set<Page>()
  let watching = false
  let stop = () => {}

  const opening = (): ReadonlyArray<string> => {
    const own = new Set(known)
    // In the order in which they were opened.
    for (const [id, opener] of openerOf) if (own.has(opener)) own.add(id)
    return [...openerOf.keys()].filter((id) => own.has(id) && !known.has(id))
  }

  const learn = async (page: Page) => {
    asked.add(page)
    try {
      const protocol = await protocolOf(page)
      const { targetInfo } = await protocol.send("Target.getTargetInfo")
      known.add(targetInfo.targetId)
    } finally {
      asked.delete(page)
      changed()
    }
  }

  const listen = (protocol: CDPSession) => {
    protocol.on("Target.targetCreated", ({ targetInfo: { openerId, targetId } }) => {
      if (!watching || openerId === undefined) return
      openerOf.set(targetId, openerId)
      changed()
    })
    protocol.on("Target.targetDestroyed", ({ targetId }) => {
      if (openerOf.delete(targetId)) changed()
    })
  }

  const onRequest = (request: Request) => {
    if (!request.isNavigationRequest() || isForBrowser(request.url())) return
    const newest = opening().at(-1)
    if (newest === undefined) return
    openerOf.delete(newest)
    changed()
  }

  const watch = async () => {
    const browser = context.browser()
    if (browser === null) return
    const [protocol] = await Promise.all([browser.newBrowserCDPSession(), learn(first)])
    stop = () => void protocol.detach().catch(() => undefined)
    listen(protocol)
    await protocol.send("Target.setDiscoverTargets", { discover: true, filter: [{ type: "page" }] })
    watching = true
  }

  context.on("request", onRequest)
  return {
    count: () => Math.max(0, opening().length - asked.size),
    ready: orAfter(
      // Without this protocol such tabs are seen when they have something to show.
      watch().catch(() => undefined),
      patience,
      () => undefined
    ),
    add: (page) => {
      // The id of a page that is gone at once is of no use.
      learn(page).catch(() => undefined)
    },
    close: () => {
      context.off("request", onRequest)
      stop()
    }
  }
}
