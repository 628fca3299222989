/** How long an action may take: its own time, and the time that the page keeps the browser from going on. */
import type { Frame } from "playwright-core"
import type { Limits } from "./Elements.js"
import { orAfter, pause } from "./Waits.js"

/** A page that has not answered for this long is not waited for any more, in milliseconds. */
const longestSilence = 20_000

/** What the page let through reaches us within these milliseconds after it answers. */
const onItsWay = 200

/**
 * Gives an action up after `limits.timeout`, but only while the page answers: what it is busy with may be the action itself, and one
 * that is given up then would be done a second time.
 */
export const patiently = async (
  frame: Frame,
  limits: Limits,
  run: (limits: Limits) => Promise<unknown>
): Promise<unknown> => {
  const abort = new AbortController()
  const giveUp = async () => {
    const answer = frame.evaluate("0").catch(() => undefined)
    await orAfter(answer, longestSilence, () => undefined)
    await pause(onItsWay)
    abort.abort(new Error(`Timeout ${limits.timeout}ms exceeded.`))
  }
  const timer = setTimeout(() => void giveUp(), limits.timeout)
  try {
    return await run({ timeout: 0, signal: AbortSignal.any([limits.signal, abort.signal]) })
  } finally {
    clearTimeout(timer)
  }
}
