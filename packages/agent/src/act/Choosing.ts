/** Choosing in native lists, in lists that an application draws itself, in menus and among radio buttons. */
import { Effect, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Intent, Target } from "@assay/domain/Intent"
import { candidateOf, nameOf } from "../ground/Candidates.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { groundLabelled } from "../ground/Labelled.js"
import { fitName, unpriced, whole } from "../ground/Match.js"
import { regionsNamed } from "../ground/Places.js"
import { recordOf, repeats } from "../ground/Regions.js"
import { regionsOf } from "../ground/Enclosures.js"
import { withoutNoun } from "../ground/Reworded.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundVerb } from "../ground/Verbs.js"
import { isEntry } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose, stems } from "../screen/Wording.js"
import { Fell } from "../run/Fell.js"
import { look, noteTyped, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { answered } from "./Answering.js"
import { type Aimed, carryOut, type DeedError, type Look, onTargetWith, reach, leftClick } from "./Aim.js"
import { dayOf } from "../screen/Days.js"
import { dayOnShow, dayShown, hasCalendar, opensCalendar, pickDay, pickFrom } from "./Dating.js"
import { takenBy } from "./NativeValues.js"
import { awaitParts } from "./Parts.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>
type In = Pick<Aimed, "found" | "view">

const click = (turn: Turn, seen: Seen) => carryOut(turn, leftClick(seen))

/** How well an option is called so: by its whole name, as another option may be called by a longer one. */
const optionFit = (value: string, label: string): number => {
  const score = Math.max(
    fitName(value, false, label).score,
    fitName(value, false, unpriced(label)).score - 0.02
  )
  return score >= whole ? score : 0
}

/** The label in a native list that is meant; the words themselves when none is, so that the driver says so. */
const labelOf = (seen: Seen, value: string): string | undefined => {
  const scored = (seen.node.options ?? [])
    .map(({ label }) => ({ label, score: optionFit(value, label) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [first, second] = scored
  if (first === undefined) return undefined
  return second !== undefined && second.score >= first.score - 0.05 && first.score < 0.98
    ? undefined
    : first.label
}

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

const optionTarget = (value: string, place?: Target): Target => ({
  words: value,
  name: value,
  quoted: false,
  role: "option",
  scopes: place === undefined ? [] : [{ relation: "in", target: place }]
})

/** Something that is read in it is the whole name of the option, and no longer one. */
const isCalled = (view: View, seen: Seen, value: string): boolean => {
  const shorter = withoutNoun(optionTarget(value))?.name
  const texts = [nameOf(view, seen), ...runsOf(view, seen).map(({ text }) => text)]
  return texts.some(
    (text) => optionFit(value, text) > 0 || (shorter !== undefined && optionFit(shorter, text) > 0)
  )
}

const calledSo = (view: View, value: string, found: Grounding): Grounding =>
  found._tag !== "Found" || isCalled(view, found.seen, value)
    ? found
    : { _tag: "Missing", what: optionTarget(value), candidates: [candidateOf(view, { ...found, fit: 0 })] }

/** Waits for the option of an opened list, and clicks it. */
const clickOption = Effect.fn("Choosing.clickOption")(function* (turn: Turn, list: Seen, value: string) {
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

/** What was there before the list was opened, and is no option, is none of its options. */
const openOption = (view: View, value: string, list: Seen, before: View | undefined): Seen | undefined => {
  const old = list.node.state.expanded === true ? undefined : before
  const fresh = ({ node }: Seen) =>
    node.visible &&
    (/^(?:option|menuitem)/u.test(node.role) || old?.byRef.get(node.ref)?.node.visible !== true)
  const found = calledSo(view, value, ground(view, optionTarget(value), "click", undefined, fresh))
  if (found._tag !== "Found") return old === undefined ? undefined : freshText(view, value, old)
  return found.seen.node.ref !== list.node.ref ? found.seen : undefined
}

/**
 * The one text of that name that came with the last deed: an option that nothing tells to be one. What only was drawn anew has not come.
 */
const freshText = (view: View, value: string, before: View | undefined): Seen | undefined => {
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) => optionFit(value, text) > 0 && before?.byRef.get(seen.node.ref)?.node.visible !== true
  )
  if (before === undefined || only === undefined || another !== undefined) return undefined
  const times = (of: View) =>
    runsOf(of, of.root).filter(({ text }) => loose(text) === loose(only.text)).length
  return times(view) > times(before) ? only.seen : undefined
}

/** "Food Good" is what "Good" is called in the row of Food. */
const ownName = (label: string, holder: string): string =>
  holder !== "" && label.startsWith(`${holder} `) ? label.slice(holder.length + 1) : label

/** Options that stand inside the thing itself: radio buttons, tabs, a list box that is open. */
const inside = (view: View, seen: Seen, value: string): Seen | undefined => {
  const roles = ["option", "radio", "tab", "menuitem", "menuitemradio", "treeitem"]
  const holder = readableTextOf(view, seen)
  const fits = within(view, seen)
    .filter((each) => each !== seen && roles.includes(each.node.role) && each.node.visible)
    .map((each) => ({ each, score: optionFit(value, ownName(each.node.name, holder)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return fits[0]?.each
}

/** Types the choice into a field; where it suggests, takes the suggestion. A plain text field then holds it already. */
const chooseTyped = Effect.fn("Choosing.chooseTyped")(function* (turn: Turn, list: Seen, value: string) {
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
const opens = Effect.fn("Choosing.opens")(function* (turn: Turn, list: Seen, value: string) {
  for (let waited = 0; waited < 3; waited++) {
    if (openOption(yield* look(turn.session), value, list, undefined) !== undefined) return true
    yield* pause(turn.session, 200)
  }
  return false
})

const chooseCustom = Effect.fn("Choosing.chooseCustom")(function* (
  turn: Turn,
  { found, view }: In,
  value: string
) {
  const direct = inside(view, found.seen, value)
  if (direct !== undefined) return yield* click(turn, direct)
  if (opensCalendar(found.seen, value)) return yield* pickFrom(turn, found.seen, value)
  if (isEntry(found.seen) && found.seen.node.state.readonly !== true)
    return yield* chooseTyped(turn, found.seen, value)
  if (found.seen.node.state.expanded !== true) yield* click(turn, found.seen)
  if (takesText(found.seen) && !(yield* opens(turn, found.seen, value)))
    return yield* chooseTyped(turn, found.seen, value)
  yield* clickOption(turn, found.seen, value)
})

/** Chooses in what was found. */
export const chooseIn = (
  turn: Turn,
  aimed: In,
  values: ReadonlyArray<string>
): Effect.Effect<void, DeedError> =>
  aimed.found.seen.node.options !== undefined
    ? chooseNative(turn, aimed.found.seen, values)
    : Effect.forEach(values, (value) => chooseCustom(turn, aimed, value), { discard: true })

/** The one native list that has the option, for an option that is named alone. */
const listWith = (view: View, value: string): Seen | undefined => {
  const lists = view.all.filter((seen) => seen.node.visible && labelOf(seen, value) !== undefined)
  return lists.length === 1 ? lists[0] : undefined
}

/** What buttons say that choose one of several, in the languages that pages are written in. */
const choosing =
  "select choose auswählen wählen choisir sélectionner seleccionar elegir scegli seleziona selecionar escolher kiezen selecteren välj vælg velg valitse wybierz vybrat seç".split(
    " "
  )

/** "Select Ada" of a list whose boxes are called by the verb as well: "Select Ada"; or one of whose things has a button "Select". */
const selecting = (
  view: View,
  value: string,
  place: Target | undefined,
  open: Grounding,
  antecedent: Antecedent
): Grounding => {
  if (open._tag !== "Missing" || place !== undefined) return open
  const named: Target = { words: value, name: value, quoted: false, scopes: [] }
  const borne = groundVerb(view, "select", named, antecedent)
  if (borne._tag === "Found" && borne.score === 1) return borne
  // An identifier names one thing and no kind of things.
  if (!/\d/u.test(value)) return open
  for (const verb of choosing) {
    const found = groundVerb(view, verb, named, antecedent)
    if (found._tag === "Found" && found.score >= 0.95 && recordOf(view, found.seen) !== undefined)
      return found
  }
  return open
}

/** An option named alone: in a list that is open, among radio buttons, or in the one native list that has it. */
const findAlone =
  (value: string, place?: Target): Look =>
  (view, antecedent) => {
    const open = calledSo(view, value, ground(view, optionTarget(value, place), "click", antecedent))
    const list = open._tag === "Found" || place !== undefined ? undefined : listWith(view, value)
    const text =
      open._tag === "Missing" && list === undefined && place === undefined
        ? freshText(view, value, view.earlier)
        : undefined
    if (text !== undefined)
      return { _tag: "Found", seen: text, score: 0.85, how: "newly there", tentative: true }
    return list === undefined
      ? selecting(view, value, place, open, antecedent)
      : { _tag: "Found", seen: list, score: 1, how: "the only list with that option", tentative: false }
  }

const chooseAlone = (turn: Turn, value: string, place?: Target) =>
  onTargetWith(turn, optionTarget(value, place), "click", findAlone(value, place), ({ found, view }) =>
    // To choose what is chosen already is no click, which would take it back.
    found.seen.node.options === undefined
      ? /^(?:checkbox|switch|menuitemcheckbox)$/u.test(found.seen.node.role) &&
        found.seen.node.state.checked === true
        ? Effect.void
        : click(turn, found.seen)
      : chooseIn(turn, { found, view }, [value])
  )

/** Each of the values, and each part of one that enumerates several. */
const chooseEach = Effect.fn("Choosing.chooseEach")(function* (
  turn: Turn,
  values: ReadonlyArray<string>,
  place?: Target
) {
  const single = yield* Effect.forEach(values, (value) =>
    awaitParts(turn, value, (view, part) => findAlone(part, place)(view, undefined))
  )
  const aimed = yield* Effect.forEach(single.flat(), (value) => chooseAlone(turn, value, place))
  return aimed.at(-1)
})

const choices = new Set("option menuitem menuitemradio menuitemcheckbox radio treeitem listitem".split(" "))

/** What offers itself to be chosen, and not anything that bears the name: one of the buttons "S", "M" and "L" does. */
const isChoice = (view: View, found: Grounding): boolean =>
  found._tag === "Found" &&
  (found.seen.node.options !== undefined ||
    choices.has(found.seen.node.role) ||
    (found.seen.node.role === "button" && found.how === "exact name" && repeats(view, found.seen)))

/** "From the suggestions": no list is called so, while the choice itself is there once. */
const isUnnamedPlace = Effect.fn("Choosing.isUnnamedPlace")(function* (
  turn: Turn,
  target: Target,
  values: ReadonlyArray<string>
) {
  if (target.quoted || target.scopes.length > 0 || target.ordinal !== undefined) return false
  while (true) {
    const view = yield* look(turn.session)
    const grounding = ground(view, target, "choose")._tag
    if (grounding === "Found" || (grounding === "Ambiguous" && target.name !== "")) return false
    if (groundLabelled(view, target) !== undefined) return false
    const alone = values.every((value) => {
      const choice = findAlone(value)(view, undefined)
      return (
        isChoice(view, choice) ||
        (target.name === "" && choice._tag === "Found" && choice.how === "newly there")
      )
    })
    if (alone) return true
    const left = yield* remaining(turn)
    if (left === 0) return false
    yield* pause(turn.session, Math.min(left, 300))
  }
})

/** "In the Food row choose Good": the row is no list, and the choices stand in it. */
const isPlace = Effect.fn("Choosing.isPlace")(function* (
  turn: Turn,
  target: Target,
  values: ReadonlyArray<string>
) {
  const view = yield* look(turn.session)
  if (target.role === undefined || ground(view, target, "choose")._tag !== "Missing") return false
  if (groundLabelled(view, target) !== undefined) return false
  // "From the list": the one that opens, unless what is chosen stands in one that is there.
  const bare = target.role === "list" && target.name === ""
  if (bare && !values.every((value) => findAlone(value, target)(view, undefined)._tag === "Found"))
    return false
  const outer = regionsOf(view, target.scopes, undefined)
  return "name" in outer ? false : regionsNamed(view, outer, target).length > 0
})

/** A date is picked in a calendar, unless a list or a field of that name takes it. */
const isDrawnCalendar = Effect.fn("Choosing.isDrawnCalendar")(function* (
  turn: Turn,
  target: Target | undefined
) {
  const view = yield* look(turn.session)
  const found = target === undefined ? undefined : ground(view, target, "choose")
  const native =
    found?._tag === "Found" && (found.seen.node.options !== undefined || found.seen.node.inputType === "date")
  const own = found?._tag === "Found" && opensCalendar(found.seen, "2030-01-01")
  return !native && !own && hasCalendar(view)
})

/** A day without a year, of a calendar, is one of the month that it shows. */
const dayMeant = (turn: Turn, target: Target | undefined, value: string) =>
  /^(?:calendar|date ?picker)$/iu.test(target?.name ?? "")
    ? Effect.map(look(turn.session), (view) => dayOf(value) ?? dayShown(view, value))
    : Effect.succeed(dayOf(value))

/** "The 14th" in the calendar that is open, unless something else there is called so. */
const onShow = Effect.fn("Choosing.onShow")(function* (turn: Turn, value: string) {
  if (!/\d(?:st|nd|rd|th)$/iu.test(value)) return undefined
  yield* awaitParts(turn, value, (view) => findAlone(value)(view, undefined))
  const view = yield* look(turn.session)
  return findAlone(value)(view, undefined)._tag === "Missing" ? dayOnShow(view, value) : undefined
})

/** "Pickup for shipping", "status pending": the list and what is chosen in it, in each order. */
const partings = (text: string): ReadonlyArray<readonly [string, string]> => {
  const told = /^(.+) (?:for|as)(?: the)? (.+)$/iu.exec(text)
  const words = text.split(" ")
  const cuts = words
    .slice(1)
    .map((_, at): readonly [string, string] => [
      words.slice(0, at + 1).join(" "),
      words.slice(at + 1).join(" ")
    ])
  return [
    ...(told?.[1] === undefined || told[2] === undefined ? [] : [[told[2], told[1]] as const]),
    ...cuts,
    ...cuts.map(([first, last]) => [last, first] as const)
  ]
}

/** The list of that name, where it has the option, or hides what it has. */
const hasChoice = (view: View, name: string, value: string): boolean => {
  const list = ground(view, { words: name, name, quoted: false, scopes: [] }, "choose")
  if (list._tag !== "Found" || list.tentative) return false
  const { node } = list.seen
  if (node.options !== undefined) return labelOf(list.seen, value) !== undefined
  return node.role === "combobox" ? !isEntry(list.seen) : inside(view, list.seen, value) !== undefined
}

/** What words beside the option say of the group it stands in: "size 39", "the red color". */
const isSaidOf = (view: View, seen: Seen, words: string): boolean => {
  const near = [...upward(seen)]
    .slice(0, 4)
    .filter(({ node, parent }) => node.role !== "document" && parent !== undefined)
  const said = near.flatMap((each) => [
    ...(each === seen ? [] : [each.node.name]),
    ...each.node.otherNames
      .filter(({ kind }) => kind === "test_id" || kind === "label")
      .map(({ value }) => value),
    ...runsOf(view, each)
      .filter((run) => run.seen.at < seen.at)
      .slice(0, 1)
      .map(({ text }) => text)
  ])
  const have = new Set(said.flatMap(stems))
  return stems(words).every((word) => have.has(word))
}

/** An option that is named alone but for what the group is called. */
const choiceIn = (view: View, text: string): Target | undefined =>
  partings(text).flatMap(([group, value]) => {
    const found = findAlone(value)(view, undefined)
    const choice = found._tag === "Found" && isOneOfSome(found.seen) ? found.seen : undefined
    return choice !== undefined && isSaidOf(view, choice, group) ? [optionTarget(value)] : []
  })[0]

const isOneOfSome = ({ node }: Seen): boolean => choices.has(node.role) || node.state.pressed !== undefined

/** Where nothing is called by all the words: the list that some of them name. */
const listNamedIn = Effect.fn("Choosing.listNamedIn")(function* (turn: Turn, text: string) {
  if (!text.includes(" ") || text.length > 60) return undefined
  while (true) {
    const view = yield* look(turn.session)
    if (findAlone(text)(view, undefined)._tag !== "Missing") return undefined
    const parted = partings(text).find(([name, value]) => hasChoice(view, name, value))
    if (parted !== undefined) {
      const [name, value] = parted
      return { target: { words: name, name, quoted: false, scopes: [] }, values: [value] }
    }
    const choice = choiceIn(view, text)
    if (choice !== undefined) return { values: [choice.name] }
    const left = yield* remaining(turn)
    if (left === 0) return undefined
    yield* pause(turn.session, Math.min(left, 300))
  }
})

/** A day that is chosen alone goes where the page takes days. */
const onlyDateField = (view: View): Seen | undefined => {
  const [only, another] = view.all.filter(({ node }) => node.visible && node.inputType === "date")
  return another === undefined && only?.node.name !== "" ? only : undefined
}

export const choose: (
  turn: Turn,
  intent: Of<"Choose">
) => Effect.Effect<Aimed | undefined, Fell | DriverBroken> = Effect.fn("Choosing.choose")(function* (
  turn: Turn,
  intent: Of<"Choose">
) {
  const { target, values } = intent
  if (values.length === 1 && (yield* answered(turn, values[0] ?? ""))) return undefined
  const day = values.length === 1 ? yield* dayMeant(turn, target, values[0] ?? "") : undefined
  const field =
    day === undefined || target !== undefined ? undefined : onlyDateField(yield* look(turn.session))
  if (field !== undefined) {
    const named: Target = {
      words: field.node.name,
      name: field.node.name,
      quoted: true,
      role: "field",
      scopes: []
    }
    return yield* choose(turn, { ...intent, target: named })
  }
  if (day !== undefined && (yield* isDrawnCalendar(turn, target)))
    return yield* Effect.as(pickDay(turn, day), undefined)
  const shown = target === undefined && values.length === 1 ? yield* onShow(turn, values[0] ?? "") : undefined
  if (shown !== undefined) return yield* Effect.as(pickDay(turn, shown), undefined)
  if (target === undefined) {
    const list = values.length === 1 ? yield* listNamedIn(turn, values[0] ?? "") : undefined
    return list === undefined ? yield* chooseEach(turn, values) : yield* choose(turn, { ...intent, ...list })
  }
  if (yield* isPlace(turn, target, values)) return yield* chooseEach(turn, values, target)
  if (yield* isUnnamedPlace(turn, target, values)) return yield* chooseEach(turn, values)
  const find: Look = (view, antecedent) => {
    const named = ground(view, target, "choose", antecedent)
    return named._tag === "Missing" ? (groundLabelled(view, target) ?? named) : named
  }
  return yield* onTargetWith(turn, target, "choose", find, (aimed) => chooseIn(turn, aimed, values))
})
