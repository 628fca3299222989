/** Films the current tab as it changes: Chromium sends a picture whenever it paints, and waits until it is taken. */
import type { FilmFrame } from "@assay/domain/Driver"
import { thinned } from "@assay/domain/Film"
import { type Clock, Redacted } from "effect"
import type { CDPSession, Page } from "playwright-core"
import { mayShow } from "../masking/SecretBoxes.js"
import { protocolOf } from "./Protocol.js"
import type { Session } from "./Session.js"
import { pause } from "./Waits.js"

/** Enough to see what happened; the pictures of the steps have all of the page. */
const look = { format: "jpeg", quality: 45, maxWidth: 800, maxHeight: 800 } as const

/** Milliseconds between two frames that are kept. */
const between = 80

/** Between two takings. Past it every second one is let go, so that what is left still tells all of the time. */
const mostFrames = 48

/** Milliseconds between two looks for secrets at most. */
const longestRest = 1000

export interface Film {
  /** What was filmed since it was taken last. */
  readonly take: () => ReadonlyArray<FilmFrame>
  readonly stop: () => void
}

/** The reel: the last frame is always kept, since it shows how things ended. */
const makeReel = () => {
  let frames: Array<FilmFrame> = []
  const add = (frame: FilmFrame) => {
    const [before, last] = [frames.at(-2), frames.at(-1)]
    if (last !== undefined && before !== undefined && last.at - before.at < between) frames.pop()
    frames.push(frame)
    if (frames.length > mostFrames) frames = thinned(frames)
  }
  const take = (): ReadonlyArray<FilmFrame> => {
    const taken = frames
    frames = []
    return taken
  }
  return { add, take }
}

interface Sent {
  readonly data: string
  readonly sessionId: number
}

/** `film.secrets` must not be in a frame: it is kept when the page shows none before and after it came. */
export const makeFilm = (
  session: Session,
  clock: Clock.Clock,
  secrets: ReadonlyArray<Redacted.Redacted>
): Film => {
  const values = secrets.map(Redacted.value)
  const start = clock.unsafeCurrentTimeMillis()
  const reel = makeReel()
  const filmed = new WeakSet<Page>()
  let clean = true

  const keep = async (page: Page, { data }: Sent, at: number) => {
    const wasClean = clean
    const began = performance.now()
    clean = !(await mayShow(page, values))
    if (wasClean && clean && page === session.current()) reel.add({ at, bytes: Buffer.from(data, "base64") })
    // Looking for secrets keeps the page from its own work: it may have a quarter of the time.
    if (values.length > 0) await pause(Math.min(longestRest, 3 * (performance.now() - began)))
  }

  const onFrame = (page: Page, protocol: CDPSession) => (sent: Sent) => {
    const acknowledge = () => protocol.send("Page.screencastFrameAck", { sessionId: sent.sessionId })
    // A page that goes away meanwhile has no next frame.
    keep(page, sent, clock.unsafeCurrentTimeMillis() - start)
      .then(acknowledge, acknowledge)
      .catch(() => undefined)
  }

  const begin = async (page: Page) => {
    const protocol = await protocolOf(page)
    protocol.on("Page.screencastFrame", onFrame(page, protocol))
    await protocol.send("Page.startScreencast", look)
  }

  const follow = () => {
    const [page] = session.tabs().slice(-1)
    const current = session.broken() === undefined && page !== undefined ? session.current() : undefined
    if (current === undefined || filmed.has(current)) return
    filmed.add(current)
    // A browser that cannot film has no frames, and its runs go on.
    begin(current).catch(() => undefined)
  }

  follow()
  return { take: reel.take, stop: session.onEvent(follow) }
}
