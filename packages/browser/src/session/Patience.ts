/** When an action is given up that must not be done twice. */
import type { Frame } from "playwright-core"
import { installed } from "../page/Script.js"
import { inTheMiddle, isDone, wasSent } from "./ActFailures.js"
import type { Limits } from "./Elements.js"
import { orAfter, pause } from "./Waits.js"

/** A page that is busy with an action, or answers nothing, is waited for as long as this, in milliseconds. */
const longest = 10_000

const betweenLooks = 100

/** Whether a button or a key went down in the page. One that is busy does not tell, and another may have come in its place. */
const isPressed = (frame: Frame, until: number): Promise<boolean | "gone" | undefined> =>
  orAfter(
    frame.evaluate<boolean | "gone">(`${installed}?.pressed() ?? "gone"`).catch(() => "gone" as const),
    until - performance.now(),
    () => undefined
  )

const waitWhile = async (until: number, condition: () => Promise<boolean>): Promise<void> => {
  while (performance.now() < until && (await condition())) await pause(betweenLooks)
}

/**
 * Gives an action up after `limits.timeout` if nothing of it has come to the page by then, unless the page is just being left; else it is
 * waited for. What was sent already takes effect all the same: the action is done as soon as the page has it.
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
    await waitWhile(until, async () => !isLeft() && (await isPressed(frame, until)) === true)
    abort.abort(new Error(`Timeout ${limits.timeout}ms exceeded.`))
  }
  const timer = setTimeout(() => void giveUp(), limits.timeout)
  try {
    return await run({ timeout: 0, signal: AbortSignal.any([limits.signal, abort.signal]) })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : ""
    if (!abort.signal.aborted || isDone(message) || !wasSent(message)) throw cause
    await waitWhile(until, async () => (await isPressed(frame, until)) === false)
    if (performance.now() >= until) throw new Error(`The action ${inTheMiddle}`, { cause })
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
