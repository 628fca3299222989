/** When an action is given up that must not be done twice. */
import type { Frame } from "playwright-core"
import { installed } from "../page/Script.js"
import { inTheMiddle, isDone } from "./ActFailures.js"
import type { Limits } from "./Elements.js"
import { orAfter, pause } from "./Waits.js"

/** A page that is busy with an action, or answers nothing, is waited for as long as this, in milliseconds. */
const longest = 20_000

const betweenLooks = 100

/** No, only where the page says so: one that is busy, or gone, may be so because of the action. */
const mayHaveBegun = async (frame: Frame, until: number): Promise<boolean> => {
  const told = frame.evaluate<boolean | undefined>(`${installed}?.begun()`).catch(() => undefined)
  return (await orAfter(told, until - performance.now(), () => undefined)) !== false
}

/**
 * Gives an action up after `limits.timeout` if nothing of it has come to the page by then; otherwise it is waited for, unless what goes on
 * is that the page is left.
 */
export const toItsEnd = async (
  frame: Frame,
  isLeft: () => boolean,
  limits: Limits,
  run: (limits: Limits) => Promise<unknown>
): Promise<unknown> => {
  const abort = new AbortController()
  const until = performance.now() + limits.timeout + longest
  const giveUp = async () => {
    const busy = async () => performance.now() < until && !isLeft() && (await mayHaveBegun(frame, until))
    while (await busy()) await pause(betweenLooks)
    abort.abort(new Error(`Timeout ${limits.timeout}ms exceeded.`))
  }
  const timer = setTimeout(() => void giveUp(), limits.timeout)
  try {
    return await run({ timeout: 0, signal: AbortSignal.any([limits.signal, abort.signal]) })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : ""
    if (!abort.signal.aborted || isDone(message)) throw cause
    // What was sent in the very moment is still on its way.
    await pause(betweenLooks)
    const begun = isLeft() ? /performing \w+ action/.test(message) : await mayHaveBegun(frame, until)
    throw begun ? new Error(`The action ${inTheMiddle}`) : cause
  } finally {
    clearTimeout(timer)
  }
}
