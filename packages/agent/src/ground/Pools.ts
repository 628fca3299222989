/** What a target may mean within its scopes. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isCell, isContainer, isField } from "../screen/Kinds.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { candidatesIn, placesIn, type Scored } from "./Candidates.js"
import { fitName, whole } from "./Match.js"
import { columnOf, fitNode } from "./Names.js"
import { type Purpose, takes } from "./Purposes.js"
import { neighbours } from "./Neighbours.js"
import { nthOf } from "./Ordinals.js"
import { regionsNamed } from "./Places.js"
import { inReadingOrder } from "./ReadingOrder.js"
import { mainGroup, recordsIn } from "./Records.js"
import { isAside, recordOf, type Region, regionOf, wholePage } from "./Regions.js"
import {
  byOwner,
  columnScope,
  edgeOf,
  itself,
  joined,
  owned,
  plainScopes,
  withoutLead,
  withoutNoun
} from "./Scopes.js"

/** What a target may mean within its scopes, best first, and the scope that is not there. */
export interface Pool {
  readonly scored: ReadonlyArray<Scored>
  readonly regions: ReadonlyArray<Region>
  readonly missing?: Target
}

/** What "it" and "there" point at: the place of the last target, as it is on this screen. */
export type Antecedent = Region | undefined

/** Those that fit as well as the best. Where only a part of a name fits, the best must be well ahead. */
export const best = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const top = scored[0]
  if (top === undefined) return []
  const margin = top.fit < 0.8 ? 0.1 : 0.02
  return scored.filter((each) => each.score >= top.score - margin)
}

/** "That row": the row of what the step before was about. */
const pronounRegion = (view: View, target: Target, antecedent: Antecedent): Region | undefined => {
  const seen = antecedent?.seen
  if (seen === undefined || target.role === undefined || target.role === "element") return antecedent
  const wanted = target.role === "row" ? [...upward(seen)].find(({ node }) => node.role === "row") : undefined
  const record = wanted ?? recordOf(view, seen)
  return record === undefined ? antecedent : regionOf(record, `in ${target.words}`)
}

/** The regions of all `in` scopes, from the widest to the narrowest; a target where one is not there. */
export const regionsOf = (
  view: View,
  scopes: ReadonlyArray<Scope>,
  antecedent: Antecedent,
  lenient = false
): ReadonlyArray<Region> | Target => {
  let regions: ReadonlyArray<Region> = [wholePage(view)]
  for (const scope of plainScopes(scopes).toReversed()) {
    const { relation, target } = scope
    if (relation !== "in" || edgeOf(scope) !== undefined) continue
    if (target.pronoun === true && target.name === "") {
      const place = pronounRegion(view, target, antecedent)
      if (place !== undefined) regions = [place]
      continue
    }
    const outer = regionsOf(view, target.scopes, antecedent, lenient)
    if ("name" in outer) return outer
    const inside = target.scopes.length === 0 ? regions : outer
    const named = placesNamed(view, inside, target, lenient)
    if (named.length === 0) return target
    regions = named
  }
  return regions
}

/** "On the board", "in the view": all that the page shows, where nothing on it is called so. */
const isWhole = (target: Target): boolean =>
  !target.quoted &&
  target.scopes.length === 0 &&
  /^(?:board|view|window|display|interface)$/iu.test(target.name)

const placesNamed = (view: View, regions: ReadonlyArray<Region>, target: Target, lenient: boolean) => {
  const named = regionsNamed(view, regions, target)
  if (named.length === 0 && isWhole(target)) return regions
  const shorter = named.length === 0 && lenient ? withoutNoun(target) : undefined
  return shorter === undefined ? named : regionsNamed(view, regions, shorter)
}

/** Of several that are alike, those nearest to the edge of the page. */
const atEdge = (scored: ReadonlyArray<Scored>, edge: "top" | "bottom"): ReadonlyArray<Scored> => {
  const middle = ({ seen }: Scored) => (seen.node.box?.y ?? 0) + (seen.node.box?.height ?? 0) / 2
  const ys = best(scored).map(middle)
  const extreme = edge === "top" ? Math.min(...ys) : Math.max(...ys)
  return scored.filter((each) => Math.abs(middle(each) - extreme) < 8)
}

interface Sought {
  readonly view: View
  readonly purpose: Purpose
  readonly antecedent: Antecedent
  readonly visible: ((seen: Seen) => boolean) | undefined
  /** A part of a description may be left out: allowed for deeds, never for checks. */
  readonly lenient: boolean
}

/** What a scope points at, equally well. */
const anchorsOf = (sought: Sought, target: Target): ReadonlyArray<Scored> => {
  const { antecedent } = sought
  if (target.pronoun === true && target.name === "") {
    const seen =
      antecedent?.seen === undefined ? undefined : (recordOf(sought.view, antecedent.seen) ?? antecedent.seen)
    return seen === undefined ? [] : [{ seen, score: 1, fit: 1, how: "" }]
  }
  const all = best(seek({ ...sought, purpose: "look", visible: undefined }, target).scored)
  if (target.ordinal === undefined) return all
  const ordered = inReadingOrder(all.map(({ seen }) => seen))
  if (ordered === undefined) return all
  const nth = nthOf(ordered, target.ordinal)
  return all.filter(({ seen }) => seen === nth)
}

/** "In May", where May is a column, and no part of the page is called so. */
const withColumns = (view: View, target: Target): Target => {
  const isColumn = ({ relation, target: { name, ordinal, quoted, role } }: Scope) =>
    relation === "in" &&
    role === undefined &&
    ordinal === undefined &&
    name !== "" &&
    view.all.some(
      (seen) =>
        seen.node.role === "columnheader" &&
        seen.node.visible &&
        fitName(name, quoted, readableTextOf(view, seen)).score >= whole
    )
  return target.scopes.some(isColumn)
    ? {
        ...target,
        scopes: target.scopes.map((scope) =>
          isColumn(scope) ? { ...scope, target: { ...scope.target, role: "column" as const } } : scope
        )
      }
    : target
}

/** Where a column or a term is called by the kind of thing, what is meant stands under it: the role "Admin" is no team. */
const underNamed = (
  view: View,
  { descriptor = "" }: Target,
  purpose: Purpose,
  scored: ReadonlyArray<Scored>
): ReadonlyArray<Scored> => {
  const isCalled = (seen: Seen | undefined) =>
    seen !== undefined && fitName(descriptor, false, readableTextOf(view, seen)).score >= whole
  const heads = view.all.some(
    (seen) =>
      seen.node.visible && (seen.node.role === "columnheader" || seen.node.role === "term") && isCalled(seen)
  )
  if (purpose !== "look" || descriptor === "" || !heads) return scored
  return scored.filter(({ seen }) => {
    const place = [...upward(seen)].find((each) => isCell(each) || each.node.role === "definition")
    if (place === undefined) return false
    return isCalled(isCell(place) ? columnOf(view, place) : termOf(place))
  })
}

const termOf = (definition: Seen): Seen | undefined => {
  const siblings = definition.parent?.children ?? []
  return siblings.slice(0, siblings.indexOf(definition)).findLast((each) => each.node.role === "term")
}

const named = (sought: Sought, target: Target): Pool => {
  const { antecedent, lenient, purpose, view, visible } = sought
  const scopes = plainScopes(target.scopes)
  const regions = regionsOf(view, scopes, antecedent, lenient)
  if ("name" in regions) return { scored: [], regions: [], missing: regions }
  let scored = underNamed(view, target, purpose, candidatesIn(view, regions, target, purpose, visible))
  for (const scope of scopes) {
    const edge = edgeOf(scope)
    if (edge !== undefined) scored = atEdge(scored, edge)
    if (edge !== undefined || scope.relation === "in") continue
    const anchors = anchorsOf(sought, scope.target)
    if (anchors.length === 0) return { scored: [], regions, missing: scope.target }
    scored = neighbours(
      view,
      scope.relation,
      anchors.map(({ seen }) => seen),
      scored
    )
  }
  return { scored, regions }
}

const fits = (pool: Pool | undefined, least: number): boolean => (pool?.scored[0]?.fit ?? 0) >= least

/** Something may yet appear that fits without leaving words out. */
const doubtful = (pool: Pool): Pool => ({
  ...pool,
  scored: pool.scored.map((scored) => ({ ...scored, score: scored.score * 0.75 }))
})

/** The one field of a page, which no label names: whatever a text calls it. */
const loneField = ({ purpose, view }: Sought, target: Target): Pool | undefined => {
  const field =
    target.role === "field" && !target.quoted && target.scopes.length === 0 && target.ordinal === undefined
  if (!field || purpose === "click" || purpose === "hover") return undefined
  const [only, another] = view.all.filter((seen) => isField(seen) && seen.node.visible)
  const labelled = only?.node.otherNames.some(({ kind, value }) => kind === "label" && value !== "") ?? true
  const placeholder = only?.node.otherNames.find(({ kind }) => kind === "placeholder")?.value
  const { name = "" } = only?.node ?? {}
  if (only === undefined || another !== undefined || labelled || (name !== "" && name !== placeholder))
    return undefined
  return {
    scored: [{ seen: only, score: 0.75, fit: 0.8, how: "the only field, which bears no name" }],
    regions: []
  }
}

/** The same target said in other ways, when it is not there as it was said. */
const otherwise = (sought: Sought, target: Target): Pool | undefined => {
  const lone = loneField(sought, target)
  if (lone !== undefined) return lone
  const split = owned(target)
  const inOwner = split === undefined ? undefined : named(sought, split)
  if (fits(inOwner, 0.5)) return inOwner
  const together = joined(target)
  const one = together === undefined ? undefined : named(sought, together)
  if (fits(one, whole)) return one
  const middle = itself(target)
  if (middle !== undefined) return seek(sought, middle)
  const identified = withoutLead(target)
  const lead = identified === undefined ? undefined : named(sought, identified)
  if (fits(lead, whole)) return lead
  const owner = sought.lenient && sought.purpose !== "fill" ? byOwner(target) : undefined
  const ofOwner = owner === undefined ? undefined : named(sought, owner)
  if (ofOwner !== undefined && fits(ofOwner, whole)) return doubtful(ofOwner)
  const shorter = sought.lenient ? withoutNoun(target) : undefined
  const short = shorter === undefined ? undefined : named(sought, shorter)
  // A button that is called by other words does something else.
  const safe = short?.scored[0]?.seen.node.role !== "button" || /\p{N}/u.test(shorter?.name ?? "")
  return fits(short, whole) && safe && short !== undefined ? doubtful(short) : undefined
}

/** "The first drink in the list": a noun that nothing on the page is called, for one of the things in the place named. */
const byPlace = (sought: Sought, target: Target, pool: Pool): Pool | undefined => {
  if (target.ordinal !== undefined && (target.pronoun === true || /^ones?$/iu.test(target.name)))
    return amongLike(sought)
  const placed = target.scopes.some(({ relation }) => relation === "in")
  const plain = !target.quoted && target.role === undefined && !target.name.includes(" ")
  if (target.ordinal === undefined || !plain || pool.missing !== undefined) return undefined
  // Several things of that name are counted by it.
  const borne = pool.scored.filter(({ fit, seen }) => fit >= 0.8 && !isAside(seen))
  if (borne.length > 1 || (borne.length === 1 && target.ordinal === 1)) return undefined
  const records = (placed ? pool.regions : listsOf(sought, target)).flatMap((region) =>
    recordsIn(sought.view, region, false)
  )
  const scored = records.map((seen): Scored => ({
    seen,
    score: 0.8,
    fit: 0.8,
    how: `one of the ${target.name}s there`
  }))
  return { ...pool, scored }
}

/** The list under a heading that speaks of such things; else the one list of the page. */
const listsOf = ({ view }: Sought, target: Target): ReadonlyArray<Region> => {
  const containers = view.all.filter(
    (seen) =>
      seen.node.visible && isContainer(seen.node.role) && fitNode(view, seen, target.name, false).score > 0
  )
  const titled = placesIn(view, [wholePage(view)], target)
    .flatMap(({ region }) => region ?? [])
    .concat(containers.map((seen) => regionOf(seen, "")))
    .filter((region) => recordsIn(view, region, false).length > 1)
  const [only, another] = titled
  if (only !== undefined) return another === undefined ? [only] : []
  const holder = mainGroup(view, wholePage(view))
  return holder === undefined ? [] : [regionOf(holder, "")]
}

/** "The last one": of the things like the one that the step before was about. */
const amongLike = ({ antecedent, view }: Sought): Pool | undefined => {
  const record = antecedent?.seen === undefined ? undefined : recordOf(view, antecedent.seen)
  if (record?.parent === undefined) return undefined
  const all = recordsIn(view, regionOf(record.parent, ""), false)
  return {
    scored: all.map((seen) => ({ seen, score: 0.8, fit: 0.8, how: "one of the same kind" })),
    regions: []
  }
}

const inColumn = (view: View, pool: Pool, column: Target): Pool => {
  const cells = pool.scored.flatMap((scored): ReadonlyArray<Scored> => {
    const row = [...upward(scored.seen)].find(({ node }) => node.role === "row")
    const cell = row?.children.find((each) => isUnder(view, each, column))
    return cell === undefined ? [] : [{ ...scored, seen: cell, how: `${scored.how}, under “${column.name}”` }]
  })
  return cells.length === 0
    ? { ...pool, scored: [], missing: pool.missing ?? column }
    : { ...pool, scored: cells }
}

const isUnder = (view: View, cell: Seen, column: Target): boolean => {
  const header = isCell(cell) ? columnOf(view, cell) : undefined
  return (
    header !== undefined && fitName(column.name, column.quoted, readableTextOf(view, header)).score >= 0.8
  )
}

/** "Tick the task Water the plants": the one check box beside what is called so. */
const besideText = (sought: Sought, target: Target): Pool | undefined => {
  if (sought.purpose !== "check" || target.name === "") return undefined
  const { view } = sought
  const { role: _, ...free } = target
  const anchors = best(seek({ ...sought, purpose: "look", lenient: false }, free).scored)
  const toggles = anchors.flatMap(({ seen }) => {
    const record = recordOf(view, seen)
    const all =
      record === undefined
        ? []
        : within(view, record).filter((each) => each.node.visible && takes(view, "check", each) > 0)
    return all.length === 1 ? all : []
  })
  return {
    scored: toggles.map((seen) => ({ seen, score: 0.88, fit: 0.88, how: `beside “${target.name}”` })),
    regions: []
  }
}

/** "The cell" that something is entered in is the field in it. */
const fieldOf = (target: Target): Target =>
  target.role === "cell" && target.name === "" ? { ...target, role: "field" } : target

/** "In Origin, type Rome": the place is the field. */
const placeItself = (sought: Sought, target: Target): Pool | undefined => {
  const [scope, another] = target.scopes
  if (
    sought.purpose !== "fill" ||
    target.name !== "" ||
    target.role !== "field" ||
    target.ordinal !== undefined
  )
    return undefined
  if (scope?.relation !== "in" || another !== undefined || scope.target.name === "") return undefined
  const field = named(sought, scope.target)
  return fits(field, whole) ? field : undefined
}

const seek = (sought: Sought, stated: Target): Pool => {
  const place = placeItself(sought, stated)
  if (place !== undefined) return place
  const target = sought.purpose === "look" ? withColumns(sought.view, stated) : stated
  const { column, others } = columnScope(target.scopes)
  if (column !== undefined && target.role !== "column" && sought.purpose !== "look") {
    const inside = seek(sought, fieldOf({ ...target, scopes: others }))
    const under = inside.scored.filter(({ seen }) =>
      [...upward(seen)].some((each) => isUnder(sought.view, each, column))
    )
    if (under.length > 0) return { ...inside, scored: under }
  }
  if (column !== undefined && target.role !== "column" && sought.purpose === "look") {
    const cells = inColumn(sought.view, seek(sought, { ...target, scopes: others }), column)
    if (cells.scored.length > 0) return cells
  }
  const pool = named(sought, target)
  const inList = byPlace(sought, target, pool)
  if (inList !== undefined && inList.scored.length > 0) return inList
  if (fits(pool, 0.8)) return pool
  const beside = pool.missing === undefined ? besideText(sought, target) : undefined
  if (fits(beside, 0.8)) return beside ?? pool
  return otherwise(sought, target) ?? pool
}

/** Everything that the target may mean, best first, with its scopes applied and its ordinal not. */
export const poolOf = (
  view: View,
  target: Target,
  purpose: Purpose,
  antecedent?: Antecedent,
  visible?: (seen: Seen) => boolean
): Pool => seek({ view, purpose, antecedent, visible, lenient: purpose !== "look" }, target)
