/** The tabs of one driver: which is current, whether a dialog is open, whether the browser still lives. */
import { DriverBroken, TargetForbidden } from "@assay/domain/Driver"
import type { Screen } from "@assay/domain/Screen"
import type { Dialog, Frame, Page, Request, Response } from "playwright-core"
import type { Reach } from "../reach/Reach.js"
import type { FactLog } from "./FactLog.js"
import { watchOpeningTabs } from "./OpeningTabs.js"

export interface Session {
  readonly facts: FactLog
  readonly reach: Reach
  /** Why the current tab shows nothing of what was asked for: it may not be opened from here. */
  readonly forbidden: () => TargetForbidden | undefined
  /** Oldest first. */
  readonly tabs: () => ReadonlyArray<Page>
  /** Fails where there is no page left. */
  readonly current: () => Page
  readonly makeCurrent: (page: Page) => void
  /** How many tabs were opened that show nothing yet. They come after the others. */
  readonly openingTabs: () => number
  /** The newest of them is in front of all others. */
  readonly isBlank: () => boolean
  /** Completes when the session would see a tab that opens. */
  readonly ready: Promise<void>
  readonly dialog: () => Dialog | undefined
  readonly answerDialog: (accept: boolean, text: string | undefined) => Promise<void>
  /** Since when the current tab is on its way to another page, in milliseconds of `performance.now()`. */
  readonly leavingSince: () => number | undefined
  /** Why nothing can be asked of the browser any more. */
  readonly broken: () => DriverBroken | undefined
  /** Calls back upon whatever may have changed the screen from outside the page; gives the way to stop. */
  readonly onEvent: (listener: (event: SessionEvent) => void) => () => void
  /** The newest screen, and the frame that each document's mark stands for. */
  latest: { screen: Screen; frames: ReadonlyMap<string, Frame> } | undefined
  readonly close: () => void
}

export type SessionEvent = "dialog" | "tab" | "navigation" | "broken"

/** A request for a page in place of this one. The frame of a tab that is just opening is not known yet. */
const leadsAway = (request: Request, page: Page): boolean => {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame() === page.mainFrame()
  } catch {
    return true
  }
}

const crashed = (message: string) => new DriverBroken({ errorCode: "browser_crashed", message })

/** With `whole`, all pages of the context are the session's own; else only `first` and what it opens. */
export const openSession = (first: Page, facts: FactLog, reach: Reach, whole: boolean): Session => {
  const tabs: Array<Page> = []
  const stops = new Map<Page, () => void>()
  const listeners = new Set<(event: SessionEvent) => void>()
  const forbidden = new WeakMap<Page, TargetForbidden>()
  const leaving = new Map<Page, number>()
  let current: Page | undefined
  let dialog: Dialog | undefined
  let broken: DriverBroken | undefined

  const tell = (event: SessionEvent) => {
    for (const listener of listeners) listener(event)
  }

  // A tab that opens comes to the front.
  let blank = false
  let openingBefore = 0
  const opening = watchOpeningTabs(first, () => {
    const now = opening.count()
    if (now !== openingBefore) blank = now > openingBefore || (blank && now > 0)
    openingBefore = now
    tell("tab")
  })

  const breakDown = (message: string) => {
    broken ??= crashed(message)
    tell("broken")
  }

  const onDialog = (opened: Dialog) => {
    dialog = opened
    facts.dialogOpened(opened)
    tell("dialog")
  }

  const closed = (page: Page) => {
    stops.get(page)?.()
    stops.delete(page)
    leaving.delete(page)
    tabs.splice(tabs.indexOf(page), 1)
    if (dialog?.page() === page) dialog = undefined
    if (current === page) current = tabs.at(-1)
    tell("tab")
  }

  const opened = (page: Page) => {
    if (tabs.includes(page)) return
    add(page)
    opening.add(page)
    current = page
    tell("tab")
  }

  const add = (page: Page) => {
    tabs.push(page)
    const stopFacts = facts.listen(page)
    const onClose = () => closed(page)
    const onCrash = () => breakDown("The page's process crashed")
    const onNavigated = (frame: Frame) => {
      if (frame !== page.mainFrame()) return
      leaving.delete(page)
      tell("navigation")
    }
    const noteAnswer = (request: Request, failure: unknown) => {
      if (!leadsAway(request, page)) return
      if (failure instanceof TargetForbidden) forbidden.set(page, failure)
      else forbidden.delete(page)
    }
    const onResponse = (response: Response) => noteAnswer(response.request(), reach.inPlaceOf(response))
    const onRequest = (request: Request) => {
      if (leadsAway(request, page)) leaving.set(page, leaving.get(page) ?? performance.now())
    }
    const onFinished = (request: Request) => {
      if (leadsAway(request, page)) leaving.delete(page)
    }
    const onFailed = (request: Request) => {
      onFinished(request)
      noteAnswer(request, reach.failure(request.url(), request.failure()?.errorText ?? ""))
    }
    page.on("response", onResponse).on("requestfailed", onFailed)
    page.on("request", onRequest).on("requestfinished", onFinished)
    page.on("dialog", onDialog).on("close", onClose).on("crash", onCrash).on("framenavigated", onNavigated)
    if (!whole) page.on("popup", opened)
    stops.set(page, () => {
      stopFacts()
      page
        .off("dialog", onDialog)
        .off("close", onClose)
        .off("crash", onCrash)
        .off("framenavigated", onNavigated)
      page.off("popup", opened).off("response", onResponse).off("requestfailed", onFailed)
      page.off("request", onRequest).off("requestfinished", onFinished)
    })
  }

  const context = first.context()
  const browser = context.browser()
  const onGone = () => breakDown("The browser is gone")
  add(first)
  current = first
  if (whole) context.on("page", opened)
  browser?.on("disconnected", onGone)
  context.on("close", onGone)

  return {
    facts,
    reach,
    forbidden: () => (current === undefined ? undefined : forbidden.get(current)),
    latest: undefined,
    tabs: () => [...tabs],
    current: () => {
      if (current === undefined) throw broken ?? crashed("The last page was closed")
      return current
    },
    makeCurrent: (page) => {
      if (!tabs.includes(page)) {
        add(page)
        opening.add(page)
      }
      current = page
      blank = false
    },
    openingTabs: opening.count,
    isBlank: () => blank && opening.count() > 0,
    ready: opening.ready,
    leavingSince: () => (current === undefined ? undefined : leaving.get(current)),
    dialog: () => dialog,
    answerDialog: async (accept, text) => {
      const open = dialog
      if (open === undefined) return
      dialog = undefined
      facts.dialogAnswered(open, accept ? "accepted" : "dismissed")
      // Without another text a person leaves the one that is there.
      await (accept ? open.accept(text ?? open.defaultValue()) : open.dismiss())
    },
    broken: () => broken,
    onEvent: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => {
      broken ??= new DriverBroken({ errorCode: "internal_error", message: "The session is closed" })
      for (const stop of stops.values()) stop()
      opening.close()
      context.off("page", opened).off("close", onGone)
      browser?.off("disconnected", onGone)
      listeners.clear()
    }
  }
}
