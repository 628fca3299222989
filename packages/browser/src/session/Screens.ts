/** The screen of the current tab: each frame is read in one call, and frames are put where they lie. */
import type { DriverBroken } from "@assay/domain/Driver"
import type { Box, HiddenReason, Screen, ScreenNode, SystemDialog, Tab } from "@assay/domain/Screen"
import { Effect } from "effect"
import type { Dialog, Frame, Page } from "playwright-core"
import { type FrameScreen, inPage, installed } from "../page/Script.js"
import { call, isReplaced, prompt } from "./Calls.js"
import { type FramePlace, placed, placeOf } from "./FramePlaces.js"
import { frameScreenOf } from "./FrameAnswers.js"
import type { Session } from "./Session.js"
import { heldUp } from "./HeldUp.js"
import { orAfter, pause } from "./Waits.js"

/** A frame inside the page that does not answer is left empty after this many milliseconds. */
const framePatience = 2000

/** A page that is being replaced is asked again, for so many milliseconds: one that never rests is told from one that is on its way. */
const replacedPatience = 5000
const betweenAttempts = 50

const readFrame = async (frame: Frame): Promise<FrameScreen> => {
  const known = await frame.evaluate<unknown>(`${installed}?.screen()`)
  return frameScreenOf(known ?? (await frame.evaluate<unknown>(`${inPage}.screen()`)))
}

const find = (node: ScreenNode, ref: string): ScreenNode | undefined => {
  if (node.ref === ref) return node
  for (const child of node.children) {
    const found = find(child, ref)
    if (found !== undefined) return found
  }
  return undefined
}

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height)
})

/** Moves a frame's tree to where the frame lies; what a person does not see of the frame they do not see of its content. */
const moved = (node: ScreenNode, place: FramePlace, hidden: HiddenReason | undefined): ScreenNode => ({
  ...node,
  ...(node.box === undefined ? {} : { box: rounded(placed(node.box, place)) }),
  ...(hidden === undefined ? {} : { visible: false, hidden: node.hidden ?? hidden, marks: [] }),
  children: node.children.map((child) => moved(child, place, hidden))
})

/** A frame whose document was read hides nothing any more. */
const replaced = (node: ScreenNode, by: ReadonlyMap<string, ScreenNode>): ScreenNode => {
  const inside = by.get(node.ref)
  if (inside === undefined) return { ...node, children: node.children.map((child) => replaced(child, by)) }
  const { opaque: _, ...read } = node
  const marks = [...(node.marks ?? []), ...(inside.marks ?? [])]
  return { ...read, ...(marks.length === 0 ? {} : { marks }), children: inside.children }
}

/** A frame that goes away while it is read is left empty. */
const ignoringFrame = (read: () => Promise<void>): Promise<void> => read().catch(() => undefined)

type Plans = Pick<FrameScreen, "answersFor" | "idleFor">

/** Frames are idle for as long as all of them are, and answer for as long as one does; one that was not read may do anything. */
const together = (plans: ReadonlyArray<Plans>, frames: number): Plans => {
  const idle = plans.flatMap(({ idleFor }) => idleFor ?? [])
  const answers = plans.flatMap(({ answersFor }) => answersFor ?? [])
  return {
    ...(idle.length < frames ? {} : { idleFor: Math.min(...idle) }),
    ...(answers.length === 0 ? {} : { answersFor: Math.max(...answers) })
  }
}

const withFrames = async (frame: Frame, frames: Map<string, Frame>): Promise<FrameScreen> => {
  const own = await readFrame(frame)
  frames.set(own.mark, frame)
  const children = frame.childFrames()
  if (children.length === 0) return own
  const inside = new Map<string, ScreenNode>()
  const plans: Array<Plans> = [own]
  await Promise.all(
    children.map((child) =>
      orAfter(
        ignoringFrame(async () => {
          const place = await placeOf(child)
          const node = find(own.root, place.ref)
          if (node === undefined || node.hidden === "not_rendered" || node.hidden === "no_size") return
          const { root, ...plan } = await withFrames(child, frames)
          plans.push(plan)
          inside.set(place.ref, moved(root, place, node.hidden))
        }),
        framePatience,
        () => undefined
      )
    )
  )
  const { answersFor: _, idleFor: __, ...rest } = own
  return { ...rest, root: replaced(own.root, inside), ...together(plans, children.length + 1) }
}

const titleOf = (page: Page): Promise<string> =>
  orAfter(
    page.title().catch(() => ""),
    500,
    () => ""
  )

const blank: Tab = { title: "", url: "about:blank", current: false }

/** `current` is the tab in front, with its title; without one, the newest of those that show nothing yet is. */
const tabsOf = async (session: Session, current?: Page, title = ""): Promise<ReadonlyArray<Tab>> => {
  const pages = session.tabs()
  // Counted before the titles are asked for: a tab that shows something meanwhile would be neither here nor there.
  const count = session.openingTabs()
  const tabs = await Promise.all(
    pages.map(async (page) => ({
      title: page === current ? title : await titleOf(page),
      url: page.url(),
      current: page === current
    }))
  )
  const opening = Array.from({ length: count }, (_, n) => ({
    ...blank,
    current: current === undefined && n === count - 1
  }))
  return [...tabs, ...opening]
}

const read = async (session: Session): Promise<Screen> => {
  const page = session.current()
  const frames = new Map<string, Frame>()
  const { answersFor, idleFor, root, title, viewport } = await withFrames(page.mainFrame(), frames)
  const screen = {
    url: page.url(),
    title,
    viewport,
    root,
    tabs: await tabsOf(session, page, title),
    ...(idleFor === undefined ? {} : { idleFor }),
    ...(answersFor === undefined ? {} : { answersFor })
  }
  session.latest = { screen, frames }
  return screen
}

const kindOf = (dialog: Dialog): SystemDialog["kind"] => {
  const kind = dialog.type()
  return kind === "confirm" || kind === "prompt" || kind === "beforeunload" ? kind : "alert"
}

const nothing: ScreenNode = {
  ref: "",
  role: "document",
  name: "",
  otherNames: [],
  state: {},
  visible: true,
  children: []
}

/** A tab that shows nothing yet. */
const blankScreen = async (session: Session): Promise<Screen> => ({
  url: blank.url,
  title: blank.title,
  viewport: session.latest?.screen.viewport ?? { width: 0, height: 0 },
  root: nothing,
  tabs: await tabsOf(session)
})

/** A dialog holds the page up, so what was seen last stands behind it. */
const behindDialog = (session: Session, dialog: Dialog): Screen => {
  const page = session.current()
  const last = session.latest?.screen
  const url = page.url()
  return {
    url,
    title: last?.title ?? "",
    viewport: last?.viewport ?? page.viewportSize() ?? { width: 0, height: 0 },
    root: last?.root ?? nothing,
    tabs: last?.tabs ?? [{ title: "", url, current: true }],
    dialog: { kind: kindOf(dialog), message: dialog.message(), defaultValue: dialog.defaultValue() }
  }
}

const readPatiently = async (session: Session, since = performance.now()): Promise<Screen> => {
  try {
    return await (session.isBlank() ? blankScreen(session) : read(session))
  } catch (cause) {
    if (!(cause instanceof Error) || !isReplaced(cause.message)) throw cause
    if (performance.now() - since > replacedPatience)
      throw new Error(`it was replaced again and again for ${replacedPatience / 1000} seconds`, { cause })
    await pause(betweenAttempts)
    return readPatiently(session, since)
  }
}

/** Reads that were given up go on until the browser answers: only one at a time. */
const makeReader = (session: Session) => {
  let reading: Promise<Screen> | undefined
  return (): Promise<Screen> => {
    if (reading === undefined || session.leavingSince() === undefined)
      reading = readPatiently(session).finally(() => {
        reading = undefined
      })
    return reading
  }
}

/** What was seen last, of a page that can tell nothing now. */
const asLastSeen = (session: Session): Screen | undefined => {
  const open = session.dialog()
  return open === undefined ? session.latest?.screen : behindDialog(session, open)
}

export const makeScreen = (session: Session): Effect.Effect<Screen, DriverBroken> => {
  const reader = makeReader(session)
  const held = Effect.flatMap(heldUp(session), () => {
    const screen = asLastSeen(session)
    return screen === undefined ? Effect.never : Effect.succeed(screen)
  })
  return Effect.suspend(() => {
    const open = session.dialog()
    if (open !== undefined) return Effect.succeed(behindDialog(session, open))
    return prompt(Effect.raceFirst(call(session, reader), held))
  })
}
