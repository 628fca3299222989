/** Calls into Playwright as effects: an interrupted one is aborted, and one that the browser's death ends says so. */
import { DriverBroken } from "@assay/domain/Driver"
import { Duration, Effect } from "effect"
import type { Session } from "./Session.js"

/** A call that was refused, in Playwright's words. */
export class CallFailed {
  readonly _tag = "CallFailed"
  constructor(readonly message: string) {}
}

/** After this long a page that answers nothing is taken for broken. */
const patience = Duration.seconds(20)

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** The page was replaced while it was being asked. */
export const isReplaced = (message: string): boolean =>
  /context was destroyed|Cannot find context|frame (was|got) detached|Frame has been detached|because of a navigation|document\.documentElement|Inspected target navigated|Not attached to an active page/i.test(
    message
  )

const isGone = (message: string): boolean =>
  /(Target|page|context|browser).*(has been closed|crashed)|Target closed|Connection closed/i.test(message)

const failureOf = (session: Session, cause: unknown): CallFailed | DriverBroken => {
  if (cause instanceof DriverBroken) return cause
  const message = messageOf(cause)
  const broken = session.broken()
  if (broken !== undefined) return broken
  return isGone(message) && session.tabs().length === 0
    ? new DriverBroken({ errorCode: "browser_crashed", message: "The browser is gone" })
    : new CallFailed(message)
}

/** Ends as soon as the call does. */
export const call = <A>(
  session: Session,
  run: (signal: AbortSignal) => Promise<A>
): Effect.Effect<A, CallFailed | DriverBroken> =>
  Effect.suspend(() => {
    const broken = session.broken()
    if (broken !== undefined) return Effect.fail(broken)
    return Effect.tryPromise({
      try: async (signal) => run(signal),
      catch: (cause) => failureOf(session, cause)
    })
  })

/** Ends as soon as the call does, or a dialog opens that would hold it up; the call then goes on by itself. */
export const callUntilDialog = (
  session: Session,
  run: (signal: AbortSignal) => Promise<unknown>
): Effect.Effect<void, CallFailed | DriverBroken> =>
  Effect.suspend(() => {
    const broken = session.broken()
    if (broken !== undefined) return Effect.fail(broken)
    return Effect.async<void, CallFailed | DriverBroken>((resume) => {
      const abort = new AbortController()
      const stop = session.onEvent((event) => {
        if (event === "dialog") resume(Effect.void)
      })
      Promise.resolve(abort.signal)
        .then(run)
        .then(
          () => resume(Effect.void),
          (cause: unknown) => resume(Effect.fail(failureOf(session, cause)))
        )
        .finally(stop)
      return Effect.sync(() => {
        stop()
        abort.abort()
      })
    })
  })

/** For what must answer at once: fails as broken when the page does not. */
export const prompt = <A>(
  effect: Effect.Effect<A, CallFailed | DriverBroken>
): Effect.Effect<A, DriverBroken> =>
  effect.pipe(
    Effect.timeoutFail({
      duration: patience,
      onTimeout: () => new CallFailed(`it did not answer within ${Duration.toSeconds(patience)} seconds`)
    }),
    Effect.catchTag("CallFailed", ({ message }) =>
      Effect.fail(
        new DriverBroken({
          errorCode: "internal_error",
          message: `The page could not be read: ${message.split("\n")[0]}`
        })
      )
    )
  )
