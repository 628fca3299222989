/** The place that a fact about something speaks of: "Ada owes $12.50" is read in Ada's row and nowhere else. */
import type { Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import { candidateOf, placesIn, type Scored } from "../ground/Candidates.js"
import { fitName, whole } from "../ground/Match.js"
import { cellsUnder } from "../ground/Names.js"
import { nthOf } from "../ground/Ordinals.js"
import { regionsNamed } from "../ground/Places.js"
import { inReadingOrder } from "../ground/ReadingOrder.js"
import { groups } from "../ground/Records.js"
import { plainScopes } from "../ground/Scopes.js"
import { tallyOf } from "../ground/Tallies.js"
import { regionsOf } from "../ground/Enclosures.js"
import { poolOf } from "../ground/Pools.js"
import { type Antecedent, best } from "../ground/Sought.js"
import { isAside, pairOf, recordOf, type Region, regionOf, sectionOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { gap } from "../screen/Geometry.js"
import { isCell, isContainer, isControl, isField } from "../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../screen/VisibleText.js"
import { common, contains, type Seen, upward, type View } from "../screen/View.js"
import { finder, loose, readable, stem } from "../screen/Wording.js"

/** One thing that the subject may be, with where its facts stand. */
export interface Subject {
  readonly scored: Scored
  /** From the thing itself to its record. */
  readonly regions: ReadonlyArray<Region>
}

/** A label and what is read right after it, in the same line or the next. */
const labelled = (view: View, seen: Seen): Region | undefined => {
  if (isControl(seen)) return undefined
  for (const outer of upward(seen)) {
    const next = runsOf(view, outer).find((run) => run.seen.at > seen.end && run.seen.node.struck !== true)
    if (next === undefined) continue
    const between = common(seen, next.seen)
    const far = apart(seen, next.seen) || next.seen.node.role === "heading" || isControl(next.seen)
    return far ? undefined : { from: seen.at, to: next.seen.end, seen: between, how: "" }
  }
  return undefined
}

/** Too far away to be read as one with the label. */
const apart = (label: Seen, value: Seen): boolean => {
  const [a, b] = [label.node.box, value.node.box]
  return a !== undefined && b !== undefined && gap(a, b) > 4 * Math.max(a.height, b.height)
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

/** "Score: 2" needs nothing that is read after it. */
const saysItself = (view: View, seen: Seen): boolean => /:\s*\S|\d/u.test(readableTextOf(view, seen))

const around = (view: View, seen: Seen): Region | undefined => {
  const pair = pairOf(seen)
  if (pair !== undefined) return pair
  const record = recordOf(view, seen)
  if (record !== undefined && record !== seen) return regionOf(record, "")
  return headingAbove(view, seen) ?? (saysItself(view, seen) ? undefined : labelled(view, seen))
}

const regionsFor = (view: View, scored: Scored, target: Target): ReadonlyArray<Region> => {
  const { seen } = scored
  if (scored.region !== undefined) return [scored.region]
  if (seen.node.role === "columnheader") return cellsUnder(view, seen).map(own)
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

const inCell = (view: View, column: Scored, target: Target): ReadonlyArray<Subject> | Fell => {
  const cells = inReadingOrder(cellsUnder(view, column.seen)) ?? []
  const regions = at(cells, target.ordinal ?? 1).map(own)
  return regions.length === 0 ? notThere(target) : [{ scored: column, regions }]
}

/** "The price" of a whole column is the price in each of its cells, unless the column is meant. */
const asSubjects = (view: View, scored: Scored, target: Target): ReadonlyArray<Subject> => {
  const regions = regionsFor(view, scored, target)
  const apart =
    scored.seen.node.role === "columnheader" && target.role !== "column" && target.quantifier === undefined
  return apart ? regions.map((region) => ({ scored, regions: [region] })) : [{ scored, regions }]
}

const notThere = (target: Target): Fell =>
  Fell.of("target_not_found", `There is no “${target.words || target.name}” on the page.`)

/** "That row" when what the step before was about stands in none: the only one there is. */
const isPlaceless = (view: View, { role }: Target, antecedent: Antecedent): boolean =>
  (role === "row" || role === "item") &&
  (antecedent?.seen === undefined || recordOf(view, antecedent.seen) === undefined)

/** Everything that the subject may be, equally well. */
export const subjectsOf = (
  view: View,
  target: Target,
  antecedent: Antecedent
): ReadonlyArray<Subject> | Fell => {
  if (target.pronoun === true && target.name === "" && target.ordinal === undefined)
    return isPlaceless(view, target, antecedent)
      ? subjectsOf(view, { ...target, pronoun: false }, antecedent)
      : pronounSubject(view, target, antecedent)
  if (plainScopes(target.scopes).filter(({ relation }) => relation === "near").length > 1)
    return Fell.of("target_ambiguous", `It is not clear whose “${target.words}” is meant.`)
  const pool = poolOf(view, target, "look", antecedent)
  if (pool.missing !== undefined) return notThere(pool.missing)
  const scored = [
    ...pool.scored.filter(({ fit, seen }) => fit >= 0.8 || runsOf(view, seen).length > 0),
    ...pool.regions.flatMap((region) => placesIn(view, [region], target))
  ]
  const ordered = [...withoutLabels(scored.filter((each) => tells(view, each, target)))].sort(
    (a, b) => b.score - a.score
  )
  const top = ordered[0]
  // A part of a name of something large says nothing of what the fact is about.
  if (top === undefined || (top.fit < 0.8 && isContainer(top.seen.node.role)))
    return named(view, target, antecedent) ?? notThere(target)
  const margin = top.fit < 0.8 ? 0.1 : 0.02
  const equal = ordered.filter(({ score }) => score >= top.score - margin)
  const [column] = equal.filter(({ seen }) => seen.node.role === "columnheader")
  // "The first payment" is what the first row has under Payment.
  const inColumn =
    column !== undefined && target.ordinal !== undefined && target.name !== "" && target.role !== "column"
  if (inColumn) return inCell(view, column, target)
  const counted = nth(view, equal, target)
  if (counted.length === 0) return notThere(target)
  const all = counted.flatMap((each) => asSubjects(view, each, target))
  const placed = all.filter(({ regions }) => regions.length > 0)
  const telling = placed.filter((subject) => saysMore(view, subject, target))
  const picked =
    telling.length > 0 ? telling : placed.filter(({ scored: { seen } }) => !isBareText(view, seen))
  return picked.length > 0 ? picked : (named(view, target, antecedent) ?? notThere(target))
}

/** Something is read there besides the name. */
const saysMore = (view: View, { regions, scored }: Subject, target: Target): boolean =>
  isField(scored.seen) ||
  regions.some((region) =>
    runsOf(view, region.seen ?? view.root).some(
      ({ seen, text }) => seen.at >= region.from && seen.at <= region.to && loose(text) !== loose(target.name)
    )
  )

/** A word by itself, which is no label of anything: the name of a step, or of a tab. */
const isBareText = (view: View, seen: Seen): boolean =>
  seen.node.role === "text" &&
  !/:\s*$/u.test(seen.node.name) &&
  pairOf(seen) === undefined &&
  recordOf(view, seen)?.node.role !== "row"

/** A link that only bears the name of a place says nothing of the place. */
const tells = (view: View, { region, seen }: Scored, target: Target): boolean =>
  region !== undefined ||
  target.role !== undefined ||
  !isControl(seen) ||
  isField(seen) ||
  (recordOf(view, seen) !== undefined && !isAside(seen)) ||
  fitName(target.name, false, readableTextOf(view, seen)).score < whole

/** The label of a field is not another thing beside the field. */
const withoutLabels = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const labels = new Set(["text", "cell", "label", "paragraph", "generic"])
  const fields = scored.filter(({ fit, seen }) => isField(seen) && fit >= 0.8)
  return fields.length === 0
    ? scored
    : scored.filter(({ seen }) => isField(seen) || !labels.has(seen.node.role))
}

/** Words that nothing on the page is called: what stands beside the thing that is named, or the page as a whole. */
const named = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Subject> | undefined =>
  beside(view, target, antecedent) ?? thePlace(view, target, antecedent) ?? thisPage(view, target)

/** A place that no role tells, such as the only list of a page. */
const thePlace = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Subject> | undefined => {
  const outer = target.name === "" ? regionsOf(view, target.scopes, antecedent) : target
  const regions = "name" in outer ? [] : regionsNamed(view, outer, target)
  const subjects = regions.flatMap((region): ReadonlyArray<Subject> =>
    region.seen === undefined
      ? []
      : [{ scored: { seen: region.seen, score: 0.8, fit: 0.8, how: "by what it holds" }, regions: [region] }]
  )
  return subjects.length === 0 ? undefined : subjects
}

/** Words for whatever stands there: an "old price" would have to be told from the price. */
const valueWords = new Set(
  "number value text price cost amount count total badge label status state date time quantity size figure digit".split(
    " "
  )
)

/** "The number next to Inbox": the one thing that is read beside Inbox. */
const beside = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Subject> | undefined => {
  const [scope, another] = target.scopes
  if (!valueWords.has(stem(loose(target.name)))) return undefined
  if (scope?.relation !== "near" || another !== undefined || target.quoted || target.ordinal !== undefined)
    return undefined
  const anchors = best(poolOf(view, scope.target, "look", antecedent).scored)
  const values = anchors.flatMap(({ seen }) => {
    const region = around(view, seen) ?? (runsOf(view, seen).length > 1 ? own(seen) : undefined)
    const runs =
      region?.seen === undefined
        ? []
        : runsOf(view, region.seen).filter(({ seen: each }) => each.at <= region.to)
    const rest = runs.filter(
      (run) => loose(run.text) !== loose(scope.target.name) && !contains(seen, run.seen)
    )
    const inside = runsOf(view, seen).filter((run) => loose(run.text) !== loose(scope.target.name))
    const [only, more] = rest.length > 0 ? rest : inside
    return only === undefined || more !== undefined ? [] : [only.seen]
  })
  const [value, other] = values
  if (value === undefined || other !== undefined) return undefined
  return [
    {
      scored: { seen: value, score: 0.8, fit: 0.8, how: `beside “${scope.target.words}”` },
      regions: [own(value)]
    }
  ]
}

/** A page is called by its title: "on the board" of "Newsroom board". */
const thisPage = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const place = target.role === undefined || target.role === "section" || target.role === "page"
  if (!place || target.scopes.length > 0 || target.ordinal !== undefined || target.name === "")
    return undefined
  if (!finder(target.name, "contains")(view.screen.title)) return undefined
  const scored = { seen: view.root, score: 0.8, fit: 0.8, how: "by the title of the page" }
  return [{ scored, regions: [own(view.root)] }]
}

const at = (ordered: ReadonlyArray<Seen>, ordinal: number): ReadonlyArray<Seen> => {
  const found = nthOf(ordered, ordinal)
  return found === undefined ? [] : [found]
}

/** The one of that number; each that may be counted so where that is not clear: all of them, or with what is no thing of the list. */
const numbered = (
  view: View,
  all: ReadonlyArray<Seen>,
  target: Target,
  ordinal: number
): ReadonlyArray<Seen> => {
  const ordered = inReadingOrder(all)
  if (ordered === undefined) return all
  const bare = target.name === "" && (target.role === "row" || target.role === "item")
  if (!bare) return at(ordered, ordinal)
  const { sure, things } = tallyOf(view, ordered)
  const lines = target.role === "row" ? at(ordered, ordinal) : []
  return [...new Set([...at(sure, ordinal), ...at(things, ordinal), ...lines])]
}

/** Rows and items are counted list by list. */
const nth = (view: View, equal: ReadonlyArray<Scored>, target: Target): ReadonlyArray<Scored> => {
  const { ordinal } = target
  if (ordinal === undefined) return equal
  const all = equal.map(({ seen }) => seen)
  const lists = target.name === "" && (target.role === "row" || target.role === "item") ? groups(all) : [all]
  const found = new Set(lists.flatMap((list) => numbered(view, list, target, ordinal)))
  return equal.filter(({ seen }) => found.has(seen))
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

const phrasesOfRuns = (
  view: View,
  region: Region,
  counts: (seen: Seen) => boolean
): ReadonlyArray<string> => {
  const outer = region.seen ?? view.root
  return phrasesOf(view, outer).flatMap(({ text, runs }) => {
    const kept = runs.filter(({ seen }) => seen.at >= region.from && seen.at <= region.to && counts(seen))
    if (kept.length === 0) return []
    return [kept.length === runs.length ? text : kept.map((run) => run.text).join(" ")]
  })
}

/** The phrases read in a region. */
export const phrasesIn = (view: View, region: Region): ReadonlyArray<string> =>
  phrasesOfRuns(view, region, () => true)

/** Without what is crossed out: an old price is not the price. */
export const validPhrasesIn = (view: View, region: Region): ReadonlyArray<string> =>
  phrasesOfRuns(view, region, ({ node }) => node.struck !== true)

export const readIn = (view: View, region: Region): string => readable(phrasesIn(view, region).join(" | "))

export const reportOf = (view: View, subject: Subject): Candidate => candidateOf(view, subject.scored)
