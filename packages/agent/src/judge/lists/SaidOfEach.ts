/** "All courses contain it", "no order is Pending": a text that is said of each of several things, and which they are. */
import type { Target } from "@assay/domain/Intent"
import { thingsCalled } from "../../ground/MainList.js"
import { recordsIn } from "../../ground/Records.js"
import { regionOf, wholePage } from "../../ground/Regions.js"
import { isBareList, toldByColumn } from "../../ground/Tabled.js"
import { Fell } from "../../run/Fell.js"
import { isContainer } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { stem } from "../../screen/Wording.js"
import { isPaged } from "../counts/PagedCounts.js"
import { inOneList } from "../counts/CountedLists.js"
import { heldBy } from "./HeldBy.js"
import { bearersOfKind } from "./Kindred.js"
import { asThing } from "../texts/Meant.js"
import type { Case } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** Said of each of them, and only what holds them was found. */
const asOne = (subject: Target): Fell =>
  Fell.of("target_ambiguous", `It cannot be said which are the ${subject.words}.`)

/** Holds several things, any of which might be meant. */
const holdsSeveral = (view: View, { scored: { seen } }: Subject): boolean =>
  isContainer(seen.node.role) && recordsIn(view, regionOf(seen, ""), false).length > 1

/** "Every recipe in the list" is every recipe, where there is but one list. */
export const withoutBareList = (target: Target): Target =>
  target.scopes.every(isBareList) ? { ...target, scopes: [] } : target

/** "All courses contain it": each thing in the one list there is, where only a part of some text is called so. */
export const eachOf = (
  { view }: Case,
  told: Target,
  named: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | Fell | undefined => {
  const subject = withoutBareList(told)
  const bearers =
    subject.quantifier === "all"
      ? bearersOfKind(
          view,
          subject,
          named.map(({ scored }) => scored.seen)
        )
      : undefined
  if (bearers !== undefined) return bearers.map(asThing)
  // "At least one item", "no order", of a table whose column is called so: its rows, and none of the cells under it.
  const isKind =
    subject.role === "item" ||
    (subject.role === undefined && !subject.quoted && /^\p{Ll}{3,}$/u.test(subject.name))
  const rows = subject.quantifier !== undefined && isKind ? toldByColumn(view, subject) : []
  if (rows.length > 0) return rows.map(asThing)
  // "None of the listed records", under "10 records found".
  const isNone = subject.quantifier === "any" && isKind && subject.role === undefined
  const listed = told.scopes.length > 0 || !isPaged(view)
  const things = isNone && subject.scopes.length === 0 && listed ? thingsCalled(view, stem(subject.name)) : []
  if (things.length > 1) return things.map(asThing)
  // "All results" are not the heading that says so, nor what stands under it.
  const [only, another] = named
  const headed = named.some(
    ({ scored }) => scored.seen.node.role === "heading" || scored.region !== undefined
  )
  const part = headed || named.every(({ scored }) => scored.fit < 0.8)
  if (subject.quantifier !== "all" || subject.quoted) return undefined
  if (!part) {
    const held = heldBy(
      view,
      subject,
      named.map(({ scored }) => scored.seen)
    )
    if (held !== undefined) return held instanceof Fell ? held : held.map(asThing)
    return only !== undefined && another === undefined && holdsSeveral(view, only)
      ? asOne(subject)
      : undefined
  }
  if (subject.scopes.length > 0) return headed ? asOne(subject) : undefined
  const all = inOneList(view, wholePage(view), subject)
  if (all instanceof Fell) return all
  if (all.length === 0) return undefined
  return all.map(asThing)
}
