/** Putting values into fields, typing, pressing keys. */
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { mask } from "../language/words/Literals.js"
import { isPronoun } from "../language/words/Pronouns.js"
import { toggleIn } from "../ground/Purposes.js"
import { isCalendar } from "../ground/Calendars.js"
import { groundLabelled } from "../ground/Labelled.js"
import { withoutOwnUnit } from "../ground/LabelledUnits.js"
import type { Antecedent } from "../ground/Sought.js"
import { type Found, ground, type Grounding } from "../ground/Ground.js"
import { isEntry, isField } from "../screen/Kinds.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { Fell } from "../run/Fell.js"
import { lastSpokenOf } from "../judge/states/LastField.js"
import { antecedentOn, look, noteTyped, pause, recentOn } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import {
  type Aimed,
  carryOut,
  type Deed,
  type Look,
  onTarget,
  onTargetWith,
  reach,
  untargeted,
  leftClick
} from "./Aim.js"
import { fieldOfTab } from "./AfterTabs.js"
import { bodyBeside } from "./IntoIt.js"
import { byUnit } from "./ByUnits.js"
import { orToSearch } from "./SearchFields.js"
import { entered } from "./Answering.js"
import { arrival } from "./Settling.js"
import { chooseIn } from "./ChoosingIn.js"
import { confirmDay, opensCalendar, pickFrom } from "./Dating.js"
import { askedForDay } from "./DateRanges.js"
import { orEmptied } from "./Emptying.js"
import { isEach, onEach } from "./EachOf.js"
import { readFrom } from "./Reading.js"
import { setOwnState } from "./OwnStates.js"
import { takenBy } from "./NativeValues.js"
import { onParts } from "./Parts.js"
import { stepperOf } from "../ground/Steppers.js"
import { stepTo } from "./Stepping.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** The field that has the focus, or the only one. */
const anyField: Target = { words: "field", name: "", quoted: false, role: "field", scopes: [] }

const focusedOn = ({ all }: View): Seen | undefined =>
  all.find((seen) => seen.node.state.focused === true && isEntry(seen))

/** The field that had the focus, or the one that has it since all was drawn anew. */
const hasFocus =
  (before: Seen): Look =>
  (view) => {
    const seen = view.byRef.get(before.node.ref) ?? focusedOn(view)
    return seen === undefined
      ? { _tag: "Missing", what: anyField, candidates: [] }
      : { _tag: "Found", seen, score: 0.9, how: "it has the focus", tentative: false }
  }

const focusedField = Effect.fn("Filling.focusedField")(function* (turn: Turn) {
  // What the last deed opened may only be about to take the focus.
  yield* pause(turn.session, 150)
  return focusedOn(yield* look(turn.session))
})

/** "Edit the amount, set it to 30": what was clicked made place for a field, which took the focus. */
const tookFocus = Effect.fn("Filling.tookFocus")(function* (turn: Turn) {
  const view = yield* look(turn.session)
  const seen = antecedentOn(yield* Ref.get(turn.session.state), view)?.seen
  return (seen === undefined || !isField(seen)) && (yield* focusedField(turn)) !== undefined
})

/** After something was chosen in another field, the one that still has the focus and holds a value is not meant. */
const isLeft = Effect.fn("Filling.isLeft")(function* (turn: Turn, focused: Seen) {
  const view = yield* look(turn.session)
  const last = antecedentOn(yield* Ref.get(turn.session.state), view)?.seen
  const elsewhere = last !== undefined && isField(last) && last.node.ref !== focused.node.ref
  return elsewhere && !isEntry(last) && (focused.node.value ?? "") !== ""
})

const corrects = /\b(?:correct|fix|change|amend|swap|replace|exchange|switch) (?:it|that)\b/iu

/** "The rate is 3.00. Enter 5": into the field that was just spoken of, where none has the focus. */
const spokenOf = Effect.fn("Filling.spokenOf")(function* (turn: Turn) {
  const state = yield* Ref.get(turn.session.state)
  const view = yield* look(turn.session)
  const last = antecedentOn(state, view)?.seen
  // "Correct it to 2000", after what was filled in was sent off and refused.
  const recent = recentOn(state, view)
  const filled = corrects.test(turn.text) ? recent.findLast(isEntry) : lastSpokenOf(recent, isEntry)
  const tabbed = fieldOfTab(view, last)
  if (tabbed !== undefined) return tabbed
  const seen = last === undefined || !isEntry(last) ? filled : last
  const found: Found | undefined =
    seen === undefined || !isEntry(seen)
      ? undefined
      : { _tag: "Found", seen, score: 0.9, how: "what the step before was about", tentative: false }
  return found
})

/** The one list to choose from, of those that are there, that has the value. */
const listWith = ({ all }: View, value: string): Seen | undefined => {
  const [only, another] = all.filter(
    ({ node }) => node.visible && node.options?.some(({ label }) => loose(label) === loose(value)) === true
  )
  return another === undefined ? only : undefined
}

/** "Choose Level 3 and type EV": what the next list offers is chosen there, and nothing is written over. */
const nextList =
  (value: string): Look =>
  (view) => {
    const seen = listWith(view, value)
    return seen === undefined
      ? { _tag: "Missing", what: anyField, candidates: [] }
      : { _tag: "Found", seen, score: 0.85, how: "the list that has it", tentative: false }
  }

/** Small fields side by side, one for each character of a code; the first of them where the value fits them. */
const codeBoxes = (view: View, grounding: Grounding, value: string): Grounding => {
  if (grounding._tag === "Found" || value.length < 3) return grounding
  const fields = view.all.filter((seen) => seen.node.visible && isEntry(seen) && isSmall(seen))
  const [first] = fields
  const inLine = fields.every(
    ({ node }) => node.box?.y === first?.node.box?.y && node.box?.width === first?.node.box?.width
  )
  if (first === undefined || !inLine || fields.length !== value.length) return grounding
  return { _tag: "Found", seen: first, score: 0.85, how: "a field for each character", tentative: true }
}

const isSmall = ({ node }: Seen): boolean =>
  node.box !== undefined && node.box.width <= 1.8 * node.box.height + 24

const isCodeBox = (found: Found, value: string): boolean =>
  found.how === "a field for each character" && value.length > 1

/** Character by character, as the focus goes on by itself. */
const typeCode = (turn: Turn, seen: Seen, value: string) =>
  Effect.zipRight(carryOut(turn, leftClick(seen)), carryOut(turn, { _tag: "Type", text: value }))

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/u.test(text)

const numbersOn = (view: View): ReadonlyArray<string> =>
  runsOf(view, view.root).flatMap(({ text }) => (isNumber(text) ? [text] : []))

/** The number that is another one now, and the only one. */
const changedNumber = (before: ReadonlyArray<string>, after: ReadonlyArray<string>): number | undefined => {
  const [at, another] = after.flatMap((text, n) => (before[n] === text ? [] : [n]))
  return before.length !== after.length || another !== undefined ? undefined : at
}

/** Of a slider that tells no value, by the number that moves with it. */
const slideBySight = Effect.fn("Filling.slideBySight")(function* (turn: Turn, seen: Seen, wanted: number) {
  const { ref } = seen.node
  let before = numbersOn(yield* look(turn.session))
  let shown: number | undefined
  for (const keys of ["ArrowRight", "ArrowLeft"]) {
    yield* carryOut(turn, { _tag: "Press", keys, ref })
    const after = numbersOn(yield* look(turn.session))
    shown ??= changedNumber(before, after)
    before = after
  }
  for (let left = shown === undefined ? 0 : 400; left > 0; left--) {
    const now = Number(numbersOn(yield* look(turn.session))[shown ?? 0])
    if (now === wanted) return
    yield* carryOut(turn, { _tag: "Press", keys: now < wanted ? "ArrowRight" : "ArrowLeft", ref })
    const then = Number(numbersOn(yield* look(turn.session))[shown ?? 0])
    // It moves no further, or past it.
    if (then === now || (then > wanted !== now > wanted && then !== wanted)) break
  }
  return yield* Fell.of("action_unsupported", `The slider shows no ${wanted} when it is moved.`)
})

/** A slider that an application draws itself is moved by the keys. */
const slide = Effect.fn("Filling.slide")(function* (turn: Turn, seen: Seen, value: string) {
  const wanted = Number(value)
  if (seen.node.value === undefined) return yield* slideBySight(turn, seen, wanted)
  for (let left = 200; left > 0; left--) {
    const view = yield* look(turn.session)
    const now = view.byRef.get(seen.node.ref)
    const current = Number(now?.node.value)
    if (now === undefined || Number.isNaN(current) || Number.isNaN(wanted) || current === wanted) return
    yield* carryOut(turn, {
      _tag: "Press",
      keys: current < wanted ? "ArrowRight" : "ArrowLeft",
      ref: seen.node.ref
    })
  }
})

/** What the text quotes is written to the letter. */
const asWritten = ({ text }: Turn, view: View, seen: Seen, value: string): string =>
  mask(text).literals.some((literal) => literal.value === value) ? value : withoutOwnUnit(view, seen, value)

const fillAimed =
  (turn: Turn, value: string) =>
  ({ found, view }: Aimed) => {
    const { node } = found.seen
    // A list that is filled in is chosen in.
    const typed = node.value !== undefined && node.state.readonly !== true
    const chosen =
      node.options !== undefined || (!typed && (node.role === "combobox" || !isField(found.seen)))
    if (chosen) return chooseIn(turn, { found, view }, [value])
    if (opensCalendar(found.seen, value)) return pickFrom(turn, found.seen, value)
    if (isCodeBox(found, value)) return typeCode(turn, found.seen, value)
    if (node.role === "slider" && node.inputType !== "range") return slide(turn, found.seen, value)
    // A browser takes anything else for the middle.
    if (node.inputType === "range" && !/\d/u.test(value))
      return Fell.of("action_unsupported", `“${value}” is nothing that a slider can be set to.`)
    const into = put(turn, found.seen, asWritten(turn, view, found.seen, value))
    return closesCalendar(view, found.seen)
      ? Effect.zipRight(carryOut(turn, leftClick(found.seen)), into)
      : into
  }

/** A person clicks into the next field, which closes the calendar that the last one has opened. */
const closesCalendar = (view: View, field: Seen): boolean =>
  field.node.state.covered !== true &&
  field.node.state.focused !== true &&
  view.all.some((seen) => seen.node.visible && isCalendar(view, seen) && !contains(seen, field))

const put = (turn: Turn, seen: Seen, given: string) =>
  Effect.flatMap(takenBy(seen, given), (value) =>
    reach(turn, seen).pipe(
      Effect.zipRight(carryOut(turn, { _tag: "Fill", ref: seen.node.ref, value })),
      Effect.zipLeft(confirmDay(turn, seen, value))
    )
  )

/** "Set the status to Open" of what no keys go to: what opens a list, or holds the choices. */
const drawnList = (view: View, target: Target, antecedent: Antecedent): Grounding | undefined => {
  const found = ground(view, target, "choose", antecedent)
  if (found._tag === "Missing") return groundLabelled(view, target)
  if (found._tag === "Ambiguous") return undefined
  const { role, state } = found.seen.node
  return state.expanded !== undefined || /^(?:group|radiogroup|listbox|tablist)$/u.test(role)
    ? found
    : undefined
}

/** Nothing that takes a value is called so. */
const isNoField = Effect.fn("Filling.isNoField")(function* (turn: Turn, target: Target) {
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (isPronoun(target)) return antecedent?.seen !== undefined && !isField(antecedent.seen)
  return (
    ground(view, target, "fill", antecedent)._tag === "Missing" &&
    drawnList(view, target, antecedent) === undefined
  )
})

/** What the step calls "it", and the page on which that stands. */
const itOf = Effect.fn("Filling.itOf")(function* (turn: Turn, target: Target | undefined) {
  if (!isPronoun(target)) return undefined
  const view = yield* look(turn.session)
  return { view, seen: antecedentOn(yield* Ref.get(turn.session.state), view)?.seen }
})

export const fill = Effect.fn("Filling.fill")(function* (turn: Turn, stated: Of<"Fill">) {
  const given =
    stated.from === undefined ? stated : { ...stated, value: yield* readFrom(turn, stated.from, stated.word) }
  const it = yield* itOf(turn, given.target)
  const intent = it === undefined ? given : { ...given, ...byUnit(it.view, it.seen, given.value) }
  const body = it === undefined ? undefined : bodyBeside(it.view, it.seen, turn.text)
  yield* noteTyped(turn.session, intent.value)
  if (body !== undefined)
    return yield* onTargetWith(turn, anyField, "fill", () => body, fillAimed(turn, intent.value))
  if (intent.target === undefined || (isPronoun(intent.target) && (yield* tookFocus(turn)))) {
    if (yield* entered(turn, intent.value)) return undefined
    const focused = yield* focusedField(turn)
    if (focused !== undefined && (yield* isLeft(turn, focused)))
      return yield* onTargetWith(
        turn,
        anyField,
        "choose",
        nextList(intent.value),
        fillAimed(turn, intent.value)
      )
    if (focused !== undefined)
      return yield* onTargetWith(turn, anyField, "fill", hasFocus(focused), ({ found }) =>
        carryOut(turn, { _tag: "Fill", ref: found.seen.node.ref, value: intent.value })
      )
    const spoken = yield* spokenOf(turn)
    if (spoken !== undefined)
      return yield* onTargetWith(turn, anyField, "fill", () => spoken, fillAimed(turn, intent.value))
  }
  const target = intent.target ?? anyField
  if (isEach(target)) return yield* onEach(turn, target, "fill", fillAimed(turn, intent.value))
  if (/^\d{1,6}$/u.test(intent.value)) {
    const view = yield* look(turn.session)
    const field = ground(view, target, "fill")
    if (field._tag !== "Found" && stepperOf(view, target) !== undefined)
      return yield* Effect.as(stepTo(turn, target, Number(intent.value)), undefined)
  }
  if (yield* isNoField(turn, target)) {
    const askedFor = askedForDay(target, intent.value)
    if (askedFor(yield* look(turn.session), undefined)._tag === "Found")
      return yield* onTargetWith(turn, target, "click", askedFor, ({ found }) =>
        pickFrom(turn, found.seen, intent.value)
      )
    if (yield* setOwnState(turn, target, intent.value)) return undefined
  }
  const find: Look = (view, antecedent) => {
    const field = orToSearch(
      view,
      target,
      codeBoxes(view, ground(view, target, "fill", antecedent), intent.value)
    )
    return field._tag === "Missing" ? (drawnList(view, target, antecedent) ?? field) : field
  }
  return yield* onTargetWith(turn, target, "fill", find, fillAimed(turn, intent.value))
})

export const clear = (turn: Turn, { target }: Of<"Clear">) => {
  const emptied: Deed = ({ found }) => {
    // "Leave all fields empty": what holds nothing is left alone, and so is a list, which is never without a choice.
    const left = found.seen.node.value === "" || (isEach(target) && !isEntry(found.seen))
    if (found.seen.node.role === "button" || found.seen.node.role === "link")
      return carryOut(turn, leftClick(found.seen))
    return left ? Effect.void : put(turn, found.seen, "")
  }
  const find: Look = (view, antecedent) =>
    orEmptied(
      view,
      target,
      orToSearch(view, target, ground(view, target, "fill", antecedent)),
      antecedent,
      turn.text
    )
  return isEach(target)
    ? onEach(turn, target, "fill", emptied)
    : onTargetWith(turn, target, "fill", find, emptied)
}

export const type = (turn: Turn, intent: Of<"Type">) =>
  Effect.zipRight(noteTyped(turn.session, intent.text), untargeted(turn, { _tag: "Type", text: intent.text }))

export const press = Effect.fn("Filling.press")(function* (turn: Turn, intent: Of<"Press">) {
  const { target } = intent
  if (target === undefined) yield* arrival(turn)
  for (let left = Math.max(1, intent.times); left > 0; left--) {
    if (target === undefined) yield* untargeted(turn, { _tag: "Press", keys: intent.keys })
    else
      yield* onTarget(turn, target, "look", ({ found }) =>
        carryOut(turn, { _tag: "Press", keys: intent.keys, ref: found.seen.node.ref })
      )
  }
})

export const setChecked = (turn: Turn, intent: Of<"SetChecked">) =>
  onParts(turn, intent.target, "check", (target) => setOne(turn, { ...intent, target }))

/** What shows whether it is checked and is set by a click: the box beside it, one that is drawn of boxes, a button that stays pressed. */
const clickedState = (view: View, seen: Seen): boolean | "mixed" | undefined => {
  const { role, state } = seen.node
  const hidden = toggleIn(view, seen)
  if (hidden !== undefined) return hidden.node.state.checked ?? "mixed"
  if (role === "generic") return state.checked
  if (role === "option" && state.checked === undefined) return state.selected
  // A button that does not tell is clicked in any case.
  return role === "button" && state.checked === undefined ? (state.pressed ?? "mixed") : undefined
}

const setOne = (turn: Turn, intent: Of<"SetChecked">) =>
  (isEach(intent.target) ? onEach : onTarget)(turn, intent.target, "check", ({ found, view }) => {
    const { seen } = found
    const state = clickedState(view, seen)
    if (state === undefined)
      return carryOut(turn, { _tag: "SetChecked", ref: seen.node.ref, checked: intent.checked })
    return state === intent.checked ? Effect.void : carryOut(turn, leftClick(seen))
  })
