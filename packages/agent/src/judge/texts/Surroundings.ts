/** Where the facts about a thing stand: in it, beside its label, in its record, under its heading. */
import type { Target } from "@assay/domain/Intent"
import type { Scored } from "../../ground/Candidates.js"
import { pairByTurns } from "../../ground/ByTurns.js"
import { pictureOf } from "../../ground/Glyphs.js"
import { cellsUnder } from "../../ground/Names.js"
import { placeLabelled } from "./LabelledPlaces.js"
import { isPlainCard, pairOf, recordOf, type Region, regionOf, sectionOf } from "../../ground/Regions.js"
import { isReply } from "../../ground/PartsOfThings.js"
import { ownPart } from "../../ground/Titled.js"
import { gap, sameLine } from "../../screen/Geometry.js"
import {
  isCell,
  isContainer,
  isControl,
  isDrawnSwitch,
  isEntry,
  isField,
  isOnControl
} from "../../screen/Kinds.js"
import { common, contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { readableTextOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { valueInBox } from "./LabelsInBoxes.js"

/** One thing that the subject may be, with where its facts stand. */
export interface Subject {
  readonly scored: Scored
  /** From the thing itself to its record. */
  readonly regions: ReadonlyArray<Region>
}

/** How the region of a label was found: it may as well be the title of all that follows. */
export const nextToLabel = "right after it"

/** The minus before a number that is changed by it is no part of the number. */
const isStep = ({ seen, text }: Run): boolean => isOnControl(seen) && /^[-−–+<>‹›«»◀▶▲▼]$/u.test(text.trim())

/** A label and what is read right after it, in the same line or the next. */
const labelled = (view: View, seen: Seen): Region | undefined => {
  if (isControl(seen)) return undefined
  for (const outer of upward(seen)) {
    const next = runsOf(view, outer).find(
      (run) => run.seen.at > seen.end && run.seen.node.struck !== true && !isStep(run)
    )
    if (next === undefined) continue
    const between = common(seen, next.seen)
    const far =
      (apart(seen, next.seen) &&
        !isLineOfTwo(view, between) &&
        !isLaidInTwo(view, between, seen, next.seen)) ||
      next.seen.node.role === "heading" ||
      isControl(next.seen)
    return far ? undefined : { from: seen.at, to: next.seen.end, seen: between, how: nextToLabel }
  }
  return undefined
}

/** A line of nothing but a label and its value, at either end of it. */
const isLineOfTwo = (view: View, line: Seen): boolean => {
  const [label, value, more] = runsOf(view, line).filter((run) => !isStep(run))
  return (
    label !== undefined &&
    value !== undefined &&
    more === undefined &&
    sameLine(label.seen.node.box, value.seen.node.box)
  )
}

/** In a grid of labels and values nothing holds a line: it is what lies in one. */
const isLaidInTwo = (view: View, grid: Seen, label: Seen, value: Seen): boolean => {
  if (!isOneText(label, grid) || !isOneText(value, grid)) return false
  const inLine = runsOf(view, grid).filter((run) => sameLine(run.seen.node.box, label.node.box))
  const [first, second, more] = inLine
  return first?.seen === label && second?.seen === value && more === undefined
}

/** A part of the grid by itself. */
const isOneText = (seen: Seen, grid: Seen): boolean => {
  const part = [...upward(seen)].find(({ parent }) => parent === grid)
  return part !== undefined && part.at + 1 >= seen.at && part.end <= seen.end
}

/** Too far away to be read as one with the label. */
const apart = (label: Seen, value: Seen): boolean => {
  const [a, b] = [label.node.box, value.node.box]
  return a !== undefined && b !== undefined && gap(a, b) > 4 * Math.max(a.height, b.height)
}

export const own = (seen: Seen): Region => regionOf(seen, "")

/** The name of the thing is all that is read in it. */
const onlyName = (view: View, seen: Seen, target: Target): boolean =>
  [target.name, target.words, withoutNoun(target)].some(
    (name) => name !== "" && isSameNumber(readableTextOf(view, seen), name)
  )

/** "#2043" is 2043. */
const isSameNumber = (text: string, name: string): boolean =>
  loose(text) === loose(name) || (/^#\S*\d/u.test(text) && loose(text.slice(1)) === loose(name))

/** "Claim CL-1046" where only CL-1046 is read. */
const withoutNoun = ({ name, quoted }: Target): string =>
  quoted ? "" : (/^\p{L}\p{Ll}+ ((?=\S*\d|\p{Lu})\S.*)$/u.exec(name)?.[1] ?? "")

const headingAbove = (view: View, seen: Seen): Region | undefined => {
  for (const outer of upward(seen)) if (outer.node.role === "heading") return sectionOf(view, outer)
  return undefined
}

/** "Score: 2" needs nothing that is read after it. */
const saysItself = (view: View, seen: Seen): boolean => /:\s*\S|\d/u.test(readableTextOf(view, seen))

/** What is said in a thread, without the replies to it, which others say. */
const withoutReplies = (record: Seen, seen: Seen): Region => {
  const [reply] = record.children.filter((each) => each.at > seen.end && isReply(each))
  return reply === undefined
    ? regionOf(record, "")
    : { from: record.at, to: reply.at - 1, seen: record, how: "" }
}

export const around = (view: View, seen: Seen): Region | undefined => {
  const pair = placeLabelled(view, seen) ?? pairOf(seen) ?? pairByTurns(view, seen)
  if (pair !== undefined) return pair
  const record = recordOf(view, seen)
  if (record !== undefined && record !== seen) return withoutReplies(record, seen)
  // A line that says several things is the label of none that stands below it.
  if (record === seen && runsOf(view, seen).length > 1) return undefined
  return headingAbove(view, seen) ?? (saysItself(view, seen) ? undefined : labelled(view, seen))
}

/** What is read beside a switch that says nothing itself, in its line: "Sounds ◐ On". */
const inItsLine = (view: View, seen: Seen): Region | undefined => {
  if (!/^(?:switch|checkbox)$/u.test(seen.node.role) && !isDrawnSwitch(seen)) return undefined
  for (const outer of upward(seen)) {
    const beside = runsOf(view, outer).filter((run) => sameLine(run.seen.node.box, seen.node.box))
    const [first, last] = [beside[0], beside.at(-1)]
    if (outer !== seen && first !== undefined && last !== undefined)
      return { from: first.seen.at, to: last.seen.end, seen: outer, how: "beside it" }
  }
  return undefined
}

const takesOut = (seen: Seen): boolean =>
  isControl(seen) &&
  (pictureOf(seen, "remove") || /^(?:remove|delete|clear|deselect)\b/iu.test(seen.node.name))

/** A text with a cross right after it, which takes it out again. */
const isCrossed = (view: View, text: Seen): Seen | undefined => {
  const next = view.all[text.end + 1]
  return next !== undefined && next.node.visible && takesOut(next) ? next : undefined
}

/** The amount at the end of a line that can be removed is none: the line says more than what its cross takes out of a field. */
const isChip = (view: View, text: Seen, field: Seen): boolean => {
  const cross = isCrossed(view, text)
  if (cross === undefined) return false
  const line = common(text, cross)
  return (
    contains(line, field) ||
    runsOf(view, line).every(({ seen }) => isOnControl(seen) || isCrossed(view, seen) !== undefined)
  )
}

/** What was put into a field and stands beside it in its box: the chips of a field for several values. */
export const chipsOf = (view: View, field: Seen): ReadonlyArray<Seen> => {
  for (const outer of upward(field)) {
    if (outer === field) continue
    const inside = within(view, outer)
    if (outer.parent === undefined || inside.some((each) => each !== field && isField(each))) return []
    const chips = runsOf(view, outer).flatMap(({ seen }) => (isChip(view, seen, field) ? [seen] : []))
    if (chips.length > 0) return chips
  }
  return []
}

/** How a line is made up: "Ada Lind 16 Apr" as "Ben Cole 18 Apr" of a name, a number and a name. */
const makeUp = (text: string): string =>
  text
    .split(/\s+/u)
    .map((word) =>
      /\d/u.test(word) ? "9" : /^\P{L}*\p{Lu}/u.test(word) ? "A" : /\p{L}/u.test(word) ? "a" : "-"
    )
    .join("")
    .replace(/(.)\1+/gu, "$1")

/** Of several entries of a list, or of lines made alike. */
const isOneOfSeveral = (view: View, line: Seen): boolean => {
  const own = makeUp(readableTextOf(view, line))
  return (line.parent?.children ?? []).some(
    (each) =>
      each !== line &&
      each.node.visible &&
      each.node.role === line.node.role &&
      (line.node.role === "listitem" || (own.length > 1 && makeUp(readableTextOf(view, each)) === own))
  )
}

/** A line of one of several parts alike that says more than its name: what stands beside it in the part is said of other lines. */
const isLineOfPart = (view: View, seen: Seen, target: Target): boolean => {
  const line =
    [...upward(seen)].find(({ node }) => node.role === "listitem") ??
    [...upward(seen)].find(({ node }) => /^(?:paragraph|text)$/u.test(node.role))
  return (
    line !== undefined &&
    recordOf(view, line) !== line &&
    runsOf(view, line).length === 1 &&
    !onlyName(view, line, target) &&
    isOneOfSeveral(view, line)
  )
}

export const regionsFor = (view: View, scored: Scored, target: Target): ReadonlyArray<Region> => {
  const { seen } = scored
  if (scored.region !== undefined) return [scored.region]
  if (seen.node.role === "columnheader") return cellsUnder(view, seen).map(own)
  const spoken = readableTextOf(view, seen)
  // Named by its place, its label or its test id: what is read in it is the fact.
  if (isEntry(seen)) return [own(seen), ...chipsOf(view, seen).map(own)]
  const cell = isCell(seen) && seen.node.role !== "rowheader"
  const valued = isField(seen) || (cell && !onlyName(view, seen, target))
  if (valued || (isContainer(seen.node.role) && spoken !== "" && !onlyName(view, seen, target)))
    return [own(seen)]
  const byWords =
    target.name === "" && (seen.node.role === "heading" || loose(spoken) === loose(target.words))
  const said = byWords ? target.words : target.name
  const byText =
    (loose(spoken).includes(loose(said)) && said !== "") || isSameNumber(spoken, withoutNoun(target))
  const value = valueInBox(view, seen)
  if (value !== undefined) return [value]
  if ((!byText && spoken !== "") || isLineOfPart(view, seen, target)) return [own(seen)]
  if ([...upward(seen)].some((outer) => isPlainCard(view, outer))) return [own(seen)]
  const wider = (spoken === "" ? inItsLine(view, seen) : undefined) ?? around(view, seen)
  if (wider === undefined) return [own(seen)]
  return [own(seen), seen.node.role === "heading" ? ownPart(view, seen, wider, target) : wider]
}
