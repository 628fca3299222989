/** Steps that cannot be read by themselves, read in sight of the page, part by part where the page only shows later what the next part names. */
import { Clock, Effect, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import { type Intent, isCheck } from "@assay/domain/Intent"
import { mask } from "../language/words/Literals.js"
import { asksDeed } from "../language/sentences/Instructions.js"
import { tellsExtreme } from "../language/checks/Extremes.js"
import {
  leadsOn,
  type Part,
  readInSight,
  restAfter,
  tellsDeed,
  tellsForm
} from "../language/sight/InSight.js"
import {
  holdsName,
  partsNames,
  type Sight,
  sightOf,
  spellings,
  type Thing,
  thingsCalled
} from "../language/sight/Sight.js"
import { groupsOf } from "../ground/GroupLabels.js"
import { columnOf } from "../ground/Names.js"
import { partNamed } from "../ground/PartsOfSections.js"
import { isRecord, recordOf } from "../ground/Regions.js"
import { isCell } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { extremeOf } from "../judge/figures/Extremes.js"
import { partsOf } from "../judge/lists/Parted.js"
import { keepingOf } from "../Keeping.js"
import type { Fell } from "./Fell.js"
import { look, pause, quiet } from "./Session.js"
import { targetsOf, withPlaces } from "./Topics.js"
import { fillsIn, presses, sendsOff } from "./PressedNext.js"
import { remaining, type Turn } from "./Turn.js"
import { kindOf, namesOf, thingsOn } from "./SightedThings.js"

const saidInCell = (view: View, row: string, column: string): string | undefined => {
  const says = (seen: Seen | undefined, name: string): boolean =>
    seen !== undefined && loose(readableTextOf(view, seen)) === loose(name)
  const [only, another] = view.all.filter((seen) => {
    const first = seen.parent?.children[0]
    if (!seen.node.visible || !isCell(seen) || first === seen || !says(first, row)) return false
    return says(columnOf(view, seen), column)
  })
  return only === undefined || another !== undefined
    ? undefined
    : runsOf(view, only)
        .map(({ text }) => text)
        .join(" ")
}

/** As it is written, "#2046", or as people say it. */
const reads = (view: View, seen: Seen, thing: string): boolean => {
  const said = loose(thing)
  const text = readableTextOf(view, seen)
  return seen.node.visible && [text, ...spellings(text)].some((name) => loose(name) === said)
}

/** A control of that name, or with that sign. */
const bearing = (view: View, control: string): ((seen: Seen) => boolean) => {
  const wanted = loose(control)
  return (seen) =>
    seen.node.visible &&
    kindOf(seen) === "press" &&
    (namesOf(seen).some((name) => loose(name) === wanted) || loose(readableTextOf(view, seen)) === wanted)
}

/** Whether a control of that name, or with that sign, stands in a row or a card of the thing. */
const standsBeside = (view: View, thing: string, control: string): boolean => {
  const bears = bearing(view, control)
  return view.all.some(
    (seen) =>
      reads(view, seen, thing) &&
      [...upward(seen)].some((outer) => isRecord(view, outer) && within(view, outer).some(bears))
  )
}

/** Whether it stands in the one row of the thing, or in none but those beside that. */
const doneTo = (view: View, thing: string, control: string): "it" | "others" | undefined => {
  const rows = new Set(
    view.all.flatMap((seen) => (reads(view, seen, thing) ? (recordOf(view, seen) ?? []) : []))
  )
  const [row, another] = rows
  if (row === undefined || another !== undefined) return undefined
  const bears = bearing(view, control)
  if (within(view, row).some(bears)) return "it"
  const others = row.parent?.children ?? []
  return others.some((each) => within(view, each).some(bears)) ? "others" : undefined
}

/** An earlier screen, as it is looked at for the instruction that is carried out now. */
const toldOn = keepingOf((_: View): Map<string, View> => new Map())
const asTold = (view: View, told: string): View => {
  const known = toldOn(view).get(told) ?? (view.told === told ? view : { ...view, told })
  toldOn(view).set(told, known)
  return known
}

/** What is gone by now was there before, and is spoken of as well. */
const sighted = Effect.fn("Sighting.sighted")(function* (turn: Turn) {
  const view = yield* look(turn.session)
  const { before, past } = yield* Ref.get(turn.session.state)
  const earlier = [...(before === undefined || before === view ? [] : [before]), ...past.slice(-4)]
  const told = loose(turn.text)
  const isTold = view.told !== undefined
  const things = [
    ...thingsOn(view),
    ...earlier
      .flatMap((each) => thingsOn(isTold ? asTold(each, turn.text) : each))
      .map((thing): Thing => ({ ...thing, past: true }))
  ].filter(({ kind, name }) => kind !== "text" || !isTold || loose(name) !== told)
  const sight: Sight = {
    ...sightOf(things),
    cell: (row, column) => saidInCell(view, row, column),
    part: (name) => partNamed(view, { words: name, name, quoted: false, scopes: [] }) !== undefined,
    groups: (control) => groupsOf(view, control),
    beside: (thing, control) => standsBeside(view, thing, control),
    doneTo: (thing, control) => doneTo(view, thing, control),
    extreme: (extreme) => extremeOf(view, extreme),
    pressedNext: (control) => turn.ahead.some((intent) => presses(intent, control)),
    sentNext: turn.ahead.some(sendsOff),
    filledNext: turn.ahead.some(fillsIn) || turn.ahead.some(sendsOff)
  }
  return sight
})

/** Milliseconds without a change after which nothing more is expected to come into sight. */
const settled = 1200

/** Nothing more is expected to come, or there is no time left for it. */
const rests = Effect.fn("Sighting.rests")(function* (turn: Turn) {
  const { calm, pending, quietFor, sinceDeed } = yield* quiet(turn.session)
  return calm || (pending === 0 && Math.min(quietFor, sinceDeed) > settled) || (yield* remaining(turn)) === 0
})

/** What is told to be done is not done by being shown. */
const asksMore = (text: string, { intents: [first] }: Part): boolean =>
  first !== undefined && isCheck(first) && asksDeed(text)

/** The step's first part in sight of the page, as soon as it can be read; nothing when it cannot, and the page has come to rest. */
export const readOnSight: (
  turn: Turn,
  text: string,
  before: ReadonlyArray<Intent>
) => Effect.Effect<Part | undefined, DriverBroken> = Effect.fn("Sighting.read")(function* (
  turn: Turn,
  text: string,
  before: ReadonlyArray<Intent>
) {
  let best: Part | undefined
  for (;;) {
    const sight: Sight = { ...(yield* sighted(turn)), isRest: text !== turn.text }
    const read = readInSight(text, before, sight)
    const part = read !== undefined && asksMore(text, read) ? undefined : read
    if (part?.rest === "") return part
    best = part ?? best
    if (yield* rests(turn)) return part ?? best
    yield* pause(turn.session, 300)
  }
})

/** "3 items handed in" says how many, and is no name. */
const isCount = (text: string): boolean => /^\d+ \p{Ll}/u.test(text)

/** The names and texts in it that are not quoted. */
const namedIn = (intent: Intent, quoted: ReadonlyArray<string>): ReadonlyArray<string> => {
  const page = intent._tag === "Navigate" && intent.page !== undefined ? withPlaces(intent.page) : []
  return [
    ...[...targetsOf(intent), ...page].flatMap(({ name, quoted }) => (quoted ? [] : [name])),
    ...(intent._tag === "Choose" ? intent.values : []),
    ...(intent._tag === "CheckText" && !quoted.includes(intent.expected) && !isCount(intent.expected)
      ? [intent.expected]
      : [])
  ]
}

const longNames = (intents: ReadonlyArray<Intent>, text: string): ReadonlyArray<string> => {
  const quoted = mask(text).literals.map(({ value }) => value)
  return intents
    .flatMap((intent) => namedIn(intent, quoted))
    .filter((name) => / .* |\d \p{Lu}|\p{Lu}\S* \p{L}|: /u.test(name))
}

/** "The tabs read A and B" is said of the tabs, and B of nothing else on the page. */
const saysSeveral = (intent: Intent): boolean => intent._tag === "CheckText" && partsOf(intent).length > 0

/** "Reported by Xia" is told by a head of that name or by these words, and by no others in the same line. */
const saysTie = (intent: Intent): boolean =>
  intent._tag === "CheckText" && intent.standing === true && intent.match === "contains"

/** It takes for one name what the page does not have, with a whole name of the page in it. */
const overreaches = (names: ReadonlyArray<string>, sight: Sight): boolean =>
  names.some((name) => !isCalled(name, sight) && holdsName(name, sight))

/** "Wednesday lunch" is one name, and no other reading is to leave the lunch out. */
const namesPart = (intents: ReadonlyArray<Intent>, sight: Sight): boolean =>
  intents.some((intent) => targetsOf(intent).some(({ name }) => sight.part?.(name) === true))

/** "The payslip of Ada" is what is headed "Payslip Ada". */
const isCalled = (name: string, sight: Sight): boolean =>
  [name, name.replace(/^(\p{Ll}+) (?:of|for) (?=[\p{Lu}\d])/u, "$1 ")].some(
    (each) => thingsCalled(sight, each).length > 0
  )

/** What a form that is told by its values may be taken for. */
const mayMisread = new Set(["Search", "Perform", "Filter"])

/** What is done on it is done on a thing that nothing on the page is called, or put into what is no field. */
const isUnknown = (intent: Intent, sight: Sight): boolean =>
  !isCheck(intent) &&
  targetsOf(intent).some(({ name, quoted }) => {
    const things = thingsCalled(sight, name)
    const misplaced =
      intent._tag === "Fill" && !things.some(({ kind }) => kind === "entry" || kind === "list")
    return name !== "" && !quoted && (things.length === 0 || misplaced)
  })

/** Deeds after which the page in sight is still the one that is meant. */
const stays = new Set(["Fill", "Clear", "Choose", "SetChecked", "Locate", "Read"])

/** What is done on the page that is in sight: "open the form, enter a name" speaks of two. */
const uptoTurn = (intents: ReadonlyArray<Intent>): ReadonlyArray<Intent> => {
  const turn = intents.findIndex((intent) => !isCheck(intent) && !stays.has(intent._tag))
  return turn === -1 ? intents : intents.slice(0, turn + 1)
}

/** "Show me what is unpaid" is no statement, "look for the client Optika" says where to search, "get the price" and "load the parcel" may be what buttons are called. */
const mayBeDeed = (first: Intent, intents: ReadonlyArray<Intent>): boolean =>
  intents.every(isCheck) ||
  first._tag === "Search" ||
  intents.some((each) => each._tag === "Read" || (each._tag === "Navigate" && each.page?.quoted === false))

/** "Sort is Newest" is said of what is called so, though "sort" is done as well. */
const isStated = (text: string, intents: ReadonlyArray<Intent>): boolean =>
  intents.every(isCheck) &&
  /^\s*(?:the )?\p{L}+(?: (?:by|order|field|filter|mode|option|list|menu|dropdown))? (?:is|are|was|were|should|must|reads?|says?|shows?|contains?|has|have|equals?|stays?|remains?) /iu.test(
    text
  )

/** "Switch Express on and get the price", where "Get price" is a button: nothing is read there. */
const readsLate = (
  text: string,
  before: ReadonlyArray<Intent>,
  intents: ReadonlyArray<Intent>,
  sight: Sight
): boolean => {
  const at = intents.findIndex(({ _tag }) => _tag === "Read")
  const rest = at < 1 ? undefined : restAfter(text, before, intents.slice(0, at))
  return rest !== undefined && tellsDeed(rest, sight)
}

/** Milliseconds that a page may take to show what is named: a page that never rests shows it no more for being waited for. */
const patience = 1500

/** The page in whose sight it says something else; a page that changes may yet show what it names. */
const otherSight = Effect.fn("Sighting.otherSight")(function* (
  turn: Turn,
  text: string,
  intents: ReadonlyArray<Intent>,
  names: ReadonlyArray<string>
) {
  const until = (yield* Clock.currentTimeMillis) + patience
  for (;;) {
    const sight: Sight = yield* sighted(turn)
    if (namesPart(intents, sight)) return undefined
    const unknown = uptoTurn(intents).some((intent) => isUnknown(intent, sight))
    const open = unknown || intents.some((intent) => mayMisread.has(intent._tag) || isCheck(intent))
    if (overreaches(names, sight) || (open && tellsForm(text, turn.before, sight)))
      return { sight, asDeed: false }
    const [first] = intents
    const begins = first !== undefined && (isUnknown(first, sight) || mayBeDeed(first, intents))
    if (begins && (tellsDeed(text, sight) || readsLate(text, turn.before, intents, sight)))
      return { sight, asDeed: true }
    if (!unknown || (yield* rests(turn)) || (yield* Clock.currentTimeMillis) > until) return undefined
    yield* pause(turn.session, 200)
  }
})

/** "It is assigned to Ada" does not say that Ada stands somewhere on the page. */
const losesIt = (intent: Intent, { intents }: Part): boolean =>
  isCheck(intent) &&
  targetsOf(intent)[0]?.pronoun === true &&
  intents.length > 0 &&
  intents.every((each) => isCheck(each) && !targetsOf(each).some(({ pronoun }) => pronoun === true))

/** "Done has no cards" is not what the place of others says: "No cards". */
const saysNone = (intent: Intent, { intents }: Part): boolean =>
  ((intent._tag === "CheckShown" && intent.negated) ||
    (intent._tag === "CheckCount" && intent.count === 0)) &&
  intent.target.scopes.length > 0 &&
  intents.some((each) => each._tag === "CheckText" && !each.negated && /^no /iu.test(each.expected))

/**
 * A step that was read by itself, read again in sight of the page: where it took for one name what the page does not have, with a whole name of the
 * page in it, as in "switch to the class 7B Mathematics", or where it tells what goes into the fields of a form that is there.
 */
export const readAnew: (
  turn: Turn,
  text: string,
  intents: ReadonlyArray<Intent>
) => Effect.Effect<Part | undefined, DriverBroken> = Effect.fn("Sighting.readAnew")(function* (
  turn: Turn,
  text: string,
  intents: ReadonlyArray<Intent>
) {
  if (intents.length === 0 || intents.some(saysSeveral) || intents.some(saysTie)) return undefined
  const other = yield* otherSight(turn, text, intents, longNames(intents, text))
  if (other === undefined) return undefined
  const { asDeed, sight } = other
  const part = readInSight(text, turn.before, sight)
  // "I accept the terms" is done, though a page says it as well.
  const [first] = part?.intents ?? []
  if (part !== undefined && intents.some((each) => losesIt(each, part) || saysNone(each, part)))
    return undefined
  if ((asDeed && (first === undefined || isCheck(first))) || (part !== undefined && asksMore(text, part)))
    return undefined
  if (first !== undefined && !isCheck(first) && isStated(text, intents)) return undefined
  // Of a part it is known what it does only where that leads on, as what opens a form.
  const isOther = part !== undefined && JSON.stringify(part.intents) !== JSON.stringify(intents)
  return isOther && (part.rest === "" || leadsOn(text, sight)) ? part : undefined
})

/** Why a reading may have fallen because it was a wrong one. */
const misread = new Set(["target_not_found", "target_ambiguous", "action_unsupported", "check_false"])

/** "Into both fields" is no more than one of them in no reading. */
const isSaidOfAll = (intent: Intent): boolean =>
  intent._tag === "Fill" && /^(?:both|all)$/u.test(intent.target?.quantifier ?? "")

interface Otherwise {
  readonly part: Part
  /** How many of the intents hold as they were read. */
  readonly kept: number
}

/** What is left of a step that fell at one of its intents, when it can be read otherwise in sight of the page. */
export const readOtherwise: (
  turn: Turn,
  text: string,
  intents: ReadonlyArray<Intent>,
  at: number,
  fell: Fell
) => Effect.Effect<Otherwise | undefined, DriverBroken> = Effect.fn("Sighting.readOtherwise")(function* (
  turn: Turn,
  text: string,
  intents: ReadonlyArray<Intent>,
  at: number,
  fell: Fell
) {
  const intent = intents[at]
  if (intent === undefined || intent._tag === "LogIn" || fell.unread) return undefined
  if (intent._tag === "Conditional" || intent._tag === "Repeated") return undefined
  if (!misread.has(fell.reason) || saysSeveral(intent) || saysTie(intent)) return undefined
  if (isSaidOfAll(intent)) return undefined
  const sight = yield* sighted(turn)
  if (namesPart([intent], sight)) return undefined
  const isDeed = at === 0 && !isCheck(intent) && tellsDeed(text, sight)
  if (!isDeed && !tellsExtreme(text) && !partsNames(text, intents, sight)) return undefined
  const done = intents.slice(0, at)
  const rest = restAfter(text, turn.before, done)
  const part = rest === undefined ? undefined : readInSight(rest, [...turn.before, ...done], sight, intent)
  if (part !== undefined && (losesIt(intent, part) || saysNone(intent, part))) return undefined
  if (part?.intents[0] !== undefined && !asksMore(rest ?? "", part)) return { part, kept: at }
  // What was only looked at may be looked at again.
  const whole = at > 0 && done.every(isCheck) ? readInSight(text, turn.before, sight, intent) : undefined
  if (whole?.intents[0] === undefined || asksMore(text, whole)) return undefined
  // What held holds, though the message that was read may have gone by now.
  const other = whole.intents.findIndex((each, n) => JSON.stringify(each) !== JSON.stringify(done[n]))
  return other < 1
    ? { part: whole, kept: 0 }
    : { part: { ...whole, intents: whole.intents.slice(other) }, kept: other }
})
