/** Waits for something to happen on the page. */
import { Duration, Effect } from "effect"
import type { Agenda } from "../page/Agenda.js"
import { callUntilDialog } from "./Calls.js"
import type { Session } from "./Session.js"
import { sleep } from "./Waits.js"

/** Some changes announce themselves to nobody, such as a value set by a script: looked for anew after so many milliseconds. */
const unannounced = 250

/** Runs in the page: completes with the first change, or after `atMost` milliseconds. */
const observe = (atMost: number): Promise<void> =>
  new Promise((resolve) => {
    const events = ["input", "change", "scroll", "load", "focusin", "transitionend", "animationend", "toggle"]
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, done, true)
      resolve()
    }
    const observer = new MutationObserver(done)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (const event of events) document.addEventListener(event, done, true)
    const noted: Agenda | undefined = Reflect.get(globalThis, Symbol.for("assay agenda"))
    const timer = (noted?.later ?? setTimeout)(done, atMost)
  })

const event = (session: Session) =>
  Effect.async<void>((resume) => {
    const stop = session.onEvent(() => resume(Effect.void))
    return Effect.sync(stop)
  })

export const changed = (session: Session, atMost: Duration.DurationInput): Effect.Effect<void> =>
  Effect.suspend(() => {
    const time = Math.min(Duration.toMillis(atMost), unannounced)
    if (session.broken() !== undefined || session.dialog() !== undefined || session.tabs().length === 0)
      return sleep(time)
    const seen = callUntilDialog(session, () => session.current().evaluate(observe, time)).pipe(
      // A page that cannot be observed, as it is being replaced, is only waited for.
      Effect.catchAll(() => sleep(Math.min(time, 50)))
    )
    return Effect.raceAll([seen, event(session), sleep(time)])
  })
