/** "Only Ada is left": what is counted is the list in which Ada stands, told by what stood beside her before. */
import type { Target } from "@assay/domain/Intent"
import { isRecord, recordOf, wholePage } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isContainer, isControl, isField } from "../../screen/Kinds.js"
import { contains, type Seen, shownIn, upward, type View, within } from "../../screen/View.js"
import { inOneList } from "./CountedLists.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

/** "Only Ada is left": things, of which nothing more is told. */
export const isBare = ({ name, ordinal, quantifier, role, scopes }: Target): boolean =>
  role === "item" &&
  name === "" &&
  scopes.length === 0 &&
  ordinal === undefined &&
  (quantifier === undefined || quantifier === "only")

/** Something that may stand in a list, and no part of the page. The title of a card is one: it stood in a list with others. */
const isThing = (seen: Seen): boolean => !isControl(seen) && !isField(seen) && !isContainer(seen.node.role)

/** The box in which it stood beside others on that screen, and as what it stood there. */
interface Held {
  readonly holder: Seen
  readonly record: Seen
  /** Nothing else stood there. */
  readonly alone: boolean
  /** What the bars over the things said: they are none of them later on. */
  readonly besides: ReadonlySet<string>
}

/** Something to say and several things to press: "Sort by", and what one may sort by. */
const isBar = (view: View, seen: Seen): boolean =>
  readableTextOf(view, seen) !== "" &&
  within(view, seen).filter((each) => each.node.visible && (isControl(each) || isField(each))).length > 1

const holderOn = (past: View, { node }: Seen): Held | undefined => {
  const then = past.all.find(
    (each) => each.node.visible && each.node.role === node.role && each.node.name === node.name
  )
  const record = then === undefined ? undefined : recordOf(past, then)
  return record === undefined ? undefined : heldOn(past, record)
}

const heldOn = (past: View, record: Seen): Held | undefined => {
  const holder = record.parent
  if (holder === undefined) return undefined
  const held = shownIn(holder)
  const records = held.filter((each) => isRecord(past, each))
  const [first, second] = records
  if (first === undefined || second === undefined) return undefined
  const bars = held.slice(0, held.indexOf(first)).filter((each) => isBar(past, each))
  const besides = new Set(bars.map((each) => readableTextOf(past, each)))
  return { holder, record, alone: records.length === held.length, besides }
}

/** What its role and its class tell it to be. */
export const kindsOf = ({ node }: Seen): string => [node.role, ...(node.kinds ?? [])].join(" ")

/** What the box holds now. Around one thing alone there is none any more. */
const heldNow = (
  view: View,
  seen: Seen,
  { alone: uniform, besides, holder, record }: Held
): ReadonlyArray<Seen> | undefined => {
  const outers = [...upward(seen)]
  const same = outers.find(({ node }) => node.ref === holder.node.ref)
  // Beside the cards stands what filters them.
  const isOne = (each: Seen) =>
    uniform || (kindsOf(each) === kindsOf(record) && !besides.has(readableTextOf(view, each)))
  if (same !== undefined) return shownIn(same).filter(isOne)
  const alone = outers.find(({ parent }) => parent?.node.ref === holder.parent?.node.ref)
  if (view.byRef.has(holder.node.ref) || alone === undefined) return undefined
  // The box was drawn anew, with several in it.
  const now = recordOf(view, seen)
  const box = now === undefined || now === alone || !contains(alone, now) ? undefined : now.parent
  const isOfThem = (each: Seen) => isRecord(view, each) && (uniform || kindsOf(each) === kindsOf(record))
  const all = box === undefined ? [] : shownIn(box).filter(isOfThem)
  return all.length > 1 ? all : [alone]
}

/** A line that tells itself to be one is a thing of the list, whatever several things stand in it. */
const isTold = (view: View, found: ReadonlyArray<Seen> | Fell, seen: Seen, holder: Seen): boolean => {
  if (found instanceof Fell || found.length === 0) return false
  const record = recordOf(view, seen)
  return (
    found.every(({ parent }) => parent?.node.ref === holder.node.ref) ||
    found.some((each) => /^(?:row|listitem|article)$/u.test(each.node.role) && record === each)
  )
}

/** The one place of that name that stood in a list before. */
const calledOn = (view: View, past: ReadonlyArray<View>, name: string): Seen | undefined => {
  const all = runsOf(view, view.root).filter(
    ({ seen, text }) => loose(text) === loose(name) && past.some((each) => holderOn(each, seen) !== undefined)
  )
  const [only, another] = new Set(all.map(({ seen }) => seen))
  return another === undefined ? only : undefined
}

const isNear = (one = 0, other = 0): boolean => Math.abs(one - other) < 3

const isSameBox = ({ node: { box: one } }: Seen, { node: { box: other } }: Seen): boolean =>
  one !== undefined &&
  other !== undefined &&
  isNear(one.x, other.x) &&
  isNear(one.y, other.y) &&
  isNear(one.width, other.width) &&
  isNear(one.height, other.height)

/** On a page drawn anew, what stands beside the one card of that name, which has the place and the size of one that stood in a list there before. */
const listInPlace = (
  view: View,
  name: string,
  past: ReadonlyArray<View>
): ReadonlyArray<Seen> | undefined => {
  const [text, another] = runsOf(view, view.root).filter((run) => loose(run.text) === loose(name))
  if (text === undefined || another !== undefined) return undefined
  const isOneOf = (outer: Seen) => (then: View) =>
    then.all.some(
      (each) =>
        each.node.visible &&
        isSameBox(each, outer) &&
        kindsOf(each) === kindsOf(outer) &&
        isRecord(then, each) &&
        heldOn(then, each) !== undefined
    )
  const card = [...upward(text.seen)].find((outer) => past.some(isOneOf(outer)))
  return card?.parent === undefined
    ? undefined
    : shownIn(card.parent).filter(
        (each) =>
          each === card ||
          (kindsOf(each) === kindsOf(card) &&
            each.node.clickable === card.node.clickable &&
            isNear(each.node.box?.width, card.node.box?.width))
      )
}

/** What stands in it now; nothing where the one list that the page has by itself is that list. */
export const ownListOf = (
  target: Target,
  { antecedent, past, view }: Case,
  of: string | undefined
): ReadonlyArray<Seen> | undefined => {
  const seen = (of === undefined ? undefined : calledOn(view, past, of)) ?? antecedent?.seen
  if (seen === undefined || !isBare(target) || !isThing(seen)) return undefined
  const then = past.flatMap((each) => holderOn(each, seen) ?? []).at(-1)
  const held = then === undefined ? undefined : heldNow(view, seen, then)
  // It stands there itself: an empty list is one that is just being drawn anew.
  if (then === undefined || held === undefined || held.length === 0) return undefined
  return isTold(view, inOneList(view, wholePage(view), target), seen, then.holder) ? undefined : held
}

/** "Only Ada is listed", of a page whose lists nothing tells apart, or that has none: what stands where the cards stood before. */
export const listWhere = (
  target: Target,
  { before, past, view }: Case,
  of: string | undefined
): ReadonlyArray<Seen> | undefined => {
  if (of === undefined || !isBare(target)) return undefined
  const all = inOneList(view, wholePage(view), target)
  return all instanceof Fell || all.length === 0
    ? listInPlace(view, of, before === undefined ? past : [...past, before])
    : undefined
}
