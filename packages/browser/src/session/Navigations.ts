/** Opens addresses in the current tab. */
import {
  ActionUnsupported,
  type TargetForbidden,
  type TargetUnreachable,
  type DriverBroken
} from "@assay/domain/Driver"
import { Duration, Effect } from "effect"
import type { Page } from "playwright-core"
import { isDownload, unreachable } from "./ActFailures.js"
import { callUntilDialog } from "./Calls.js"
import type { Session } from "./Session.js"

/** An address as it would be followed from a page. */
export const resolveUrl = (url: string, from: string): Effect.Effect<string, ActionUnsupported> =>
  Effect.try({
    try: () => new URL(url, /^https?:/.test(from) ? from : undefined).href,
    catch: () => new ActionUnsupported({ message: `${url} is no address` })
  })

const isBlank = (page: Page) => page.url() === "about:blank" || page.url().startsWith("chrome-error:")

/** Opens once the server answers, whatever it answers; a page that then loads slowly is there already. */
const goto = async (page: Page, url: string, timeout: number, signal: AbortSignal, now: () => number) => {
  const start = now()
  await page.goto(url, { waitUntil: "commit", timeout, signal })
  const left = Math.max(1, Math.min(5000, timeout - (now() - start)))
  await page.waitForLoadState("domcontentloaded", { timeout: left, signal }).catch(() => undefined)
}

export const navigate = (
  session: Session,
  page: Page,
  url: string,
  within: Duration.DurationInput
): Effect.Effect<void, TargetUnreachable | TargetForbidden | DriverBroken> =>
  Effect.gen(function* () {
    const clock = yield* Effect.clock
    const timeout = Math.max(1, Duration.toMillis(within))
    yield* callUntilDialog(session, (signal) =>
      goto(page, url, timeout, signal, () => clock.unsafeCurrentTimeMillis())
    ).pipe(
      Effect.catchTag("CallFailed", ({ message }) =>
        isDownload(message) || (/ERR_ABORTED/.test(message) && !isBlank(page))
          ? Effect.void
          : Effect.fail(unreachable(url, message))
      )
    )
  })
