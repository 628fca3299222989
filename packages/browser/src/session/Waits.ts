/**
 * Waits in the time of the browser. It runs in real time whatever clock its driver is used with, so these are real timers too.
 */
import { Effect } from "effect"
import type { Session } from "./Session.js"

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Ends early when it is interrupted. */
export const sleep = (milliseconds: number): Effect.Effect<void> =>
  Effect.async<void>((resume) => {
    const timer = setTimeout(() => resume(Effect.void), milliseconds)
    return Effect.sync(() => clearTimeout(timer))
  })

/** What the promise gives, or `late` after that many milliseconds. */
export const orAfter = async <A, B>(
  promise: Promise<A>,
  milliseconds: number,
  late: () => B
): Promise<A | B> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<B>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late())
      } catch (cause) {
        reject(cause)
      }
    }, milliseconds)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

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
