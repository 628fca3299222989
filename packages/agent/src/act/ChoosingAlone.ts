/** Options that are named without their list. */
import { Effect } from "effect"
import type { Target } from "@assay/domain/Intent"
import { cardTitled } from "../ground/ChoiceCards.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { regionsNamed } from "../ground/Places.js"
import { inRegion, recordOf, wholePage } from "../ground/Regions.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundVerb } from "../ground/Verbs.js"
import { isBox, isInert } from "../screen/Kinds.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { loose } from "../screen/Wording.js"
import { carryOut, leftClick, type Look, onTargetWith } from "./Aim.js"
import { chooseIn } from "./ChoosingIn.js"
import { look, pause, quiet } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { closedListWith, listOpened } from "./ClosedLists.js"
import { calledSo, freshText, labelOf, optionTarget } from "./Options.js"
import { awaitParts } from "./Parts.js"
import { boxOfRow } from "./TickedRows.js"

/** The one native list that has the option, for an option that is named alone; none of those behind an open dialog. */
const listWith = (view: View, value: string): Seen | undefined => {
  const lists = view.all.filter(
    (seen) => seen.node.visible && !isInert(seen) && labelOf(seen, value) !== undefined
  )
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

/** What has just come is no option to press, where the one box to tick is called "Select" and then by its name. */
const byOwnBox = (view: View, value: string): Grounding | undefined => {
  const [only, another] = view.all.filter(
    (seen) =>
      isBox(seen) &&
      seen.node.visible &&
      choosing.some((verb) => loose(seen.node.name) === loose(`${verb} ${value}`))
  )
  return only === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen: only, score: 0.95, how: "the box that selects it", tentative: true }
}

/** The title of a card that has just come, where a button of the card says that it chooses it. */
const byButtonOf = (view: View, text: Seen, value: string, antecedent: Antecedent): Grounding | undefined => {
  const record = recordOf(view, text)
  const named: Target = { words: value, name: value, quoted: false, scopes: [] }
  return record === undefined || text.node.clickable === true
    ? undefined
    : choosing
        .map((verb) => groundVerb(view, verb, named, antecedent))
        .find((found) => found._tag === "Found" && found.score >= 0.95 && contains(record, found.seen))
}

/** "Select SH-901", of a table whose rows have a box to tick. */
const rowToTick = (
  view: View,
  value: string,
  told: string,
  antecedent: Antecedent
): Grounding | undefined => {
  if (!/\b(?:select|tick|mark)s?\b/iu.test(told)) return undefined
  const named: Target = { words: value, name: value, quoted: false, scopes: [] }
  const found = ground(view, named, "look", antecedent)
  const seen = found._tag === "Found" ? [found.seen] : found._tag === "Ambiguous" ? found.seen : []
  const [row, another] = new Set(seen.map((each) => recordOf(view, each)))
  const [first] = seen
  return row === undefined ||
    another !== undefined ||
    first === undefined ||
    boxOfRow(view, first, told) === undefined
    ? undefined
    : { _tag: "Found", seen: first, score: 0.9, how: "in the row that is ticked", tentative: true }
}

/** "On the first line select Oak", where one native list of that line has it. */
const listOfLine = (view: View, value: string, place: Target): Seen | undefined => {
  if (place.role !== "row" || place.ordinal === undefined) return undefined
  const regions = regionsNamed(view, [wholePage(view)], place)
  if (regions.length !== 1) return undefined
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.options !== undefined &&
      labelOf(seen, value) !== undefined &&
      regions.some((region) => inRegion(region, seen))
  )
  return another === undefined ? only : undefined
}

/** What has just come, where no place was told; or in the menu that came with it, whose lines nothing tells to be pressed. */
const freshIn = (view: View, value: string, place: Target | undefined): Seen | undefined => {
  const text = freshText(view, value, view.earlier)
  if (text === undefined || place === undefined) return text
  if (place.role !== "menu" || place.name !== "") return undefined
  const menus = regionsNamed(view, [wholePage(view)], place)
  return menus.length === 1 && menus.every((menu) => inRegion(menu, text)) ? text : undefined
}

/** An option named alone: in a list that is open, among radio buttons, or in the one native list that has it. */
export const findAlone =
  (value: string, place?: Target, told = ""): Look =>
  (view, antecedent) => {
    const row = place === undefined ? rowToTick(view, value, told, antecedent) : undefined
    if (row !== undefined) return row
    const offered = ground(view, optionTarget(value, place), "click", antecedent)
    const open = calledSo(view, value, place === undefined ? cardTitled(view, value, offered) : offered)
    const list =
      open._tag === "Found"
        ? undefined
        : place === undefined
          ? listWith(view, value)
          : listOfLine(view, value, place)
    const text = open._tag === "Missing" && list === undefined ? freshIn(view, value, place) : undefined
    const button =
      text === undefined ? undefined : (byOwnBox(view, value) ?? byButtonOf(view, text, value, antecedent))
    if (button !== undefined) return button
    if (text !== undefined)
      return { _tag: "Found", seen: text, score: 0.85, how: "newly there", tentative: true }
    if (list !== undefined)
      return { _tag: "Found", seen: list, score: 1, how: "the only list with that option", tentative: false }
    const there = selecting(view, value, place, open, antecedent)
    return there._tag === "Missing" && place === undefined ? (closedListWith(view, value) ?? there) : there
  }

/** A menu is closed beside the item that opens it. */
const hasSubmenu = ({ node, parent }: Seen): boolean =>
  node.role === "menuitem" &&
  (parent?.children ?? []).some((each) => each.node.role === "menu" && !each.node.visible)

/** It opens under the mouse; a click would be a choice. Where it does not, it is clicked. */
const openSubmenu = Effect.fn("ChoosingAlone.openSubmenu")(function* (turn: Turn, seen: Seen) {
  const { ref } = seen.node
  yield* carryOut(turn, { _tag: "Hover", ref })
  for (let left = 6; left > 0; left--) {
    yield* pause(turn.session, 150)
    const now = (yield* look(turn.session)).byRef.get(ref)
    if (now === undefined || !hasSubmenu(now)) return
  }
  yield* carryOut(turn, leftClick(seen))
})

const chooseAlone = (turn: Turn, value: string, place?: Target) =>
  onTargetWith(
    turn,
    optionTarget(value, place),
    "click",
    findAlone(value, place, turn.text),
    ({ found, view }) => {
      if (hasSubmenu(found.seen)) return openSubmenu(turn, found.seen)
      const box = boxOfRow(view, found.seen, turn.text)
      if (box !== undefined) return carryOut(turn, { _tag: "SetChecked", ref: box.node.ref, checked: true })
      // To choose what is chosen already is no click, which would take it back.
      return found.seen.node.options === undefined && found.how !== "the only list that has it"
        ? /^(?:checkbox|switch|menuitemcheckbox)$/u.test(found.seen.node.role) &&
          found.seen.node.state.checked === true
          ? Effect.void
          : carryOut(turn, leftClick(found.seen))
        : chooseIn(turn, { found, view }, [value])
    }
  )

/** The list that has it once it is opened, where nothing that is to be seen has it and nothing more comes. */
const listToOpen = Effect.fn("ChoosingAlone.listToOpen")(function* (turn: Turn, value: string) {
  while (true) {
    const view = yield* look(turn.session)
    if (findAlone(value, undefined, turn.text)(view, undefined)._tag !== "Missing") return undefined
    const { calm, pending, quietFor } = yield* quiet(turn.session)
    if (calm || (quietFor >= 800 && pending === 0)) return yield* listOpened(turn, value)
    const left = yield* remaining(turn)
    if (left === 0) return undefined
    yield* pause(turn.session, Math.min(left, 200))
  }
})

const chooseOne = Effect.fn("ChoosingAlone.chooseOne")(function* (turn: Turn, value: string, place?: Target) {
  const list = place === undefined ? yield* listToOpen(turn, value) : undefined
  if (list === undefined) return yield* chooseAlone(turn, value, place)
  const found: Look = (view) => {
    const seen = view.byRef.get(list.node.ref)
    return seen === undefined
      ? { _tag: "Missing", what: optionTarget(value), candidates: [] }
      : { _tag: "Found", seen, score: 0.85, how: "the only list that has it", tentative: false }
  }
  return yield* onTargetWith(turn, optionTarget(value), "choose", found, (aimed) =>
    chooseIn(turn, aimed, [value])
  )
})

/** Each of the values, and each part of one that enumerates several. */
export const chooseEach = Effect.fn("ChoosingAlone.chooseEach")(function* (
  turn: Turn,
  values: ReadonlyArray<string>,
  place?: Target
) {
  const single = yield* Effect.forEach(values, (value) =>
    awaitParts(turn, value, (view, part) => findAlone(part, place, turn.text)(view, undefined))
  )
  const aimed = yield* Effect.forEach(single.flat(), (value) => chooseOne(turn, value, place))
  return aimed.at(-1)
})
