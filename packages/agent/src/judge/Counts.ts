/** Counting what is shown, and reading numbers. */
import type { Comparison, Intent, Target } from "@assay/domain/Intent"
import { candidatesIn } from "../ground/Candidates.js"
import { regionsOf } from "../ground/Ground.js"
import { fitName } from "../ground/Match.js"
import { fitNode } from "../ground/Names.js"
import { isHeaderRow, isRecord, nodesIn, type Region } from "../ground/Regions.js"
import { roleFit } from "../ground/Roles.js"
import { Fell } from "../run/Fell.js"
import { isField } from "../screen/Kinds.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { readable, stem, tokens } from "../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "./Ruling.js"
import { inRecords, phrasesIn, readIn, reportOf, type Subject, subjectsOf } from "./Subjects.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const comparisons: Readonly<
  Record<Comparison, readonly [string, (actual: number, expected: number) => boolean]>
> = {
  equal: ["", (a, b) => a === b],
  not_equal: ["not ", (a, b) => a !== b],
  more: ["more than ", (a, b) => a > b],
  fewer: ["fewer than ", (a, b) => a < b],
  at_least: ["at least ", (a, b) => a >= b],
  at_most: ["at most ", (a, b) => a <= b]
}

const shown = (view: View, region: Region): ReadonlyArray<Seen> =>
  nodesIn(view, region).filter(({ node }) => node.visible)

const aside = (seen: Seen): boolean => {
  for (const outer of upward(seen))
    if (["navigation", "banner", "contentinfo"].includes(outer.node.role)) return true
  return false
}

/** Records by the thing that holds them. */
const groups = (records: ReadonlyArray<Seen>): ReadonlyArray<ReadonlyArray<Seen>> => {
  const byParent = new Map<Seen | undefined, Array<Seen>>()
  for (const record of records) {
    const table = record.node.role === "row" ? tableOf(record) : record.parent
    byParent.set(table, [...(byParent.get(table) ?? []), record])
  }
  return [...byParent.values()]
}

const tableOf = (row: Seen): Seen | undefined => {
  for (const outer of upward(row)) if (["table", "grid", "treegrid"].includes(outer.node.role)) return outer
  return row.parent
}

const recordsIn = (view: View, region: Region, role: string | undefined): ReadonlyArray<Seen> => {
  const all = shown(view, region).filter(
    (seen) => seen !== region.seen && isRecord(view, seen) && !isHeaderRow(seen)
  )
  const wanted = role === "row" ? all.filter((seen) => seen.node.role === "row") : all
  const rows = role === "row" && wanted.length === 0 ? all : wanted
  // Only the outermost: what stands inside a record is a part of it.
  return rows.filter(
    (seen) => !rows.some((outer) => outer !== seen && outer.at < seen.at && seen.end <= outer.end)
  )
}

/** The things of a kind that have no name: rows, items, buttons. */
const byKind = (view: View, region: Region, target: Target): ReadonlyArray<ReadonlyArray<Seen>> => {
  const { role } = target
  if (role === "row" || role === "item" || role === undefined || role === "element") {
    const records = recordsIn(view, region, role)
    const main = region.seen?.parent === undefined ? records.filter((seen) => !aside(seen)) : records
    return groups(main)
  }
  return [shown(view, region).filter((seen) => roleFit(role, seen) === 1 && seen.parent !== undefined)]
}

/** A list, table or section that is called so holds the things. */
const inNamedList = (view: View, region: Region, name: string): ReadonlyArray<ReadonlyArray<Seen>> => {
  const lists = shown(view, region).filter(
    (seen) =>
      ["list", "table", "grid", "region", "section", "group", "generic", "feed", "listbox"].includes(
        seen.node.role
      ) && fitNode(view, seen, name, false).score >= 0.8
  )
  return lists
    .slice(0, 1)
    .flatMap((list) =>
      groups(recordsIn(view, { from: list.at, to: list.end, seen: list, how: "" }, undefined))
    )
}

/** Each one bears the name itself. */
const byName = (view: View, region: Region, target: Target): ReadonlyArray<Seen> => {
  const found = candidatesIn(view, [region], target, "look").filter(({ fit }) => fit >= 0.8)
  const singular = { ...target, name: tokens(target.name).map(stem).join(" ") }
  const all =
    found.length > 0 ? found : candidatesIn(view, [region], singular, "look").filter(({ fit }) => fit >= 0.8)
  const top = all[0]?.score ?? 0
  return all
    .filter(({ score, seen }) => score >= top - 0.06 && seen.node.role !== "heading")
    .map(({ seen }) => seen)
}

/** "3 items left": a number that the page itself says. */
const stated = (view: View, region: Region, target: Target): number | undefined => {
  const wanted = tokens(target.words).map(stem)
  for (const phrase of phrasesIn(view, region)) {
    const found = /(\d+)\s+([\p{L} ]+)/u.exec(readable(phrase))
    const after = tokens(found?.[2] ?? "").map(stem)
    if (found !== null && wanted.length > 0 && wanted.every((token, at) => after[at] === token))
      return Number(found[1])
  }
  return undefined
}

const countIn = (view: View, region: Region, target: Target): number | Fell => {
  if (target.name === "" || fitName(target.name, false, target.role ?? "").score > 0.8)
    return single(byKind(view, region, target), target)
  const inside = inNamedList(view, region, target.name)
  if (inside.length > 0) return single(inside, target)
  const named = byName(view, region, target)
  if (named.length > 0) return named.length
  const said = stated(view, region, target)
  if (said !== undefined) return said
  return target.role === "item" || target.role === "row" ? single(byKind(view, region, target), target) : 0
}

const single = (all: ReadonlyArray<ReadonlyArray<Seen>>, target: Target): number | Fell => {
  const sizes = [...new Set(all.map((each) => each.length))]
  if (all.length > 1 && sizes.length > 0)
    return Fell.of(
      "target_ambiguous",
      `“${target.words}” may mean what stands in any of ${all.length} lists.`
    )
  return sizes[0] ?? 0
}

export const judgeCount = (check: Of<"CheckCount">, given: Case): Ruling => {
  const { comparison, count, target } = check
  const regions = regionsOf(given.view, target.scopes, given.antecedent)
  if ("name" in regions)
    return undecided(
      Fell.of("target_not_found", `There is no “${regions.words || regions.name}” on the page to count in.`)
    )
  const counts = regions.map((region) => countIn(given.view, region, target))
  const fell = counts.find((each) => each instanceof Fell)
  if (fell instanceof Fell) return undecided(fell)
  const sums = counts.filter((each): each is number => typeof each === "number")
  const actual = sums.length === 1 ? sums[0] : new Set(sums).size === 1 ? sums[0] : undefined
  if (actual === undefined)
    return undecided(Fell.of("target_ambiguous", `“${target.words}” is counted in several places.`))
  const [word, holdsFor] = comparisons[comparison]
  const said = `${actual} ${target.words}`
  return holdsFor(actual, count) ? holds(said) : refuted(`${word}${count} ${target.words}`, said)
}

/** Numbers as people write them, signs and thousands included. */
export const numbersIn = (text: string): ReadonlyArray<number> =>
  [
    ...readable(text).matchAll(
      /(?<![\p{L}\p{N}.])(-?)\s?\p{Sc}?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.]\d+)?)(?![\p{L}\p{N}]*\p{L})/gu
    )
  ].map(([, sign, digits]) => Number(`${sign ?? ""}${(digits ?? "").replaceAll(",", "")}`))

const numberOf = (given: Case, subject: Subject, name: string): number | undefined => {
  const { seen } = subject.scored
  if (isField(seen)) {
    const [value] = numbersIn(seen.node.value ?? "")
    return value
  }
  for (const region of subject.regions) {
    const text = phrasesIn(given.view, region).join(" ")
    const all = numbersIn(text.toLowerCase().replace(name.toLowerCase(), " "))
    const [only, another] = all
    if (only !== undefined && another === undefined) return only
  }
  return undefined
}

export const judgeNumber = (check: Of<"CheckNumber">, given: Case): Ruling => {
  const { comparison, expected, target } = check
  const all = subjectsOf(given.view, target, given.antecedent)
  if (all instanceof Fell) return undecided(all)
  const subjects = all.length > 1 ? inRecords(given.view, all) : all
  const numbers = subjects.map((subject) => numberOf(given, subject, target.name))
  const [actual] = numbers
  const first = subjects[0]
  if (first === undefined || numbers.some((each) => each !== actual))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${target.words}” shows different numbers.`,
        subjects.map((subject) => reportOf(given.view, subject))
      )
    )
  const [word, holdsFor] = comparisons[comparison]
  const region = first.regions.at(-1)
  const read = region === undefined ? "" : readIn(given.view, region)
  if (actual === undefined)
    return undecided(
      Fell.of("target_ambiguous", `No one number stands in “${target.words}”; it reads “${read}”.`)
    )
  const said = `it is ${actual}`
  const ruling = holdsFor(actual, expected)
    ? holds(said)
    : refuted(`“${target.words}” to be ${word}${expected}`, said)
  return withTarget(ruling, given.view, first.scored.seen, first.scored.score, first.scored.how)
}
