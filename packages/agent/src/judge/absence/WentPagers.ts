/** "The page buttons are gone": what one turned the pages with, where nothing is called so. */
import type { Check } from "@assay/domain/Intent"
import { isControl } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, type View } from "../../screen/View.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

const asksForPager = /^(?:page|paging|pagination|pager)$/iu

const told = /^page \d{1,5} (?:of|\/) \d{1,5}$/iu

const called = (view: View, seen: Seen): string =>
  (readableTextOf(view, seen) || seen.node.name).replace(/[^\p{L}\p{N} ]+/gu, "").trim()

const turns = /^(?:previous|prev|next|first|last|older|newer)(?: page)?$/iu

const turnersOn = (view: View): ReadonlyArray<Seen> =>
  view.all.filter((seen) => seen.node.visible && isControl(seen) && turns.test(called(view, seen)))

const isNumber = (view: View, seen: Seen): boolean =>
  seen.node.visible && isControl(seen) && /^\d{1,5}$/u.test(called(view, seen))

/** Two that turn the pages, and beside them which page it is. */
const isPager = (view: View): boolean => {
  const turners = turnersOn(view)
  return turners.some((turner) =>
    [...upward(turner)]
      .slice(1, 4)
      .some(
        (outer) =>
          runsOf(view, outer).some(({ text }) => told.test(text.trim())) &&
          turners.filter((each) => contains(outer, each)).length > 1
      )
  )
}

/** Nothing where no pager was seen before. */
export const pagerWent = (check: Check, { past, view }: Case): Ruling | undefined => {
  if (check._tag !== "CheckShown" || !check.negated) return undefined
  const { name, ordinal, quantifier, quoted, role, scopes } = check.target
  const plain = !quoted && ordinal === undefined && quantifier === undefined && scopes.length === 0
  if (!plain || role !== "button" || !asksForPager.test(name) || !past.some(isPager)) return undefined
  const left = turnersOn(view)
  // Their numbers are left to turn the pages with, or number something else.
  if (left.length === 0 && view.all.some((seen) => isNumber(view, seen))) return undefined
  return left.length === 0
    ? holds("nothing is left to turn the pages with")
    : refuted(`no “${check.target.words}”`, `saw: ${left.map((each) => called(view, each)).join(", ")}`)
}
