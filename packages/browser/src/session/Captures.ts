/** Pictures of the current tab, with what must not be in them painted over. */
import { type Capture, type CaptureOptions, type DriverBroken, NoPicture } from "@assay/domain/Driver"
import type { NodeRef } from "@assay/domain/Screen"
import { Duration, Effect, Redacted } from "effect"
import type { Frame, Page } from "playwright-core"
import { paintOver } from "../masking/PaintOver.js"
import { isSame, secretBoxes } from "../masking/SecretBoxes.js"
import { inPage, installed } from "../page/Script.js"
import { call } from "./Calls.js"
import { frameOf } from "./Elements.js"
import { protocolOf } from "./Protocol.js"
import type { Session } from "./Session.js"
import { heldUp } from "./HeldUp.js"
import { orAfter } from "./Waits.js"

const quality = 75
const mostAttempts = 3
const patience = Duration.seconds(15)

/** A frame that does not answer within this time is taken as it looks. */
const framePatience = 1000

/** Gives the pixels of the screen to one of CSS. */
const dress = async (frame: Frame, ref: NodeRef | undefined): Promise<number | undefined> => {
  const on = `dressing.on(${JSON.stringify(ref ?? null)})`
  return (
    (await frame.evaluate<number | undefined>(`${installed}?.${on}`)) ??
    (await frame.evaluate<number>(`${inPage}.${on}`))
  )
}

const undress = (frame: Frame): Promise<unknown> => frame.evaluate(`${installed}?.dressing.off()`)

/** Frames that go away meanwhile, or do not answer, are left as they are. */
const inFrames = <A>(
  page: Page,
  run: (frame: Frame) => Promise<A>
): Promise<ReadonlyArray<A | undefined>> => {
  const unknown = () => undefined
  return Promise.all(page.frames().map((frame) => orAfter(run(frame).catch(unknown), framePatience, unknown)))
}

const byProtocol = async (page: Page): Promise<Buffer | undefined> => {
  try {
    const protocol = await protocolOf(page)
    const { data } = await protocol.send("Page.captureScreenshot", {
      format: "jpeg",
      quality,
      optimizeForSpeed: true
    })
    return Buffer.from(data, "base64")
  } catch {
    // A browser that does not speak the protocol; what else is wrong, Playwright will say.
    return undefined
  }
}

const byPlaywright = (page: Page, signal: AbortSignal): Promise<Buffer> =>
  page.screenshot({ type: "jpeg", quality, scale: "css", caret: "initial", timeout: 15_000, signal })

const shoot = async (
  session: Session,
  page: Page,
  { outline }: CaptureOptions,
  signal: AbortSignal
): Promise<Buffer> => {
  const lies = outline === undefined ? undefined : frameOf(session, outline)
  try {
    const ratios = await inFrames(page, (frame) => dress(frame, frame === lies ? outline : undefined))
    // Playwright's way waits for every frame, and knows to give the pixels of CSS.
    return (ratios[0] === 1 ? await byProtocol(page) : undefined) ?? (await byPlaywright(page, signal))
  } finally {
    await inFrames(page, undress)
  }
}

/** A secret that is not at one place before and after the picture may be anywhere in it. */
const shootMasked = async (
  session: Session,
  options: CaptureOptions,
  signal: AbortSignal,
  attempts = mostAttempts
): Promise<Uint8Array> => {
  const page = session.current()
  const secrets = options.secrets.map(Redacted.value)
  if (secrets.length === 0) return shoot(session, page, options, signal)
  const before = await secretBoxes(page, secrets)
  const bytes = await shoot(session, page, options, signal)
  const after = await secretBoxes(page, secrets)
  if (isSame(before, after)) return paintOver(bytes, [...before, ...after])
  if (attempts > 1) return shootMasked(session, options, signal, attempts - 1)
  throw new NoPicture({ message: "What must not be seen kept moving while the picture was taken" })
}

/** The size in the frame header of a JPEG. */
const sizeOf = (picture: Uint8Array): { readonly width: number; readonly height: number } => {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
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

const pictured = async (
  session: Session,
  options: CaptureOptions,
  signal: AbortSignal
): Promise<Capture | NoPicture> => {
  try {
    const bytes = await shootMasked(session, options, signal)
    return { bytes, contentType: "image/jpeg", ...sizeOf(bytes) }
  } catch (cause) {
    if (cause instanceof NoPicture) return cause
    throw cause
  }
}

const late = new NoPicture({
  message: `The page was not painted within ${Duration.toSeconds(patience)} seconds`
})

export const makeCapture = (session: Session) => {
  let last: Capture | undefined
  return (options: CaptureOptions): Effect.Effect<Capture, DriverBroken | NoPicture> =>
    Effect.suspend(() => {
      // A page that is held up paints nothing new.
      const held = Effect.map(heldUp(session), () => last ?? blank)
      const shot = call(session, (signal) => pictured(session, options, signal))
      return Effect.raceFirst(shot, held).pipe(
        Effect.timeoutTo({ duration: patience, onSuccess: (came) => came, onTimeout: () => late }),
        Effect.catchTag("CallFailed", ({ message }) =>
          Effect.succeed(new NoPicture({ message: `No picture was taken: ${message.split("\n")[0]}` }))
        ),
        Effect.flatMap((came) => (came instanceof NoPicture ? Effect.fail(came) : Effect.succeed(came))),
        Effect.tap((capture) =>
          Effect.sync(() => {
            last = capture
          })
        )
      )
    })
}
