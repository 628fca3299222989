/** Choosing in what was found: a native list, a list that an application draws itself, a field that suggests. */
import { Effect, Ref } from "effect"
import { besideWords, isChoiceOf } from "../ground/Labelled.js"
import { isControl, isEntry, isMarked, liesOverPage } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { Fell } from "../run/Fell.js"
import { look, noteTyped, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { type Aimed, carryOut, type DeedError, leftClick, reach } from "./Aim.js"
import { opensCalendar, pickFrom } from "./Dating.js"
import { takenBy } from "./NativeValues.js"
import { inside, labelOf, openOption } from "./Options.js"

type In = Pick<Aimed, "found" | "view">

const click = (turn: Turn, seen: Seen) => carryOut(turn, leftClick(seen))

const noSuchOption = (seen: Seen, value: string): Fell => {
  const labels = (seen.node.options ?? []).map(({ label }) => `“${label}”`)
  return Fell.of(
    "target_not_found",
    `The list has no one option “${value}”; it has ${labels.slice(0, 12).join(", ") || "none"}.`
  )
}

const chooseNative = (
  turn: Turn,
  seen: Seen,
  values: ReadonlyArray<string>
): Effect.Effect<void, DeedError> => {
  const labels: Array<string> = []
  for (const value of values) {
    const label = labelOf(seen, value)
    if (label === undefined) return noSuchOption(seen, value)
    labels.push(label)
  }
  return Effect.zipRight(reach(turn, seen), carryOut(turn, { _tag: "Choose", ref: seen.node.ref, labels }))
}

/** Waits for the option of an opened list, and clicks it. */
const clickOption = Effect.fn("ChoosingIn.clickOption")(function* (turn: Turn, list: Seen, value: string) {
  const { before } = yield* Ref.get(turn.session.state)
  while (true) {
    const view = yield* look(turn.session)
    const option = openOption(view, value, list, before)
    if (option !== undefined) return yield* click(turn, option)
    const left = yield* remaining(turn)
    if (left === 0) return yield* Fell.of("target_not_found", `The list showed no option “${value}”.`, [])
    yield* pause(turn.session, Math.min(left, 300))
  }
})

/** Types the choice into a field; where it suggests, takes the suggestion. A plain text field then holds it already. */
const chooseTyped = Effect.fn("ChoosingIn.chooseTyped")(function* (turn: Turn, list: Seen, value: string) {
  yield* noteTyped(turn.session, value)
  // A field of the browser's own takes a day as it writes days.
  yield* carryOut(turn, { _tag: "Fill", ref: list.node.ref, value: yield* takenBy(list, value) })
  if (list.node.role === "combobox") return yield* clickOption(turn, list, value)
  const view = yield* look(turn.session)
  const option = openOption(view, value, list, undefined)
  if (option !== undefined && option.node.role === "option") yield* click(turn, option)
})

/** A combo box that one may type into shows its options as one types. */
const takesText = ({ node }: Seen): boolean =>
  node.role === "combobox" && node.value !== undefined && node.state.readonly !== true

/** The option comes by itself. */
const opens = Effect.fn("ChoosingIn.opens")(function* (turn: Turn, list: Seen, value: string) {
  for (let waited = 0; waited < 3; waited++) {
    if (openOption(yield* look(turn.session), value, list, undefined) !== undefined) return true
    yield* pause(turn.session, 200)
  }
  return false
})

/** A list of several choices stays open after each. */
const isOpen = (turn: Turn, list: Seen) =>
  Effect.map(
    look(turn.session),
    (view) => (view.byRef.get(list.node.ref) ?? list).node.state.expanded === true
  )

/** A list that does not tell whether it is open, and was opened by the last deed: another click would close it. */
const alreadyOpen = (view: View, list: Seen, value: string): Seen | undefined => {
  const { role, state } = list.node
  if (role !== "combobox" || state.expanded !== undefined || view.earlier === undefined) return undefined
  const option = openOption(view, value, list, view.earlier)
  const isOver = (seen: Seen): boolean => liesOverPage(seen) || isMarked(seen, "menu")
  return option !== undefined && isControl(option) && [...upward(option)].some(isOver) ? option : undefined
}

const chooseCustom = Effect.fn("ChoosingIn.chooseCustom")(function* (
  turn: Turn,
  { found, view }: In,
  value: string
) {
  const isItself = found.how === besideWords && isChoiceOf(view, found.seen, value)
  const direct = isItself ? found.seen : inside(view, found.seen, value)
  // To click what is chosen already may take it back.
  const isChosen = direct?.node.state.selected === true || direct?.node.state.pressed === true
  if (direct !== undefined && isChosen && /^(?:generic|button)$/u.test(direct.node.role)) return undefined
  if (direct !== undefined) return yield* click(turn, direct)
  if (opensCalendar(found.seen, value)) return yield* pickFrom(turn, found.seen, value)
  const offered = alreadyOpen(view, found.seen, value)
  if (offered !== undefined) return yield* click(turn, offered)
  if (isEntry(found.seen) && found.seen.node.state.readonly !== true)
    return yield* chooseTyped(turn, found.seen, value)
  if (!(yield* isOpen(turn, found.seen))) yield* click(turn, found.seen)
  if (takesText(found.seen) && !(yield* opens(turn, found.seen, value)))
    return yield* chooseTyped(turn, found.seen, value)
  yield* clickOption(turn, found.seen, value)
})

/** Chooses in what was found. */
/** The list of the browser's own: itself, or the one that lies without a colour over what is drawn for it. */
const nativeIn = ({ found: { seen }, view }: In): Seen | undefined => {
  if (seen.node.options !== undefined) return seen
  const [only, another] = within(view, seen).filter(({ node }) => node.options !== undefined)
  return another === undefined && only?.node.hidden === "transparent" ? only : undefined
}

export const chooseIn = (
  turn: Turn,
  aimed: In,
  values: ReadonlyArray<string>
): Effect.Effect<void, DeedError> => {
  const list = nativeIn(aimed)
  return list === undefined
    ? Effect.forEach(values, (value) => chooseCustom(turn, aimed, value), { discard: true })
    : chooseNative(turn, list, values)
}
