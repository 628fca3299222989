/** "The heading above the results reads 4 jobs", "the text above the list": what stands right over the first of the things that a page lists. */
import type { Scope, Target } from "@assay/domain/Intent"
import { thingsCalled } from "../../ground/MainList.js"
import { areaOf, groups, withoutForms } from "../../ground/Records.js"
import { isAside, isRecord } from "../../ground/Regions.js"
import { bottom, sameColumn, sameLine } from "../../screen/Geometry.js"
import { isOnControl, isOnPressed, isTitle } from "../../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../../screen/View.js"
import { phrasesOf, runsOf } from "../../screen/VisibleText.js"
import { finder, plain, readable } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { onPage, type TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling, undecided, withTarget } from "../Ruling.js"
import { notOf } from "../messages/SaidBy.js"

const isPlain = ({ ordinal, pronoun, quantifier, quoted, scopes }: Target): boolean =>
  !quoted && pronoun !== true && ordinal === undefined && quantifier === undefined && scopes.length === 0

/** What is listed in boxes of no role, of things that say several things each: no ways to filter them, nor fields, nor the columns in which they stand. */
const listsOn = (view: View): ReadonlyArray<ReadonlyArray<Seen>> => {
  const records = view.all.filter(
    (seen) => seen.node.visible && isRecord(view, seen) && !isAside(seen) && runsOf(view, seen).length > 1
  )
  const lists = withoutForms(view, groups(records)).filter((things) => things.length > 1)
  const holdsList = (seen: Seen): boolean =>
    lists.some(([thing]) => thing !== undefined && thing !== seen && contains(seen, thing))
  return lists.filter((things) => !things.some(holdsList))
}

/** The lists that "the list", "the results" or "the jobs" may be, where the page has none by that role or name. */
const listsMeant = (view: View, { relation, target }: Scope): ReadonlyArray<ReadonlyArray<Seen>> => {
  if (relation !== "above" || !isPlain(target)) return []
  const { name, role, words } = target
  if (role === undefined) return [thingsCalled(view, /^\p{Ll}{2,}s$/u.test(name) ? name : "")]
  if (name !== "" || !/^(?:list|item)$/u.test(role)) return []
  if (view.all.some(({ node }) => node.visible && /^(?:list|table|grid)$/u.test(node.role))) return []
  const main = thingsCalled(view, role === "item" ? words.toLowerCase() : "results")
  return main.length > 0 ? [main] : listsOn(view)
}

interface Line {
  readonly seen: Seen
  readonly text: string
}

/** Titles and texts over it in its column, none of them in what is listed or pressed. */
const linesOver = (view: View, things: ReadonlyArray<Seen>, first: Seen): ReadonlyArray<Line> =>
  phrasesOf(view, view.root).flatMap(({ runs: [run], text }) => {
    const [a, b] = [run?.seen.node.box, first.node.box]
    if (run === undefined || a === undefined || b === undefined) return []
    const isOver = bottom(a) <= b.y + 2 && a.y < b.y && sameColumn(a, b)
    const isThing = things.some((thing) => contains(thing, run.seen))
    return isOver && !isThing && !isOnControl(run.seen) && !isOnPressed(run.seen)
      ? [{ seen: run.seen, text: readable(text) }]
      : []
  })

const isHeading = ({ seen }: Line): boolean => [...upward(seen)].some(isTitle)

/** The lowest of them, where it stands alone in its line. */
const nearest = (lines: ReadonlyArray<Line>): Line | undefined => {
  const foot = ({ seen: { node } }: Line) => (node.box === undefined ? 0 : bottom(node.box))
  const [last, another] = [...lines].sort((a, b) => foot(b) - foot(a))
  const isAlone = another === undefined || !sameLine(last?.seen.node.box, another.seen.node.box)
  return isAlone ? last : undefined
}

/** What stands right over the one list of those that has such a line, or over the one that is far larger than the others. */
const lineOver = (
  view: View,
  lists: ReadonlyArray<ReadonlyArray<Seen>>,
  isMeant: (line: Line) => boolean
): Line | undefined => {
  const lines = lists.flatMap((things) => {
    const [first] = things
    const line = first === undefined ? undefined : nearest(linesOver(view, things, first).filter(isMeant))
    return line === undefined ? [] : [{ line, area: areaOf(things) }]
  })
  const [one, other] = lines.sort((a, b) => b.area - a.area)
  return one !== undefined && one.area > 2.5 * (other?.area ?? 0) ? one.line : undefined
}

/** Nothing where what is meant is a list by its role, or no list is told. What stands right over it, and says otherwise, may not be what is meant where the page says so elsewhere. */
export const overList = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const [scope, another] = subject?.scopes ?? []
  if (negated || subject === undefined || scope === undefined || another !== undefined) return undefined
  const isBare = isPlain({ ...subject, scopes: [] }) && subject.name === ""
  if (!isBare || !/^(?:heading|text)$/u.test(subject.role ?? "")) return undefined
  const isMeant = (line: Line): boolean => subject.role !== "heading" || isHeading(line)
  const line = lineOver(given.view, listsMeant(given.view, scope), isMeant)
  if (line === undefined) return undefined
  const truth = finder(expected, match)(plain(line.text))
  if (!truth && onPage({ ...check, match: "contains" }, given)._tag === "Holds")
    return undecided(notOf(check))
  const told = `${asExpected(match, expected)} for “${subject.words}”`
  const ruling = rule(truth, false, told, `saw: ${line.text}`, line.seen)
  return withTarget(ruling, given.view, line.seen, 0.82, "right over the list")
}
