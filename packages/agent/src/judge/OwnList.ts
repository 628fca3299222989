/** "Only Ada is left": what is counted is the list in which Ada stands, told by what stood beside her before. */
import type { Target } from "@assay/domain/Intent"
import { isRecord, recordOf, wholePage } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { isContainer, isControl, isField, isTitle } from "../screen/Kinds.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { inOneList } from "./CountedLists.js"
import type { Case } from "./Ruling.js"

/** "Only Ada is left": things, of which nothing more is told. */
export const isBare = ({ name, ordinal, quantifier, role, scopes }: Target): boolean =>
  role === "item" &&
  name === "" &&
  scopes.length === 0 &&
  ordinal === undefined &&
  (quantifier === undefined || quantifier === "only")

/** Something that may stand in a list, and no part of the page. */
const isThing = (seen: Seen): boolean =>
  !isControl(seen) && !isField(seen) && !isTitle(seen) && !isContainer(seen.node.role)

const shownIn = ({ children }: Seen): ReadonlyArray<Seen> => children.filter(({ node }) => node.visible)

/** The box in which it stood beside others on that screen. */
const holderOn = (past: View, { node }: Seen): Seen | undefined => {
  const then = past.all.find(
    (each) => each.node.visible && each.node.role === node.role && each.node.name === node.name
  )
  const holder = then === undefined ? undefined : recordOf(past, then)?.parent
  const records = holder === undefined ? [] : shownIn(holder).filter((each) => isRecord(past, each))
  return records.length > 1 ? holder : undefined
}

/** What the box holds now. Around one thing alone there is none any more. */
const heldNow = (view: View, seen: Seen, holder: Seen): ReadonlyArray<Seen> | undefined => {
  const outers = [...upward(seen)]
  const same = outers.find(({ node }) => node.ref === holder.node.ref)
  if (same !== undefined) return shownIn(same)
  const alone = outers.find(({ parent }) => parent?.node.ref === holder.parent?.node.ref)
  return view.byRef.has(holder.node.ref) || alone === undefined ? undefined : [alone]
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

/** What stands in it now; nothing where the one list that the page has by itself is that list. */
export const ownListOf = (
  target: Target,
  { antecedent, past, view }: Case
): ReadonlyArray<Seen> | undefined => {
  const seen = antecedent?.seen
  if (seen === undefined || !isBare(target) || !isThing(seen)) return undefined
  const holder = past.flatMap((each) => holderOn(each, seen) ?? []).at(-1)
  const held = holder === undefined ? undefined : heldNow(view, seen, holder)
  // It stands there itself: an empty list is one that is just being drawn anew.
  if (holder === undefined || held === undefined || held.length === 0) return undefined
  return isTold(view, inOneList(view, wholePage(view), target), seen, holder) ? undefined : held
}
