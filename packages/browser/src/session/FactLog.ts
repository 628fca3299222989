/** Keeps what the pages of a session report: console, failed requests, dialogs, downloads. */
import type { ConsoleEntry, DialogFact, Download, Facts, FailedRequest } from "@assay/domain/Driver"
import type { Clock } from "effect"
import { join } from "node:path"
import type {
  ConsoleMessage,
  Dialog,
  Download as PlaywrightDownload,
  Page,
  Request,
  Response
} from "playwright-core"

/** Beyond this many entries of one kind the oldest are kept, as the first failure tells most. */
const mostEntries = 2000

export interface FactLog {
  readonly facts: () => Facts
  /** Listens to a page until it is told to stop. */
  readonly listen: (page: Page) => () => void
  readonly dialogOpened: (dialog: Dialog) => void
  readonly dialogAnswered: (dialog: Dialog, answer: "accepted" | "dismissed") => void
}

const levels: Readonly<Record<string, ConsoleEntry["level"]>> = {
  error: "error",
  warning: "warning",
  assert: "error"
}

const originOf = (url: string): string => {
  try {
    return new URL(url).origin
  } catch {
    return ""
  }
}

/** A request that the page itself gave up has not failed. */
const isGivenUp = (failure: string): boolean => /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(failure)

const isSameOrigin = (request: Request, page: Page): boolean => {
  const own = originOf(page.url())
  return request.isNavigationRequest() || originOf(request.url()) === own
}

/** What stays open for as long as the page likes, or whose answer nobody waits for. */
const isLongLived = (request: Request): boolean =>
  ["eventsource", "websocket", "ping", "media"].includes(request.resourceType())

const isStream = (response: Response): boolean =>
  (response.headers()["content-type"] ?? "").startsWith("text/event-stream")

const isOf = (request: Request, page: Page): boolean => {
  try {
    return request.frame().page() === page
  } catch {
    // The request of a frame that is gone, or of a worker.
    return false
  }
}

/** `folder` receives the downloads; without one they stay where the page's owner has them. */
export const makeFactLog = (clock: Clock.Clock, folder: string | undefined): FactLog => {
  const start = clock.unsafeCurrentTimeMillis()
  const at = () => clock.unsafeCurrentTimeMillis() - start
  const console: Array<ConsoleEntry> = []
  const failedRequests: Array<FailedRequest> = []
  const dialogs = new Map<Dialog, DialogFact>()
  const downloads: Array<Download> = []
  const pending = new Set<Request>()
  let requests = 0

  const add = <A>(list: Array<A>, entry: A) => {
    if (list.length < mostEntries) list.push(entry)
  }

  const saved = async (download: PlaywrightDownload, index: number) => {
    if ((await download.failure()) !== null) return
    const path =
      folder === undefined ? await download.path() : join(folder, `${index}`, download.suggestedFilename())
    if (folder !== undefined) await download.saveAs(path)
    const known = downloads[index]
    if (known !== undefined) downloads[index] = { ...known, path }
  }

  const downloaded = (download: PlaywrightDownload) => {
    const index = downloads.length
    downloads.push({ at: at(), name: download.suggestedFilename(), url: download.url() })
    // A download that fails, or whose page closes, simply stays without a file.
    saved(download, index).catch(() => undefined)
  }

  const failed = (page: Page, request: Request, failure: string, status?: number) =>
    add(failedRequests, {
      at: at(),
      method: request.method(),
      url: request.url(),
      ...(status === undefined ? {} : { status }),
      failure,
      sameOrigin: isSameOrigin(request, page)
    })

  const listen = (page: Page) => {
    const onConsole = (message: ConsoleMessage) =>
      add(console, {
        at: at(),
        level: levels[message.type()] ?? "info",
        text: message.text(),
        url: message.location().url
      })
    const onError = (error: Error) =>
      add(console, { at: at(), level: "uncaught", text: error.message || String(error), url: page.url() })
    const onRequest = (request: Request) => {
      requests += 1
      if (!isLongLived(request)) pending.add(request)
    }
    const onFinished = (request: Request) => void pending.delete(request)
    const onFailed = (request: Request) => {
      pending.delete(request)
      const failure = request.failure()?.errorText ?? "no answer"
      if (!isGivenUp(failure)) failed(page, request, failure)
    }
    const onResponse = (response: Response) => {
      const status = response.status()
      if (isStream(response)) pending.delete(response.request())
      if (status >= 400) failed(page, response.request(), response.statusText() || `status ${status}`, status)
    }
    page.on("console", onConsole).on("pageerror", onError).on("request", onRequest)
    page.on("requestfailed", onFailed).on("response", onResponse).on("download", downloaded)
    page.on("requestfinished", onFinished)
    return () => {
      page.off("console", onConsole).off("pageerror", onError).off("request", onRequest)
      page.off("requestfailed", onFailed).off("response", onResponse).off("download", downloaded)
      page.off("requestfinished", onFinished)
      for (const request of pending) if (isOf(request, page)) pending.delete(request)
    }
  }

  return {
    facts: () => ({
      console: [...console],
      failedRequests: [...failedRequests],
      requests,
      pending: pending.size,
      dialogs: [...dialogs.values()],
      downloads: [...downloads]
    }),
    listen,
    dialogOpened: (dialog) =>
      void dialogs.set(dialog, { at: at(), kind: dialog.type(), message: dialog.message(), answer: "open" }),
    dialogAnswered: (dialog, answer) => {
      const known = dialogs.get(dialog)
      if (known !== undefined) dialogs.set(dialog, { ...known, answer })
    }
  }
}
