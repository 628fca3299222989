/** Finds the target of a deed on ever newer screens, waits until it can take the deed, and does it. */
import { Duration, Effect, Option, Ref } from "effect"
import type { ActError, DriverBroken, TargetNotActionable, TargetStale } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import type { Action } from "@assay/domain/Action"
import { candidateOf, type Purpose } from "../ground/Candidates.js"
import { type Ambiguous, type Found, ground, type Grounding, type Missing } from "../ground/Ground.js"
import type { Antecedent } from "../ground/Sought.js"
import { clearDialog } from "../run/Dialogs.js"
import { Fell } from "../run/Fell.js"
import {
  antecedentOn,
  beginDeed,
  endDeed,
  look,
  noteFilled,
  outdate,
  pause,
  quiet,
  rememberDeed,
  type Session
} from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { isEntry, isInert } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { ofThatOne } from "./OfThatOne.js"

/** How a target came to be found, for the step's report. */
export interface Aimed {
  readonly found: Found
  readonly view: View
  readonly candidate: Candidate
}

export type DeedError = TargetStale | TargetNotActionable | Fell | DriverBroken

const longestWait = 1500

/** With the left button, once. */
export const leftClick = ({ node }: Seen): Action => ({
  _tag: "Click",
  ref: node.ref,
  button: "left",
  count: 1
})

/** Carries one action out; what no waiting can mend ends the step. */
export const carryOut = (turn: Turn, action: Action): Effect.Effect<void, DeedError> =>
  Effect.flatMap(remaining(turn), (left) =>
    turn.session.driver.act(action, Duration.millis(Math.max(250, Math.min(left, longestWait))))
  ).pipe(
    Effect.zipRight(noteFilled(turn.session, action._tag === "Fill" ? action.ref : undefined)),
    Effect.ensuring(outdate(turn.session)),
    Effect.catchTags(hopeless)
  )

const hopeless = {
  TargetUnreachable: (error: Extract<ActError, { _tag: "TargetUnreachable" }>) =>
    Fell.of("target_unreachable", error.message),
  TargetForbidden: (error: Extract<ActError, { _tag: "TargetForbidden" }>) =>
    Fell.of("target_forbidden", error.message),
  ActionUnsupported: (error: Extract<ActError, { _tag: "ActionUnsupported" }>) =>
    Fell.of("action_unsupported", error.message)
}

const said = (target: Target): string => `“${target.words === "" ? (target.role ?? "it") : target.words}”`

/** Makes sure that a person could come to it: what takes no click takes neither text nor choice. */
export const reach = (turn: Turn, { node }: Seen): Effect.Effect<void, DeedError> =>
  node.state.covered !== true ? Effect.void : carryOut(turn, { _tag: "Hover", ref: node.ref })

const notFound = (missing: Missing): Fell =>
  Fell.of("target_not_found", `There is no ${said(missing.what)} on the page.`, missing.candidates)

const ambiguous = (target: Target, grounding: Ambiguous): Fell =>
  Fell.of(
    "target_ambiguous",
    `${said(target)} may mean ${grounding.candidates.length} things that fit equally well.`,
    grounding.candidates
  )

const notActionable = (detail: string, candidate: Candidate): Fell =>
  new Fell({ reason: "target_not_actionable", detail, candidates: [], target: candidate })

/** What says nothing of the product: it need not be in the way of a person. */
const unanswered = (detail: string, candidate: Candidate): Fell =>
  new Fell({ reason: "action_unsupported", detail, candidates: [], target: candidate })

const replaced = "It was replaced again and again while it was acted on."

const isUnanswered = ({ reason }: Fell): boolean => reason === "action_unsupported"

/** What was not come to in time says nothing of the product. */
const refusal = ({ message, why }: TargetNotActionable, candidate: Candidate): Fell =>
  why === "unanswered" ? unanswered(`${message}.`, candidate) : notActionable(message, candidate)

/** What is under something else, or not in reach: found when looking behind what a person sees. */
const underCover = (view: View, target: Target, purpose: Purpose, session: Session) =>
  Effect.map(Ref.get(session.state), (state) => {
    const behind = ground(
      view,
      target,
      purpose,
      antecedentOn(state, view),
      ({ node }) => node.visible || node.hidden === "covered"
    )
    return behind._tag === "Found" && behind.seen.node.visible === false && !behind.tentative
      ? behind
      : undefined
  })

const aimedAt = (view: View, found: Found): Aimed => ({
  view,
  found,
  candidate: candidateOf(view, { ...found, fit: 1 })
})

/** What a grounding comes to on this screen: something to act on, or the reason to wait. */
const readiness = Effect.fn("Aim.readiness")(function* (
  turn: Turn,
  view: View,
  target: Target,
  purpose: Purpose,
  grounding: Grounding
) {
  const { session } = turn
  const { calm, quietFor, pending } = yield* quiet(session)
  if (grounding._tag === "Ambiguous")
    return { wait: ambiguous(target, grounding), over: calm || (quietFor >= 2000 && pending === 0) }
  if (grounding._tag === "Missing") {
    const behind = yield* underCover(view, target, purpose, session)
    if (behind === undefined) return { wait: notFound(grounding), over: false }
    // What covers it may move away when it is scrolled to; if not, the driver says what it is.
    return { ready: aimedAt(view, behind) }
  }
  const aimed = aimedAt(view, grounding)
  if (grounding.seen.node.state.disabled === true && purpose !== "look" && purpose !== "hover")
    return { wait: notActionable(`${said(target)} is disabled.`, aimed.candidate), over: false }
  if (isInert(grounding.seen) && purpose !== "look" && purpose !== "hover")
    return { wait: notActionable(`${said(target)} takes no clicks.`, aimed.candidate), over: false }
  // A poor fit waits longer for a better one to appear.
  const patience = grounding.score < 0.8 ? 800 : 400
  if (grounding.tentative && !calm && (quietFor < patience || pending > 0))
    return { wait: undefined, over: false, aimed }
  return { ready: aimed }
})

/** "Scroll down and click Item 80": on and on, until it is there. */
const scrollOn = (turn: Turn, scrolled: Action) =>
  carryOut(turn, scrolled).pipe(
    Effect.catchTags({
      TargetStale: () => Effect.void,
      TargetNotActionable: () => Effect.void
    })
  )

/** How a target is looked for on a screen. */
export type Look = (view: View, antecedent: Antecedent) => Grounding

/** What a field opened for what was typed into it lies over the next one: a person leaves the field first. */
const leftField = Effect.fn("Aim.leftField")(function* (turn: Turn, view: View, { node }: Seen) {
  const { filled } = yield* Ref.get(turn.session.state)
  const field = filled === undefined ? undefined : view.byRef.get(filled)
  const isUnder = node.hidden === "covered" || node.state.covered === true
  if (!isUnder || field === undefined || field.node.ref === node.ref) return false
  if (!isEntry(field) || field.node.state.focused !== true) return false
  yield* carryOut(turn, { _tag: "Press", keys: "Tab" }).pipe(
    Effect.catchTags({ TargetStale: () => Effect.void, TargetNotActionable: () => Effect.void })
  )
  return true
})

/** What is done to a page while it draws what came of the deed before is lost with what it draws over. */
const redrawn: ReadonlySet<Purpose> = new Set<Purpose>(["click", "check", "choose"])

/** Milliseconds since the last deed after which a page that goes on and on, or waits for an answer, is acted on all the same. */
const longestAnswer = { timers: 2000, requests: 1000 }

/** Lets the page end what it does in answer to the last deed; whether there was anything to wait for. */
const answered = Effect.fn("Aim.answered")(function* (turn: Turn, { screen }: View, purpose: Purpose) {
  if (!redrawn.has(purpose)) return false
  const { answersFor = 0 } = screen
  const { factsBefore } = yield* Ref.get(turn.session.state)
  const { pending, sinceDeed, sinceLast } = yield* quiet(turn.session)
  const asks = factsBefore !== undefined && pending > (factsBefore.pending ?? 0)
  const left = Math.max(
    answersFor === 0 ? 0 : Math.min(answersFor, longestAnswer.timers - sinceLast),
    asks ? longestAnswer.requests - sinceDeed : 0
  )
  const wait = Math.min(left, yield* remaining(turn))
  if (wait <= 0) return false
  // An answer may change nothing that is seen.
  yield* pause(turn.session, asks ? Math.min(wait, 100) : wait)
  return true
})

/** "Reload the page": a person sees the answer to what was pressed before the page is taken away. */
export const afterAnswer = Effect.fn("Aim.afterAnswer")(function* (turn: Turn) {
  while (yield* answered(turn, yield* look(turn.session), "click"));
})

/** Looks until the target is there and ready; the last reason once the time is up. */
export const aimWith: (
  turn: Turn,
  target: Target,
  purpose: Purpose,
  find: Look
) => Effect.Effect<Aimed, Fell | DriverBroken> = Effect.fn("Aim.aim")(
  function* (turn, target, purpose, find) {
    while (true) {
      const view = yield* look(turn.session)
      if (yield* clearDialog(turn, view)) continue
      const state = yield* Ref.get(turn.session.state)
      const antecedent = antecedentOn(state, view)
      const sought = find(view, antecedent)
      const told =
        sought._tag === "Ambiguous"
          ? ofThatOne(view, sought, { step: state.step, target }, antecedent)
          : undefined
      const came = yield* readiness(turn, view, target, purpose, told ?? sought)
      if (came.ready !== undefined && (yield* leftField(turn, view, came.ready.found.seen))) continue
      if (came.ready !== undefined && (yield* answered(turn, view, purpose))) continue
      if (came.ready !== undefined) return came.ready
      const left = yield* remaining(turn)
      if (came.aimed !== undefined && left === 0) return came.aimed
      if (came.wait !== undefined && (came.over || left === 0)) return yield* came.wait
      const more = state.scrolled !== undefined && came.wait?.reason === "target_not_found"
      if (state.scrolled !== undefined && more) yield* scrollOn(turn, state.scrolled)
      yield* pause(turn.session, Math.min(left, more ? 60 : 300))
    }
  }
)

const byName =
  (target: Target, purpose: Purpose): Look =>
  (view, antecedent) =>
    ground(view, target, purpose, antecedent)

export const aim = (
  turn: Turn,
  target: Target,
  purpose: Purpose
): Effect.Effect<Aimed, Fell | DriverBroken> => aimWith(turn, target, purpose, byName(target, purpose))

/** A deed on an aimed target; tried anew while the target moves away or does not take it. */
export type Deed = (aimed: Aimed) => Effect.Effect<void, DeedError>

/** Clicks it, and nothing more. */
export const clickIt =
  (turn: Turn): Deed =>
  ({ found }) =>
    carryOut(turn, leftClick(found.seen))

const tryOnce = Effect.fn("Aim.tryOnce")(function* (turn: Turn, aimed: Aimed, deed: Deed) {
  yield* beginDeed(turn.session, aimed.view)
  const outcome = yield* deed(aimed).pipe(
    Effect.as(Option.none<Fell>()),
    Effect.catchTags({
      TargetStale: () => Effect.succeedSome(unanswered(replaced, aimed.candidate)),
      TargetNotActionable: (error) => Effect.succeedSome(refusal(error, aimed.candidate))
    })
  )
  yield* endDeed(turn.session)
  // What made a dialog open was done, even when its target went away with it.
  if (Option.isSome(outcome) && (yield* opened(turn, aimed))) return Option.none<Fell>()
  return outcome
})

const opened = (turn: Turn, aimed: Aimed) =>
  Effect.map(
    turn.session.driver.facts,
    ({ dialogs }) => dialogs.at(-1)?.answer === "open" && aimed.view.screen.dialog === undefined
  )

/** Aims and acts; gives what was acted on. */
export const onTargetWith: (
  turn: Turn,
  target: Target,
  purpose: Purpose,
  find: Look,
  deed: Deed
) => Effect.Effect<Aimed, Fell | DriverBroken> = Effect.fn("Aim.onTarget")(
  function* (turn, target, purpose, find, deed) {
    let before: Fell | undefined
    while (true) {
      const aimed = yield* aimWith(turn, target, purpose, find)
      const fell = yield* tryOnce(turn, aimed, deed)
      if (Option.isNone(fell)) {
        yield* rememberDeed(turn.session, aimed.found.seen)
        return aimed
      }
      // The last try is a short one, and may come to its end before it finds what the one before it found.
      const known = isUnanswered(fell.value) && before?.detail !== replaced ? before : undefined
      if ((yield* remaining(turn)) === 0) return yield* known ?? fell.value
      before = fell.value
    }
  }
)

export const onTarget = (
  turn: Turn,
  target: Target,
  purpose: Purpose,
  deed: Deed
): Effect.Effect<Aimed, Fell | DriverBroken> =>
  onTargetWith(turn, target, purpose, byName(target, purpose), deed)

/** A press to which the browser did not come may be tried again while the step has time: nothing of it was sent. */
const untilAnswered = (turn: Turn, action: Action): Effect.Effect<void, DeedError> =>
  Effect.catchTag(carryOut(turn, action), "TargetNotActionable", (error) =>
    Effect.flatMap(remaining(turn), (left) =>
      left > 0 && error.why === "unanswered" && (action._tag === "Click" || action._tag === "Hover")
        ? untilAnswered(turn, action)
        : error
    )
  )

/** A deed that needs no target. */
export const untargeted = (turn: Turn, action: Action): Effect.Effect<void, Fell | DriverBroken> =>
  beginDeed(turn.session, undefined).pipe(
    Effect.zipRight(untilAnswered(turn, action)),
    Effect.zipRight(endDeed(turn.session)),
    Effect.catchTags({
      TargetStale: (error) => Fell.of("action_unsupported", error.message),
      TargetNotActionable: ({ message, why }) =>
        Fell.of(why === "unanswered" ? "action_unsupported" : "target_not_actionable", message)
    })
  )
