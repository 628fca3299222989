/** Carries out what a step means, part by part where only the page makes it clear, and in another reading where the first one does not fit the page. */
import { Clock, Effect, Either, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import { type Intent, isCheck, type Target } from "@assay/domain/Intent"
import { verdictOf } from "@assay/domain/Verdict"
import { asserted } from "../language/sight/Asserted.js"
import type { ParsedStep } from "../language/ParsedStep.js"
import { begunWith, onceBegun } from "./Begun.js"
import { ofThePage } from "./Consequences.js"
import { Fell } from "./Fell.js"
import { goneFirst, goneTo, withoutPlace } from "./ImpliedPlaces.js"
import { type Came, carryOutIntent } from "./Intents.js"
import { onLine } from "./Lines.js"
import { ofSameLine } from "./OfSameLine.js"
import { notUnderstood } from "./Plan.js"
import type { Session } from "./Session.js"
import type { Part } from "../language/sight/InSight.js"
import { readAnew, readOnSight, readOtherwise } from "./Sighting.js"
import { blankIn, filled, missingIn, usesSecret } from "./Templates.js"
import type { Begun, Turn } from "./Turn.js"

/** Secrets go only into pages of the origins that may have them. */
const allowed = Effect.fn("Carrying.allowed")(function* (session: Session, intents: ReadonlyArray<Intent>) {
  const { options } = session
  if (!usesSecret(options, intents)) return
  const { view } = yield* Ref.get(session.state)
  const { url } = view?.screen ?? (yield* session.driver.screen)
  const origin = URL.canParse(url) ? new URL(url).origin : url
  const own =
    options.baseUrl !== undefined && URL.canParse(options.baseUrl) ? [new URL(options.baseUrl).origin] : []
  const origins = options.allowedOrigins ?? [...own, ...session.origins]
  if (!origins.includes(origin))
    return yield* Fell.of("target_forbidden", `A secret may not be filled into pages of ${origin}.`)
})

interface Carrying {
  readonly turn: Turn
  readonly step: ParsedStep
  /** What the step means, as far as it is known. */
  readonly understood: Ref.Ref<ReadonlyArray<Intent>>
}

type Carried = Effect.Effect<ReadonlyArray<Came>, Fell | DriverBroken>

const held = <A>(
  effect: Effect.Effect<A, Fell | DriverBroken>
): Effect.Effect<Either.Either<A, Fell>, DriverBroken> =>
  effect.pipe(
    Effect.map(Either.right),
    Effect.catchTag("Fell", (fell) => Effect.succeed(Either.left(fell)))
  )

/** Where the deed before it was told to begin something, behind its settings once it finds nothing before them. */
const afterBegun = (turn: Turn, begun: Begun | undefined, intent: Intent) =>
  begun === undefined
    ? carryOutIntent(turn, intent)
    : Effect.flatMap(Ref.make<ReadonlyArray<Intent>>([intent]), (meant) =>
        onceBegun({ ...turn, begun }, meant, (then) => carryOutIntent(then, intent))
      )

/** One after the other; where one falls, with how many were done. */
const carryOutEach = Effect.fn("Carrying.each")(function* (turn: Turn, intents: ReadonlyArray<Intent>) {
  const cames: Array<Came> = []
  yield* allowed(turn.session, intents)
  let gone: Target | undefined
  let begun: Begun | undefined
  let last: Intent | undefined
  for (const stated of intents) {
    const lined = yield* onLine(turn, filled(turn.session.options, turn.session.today, stated))
    const given = yield* ofSameLine(turn, lined, last)
    last = given
    const first = gone === undefined ? yield* held(goneFirst(turn, given)) : Either.right(undefined)
    if (Either.isLeft(first)) return { cames, fell: first.left }
    gone ??= first.right
    const intent = gone === undefined ? given : withoutPlace(given, gone)
    const came = yield* held(afterBegun(turn, begun, intent))
    if (Either.isRight(came)) {
      cames.push(came.right)
      begun = begunWith(intent, came.right.ref, (yield* Ref.get(turn.session.state)).before)
      continue
    }
    let other = ofThePage(turn, intent, came.left)
    if (other === undefined) {
      const place =
        gone === undefined ? yield* held(goneTo(turn, intent, came.left)) : Either.right(undefined)
      if (Either.isLeft(place) || place.right === undefined) return { cames, fell: came.left }
      gone = place.right
      other = withoutPlace(intent, gone)
    }
    const then = yield* held(carryOutIntent(turn, other))
    if (Either.isLeft(then)) return { cames, fell: then.left }
    cames.push(then.right)
  }
  return { cames, fell: undefined }
})

/** Milliseconds for one look more at a page that rests. */
const settled = 1200

/** What was read may be sound, and the page not tell it that way. */
const untold = new Set(["step_not_understood", "target_not_found", "target_ambiguous"])

/** A statement that could not be read, or not be told by what was read: whether the page says just that. */
const carryOutStated = Effect.fn("Carrying.stated")(function* (
  { turn, understood }: Carrying,
  text: string,
  fell: Fell,
  known: ReadonlyArray<Intent>
) {
  const check = untold.has(fell.reason) && fell.unread !== true ? asserted(text) : undefined
  if (check === undefined) return yield* fell
  const deadline = (yield* Clock.currentTimeMillis) + settled
  const { cames, fell: other } = yield* carryOutEach({ ...turn, deadline }, [check])
  if (other !== undefined && verdictOf(other.reason) !== "FAILED") return yield* fell
  yield* Ref.set(understood, [...known, check])
  if (other !== undefined) return yield* other
  return cames
})

/** More parts than a sentence has. */
const mostParts = 16

/** A step that only the page makes clear: each part is read once the parts before it are done. */
const carryOutOnSight = Effect.fn("Carrying.onSight")(function* (
  carrying: Carrying,
  given: Part,
  unread: Fell
) {
  const { turn, understood } = carrying
  const { options, stepTimeout } = turn.session
  const cames: Array<Came> = []
  let part = given
  let deadline = (yield* Clock.currentTimeMillis) + stepTimeout
  for (let n = 0; ; n++) {
    const { intents, rest } = part
    const known = [...(yield* Ref.get(understood)), ...intents]
    const fell = missingIn(options, intents) ?? blankIn(options, intents)
    if (fell !== undefined) return yield* fell
    yield* Ref.set(understood, known)
    const done = yield* carryOutEach({ ...turn, deadline }, intents)
    if (done.fell !== undefined) return yield* done.fell
    cames.push(...done.cames)
    if (rest === "") return cames
    deadline = (yield* Clock.currentTimeMillis) + stepTimeout
    const next = yield* readOnSight({ ...turn, deadline }, rest, [...turn.before, ...known])
    if (next === undefined) return [...cames, ...(yield* carryOutStated(carrying, rest, unread, known))]
    if (n === mostParts) return yield* unread
    part = next
  }
})

const unreadRest = (text: string): Fell =>
  Fell.of(
    "step_not_understood",
    `“${text}” was begun; what is left of it cannot be read on the page that came of it.`
  )

/** Alone, and in another reading from where that does not fit the page: what falls then as well falls for the reason of the first. */
const carryOutAlone = Effect.fn("Carrying.alone")(function* (
  carrying: Carrying,
  alone: ReadonlyArray<Intent>
) {
  const { step, turn, understood } = carrying
  const anew = yield* readAnew(turn, step.text, alone)
  if (anew !== undefined && anew.rest !== "") {
    yield* Ref.set(understood, [])
    return yield* carryOutOnSight(carrying, anew, unreadRest(step.text))
  }
  const intents = anew?.intents ?? alone
  yield* Ref.set(understood, intents)
  const { cames, fell } = yield* carryOutEach(turn, intents)
  if (fell === undefined) return cames
  const otherwise = yield* readOtherwise(turn, step.text, intents, cames.length, fell)
  if (otherwise === undefined)
    return yield* intents.every(isCheck) ? carryOutStated(carrying, step.text, fell, []) : fell
  const { kept, part } = otherwise
  yield* Ref.set(understood, intents.slice(0, kept))
  const others = yield* held(carryOutOnSight(carrying, part, fell))
  if (Either.isRight(others)) return [...cames.slice(0, kept), ...others.right]
  if (verdictOf(others.left.reason) === "FAILED") return yield* others.left
  yield* Ref.set(understood, intents)
  return yield* fell
})

export const carryOut = (
  turn: Turn,
  step: ParsedStep,
  understood: Ref.Ref<ReadonlyArray<Intent>>
): Carried => {
  const carrying = { turn, step, understood }
  const { reading } = step
  return reading._tag === "NotUnderstood"
    ? carryOutOnSight(
        carrying,
        { intents: [], rest: step.text },
        notUnderstood({ step, reading }, turn.unread)
      )
    : carryOutAlone(carrying, reading.intents)
}
