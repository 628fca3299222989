/** The place that a fact about something speaks of: "Ada owes $12.50" is read in Ada's row and nowhere else. */
import type { Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import { candidateOf, placesIn, type Scored } from "../ground/Candidates.js"
import { type Antecedent, poolOf } from "../ground/Ground.js"
import { pairOf, recordOf, type Region, regionOf, sectionOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { isCell, isContainer, isField } from "../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../screen/VisibleText.js"
import { common, type Seen, upward, type View } from "../screen/View.js"
import { loose, readable } from "../screen/Wording.js"

/** One thing that the subject may be, with where its facts stand. */
export interface Subject {
  readonly scored: Scored
  /** From the thing itself to its record. */
  readonly regions: ReadonlyArray<Region>
}

/** A label and what is read right after it, in the same line or the next. */
const labelled = (view: View, seen: Seen): Region | undefined => {
  for (const outer of upward(seen)) {
    const next = runsOf(view, outer).find((run) => run.seen.at > seen.end)
    if (next === undefined) continue
    const between = common(seen, next.seen)
    const heading = next.seen.node.role === "heading"
    return heading ? undefined : { from: seen.at, to: next.seen.end, seen: between, how: "" }
  }
  return undefined
}

const own = (seen: Seen): Region => regionOf(seen, "")

/** The name of the thing is all that is read in it. */
const onlyName = (view: View, seen: Seen, target: Target): boolean =>
  loose(readableTextOf(view, seen)) === loose(target.name) ||
  loose(readableTextOf(view, seen)) === loose(target.words)

const headingAbove = (view: View, seen: Seen): Region | undefined => {
  for (const outer of upward(seen)) if (outer.node.role === "heading") return sectionOf(view, outer)
  return undefined
}

const around = (view: View, seen: Seen): Region | undefined => {
  const pair = pairOf(seen)
  if (pair !== undefined) return pair
  const record = recordOf(view, seen)
  if (record !== undefined && record !== seen) return regionOf(record, "")
  return headingAbove(view, seen) ?? labelled(view, seen)
}

const regionsFor = (view: View, scored: Scored, target: Target): ReadonlyArray<Region> => {
  const { seen } = scored
  if (scored.region !== undefined) return [scored.region]
  const spoken = readableTextOf(view, seen)
  // Named by its place, its label or its test id: what is read in it is the fact.
  const valued = isField(seen) || (isCell(seen) && !onlyName(view, seen, target))
  if (valued || (isContainer(seen.node.role) && spoken !== "" && !onlyName(view, seen, target)))
    return [own(seen)]
  const byText = loose(spoken).includes(loose(target.name)) && target.name !== ""
  if (!byText && spoken !== "") return [own(seen)]
  const wider = around(view, seen)
  return wider === undefined ? [own(seen)] : [own(seen), wider]
}

const notThere = (target: Target): Fell =>
  Fell.of("target_not_found", `There is no “${target.words || target.name}” on the page.`)

/** Everything that the subject may be, equally well. */
export const subjectsOf = (
  view: View,
  target: Target,
  antecedent: Antecedent
): ReadonlyArray<Subject> | Fell => {
  if (target.pronoun === true && target.name === "") return pronounSubject(view, target, antecedent)
  const pool = poolOf(view, target, "look", antecedent)
  if (pool.missing !== undefined) return notThere(pool.missing)
  const scored = [...pool.scored, ...pool.regions.flatMap((region) => placesIn(view, [region], target))]
  const ordered = scored.sort((a, b) => b.score - a.score)
  const top = ordered[0]
  // A part of a name of something large says nothing of what the fact is about.
  if (top === undefined || (top.fit < 0.8 && isContainer(top.seen.node.role))) return notThere(target)
  const margin = top.fit < 0.8 ? 0.1 : 0.02
  const equal = ordered.filter(({ score }) => score >= top.score - margin)
  const picked = nth(equal, target.ordinal)
  return picked.map((each) => ({ scored: each, regions: regionsFor(view, each, target) }))
}

const nth = (equal: ReadonlyArray<Scored>, ordinal: number | undefined): ReadonlyArray<Scored> => {
  if (ordinal === undefined) return equal
  const ordered = [...equal].sort((a, b) => a.seen.at - b.seen.at)
  const found = ordinal < 0 ? ordered.at(ordinal) : ordered[ordinal - 1]
  return found === undefined ? [] : [found]
}

const pronounSubject = (
  view: View,
  target: Target,
  antecedent: Antecedent
): ReadonlyArray<Subject> | Fell => {
  if (antecedent?.seen === undefined)
    return Fell.of("target_not_found", `It cannot be said what “${target.words}” points at.`)
  const { seen } = antecedent
  const wider = around(view, seen)
  const regions = wider === undefined ? [own(seen)] : [own(seen), wider]
  return [{ scored: { seen, score: 1, fit: 1, how: "what the step before was about" }, regions }]
}

/** Where facts about it are most likely meant: in tables and lists, before anything else. */
export const inRecords = (view: View, subjects: ReadonlyArray<Subject>): ReadonlyArray<Subject> => {
  const rows = subjects.filter(({ scored }) => {
    const record = recordOf(view, scored.seen)
    if (record === undefined) return false
    for (const outer of upward(record))
      if (["navigation", "banner", "contentinfo"].includes(outer.node.role)) return false
    return true
  })
  return rows.length > 0 ? rows : subjects
}

/** The phrases read in a region. */
export const phrasesIn = (view: View, region: Region): ReadonlyArray<string> => {
  const outer = region.seen ?? view.root
  return phrasesOf(view, outer)
    .filter(({ runs }) => runs.some(({ seen }) => seen.at >= region.from && seen.at <= region.to))
    .map(({ text, runs }) => {
      const kept = runs.filter(({ seen }) => seen.at >= region.from && seen.at <= region.to)
      return kept.length === runs.length ? text : kept.map((run) => run.text).join(" ")
    })
}

export const readIn = (view: View, region: Region): string => readable(phrasesIn(view, region).join(" | "))

export const reportOf = (view: View, subject: Subject): Candidate => candidateOf(view, subject.scored)
