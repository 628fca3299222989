/** Carries out one step and writes down what it came to. */
import { Clock, Effect, Either, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { EvidenceId } from "@assay/domain/Ids"
import type { Intent } from "@assay/domain/Intent"
import type { NodeRef } from "@assay/domain/Screen"
import { Candidate, Step, type StepOutcome } from "@assay/domain/Step"
import { verdictOf } from "@assay/domain/Verdict"
import { asksToLogIn } from "../act/LoggingIn.js"
import { describe } from "../language/Describe.js"
import { isInstruction } from "../language/sentences/Instructions.js"
import type { ParsedStep } from "../language/ParsedStep.js"
import type { View } from "../screen/View.js"
import { begunBy, onceBegun } from "./Begun.js"
import { changesBetween } from "./Changes.js"
import { Fell } from "./Fell.js"
import { carryOut } from "./Carrying.js"
import type { Came } from "./Intents.js"
import { intentsOf } from "./Plan.js"
import { withSeries } from "./SeriesTold.js"
import { noteTold, type Session } from "./Session.js"
import { masker } from "./Templates.js"
import type { Begun, Turn } from "./Turn.js"

/** What a step came to, with the screen it began on. */
export interface Ended {
  readonly step: Step
  /** What it meant. */
  readonly intents: ReadonlyArray<Intent>
  readonly checks: number
  /** It was to check something in a case that did not come about. */
  readonly unmet: boolean
  readonly before: View | undefined
  /** What it was told to begin. */
  readonly begun: Begun | undefined
  /** Whether the page can still be asked for what it shows. */
  readonly readable: boolean
}

const untold = (step: ParsedStep) => ({
  index: step.index,
  text: step.text,
  understood: intentsOf(step).map(describe),
  candidates: [],
  changed: [],
  evidence: [],
  ms: 0
})

/** A step that the run did not come to. */
export const untested = (step: ParsedStep): Step =>
  Step.make({ ...untold(step), outcome: "untested", detail: "The run ended before this step." })

/** A step for which the run was not begun. */
export const refused = (step: ParsedStep, fell: Fell): Step =>
  Step.make({ ...untold(step), outcome: "blocked", reason: fell.reason, detail: fell.detail })

/** What an absent target means: gone, when the step passed before; a wall, when a log-in form is in the way. */
const explained = Effect.fn("RunStep.explained")(function* (turn: Turn, fell: Fell) {
  if (fell.reason !== "target_not_found" && fell.reason !== "check_false") return fell
  const { view } = yield* Ref.get(turn.session.state)
  if (view !== undefined && !turn.logsIn && asksToLogIn(view))
    return Fell.of(
      "login_wall",
      `The page asks to log in, and the test does not say how. ${fell.detail}`,
      fell.candidates
    )
  const isMissed = fell.reason === "target_not_found" && fell.mayBeAbsent !== true
  if (isMissed && turn.session.options.passedBefore?.(turn.text) === true)
    return new Fell({
      ...fell,
      reason: "target_gone",
      detail: `${fell.detail} It was there when this step passed before.`
    })
  return fell
})

/** A page that keeps from being read, or answers nothing any more, says nothing of what it shows; the browser itself is well. */
const unreadable = (broken: DriverBroken): Effect.Effect<never, Fell | DriverBroken> =>
  broken.errorCode === "internal_error"
    ? new Fell({ reason: "action_unsupported", detail: `${broken.message}.`, candidates: [], unread: true })
    : broken

const outcomeOf = (fell: Fell | undefined): StepOutcome =>
  fell === undefined ? "passed" : verdictOf(fell.reason) === "FAILED" ? "failed" : "blocked"

/** A picture of the screen after the step, its target outlined. */
const pictured = (
  session: Session,
  step: ParsedStep,
  ref: NodeRef | undefined
): Effect.Effect<ReadonlyArray<EvidenceId>, DriverBroken> => {
  const { keep } = session.options
  if (keep === undefined) return Effect.succeed([])
  const slug = step.text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "")
    .slice(0, 40)
  const number = String(step.index + 1).padStart(2, "0")
  const secrets = Object.values(session.options.secrets ?? {})
  return session.driver.capture({ secrets, ...(ref === undefined ? {} : { outline: ref }) }).pipe(
    Effect.flatMap(({ bytes, contentType }) =>
      keep({
        kind: "screenshot",
        name: `${number}-${slug || "step"}.${contentType === "image/png" ? "png" : "jpg"}`,
        contentType,
        bytes
      })
    ),
    Effect.map((id) => [id]),
    // Rather no picture than one that tells a secret.
    Effect.catchTag("NoPicture", () => Effect.succeed([]))
  )
}

const detailOf = (cames: ReadonlyArray<Came>): string => {
  const notes = cames.flatMap(({ actual, note, target }) =>
    note !== undefined
      ? [note]
      : actual !== undefined
        ? [sentence(actual)]
        : target !== undefined
          ? [`Done on the ${target.role} “${target.name}”.`]
          : []
  )
  return notes.length === 0 ? "Done." : notes.join(" ")
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`

const masked = (step: Step, mask: (text: string) => string): Step => {
  const candidate = (each: NonNullable<Step["target"]>) => Candidate.make({ ...each, name: mask(each.name) })
  return Step.make({
    ...step,
    text: mask(step.text),
    detail: mask(step.detail),
    understood: step.understood.map(mask),
    candidates: step.candidates.map(candidate),
    changed: step.changed.map(mask),
    ...(step.target === undefined ? {} : { target: candidate(step.target) }),
    ...(step.expected === undefined ? {} : { expected: mask(step.expected) }),
    ...(step.actual === undefined ? {} : { actual: mask(step.actual) })
  })
}

export const runStep: (turn: Turn, step: ParsedStep) => Effect.Effect<Ended, DriverBroken> = Effect.fn(
  "RunStep.run"
)(function* (turn: Turn, step: ParsedStep) {
  const { session } = turn
  const started = yield* Clock.currentTimeMillis
  const { view: before } = yield* Ref.get(session.state)
  yield* noteTold(session, step.text, isInstruction(step.text, step.reading) ? step.text : undefined)
  const understood = yield* Ref.make(intentsOf(step))
  const carried = onceBegun(turn, understood, (at) => carryOut(at, step, understood))
  const result: Either.Either<ReadonlyArray<Came>, Fell> = yield* carried.pipe(
    Effect.catchTag("DriverBroken", unreadable),
    Effect.catchTag("Fell", (fell) => Effect.flatMap(explained(turn, fell), (each) => each)),
    Effect.map((cames) => Either.right(cames)),
    Effect.catchTag("Fell", (fell) => Effect.succeed(Either.left(fell)))
  )
  const cames = Either.getOrElse(result, (): ReadonlyArray<Came> => [])
  const intents = yield* Ref.get(understood)
  const fell = Either.isLeft(result) ? withSeries(result.left, intents) : undefined
  const came = cames.findLast(({ target }) => target !== undefined)
  const target = fell === undefined ? came?.target : fell.target
  const evidence = yield* pictured(session, step, cames.findLast(({ ref }) => ref !== undefined)?.ref)
  const written = Step.make({
    ...untold(step),
    understood: intents.map(describe),
    outcome: outcomeOf(fell),
    detail: fell === undefined ? detailOf(cames) : fell.detail,
    candidates: fell?.candidates ?? [],
    evidence,
    ms: (yield* Clock.currentTimeMillis) - started,
    ...(fell === undefined ? {} : { reason: fell.reason }),
    ...(target === undefined ? {} : { target }),
    ...(fell?.expected === undefined ? {} : { expected: fell.expected }),
    ...(fell?.actual === undefined ? {} : { actual: fell.actual })
  })
  const { before: deedOn } = yield* Ref.get(session.state)
  const checks = cames.reduce((sum, each) => sum + each.checks, 0)
  return {
    step: masked(written, masker(session.options)),
    intents,
    checks,
    unmet: cames.some((each) => each.unmet === true),
    before,
    begun: fell === undefined ? begunBy(step.text, intents, came?.ref, deedOn) : undefined,
    readable: fell?.unread !== true
  }
})

/** The step with what it changed, once a later screen is known. */
export const withChanges = (session: Session, ended: Ended, after: View | undefined): Step => {
  const { before, step } = ended
  if (before === undefined || after === undefined || before === after || step.outcome === "untested")
    return step
  const mask = masker(session.options)
  return Step.make({ ...step, changed: changesBetween(before, after).map(mask) })
}
