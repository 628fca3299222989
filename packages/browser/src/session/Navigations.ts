/** Opens addresses in the current tab. */
import {
  ActionUnsupported,
  type TargetForbidden,
  type TargetUnreachable,
  type DriverBroken
} from "@assay/domain/Driver"
import { Duration, Effect } from "effect"
import type { Page } from "playwright-core"
import { isDownload } from "./ActFailures.js"
import type { Reach } from "../reach/Reach.js"
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
const goto = async (
  page: Page,
  reach: Reach,
  url: string,
  timeout: number,
  signal: AbortSignal,
  now: () => number
): Promise<TargetForbidden | TargetUnreachable | undefined> => {
  const start = now()
  const response = await page.goto(url, { waitUntil: "commit", timeout, signal })
  const instead = response === null ? undefined : reach.inPlaceOf(response)
  if (instead !== undefined) return instead
  const left = Math.max(1, Math.min(5000, timeout - (now() - start)))
  await page.waitForLoadState("domcontentloaded", { timeout: left, signal }).catch(() => undefined)
  return undefined
}

export const navigate = (
  session: Session,
  page: Page,
  url: string,
  within: Duration.DurationInput
): Effect.Effect<void, TargetUnreachable | TargetForbidden | DriverBroken> =>
  Effect.gen(function* () {
    const refused = session.reach.check(url)
    if (refused !== undefined) return yield* refused
    const clock = yield* Effect.clock
    const timeout = Math.max(1, Duration.toMillis(within))
    let instead: TargetForbidden | TargetUnreachable | undefined
    yield* callUntilDialog(session, async (signal) => {
      instead = await goto(page, session.reach, url, timeout, signal, () => clock.unsafeCurrentTimeMillis())
    }).pipe(
      Effect.catchTag("CallFailed", ({ message }) =>
        isDownload(message) || (/ERR_ABORTED/.test(message) && !isBlank(page))
          ? Effect.void
          : Effect.fail(session.reach.failure(url, message))
      )
    )
    if (instead !== undefined) return yield* instead
  })
