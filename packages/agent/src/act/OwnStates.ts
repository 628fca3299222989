/** "Set Dieter to unavailable": no field is called so, and the card or row of that name has one switch, or one list that has the state. */
import { Effect, Ref } from "effect"
import type { Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { ground } from "../ground/Ground.js"
import { takes } from "../ground/Purposes.js"
import { recordOf } from "../ground/Regions.js"
import type { Antecedent } from "../ground/Sought.js"
import { Fell } from "../run/Fell.js"
import { antecedentOn, look, pause, remember } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { isField } from "../screen/Kinds.js"
import { everyName, type Seen, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { loose, stem, stems } from "../screen/Wording.js"
import { leftClick, untargeted } from "./Aim.js"
import { chooseIn } from "./ChoosingIn.js"
import { labelOf } from "./Options.js"

const on = /^(?:on|enabled|active|activated|checked|ticked|yes|true)$/iu
const off = /^(?:off|disabled|inactive|deactivated|unchecked|unticked|no|false)$/iu
const denied = /^(?:not |non-?|un|in|im|dis)(\p{L}{3,})$/iu

/** The record that is called so, or in which what the step before was about stands. */
const recordCalled = (view: View, target: Target, antecedent: Antecedent): Seen | undefined => {
  if (isPronoun(target)) return antecedent?.seen === undefined ? undefined : recordOf(view, antecedent.seen)
  const found = ground(view, target, "look", antecedent)
  const all = found._tag === "Found" ? [found.seen] : found._tag === "Ambiguous" ? found.seen : []
  const [only, another] = [...new Set(all.map((seen) => recordOf(view, seen)))]
  return another === undefined ? only : undefined
}

interface Own {
  readonly seen: Seen
  /** What a switch is to be; nothing where only what is read beside it tells. */
  readonly checked?: boolean
  readonly list?: true
  readonly record: Seen
}

const saysSo = (view: View, record: Seen, value: string): boolean =>
  runsOf(view, record).some(({ text }) => loose(text) === loose(value))

/** What the state is for a switch of that name: "available" of "Ada available" is on, and "unavailable" off. */
const wanted = (seen: Seen, value: string): boolean | undefined => {
  const names = new Set(everyName(seen).flatMap(stems))
  const of = denied.exec(value)?.[1]
  if (of !== undefined && names.has(stem(of.toLowerCase()))) return false
  const words = stems(value)
  if (words.length > 0 && words.every((word) => names.has(word))) return true
  return on.test(value) ? true : off.test(value) ? false : undefined
}

/** What the one thing of that name has to be set by; nothing where it has none, or more than one. */
export const ownState = (
  view: View,
  target: Target,
  value: string,
  antecedent: Antecedent
): Own | undefined => {
  if (target.ordinal !== undefined || target.quantifier !== undefined || /\d/u.test(value)) return undefined
  const record = recordCalled(view, target, antecedent)
  if (record === undefined) return undefined
  const shown = within(view, record).filter(({ node }) => node.visible)
  const [list, otherList] = shown.filter((seen) => labelOf(seen, value) !== undefined)
  if (list !== undefined) return otherList === undefined ? { seen: list, list: true, record } : undefined
  const [seen, another] = shown.filter((each) => takes(view, "check", each) > 0 && !isField(each))
  if (seen === undefined || another !== undefined) return undefined
  const checked = wanted(seen, value)
  return { seen, record, ...(checked === undefined ? {} : { checked }) }
}

/** A switch that does not say what it stands for is pressed, and must tell the state then. */
const pressed = Effect.fn("OwnStates.pressed")(function* (
  turn: Turn,
  { record, seen }: Own,
  target: Target,
  value: string
) {
  if (saysSo(yield* look(turn.session), record, value)) return
  yield* untargeted(turn, leftClick(seen))
  while (true) {
    const view = yield* look(turn.session)
    const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
    const now = view.byRef.get(record.node.ref) ?? recordCalled(view, target, antecedent)
    if (now !== undefined && saysSo(view, now, value)) return
    const left = yield* remaining(turn)
    if (left === 0)
      return yield* Fell.of("target_not_found", `Nothing there says “${value}” after its switch was pressed.`)
    yield* pause(turn.session, Math.min(left, 200))
  }
})

/** Sets the one thing of that name; false where it has nothing to be set by. */
export const setOwnState = Effect.fn("OwnStates.set")(function* (turn: Turn, target: Target, value: string) {
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  const own = ownState(view, target, value, antecedent)
  if (own === undefined) return false
  yield* remember(turn.session, titleOf(view, own.record) ?? own.seen)
  const { seen } = own
  if (own.list === true) {
    const found = {
      _tag: "Found",
      seen,
      score: 0.85,
      how: "the list of that thing",
      tentative: false
    } as const
    yield* chooseIn(turn, { found, view }, [value]).pipe(
      Effect.catchTags({
        TargetStale: (error) => Fell.of("action_unsupported", error.message),
        TargetNotActionable: (error) => Fell.of("target_not_actionable", error.message)
      })
    )
    return true
  }
  if (own.checked === undefined) {
    yield* pressed(turn, own, target, value)
    return true
  }
  const state = seen.node.state.checked ?? seen.node.state.pressed
  if (state !== own.checked) yield* untargeted(turn, leftClick(seen))
  return true
})

/** What the thing is called by: a switch may be drawn anew, and its name with it. */
const titleOf = (view: View, record: Seen): Seen | undefined =>
  runsOf(view, record).find(({ text }) => /\p{L}{2}/u.test(text))?.seen
