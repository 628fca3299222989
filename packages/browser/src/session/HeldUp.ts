/** Waits for a page that can tell nothing of itself. */
import { Effect } from "effect"
import type { Session } from "./Session.js"

/** A page that is about to be replaced is still shown, but its browser answers nothing about it. Waited for this long, in milliseconds. */
const leavingPatience = 2000

/** Completes when the page can tell nothing: a dialog holds it up, or it has been on its way to another for some time. */
export const heldUp = (session: Session): Effect.Effect<void> =>
  Effect.async<void>((resume) => {
    const look = () => {
      const since = session.leavingSince()
      const isLeaving = since !== undefined && performance.now() - since > leavingPatience
      if (isLeaving || session.dialog() !== undefined) resume(Effect.void)
    }
    const timer = setInterval(look, 100)
    const stop = session.onEvent(look)
    look()
    return Effect.sync(() => {
      clearInterval(timer)
      stop()
    })
  })
