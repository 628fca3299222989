/** Carries out one intent: a deed, a check, a wait, or deeds under a condition. */
import { Clock, Effect, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import { type Check, type Intent, isCheck } from "@assay/domain/Intent"
import { withoutPlans } from "@assay/domain/Screen"
import type { Candidate } from "@assay/domain/Step"
import { carryOutDeed } from "../act/Deeds.js"
import { factOf } from "../language/Describe.js"
import { Fell } from "./Fell.js"
import { judgeUntil, type Manner } from "./Judging.js"
import { look, noteMentions, noteNamed, noteTopic, type Session } from "./Session.js"
import { ownedIn } from "./OwnedBefore.js"
import { mentionsOf, namedBy, textSeenBy, topicOf } from "./Topics.js"
import { stayed } from "./Steady.js"
import type { Turn } from "./Turn.js"
import { bearing, byWholeNames, isOpen } from "./WholeNames.js"

/** What an intent came to when it held. */
export interface Came {
  readonly target?: Candidate
  /** What was seen, for a check. */
  readonly actual?: string
  /** How many checks were evaluated. */
  readonly checks: number
  /** The node acted on, to be outlined. */
  readonly ref?: string
  /** Said of it in the report. */
  readonly note?: string
  /** What was to be checked in a case that did not come about. */
  readonly unmet?: true
}

const nothing: Came = { checks: 0 }

const checked = (turn: Turn, check: Check, manner: Manner): Effect.Effect<Came, Fell | DriverBroken> =>
  Effect.map(judgeUntil(turn, check, manner), ({ about, actual, target }) => ({
    checks: 1,
    actual,
    ...(target === undefined ? {} : { target }),
    ...(about === undefined ? {} : { ref: about.node.ref })
  }))

/** Milliseconds that a page has to show what a condition speaks of. */
const settling = 1500

/** Milliseconds for a look at a page that has settled. */
const atOnce = 50

/** It is not so, or its thing is not there: it may still come. */
const isOpenStill = ({ reason }: Fell): boolean => reason === "check_false" || reason === "target_not_found"

const conditional = Effect.fn("Intents.conditional")(function* (
  turn: Turn,
  intent: Extract<Intent, { _tag: "Conditional" }>
) {
  const now = yield* Clock.currentTimeMillis
  const soon: Turn = { ...turn, deadline: Math.min(turn.deadline, now + (intent.within ?? settling)) }
  const holds = yield* judgeUntil(soon, intent.condition).pipe(
    Effect.as(true),
    // A condition that does not hold, or whose thing is not there, is no fault.
    Effect.catchTag("Fell", (fell) => (isOpenStill(fell) ? Effect.succeed(false) : fell))
  )
  if (holds) return yield* carryOutEach(turn, intent.deeds)
  // What is stated of a case that never came about was never looked at: to let it pass would vouch for it.
  // Where nothing else is checked, the test as a whole comes to that, and no step is to blame.
  if (intent.deeds.every(isCheck) && !turn.checksOnce)
    return yield* Fell.of(
      "no_check_reached",
      `It did not come about (${factOf(intent.condition)}), so what should be so then was not checked. Bring it about in a step before.`
    )
  if (!intent.deeds.every(isCheck))
    return { ...nothing, note: "The condition did not hold, so nothing was done." }
  return {
    ...nothing,
    unmet: true as const,
    note: `It did not come about (${factOf(intent.condition)}), so what should be so then was not checked.`
  }
})

const carryOutEach = Effect.fn("Intents.carryOutEach")(function* (turn: Turn, deeds: ReadonlyArray<Intent>) {
  let came = nothing
  for (const each of deeds) {
    const next: Came = yield* carryOutIntent(turn, each)
    came = { ...came, ...next, checks: came.checks + next.checks }
  }
  return came
})

/** So often is something done again, and so often in a row without a change on the page. */
const mostTimes = 60
const mostInVain = 3

const shownOn = (session: Session): Effect.Effect<string, DriverBroken> =>
  Effect.map(look(session), ({ screen }) => JSON.stringify(withoutPlans(screen)))

const timesDone = (times: number): string => (times === 1 ? "Done once." : `Done ${times} times.`)

/** Once more only where the page has settled: one that is slow is not overrun. What cannot be done any more has come to its end without what was to come. */
const repeated = Effect.fn("Intents.repeated")(function* (
  turn: Turn,
  intent: Extract<Intent, { _tag: "Repeated" }>
) {
  const { session } = turn
  const waits = (time: number) =>
    Effect.map(Clock.currentTimeMillis, (now): Turn => ({ ...turn, deadline: now + time }))
  const holds = (time: number) =>
    waits(time).pipe(
      Effect.flatMap((soon) => judgeUntil(soon, intent.until, { waiting: true })),
      Effect.as(undefined),
      Effect.catchTag("Fell", (fell) => (isOpenStill(fell) ? Effect.succeed(fell) : fell))
    )
  let came = nothing
  let inVain = 0
  for (let times = 0; ; times++) {
    yield* carryOutDeed(yield* waits(session.stepTimeout), { _tag: "Settle" })
    const ends = times === mostTimes || inVain === mostInVain
    const fell = yield* holds(ends ? session.stepTimeout : atOnce)
    if (fell === undefined) return { ...came, checks: 0, note: timesDone(times) }
    if (ends) return yield* fell
    const before = yield* shownOn(session)
    came = yield* carryOutEach(turn, intent.deeds).pipe(
      Effect.catchTag("Fell", (cannot) => (times > 0 && isOpenStill(cannot) ? fell : cannot))
    )
    inVain = (yield* shownOn(session)) === before ? inVain + 1 : 0
  }
})

/** The time in the text goes before the step's own. */
const timed = (turn: Turn, intent: Intent): Effect.Effect<Turn> =>
  Effect.map(Clock.currentTimeMillis, (now) => ({
    ...turn,
    deadline: now + (intent.within ?? turn.session.stepTimeout)
  }))

const screensOf = Effect.fn("Intents.screensOf")(function* (turn: Turn) {
  const view = yield* look(turn.session)
  const { before, past } = yield* Ref.get(turn.session.state)
  return [view, ...(before === undefined ? [] : [before]), ...past.slice(-8)]
})

/** Where a phrase may be one longer name, by the name that the page bears; once more where it has not come yet. */
export const carryOutIntent: (turn: Turn, intent: Intent) => Effect.Effect<Came, Fell | DriverBroken> =
  Effect.fn("Intents.carryOutIntent")(function* (turn: Turn, intent: Intent) {
    if (!isOpen(intent)) return yield* carryOutAs(turn, intent)
    const all = byWholeNames(bearing(yield* screensOf(turn)), intent)
    const now = carryOutAll(turn, all)
    return yield* Effect.catchTag(now, "Fell", (fell) =>
      Effect.gen(function* () {
        const later = byWholeNames(bearing(yield* screensOf(turn)), intent)
        return JSON.stringify(later) === JSON.stringify(all) ? yield* fell : yield* carryOutAll(turn, later)
      })
    )
  })

const carryOutAll = (turn: Turn, intents: ReadonlyArray<Intent>): Effect.Effect<Came, Fell | DriverBroken> =>
  Effect.reduce(intents, nothing, (came, each) =>
    Effect.map(carryOutAs(turn, each), (next) => ({ ...came, ...next, checks: came.checks + next.checks }))
  )

const carryOutAs = (turn: Turn, intent: Intent): Effect.Effect<Came, Fell | DriverBroken> =>
  carryOut(turn, intent).pipe(
    Effect.tap(() => noteTopic(turn.session, topicOf(intent), textSeenBy(intent))),
    Effect.tap(() => noteNamed(turn.session, (before) => namedBy(intent, turn.text, before))),
    Effect.tap(() => noteMentions(turn.session, [...mentionsOf(intent), ...ownedIn(turn.text)]))
  )

const carryOut: (turn: Turn, intent: Intent) => Effect.Effect<Came, Fell | DriverBroken> = Effect.fn(
  "Intents.carryOut"
)(function* (outer: Turn, intent: Intent) {
  const turn = yield* timed(outer, intent)
  if (intent._tag === "Conditional") return yield* conditional(turn, intent)
  if (intent._tag === "Repeated") return yield* repeated(turn, intent)
  if (intent._tag === "WaitUntil") {
    const manner = { ...intent, waiting: true }
    const came = yield* checked(turn, intent.check, manner)
    yield* stayed(turn, intent.check, manner, came.actual)
    // A wait is no check: it only sees to it that what follows is not too early.
    return { ...came, checks: 0 }
  }
  if (isCheck(intent)) return yield* checked(turn, intent, intent)
  const done = yield* carryOutDeed(turn, intent)
  return done === undefined ? nothing : { checks: 0, target: done.candidate, ref: done.found.seen.node.ref }
})
