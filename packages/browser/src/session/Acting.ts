/** Carries actions out. Never forces one: what a person could not do fails. */
import type { Action } from "@assay/domain/Action"
import { type ActError, ActionUnsupported, TargetNotActionable } from "@assay/domain/Driver"
import type { NodeRef } from "@assay/domain/Screen"
import { Duration, Effect, Match } from "effect"
import type { Page } from "playwright-core"
import { actFailure, isDone } from "./ActFailures.js"
import { callUntilDialog, isReplaced } from "./Calls.js"
import { elementOf, frameOf, type Limits, middle, type PageElement } from "./Elements.js"
import { drag } from "./Dragging.js"
import { navigate, resolveUrl } from "./Navigations.js"
import { toItsEnd } from "./Patience.js"
import { scroll } from "./Scrolling.js"
import type { Session } from "./Session.js"
import { pause } from "./Waits.js"
import { click, setChecked, upload } from "./Toggles.js"

type OfElement = (element: PageElement, limits: Limits) => Promise<unknown>

const longPress = 800
const betweenAttempts = 100

/** What is asked of the page while another takes its place is asked once more. */
const again = async (run: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await run()
  } catch (cause) {
    if (!(cause instanceof Error) || !isReplaced(cause.message)) throw cause
    await pause(betweenAttempts)
    return run()
  }
}

/** Runs an action on the page; ends when it is done or a dialog opens. */
const onPage = (session: Session, timeout: number, run: (page: Page, limits: Limits) => Promise<unknown>) =>
  callUntilDialog(session, (signal) => run(session.current(), { timeout, signal })).pipe(
    Effect.catchTag("CallFailed", ({ message }) =>
      isDone(message) ? Effect.void : Effect.fail(actFailure(message, session.current().url()))
    )
  )

const onElement = (session: Session, timeout: number, ref: NodeRef, run: OfElement) =>
  Effect.scoped(
    Effect.flatMap(elementOf(session, ref, timeout), (element) =>
      onPage(session, timeout, (_page, limits) => run(element, limits))
    )
  )

/** For what must not be done twice. */
const onElementOnce = (session: Session, timeout: number, ref: NodeRef, run: OfElement) =>
  onElement(session, timeout, ref, (element, limits) =>
    toItsEnd(
      frameOf(session, ref) ?? session.current().mainFrame(),
      () => session.leavingSince() !== undefined,
      limits,
      (one) => run(element, one)
    )
  )

/** A person who is told to press Ctrl+K holds no Shift: the page hears a small letter. */
const unshifted = (keys: string): string =>
  /(?:^|\+)Shift\+/.test(keys) ? keys : keys.replace(/(?<=^|\+)[A-Z]$/, (letter) => letter.toLowerCase())

const press = async (page: Page, element: PageElement, limits: Limits) => {
  await element.hover(limits)
  await page.mouse.down()
  await pause(longPress)
  await page.mouse.up()
}

const dragOnto = (session: Session, timeout: number, ref: NodeRef, onto: NodeRef, at = middle) =>
  Effect.scoped(
    Effect.gen(function* () {
      const from = yield* elementOf(session, ref, timeout)
      const to = yield* elementOf(session, onto, timeout)
      yield* onPage(session, timeout, (page, limits) => drag(page, from, to, at, limits))
    })
  )

const choose = async (element: PageElement, labels: ReadonlyArray<string>, limits: Limits) => {
  const chosen = await element.selectOption(
    labels.map((label) => ({ label })),
    limits
  )
  if (chosen.length < labels.length) throw new Error("Not every choice was taken")
}

const openTab = (session: Session, url: string | undefined, within: Duration.DurationInput) =>
  Effect.gen(function* () {
    const context = session.current().context()
    const from = session.current().url()
    yield* onPage(session, Duration.toMillis(within), async () =>
      session.makeCurrent(await context.newPage())
    )
    if (url !== undefined) yield* navigate(session, session.current(), yield* resolveUrl(url, from), within)
  })

const switchTab = (session: Session, index: number, timeout: number) => {
  const tabs = session.tabs()
  const page = tabs[index]
  // One that shows nothing yet came to the front by itself.
  if (index === tabs.length + session.openingTabs() - 1 && session.isBlank()) return Effect.void
  if (page === undefined)
    return Effect.fail(new ActionUnsupported({ message: `There is no tab ${index + 1}` }))
  return Effect.zipRight(
    Effect.sync(() => session.makeCurrent(page)),
    onPage(session, timeout, () => page.bringToFront())
  )
}

const closeTab = (session: Session, timeout: number) =>
  session.tabs().length < 2
    ? Effect.fail(new ActionUnsupported({ message: "The only tab stays open" }))
    : onPage(session, timeout, (page) => page.close())

const answer = (session: Session, accept: boolean, text: string | undefined) =>
  session.dialog() === undefined
    ? Effect.fail(new ActionUnsupported({ message: "No dialog is open" }))
    : callUntilDialog(session, () => session.answerDialog(accept, text)).pipe(
        Effect.catchTag("CallFailed", ({ message }) =>
          Effect.fail(actFailure(message, session.current().url()))
        )
      )

/** What may be done although a dialog holds the page up. */
const passesDialog = (action: Action): boolean =>
  action._tag === "AnswerDialog" || action._tag === "SwitchTab"

/** What leads away from a page that was not opened. */
const leaves = ({ _tag }: Action): boolean =>
  _tag === "Navigate" ||
  _tag === "GoBack" ||
  _tag === "OpenTab" ||
  _tag === "SwitchTab" ||
  _tag === "CloseTab"

const heldUp = (message: string) =>
  new TargetNotActionable({ why: "covered", message: `A dialog is open and waits for an answer: ${message}` })

const carryOut = (
  session: Session,
  action: Action,
  within: Duration.DurationInput
): Effect.Effect<void, ActError> => {
  const timeout = Math.max(1, Duration.toMillis(within))
  const element = (ref: NodeRef, run: OfElement) => onElement(session, timeout, ref, run)
  const once = (ref: NodeRef, run: OfElement) => onElementOnce(session, timeout, ref, run)
  const page = (run: (page: Page, limits: Limits) => Promise<unknown>) =>
    onPage(session, timeout, (one, limits) => again(() => run(one, limits)))
  return Match.value(action).pipe(
    Match.tagsExhaustive({
      Navigate: ({ url }) =>
        Effect.flatMap(resolveUrl(url, session.current().url()), (to) =>
          navigate(session, session.current(), to, within)
        ),
      GoBack: () => page((one, limits) => one.goBack({ ...limits, waitUntil: "commit" })),
      GoForward: () => page((one, limits) => one.goForward({ ...limits, waitUntil: "commit" })),
      Reload: () => page((one, limits) => one.reload({ ...limits, waitUntil: "domcontentloaded" })),
      Click: ({ ref, button, count, holding = [] }) =>
        once(ref, (one, limits) =>
          click(one, { ...limits, button, clickCount: count, modifiers: [...holding] })
        ),
      ClickAt: ({ x, y }) => onPage(session, timeout, (one) => one.mouse.click(x, y)),
      LongPress: ({ ref }) => element(ref, (one, limits) => press(session.current(), one, limits)),
      Hover: ({ ref }) => element(ref, (one, limits) => one.hover(limits)),
      SelectText: ({ ref }) => element(ref, (one, limits) => one.selectText(limits)),
      Fill: ({ ref, value }) => element(ref, (one, limits) => one.fill(value, limits)),
      Type: ({ text }) => page((one) => one.keyboard.type(text)),
      Choose: ({ ref, labels }) => element(ref, (one, limits) => choose(one, labels, limits)),
      SetChecked: ({ ref, checked }) => element(ref, (one, limits) => setChecked(one, checked, limits)),
      Press: ({ keys, ref }) =>
        ref === undefined
          ? page((one) => one.keyboard.press(unshifted(keys)))
          : once(ref, (one, limits) => one.press(unshifted(keys), limits)),
      Drag: ({ ref, onto, at }) => dragOnto(session, timeout, ref, onto, at),
      Upload: ({ ref, files }) =>
        element(ref, (one, limits) => upload(session.current(), one, files, limits)),
      ScrollTo: ({ ref }) => element(ref, (one, limits) => one.scrollIntoViewIfNeeded(limits)),
      Scroll: ({ direction, ref }) =>
        ref === undefined
          ? page((one) => scroll(one, undefined, direction))
          : element(ref, (one) => scroll(session.current(), one, direction)),
      AnswerDialog: ({ accept, text }) => answer(session, accept, text),
      OpenTab: ({ url }) => openTab(session, url, within),
      SwitchTab: ({ index }) => switchTab(session, index, timeout),
      CloseTab: () => closeTab(session, timeout),
      Resize: ({ width, height }) => page((one) => one.setViewportSize({ width, height }))
    })
  )
}

export const act = (
  session: Session,
  action: Action,
  within: Duration.DurationInput
): Effect.Effect<void, ActError> =>
  Effect.suspend(() => {
    const broken = session.broken()
    if (broken !== undefined) return Effect.fail(broken)
    const open = session.dialog()
    if (open !== undefined && !passesDialog(action)) return Effect.fail(heldUp(open.message()))
    const before = session.forbidden()
    if (before !== undefined && !leaves(action)) return Effect.fail(before)
    return Effect.promise(() => session.ready).pipe(
      Effect.zipRight(carryOut(session, action, within)),
      Effect.zipRight(
        Effect.suspend(() => {
          const after = session.forbidden()
          return after === undefined || after === before ? Effect.void : Effect.fail(after)
        })
      )
    )
  })
