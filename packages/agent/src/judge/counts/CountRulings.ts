/** What a number that was counted comes to. */
import type { Intent, Target } from "@assay/domain/Intent"
import { liesOver } from "../../ground/OpenForms.js"
import type { Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import type { Seen, View } from "../../screen/View.js"
import { allPhrases, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain, pluralOf } from "../../screen/Wording.js"
import { comparisons } from "../figures/Numbers.js"
import { type Case, holds, refuted, type Ruling, undecided, withNumber, withTarget } from "../Ruling.js"
import { type Counted, exactly } from "./Counted.js"
import { isPart } from "./CountedLists.js"
import { goesOn, leadsOn } from "./PagedCounts.js"

export type Count = Extract<Intent, { _tag: "CheckCount" }>

/** The numbers that fit what is asked: all of them, none, or it depends on what one counts. */
export const truthOf = (
  { comparison, count }: Count,
  { least, lines, most }: Counted
): boolean | undefined => {
  const [, holdsFor] = comparisons[comparison]
  const range = (to: number) => Array.from({ length: to - least + 1 }, (_, at) => holdsFor(least + at, count))
  if (range(most).every(Boolean)) return true
  return range(lines).some(Boolean) ? undefined : false
}

/** "Fewer than five" is said of some that are there; like "only five", of a whole that may go on elsewhere. */
const isOpen = (
  { comparison, count, target }: Count,
  { view }: Case,
  regions: ReadonlyArray<Region>,
  most: number
): boolean => {
  if (regions.some(isPart)) return false
  const bounded = comparison === "fewer" || comparison === "at_most"
  // "No email is starred" is said of all pages.
  if (comparison === "equal" && count === 0 && leadsOn(view)) return true
  return (bounded && most === 0) || ((bounded || target.quantifier === "only") && goesOn(view))
}

/** Several, where one was expected: "5 books". */
export const soMany = (count: number, { count: expected, target: { words } }: Count): string => {
  const isSingular = expected === 1 && count !== 1 && /\p{Ll}$/u.test(words) && !words.endsWith("s")
  return `${count} ${isSingular ? pluralOf(words) : words}`
}

const unclear = (target: Target, { least, lines }: Counted): Fell =>
  Fell.of("target_ambiguous", `From ${least} to ${lines} may be counted as ${target.words}.`)

/** "3 orders remain", "two are left". */
export const isOfRest = ({ step = "" }: Case): boolean => /\b(?:left|remain(?:s|ing|ed)?)\b/iu.test(step)

/** "38 orders in total" of a page that says "Showing 1-5 of 38 orders". */
const isToldInAll = ({ comparison, count, target }: Count, { step = "", view }: Case): boolean =>
  comparison === "equal" &&
  target.scopes.length === 0 &&
  /\b(?:in total|in all|altogether|overall)\b/iu.test(step) &&
  allPhrases(view).some((text) => loose(text).endsWith(loose(` of ${count} ${target.words}`)))

export const byCount = (check: Count, given: Case, regions: ReadonlyArray<Region>, all: Counted): Ruling => {
  const { comparison, count, target } = check
  const truth = truthOf(check, all)
  if (truth === undefined) return undecided(unclear(target, all))
  const actual = soMany(all.least, check)
  const says = finder(`${count} ${target.words}`, "contains")
  if (isToldInAll(check, given)) return holds(`${count} ${target.words} in all`)
  // "Showing 3 of 312 orders": the page speaks of so many, wherever the others are.
  if (
    !truth &&
    comparison === "equal" &&
    target.scopes.length === 0 &&
    allPhrases(given.view).some((text) => says(plain(text)))
  )
    return undecided(
      Fell.of(
        "target_ambiguous",
        `The page speaks of ${count} ${target.words}, and ${all.least} stand on it.`
      )
    )
  const against = refuted(`${comparisons[comparison][0]}${count} ${target.words}`, actual)
  if (!truth) return all.least === all.most ? withNumber(against, all.least) : against
  const [opened, another] = regions.flatMap(({ seen }) =>
    seen !== undefined && liesOver(seen) ? [seen] : []
  )
  // "3 orders remain" is said of all there are, and not of one page of them; what leads on behind a dialog leads to none of what stands in it.
  const remains = isOfRest(given) && leadsOn(given.view, another === undefined ? opened : undefined)
  const here = check.listed === true && comparison === "equal" && all.most > 0 && !remains
  if (remains || (!here && isOpen(check, given, regions, all.most)))
    return undecided(Fell.of("target_not_found", `Not all ${target.words} need to stand on this page.`))
  return holds(actual, theOneOf(check, all))
}

/** "There is one pending order": it is about that one that the next sentence goes on. */
const theOneOf = ({ comparison, count }: Count, { things = [] }: Counted): Seen | undefined =>
  comparison === "equal" && count === 1 && things.length === 1 ? things[0] : undefined

/** "8 items: web-01, web-02 …": which they are, where they should be others. */
export const withTitles = (ruling: Ruling, all: ReadonlyArray<Seen>, view: View): Ruling => {
  const titles = all.slice(0, 8).flatMap((seen) => runsOf(view, seen)[0]?.text ?? [])
  return ruling._tag !== "Refuted" || titles.length === 0
    ? ruling
    : { ...ruling, actual: `${ruling.actual}: ${titles.join(", ")}` }
}

/** By the number that a control bears. */
export const byFigure = (check: Count, given: Case, number: number, on: Seen): Ruling =>
  withTarget(byCount(check, given, [], exactly(number)), given.view, on, 0.86, "the number on it")
