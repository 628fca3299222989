/** Pictures of the current tab, with what must not be in them painted over. */
import type { Capture, CaptureOptions, DriverBroken } from "@assay/domain/Driver"
import type { NodeRef } from "@assay/domain/Screen"
import { Effect } from "effect"
import type { Frame, Locator, Page } from "playwright-core"
import { installed } from "../page/Script.js"
import { call, prompt } from "./Calls.js"
import { frameOf } from "./Elements.js"
import type { Session } from "./Session.js"
import { heldUp } from "./Waits.js"

const concealed = 'input[type="password"]'
const maskColour = "#404040"
const outline = "{ outline: 3px solid #e5484d !important; outline-offset: 2px !important; }"
const quality = 75

const pathOf = (frame: Frame, ref: NodeRef, within: "page" | "root"): Promise<string | null | undefined> =>
  frame.evaluate<string | null | undefined>(`${installed}?.pathOf(${JSON.stringify(ref)}, "${within}")`)

const maskOf = async (session: Session, ref: NodeRef): Promise<ReadonlyArray<Locator>> => {
  const frame = frameOf(session, ref)
  const path = frame === undefined ? undefined : await pathOf(frame, ref, "page")
  return frame === undefined || typeof path !== "string" ? [] : [frame.locator(path)]
}

const outlineOf = async (session: Session, ref: NodeRef | undefined): Promise<string> => {
  const frame = ref === undefined ? undefined : frameOf(session, ref)
  if (frame === undefined || ref === undefined) return ""
  const path = await pathOf(frame, ref, "root")
  return typeof path === "string" ? `${path} ${outline}` : ""
}

const shoot = async (
  session: Session,
  page: Page,
  { masks, outline: target }: CaptureOptions,
  signal: AbortSignal
): Promise<Capture> => {
  const given = await Promise.all(masks.map((ref) => maskOf(session, ref)))
  const fields = page.frames().map((frame) => frame.locator(concealed))
  const style = await outlineOf(session, target)
  const bytes = await page.screenshot({
    type: "jpeg",
    quality,
    scale: "css",
    caret: "initial",
    mask: [...given.flat(), ...fields],
    maskColor: maskColour,
    timeout: 15_000,
    signal,
    ...(style === "" ? {} : { style })
  })
  return { bytes, contentType: "image/jpeg", ...sizeOf(bytes) }
}

/** The size in the frame header of a JPEG. */
const sizeOf = (bytes: Buffer): { readonly width: number; readonly height: number } => {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { width: 0, height: 0 }
}

/** One clear pixel: of a page that was never painted, since a dialog came first. */
const blank: Capture = {
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64"
  ),
  contentType: "image/png",
  width: 1,
  height: 1
}

export const makeCapture = (session: Session) => {
  let last: Capture | undefined
  return (options: CaptureOptions): Effect.Effect<Capture, DriverBroken> =>
    Effect.suspend(() => {
      // A page that is held up paints nothing new.
      const held = Effect.map(heldUp(session), () => last ?? blank)
      const shot = call(session, (signal) => shoot(session, session.current(), options, signal))
      return Effect.tap(prompt(Effect.raceFirst(shot, held)), (capture) =>
        Effect.sync(() => {
          last = capture
        })
      )
    })
}
