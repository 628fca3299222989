/** Elements by ref. Only refs of the newest screen name anything. */
import { type DriverBroken, TargetNotActionable, TargetStale } from "@assay/domain/Driver"
import type { NodeRef } from "@assay/domain/Screen"
import { Effect, type Scope } from "effect"
import type { ElementHandle, Frame } from "playwright-core"
import { installed } from "../page/Script.js"
import { call } from "./Calls.js"
import type { Session } from "./Session.js"
import { orAfter } from "./Waits.js"

export type PageElement = ElementHandle<HTMLElement | SVGElement>

/** How a call may be ended: its time in milliseconds, and by interruption. */
export interface Limits {
  readonly timeout: number
  readonly signal: AbortSignal
}

const stale = (ref: NodeRef) =>
  new TargetStale({ message: `${ref === "" ? "It" : `Element ${ref}`} is no longer on the page` })

const left = new TargetNotActionable({
  why: "unanswered",
  message: "The page is on its way to another and takes no actions"
})

const markOf = (ref: NodeRef): string => ref.slice(0, ref.lastIndexOf("e"))

/** The frame that a ref lies in. */
export const frameOf = (session: Session, ref: NodeRef): Frame | undefined => {
  const frame = session.latest?.frames.get(markOf(ref))
  return frame === undefined || frame.isDetached() ? undefined : frame
}

const resolve = async (frame: Frame, ref: NodeRef): Promise<PageElement | undefined> => {
  const handle = await frame.evaluateHandle<Element | null | undefined>(
    `${installed}?.resolve(${JSON.stringify(ref)})`
  )
  const element = handle.asElement()
  if (element === null) await handle.dispose()
  return (element ?? undefined) as PageElement | undefined
}

/** The element, let go with the scope. */
export const elementOf = (
  session: Session,
  ref: NodeRef,
  timeout: number
): Effect.Effect<PageElement, TargetStale | TargetNotActionable | DriverBroken, Scope.Scope> => {
  const frame = frameOf(session, ref)
  if (frame === undefined || frame.page() !== session.current()) return Effect.fail(stale(ref))
  return Effect.acquireRelease(
    call(session, () => orAfter(resolve(frame, ref), timeout, () => "leaving" as const)),
    (element) =>
      Effect.sync(() => {
        // Nothing that follows waits for it: the browser lets go of it before it hears of anything else.
        if (element !== "leaving") element?.dispose().catch(() => undefined)
      })
  ).pipe(
    Effect.catchTag("CallFailed", () => Effect.fail(stale(ref))),
    Effect.flatMap((element): Effect.Effect<PageElement, TargetStale | TargetNotActionable> => {
      if (element === "leaving") return Effect.fail(left)
      return element === undefined ? Effect.fail(stale(ref)) : Effect.succeed(element)
    })
  )
}

/** Where on an element, from 0 to 1 of its width and height. */
export interface Part {
  readonly x: number
  readonly y: number
}

export const middle: Part = { x: 0.5, y: 0.5 }

/** A point of an element in the viewport of its page. */
export const pointOf = async (element: PageElement, at: Part, limits: Limits): Promise<Part> => {
  await element.scrollIntoViewIfNeeded(limits)
  const box = await element.boundingBox()
  if (box === null) throw new Error("element is not visible: Timeout exceeded")
  return { x: box.x + box.width * at.x, y: box.y + box.height * at.y }
}
