/**
 * Waits in the time of the browser. It runs in real time whatever clock its driver is used with, so these are real timers too.
 */
import { Effect } from "effect"

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
