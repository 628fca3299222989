/** What a run remembers while it goes on: the newest screen, the one before the last deed, and since when the page is quiet. */
import { Clock, type DateTime, Duration, Effect, Ref } from "effect"
import type { Action } from "@assay/domain/Action"
import type { Driver, Facts } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { ground } from "../ground/Ground.js"
import { listedOn, recordOf, regionOf, type Region } from "../ground/Regions.js"
import { isControl } from "../screen/Kinds.js"
import { type Seen, type View, viewAfter, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import type { RunOptions } from "./RunOptions.js"
import { today } from "./Today.js"
import type { Named } from "./Topics.js"

/** Milliseconds that a page has to do what must not happen, when nothing was seen to happen. */
export const grace = 2200
/** Milliseconds for what no page announces: handlers still to run, requests about to be sent. */
const calm = 50

/** How to find a node again on a later screen. */
interface Memory {
  readonly ref: string
  readonly role: string
  readonly name: string
  readonly box?: Box
  /** What the thing in a list begins with in which it stands: pages draw their lists anew. */
  readonly within?: string
}

export interface State {
  readonly view: View | undefined
  /** Screens that looked otherwise than the next one, oldest first. */
  readonly past: ReadonlyArray<View>
  /** The screen on which the last deed was done. */
  readonly before: View | undefined
  readonly signature: string
  /** Milliseconds of the clock. */
  readonly quietSince: number
  /** Since when every look saw the same page with nothing left to do by itself. Milliseconds of the clock. */
  readonly calmSince: number | undefined
  /** When the newest look began. */
  readonly lookedAt: number
  /** When its screen came in; nothing once anything was done or waited for since. */
  readonly seenAt: number | undefined
  /** The facts as they were then. */
  readonly seenFacts: Facts | undefined
  readonly deedAt: number | undefined
  /** Since the last deed a check found a message, so that one that goes was spoken of. */
  readonly messageSeen: boolean
  /** What the last steps were about, the last one last. */
  readonly memories: ReadonlyArray<Memory>
  /** What was last acted on, whatever was spoken of since. */
  readonly acted: Memory | undefined
  /** The name of what the last step was about. */
  readonly topic: string | undefined
  /** What the last check read, wherever it stands. */
  readonly saw: string | undefined
  /** What the last check was about, by its name, unless anything was done since. */
  readonly named: Named | undefined
  /** The things that were named with their kinds, the last one last. */
  readonly mentions: ReadonlyArray<Target>
  /** What this run has put into fields itself. */
  readonly typed: ReadonlyArray<string>
  /** The field that the last deed filled in, and left only if what is checked needs it. */
  readonly filled: string | undefined
  /** The last deed, when it scrolled: what is not there yet may come with more of the same. */
  readonly scrolled: Extract<Action, { _tag: "Scroll" }> | undefined
  /** The facts as they were before the last deed. */
  readonly factsBefore: Facts | undefined
  /** Messages of the dialogs that were accepted on the way. */
  readonly alerts: ReadonlyArray<string>
  /** The instruction that is carried out. */
  readonly told: string | undefined
  /** The text of the step that is carried out. */
  readonly step: string
}

export interface Session {
  readonly driver: Driver
  readonly options: RunOptions
  readonly state: Ref.Ref<State>
  /** Milliseconds. */
  readonly stepTimeout: number
  /** The day on which the run began. */
  readonly today: DateTime.Zoned
  /** The origin where the run began. */
  readonly origins: ReadonlyArray<string>
  /** Milliseconds of the clock. */
  readonly openedAt: number
}

export const makeSession = Effect.fn("Session.make")(function* (driver: Driver, options: RunOptions) {
  const now = yield* Clock.currentTimeMillis
  const state = yield* Ref.make<State>({
    view: undefined,
    past: [],
    before: undefined,
    signature: "",
    quietSince: now,
    calmSince: undefined,
    lookedAt: now,
    seenAt: undefined,
    seenFacts: undefined,
    deedAt: undefined,
    messageSeen: false,
    memories: [],
    acted: undefined,
    topic: undefined,
    saw: undefined,
    named: undefined,
    mentions: [],
    typed: [],
    filled: undefined,
    scrolled: undefined,
    factsBefore: undefined,
    alerts: [],
    told: undefined,
    step: ""
  })
  const stepTimeout = Duration.toMillis(options.stepTimeout ?? "10 seconds")
  // Secrets may go to where the run began; without any there is no need to look.
  const url = options.secrets === undefined ? "" : (yield* driver.screen).url
  const origins = URL.canParse(url) ? [new URL(url).origin] : []
  return {
    driver,
    options,
    state,
    stepTimeout,
    origins,
    today: yield* today,
    openedAt: now
  } satisfies Session
})

/** Two screens of the same signature look the same to a person. */
const signatureOf = (view: View): string =>
  `${view.screen.url}|${view.screen.title}|${view.screen.tabs.length}|${view.screen.dialog?.message ?? ""}|` +
  view.all
    .filter(({ node }) => node.visible)
    .map(({ node }) => `${node.role}:${node.name}:${node.value ?? ""}:${JSON.stringify(node.state)}`)
    .join("|")

/** With the screen of the last deed, and none of those before it; and with the instruction that is carried out. */
const after = (view: View, { before, told }: State): View => {
  const now = told === undefined ? view : { ...view, told }
  if (before === undefined) return now
  const { earlier: _, ...last } = before
  return { ...now, earlier: last }
}

/** A page that never rests makes very many: the first and the newest are kept. */
const kept = (views: ReadonlyArray<View>): ReadonlyArray<View> =>
  views.length <= 24 ? views : [...views.slice(0, 8), ...views.slice(-16)]

/** Milliseconds for which a screen is as good as a new one: a step ends with a look and the next begins with one. */
const freshFor = 5

/** What the browser tells of by itself when the page does anything. */
const toldIn = ({ console, dialogs, downloads, pending, requests }: Facts): string =>
  [console.length, dialogs.length, downloads.length, pending, requests].join()

/**
 * Nothing was done or waited for since the newest look, and the page that it saw had nothing to do by itself since: it shows the same. What no
 * page announces may come all the same, so that one look is believed for as long as that may take; where two found the page calm, it stays so.
 */
const isStill = (state: State, now: number, facts: Facts): boolean => {
  const { calmSince, lookedAt, seenAt, seenFacts, view } = state
  if (seenAt === undefined || seenFacts === undefined || view === undefined) return false
  const { dialog, idleFor = 0, tabs } = view.screen
  const left = idleFor - (now - lookedAt)
  const isCalm = calmSince !== undefined && lookedAt - calmSince >= calm
  return (
    (isCalm ? left >= grace : left > 0 && now - seenAt <= calm) &&
    dialog === undefined &&
    tabs.length === 1 &&
    facts.pending === 0 &&
    toldIn(facts) === toldIn(seenFacts)
  )
}

/** Whatever was seen, the page may be another now. */
export const outdate = (session: Session): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({ ...state, seenAt: undefined }))

/** The newest screen. */
export const look = Effect.fn("Session.look")(function* (session: Session) {
  const lookedAt = yield* Clock.currentTimeMillis
  const known = yield* Ref.get(session.state)
  const { seenAt, view: newest } = known
  if (newest !== undefined && seenAt !== undefined)
    if (lookedAt - seenAt <= freshFor || isStill(known, lookedAt, yield* session.driver.facts)) return newest
  const view = after(viewAfter(yield* session.driver.screen, newest), known)
  const now = yield* Clock.currentTimeMillis
  const facts = yield* session.driver.facts
  const signature = signatureOf(view)
  yield* Ref.update(session.state, (state) => {
    const same = state.signature === signature
    const calmSince = isIdle(view, facts) ? ((same ? state.calmSince : undefined) ?? lookedAt) : undefined
    const past = same || state.view === undefined ? state.past : kept([...state.past, state.view])
    const quietSince = same ? state.quietSince : now
    return { ...state, view, past, signature, lookedAt, seenAt: now, seenFacts: facts, calmSince, quietSince }
  })
  return view
})

/** Nothing is under way that could change the page within the time that it has. Other tabs may send it something. */
const isIdle = ({ screen }: View, { pending }: Facts): boolean =>
  (screen.idleFor ?? 0) >= grace && pending === 0 && screen.dialog === undefined && screen.tabs.length === 1

const withLists = (view: View | undefined): View | undefined =>
  view === undefined ? undefined : { ...view, listed: listedOn(view) }

/** Before a step: what is told in it may be shown by the page. */
export const noteTold = (session: Session, step: string, told: string | undefined): Effect.Effect<void> =>
  Ref.update(session.state, (state) =>
    state.told === told ? { ...state, step } : { ...state, step, told, seenAt: undefined }
  )

/** Before a deed: keeps the screen it is done on, and starts the page's time to react. */
export const beginDeed = Effect.fn("Session.beginDeed")(function* (session: Session, view: View | undefined) {
  const now = yield* Clock.currentTimeMillis
  const facts = yield* session.driver.facts
  yield* Ref.update(session.state, (state) => ({
    ...state,
    before: withLists(view ?? state.view),
    seenAt: undefined,
    factsBefore: facts,
    scrolled: undefined,
    messageSeen: false,
    deedAt: now,
    quietSince: now,
    calmSince: undefined
  }))
})

/** After a deed: the page's time to react starts when the deed is done. */
export const endDeed = Effect.fn("Session.endDeed")(function* (session: Session) {
  const now = yield* Clock.currentTimeMillis
  yield* Ref.update(session.state, (state) => ({
    ...state,
    seenAt: undefined,
    deedAt: now,
    quietSince: now,
    calmSince: undefined
  }))
})

/** What is done only to look, and taken back: for all that follows nothing was done. */
export const aside = <A, E, R>(session: Session, looking: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(Ref.get(session.state), ({ before, deedAt, factsBefore, messageSeen, past, scrolled }) =>
    Effect.ensuring(
      looking,
      Ref.update(session.state, (state) => ({
        ...state,
        before,
        deedAt,
        factsBefore,
        messageSeen,
        past,
        scrolled,
        seenAt: undefined
      }))
    )
  )

/** What a thing in a list is called, as far as one can tell: its heading, else the first that is read in it. */
const titleOf = (view: View, seen: Seen): string | undefined => {
  const record = recordOf(view, seen)
  const heading =
    record === undefined
      ? undefined
      : within(view, record).find(({ node }) => node.role === "heading" && node.visible)
  if (heading !== undefined) return heading.node.name
  return record === undefined
    ? undefined
    : runsOf(view, record).find(({ text }) => /\p{L}{2}/u.test(text))?.text
}

const memoryOf = (view: View | undefined, seen: Seen): Memory => {
  const title = view?.byRef.get(seen.node.ref) === seen ? titleOf(view, seen) : undefined
  const { box, name, ref, role } = seen.node
  return {
    ref,
    role,
    name,
    ...(box === undefined ? {} : { box }),
    ...(title === undefined ? {} : { within: title })
  }
}

export const remember = (session: Session, seen: Seen): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({
    ...state,
    memories: [
      ...state.memories.filter(({ ref }) => ref !== seen.node.ref),
      memoryOf(state.view, seen)
    ].slice(-8)
  }))

/** What comes next speaks of nothing from before but by its name. */
export const forget = (session: Session): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({ ...state, memories: [], acted: undefined }))

/** What a deed was done on. */
export const rememberDeed = (session: Session, seen: Seen): Effect.Effect<void> =>
  Effect.zipRight(
    remember(session, seen),
    Ref.update(session.state, (state) => ({ ...state, acted: state.memories.at(-1) }))
  )

/** What was last acted on, on this screen. */
export const actedOn = ({ acted }: State, view: View): Seen | undefined =>
  acted === undefined ? undefined : rememberedOn(acted, view)

export const noteTopic = (session: Session, topic: string | undefined, saw?: string): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({ ...state, topic: topic ?? state.topic, saw }))

export const noteNamed = (
  session: Session,
  named: (before: Named | undefined) => Named | undefined
): Effect.Effect<void> => Ref.update(session.state, (state) => ({ ...state, named: named(state.named) }))

export const noteMentions = (session: Session, mentions: ReadonlyArray<Target>): Effect.Effect<void> =>
  mentions.length === 0
    ? Effect.void
    : Ref.update(session.state, (state) => ({
        ...state,
        mentions: [...state.mentions, ...mentions].slice(-20)
      }))

export const noteMessage = (session: Session): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({ ...state, messageSeen: true }))

export const noteFilled = (session: Session, filled: State["filled"]): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({ ...state, filled }))

export const noteScrolled = (session: Session, scrolled: State["scrolled"]): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({ ...state, scrolled }))

export const noteTyped = (session: Session, value: string): Effect.Effect<void> =>
  Ref.update(session.state, (state) => ({ ...state, typed: [...state.typed, value] }))

/** The one place where the name of what was spoken of stands. */
const topicOn = ({ topic }: State, view: View): Region | undefined => {
  if (topic === undefined) return undefined
  const found = ground(view, { words: topic, name: topic, quoted: true, scopes: [] }, "look")
  return found._tag === "Found" && found.score >= 0.9 ? regionOf(found.seen, "in it") : undefined
}

/** One of several that are called so, as the hearts of a feed are: where all was drawn anew, the one in its place in the thing of the same title. */
const redrawnThere = ({ box, name, ref, role, within: title }: Memory, view: View): Seen | undefined => {
  if (box === undefined || title === undefined || view.byRef.has(ref)) return undefined
  return view.all.find(
    (seen) =>
      seen.node.visible &&
      seen.node.role === role &&
      seen.node.name === name &&
      seen.node.box !== undefined &&
      Math.abs(seen.node.box.x - box.x) < 3 &&
      Math.abs(seen.node.box.y - box.y) < 3 &&
      titleOf(view, seen) === title
  )
}

/** The same on this screen; nothing when it cannot be found again for certain. */
const rememberedOn = (memory: Memory, view: View): Seen | undefined => {
  const same = view.byRef.get(memory.ref)
  if (same?.node.visible === true && same.node.role === memory.role) return same
  const [only, another] = view.all.filter(
    ({ node }) => node.visible && node.role === memory.role && node.name === memory.name && memory.name !== ""
  )
  if (another !== undefined) return redrawnThere(memory, view)
  if (only === undefined) return undefined
  // Where the one that was meant bears another name by now, another is called as it was.
  return memory.within === undefined || titleOf(view, only) === memory.within ? only : undefined
}

/** A button that was drawn anew under another name, where it stood: "Newest first" is "Oldest first" now. A heart that no role tells to be one stands in the same thing still. */
const inItsPlace = ({ box, name, ref, role, within: title }: Memory, view: View): Seen | undefined => {
  const isDrawn = role === "generic" && name === "" && title !== undefined
  if (box === undefined || !(role === "button" || isDrawn) || view.byRef.has(ref)) return undefined
  // Another name may be a longer one.
  const isThere = ({ node }: Seen): boolean =>
    node.box !== undefined &&
    Math.abs(node.box.y - box.y) < 3 &&
    Math.abs(node.box.x + node.box.width / 2 - box.x - box.width / 2) <
      Math.min(node.box.width, box.width) / 3
  const [only, another] = view.all.filter(
    (seen) => seen.node.visible && seen.node.role === role && isThere(seen) && (!isDrawn || isControl(seen))
  )
  if (isDrawn)
    return another === undefined && only !== undefined && titleOf(view, only) === title ? only : undefined
  const isLeft = view.all.some(({ node }) => node.visible && node.role === role && node.name === name)
  return another === undefined && !isLeft ? only : undefined
}

/** The same, or the button that has come in its place. */
const againOn = (memory: Memory, view: View): Seen | undefined =>
  rememberedOn(memory, view) ?? inItsPlace(memory, view)

/** The button that was last pressed, on this screen. */
export const pressedOn = ({ acted }: State, view: View): Region | undefined => {
  const seen = acted?.role === "button" ? againOn(acted, view) : undefined
  return seen === undefined ? undefined : regionOf(seen, "in it")
}

/** What "it" points at on this screen; nothing when it cannot be found again for certain. */
export const antecedentOn = (state: State, view: View): Region | undefined => {
  const memory = state.memories.at(-1)
  if (memory === undefined) return topicOn(state, view)
  const seen = againOn(memory, view)
  if (seen !== undefined) return regionOf(seen, "in it")
  const spoken = topicOn(state, view)
  const titled = spoken === undefined ? titledOn(memory, view) : undefined
  return titled === undefined ? spoken : regionOf(titled, "in it")
}

/** What the steps before were about as far as it is on this screen, the last one last; nothing from before a thing that went. */
export const recentOn = ({ memories }: State, view: View): ReadonlyArray<Seen> => {
  const all = memories.map(
    (memory) => rememberedOn(memory, view) ?? redrawnOn(memory, view) ?? titledOn(memory, view)
  )
  const went = all.findLastIndex((seen, at) => seen === undefined && memories[at]?.within !== undefined)
  return all.slice(went + 1).flatMap((seen) => seen ?? [])
}

/** The title of the thing that it stood in, where that is still there: the button that was pressed may be gone from its row. */
const titledOn = ({ within: title }: Memory, view: View): Seen | undefined => {
  if (title === undefined) return undefined
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) => text === title && titleOf(view, seen) === title
  )
  return another === undefined ? only?.seen : undefined
}

/** The one of its kind in the thing of the same title; the thing itself, when it has none of that kind any more. */
const redrawnOn = ({ role, within: title }: Memory, view: View): Seen | undefined => {
  if (title === undefined) return undefined
  const own = view.all.filter((seen) => seen.node.visible && titleOf(view, seen) === title)
  const alike = own.filter(({ node }) => node.role === role)
  if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined
  const records = new Set(own.map((seen) => recordOf(view, seen)))
  return records.size === 1 ? own[0] : undefined
}

/**
 * Completes when the page may have changed, at the latest after `atMost` milliseconds. A page that has nothing left to do by itself is looked
 * at again as soon as that look can tell that it is so.
 */
export const pause = Effect.fn("Session.pause")(function* (session: Session, atMost: number) {
  const now = yield* Clock.currentTimeMillis
  const { calmSince, lookedAt } = yield* Ref.get(session.state)
  const isTelling = calmSince !== undefined && lookedAt - calmSince < calm
  const longest = isTelling ? Math.min(atMost, calmSince + calm - now) : atMost
  yield* outdate(session)
  yield* session.driver.changed(Duration.millis(Math.max(1, longest)))
})

/** Milliseconds since anything was seen to change, and the requests that are still open. */
export const quiet = Effect.fn("Session.quiet")(function* (session: Session) {
  const now = yield* Clock.currentTimeMillis
  const { calmSince, deedAt, lookedAt, quietSince, scrolled } = yield* Ref.get(session.state)
  const { pending } = yield* session.driver.facts
  return {
    quietFor: now - quietSince,
    sinceDeed: deedAt === undefined ? Infinity : now - deedAt,
    /** Milliseconds since the last deed, or since the run began on a page that was opened for it. */
    sinceLast: now - (deedAt ?? session.openedAt),
    pending: pending ?? 0,
    /** Nothing changes any more until somebody does something. Scrolling goes on after its deed. */
    calm: calmSince !== undefined && lookedAt - calmSince >= calm && scrolled === undefined
  }
})
