/** Counting what is shown, and reading numbers. */
import type { Comparison, Intent, Target } from "@assay/domain/Intent"
import { candidatesIn } from "../ground/Candidates.js"
import { regionsOf } from "../ground/Pools.js"
import { fitName } from "../ground/Match.js"
import { fitNode } from "../ground/Names.js"
import { groups, recordsIn } from "../ground/Records.js"
import { isAside, nodesIn, type Region } from "../ground/Regions.js"
import { roleFit } from "../ground/Roles.js"
import { Fell } from "../run/Fell.js"
import { isField } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
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

/** The things of a kind that have no name: rows, items, buttons. */
const byKind = (view: View, region: Region, target: Target): ReadonlyArray<ReadonlyArray<Seen>> => {
  const { role } = target
  if (role === "row" || role === "item" || role === undefined || role === "element") {
    const records = recordsIn(view, region, role === "row")
    const main = region.seen?.parent === undefined ? records.filter((seen) => !isAside(seen)) : records
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
    .flatMap((list) => groups(recordsIn(view, { from: list.at, to: list.end, seen: list, how: "" }, false)))
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

/** A cell or a badge that holds nothing but a number. */
const alone = (view: View, region: Region): number | undefined => {
  const text = region.seen?.parent === undefined ? "" : readIn(view, region)
  return /^\d+$/u.test(text) ? Number(text) : undefined
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

/** Options of an open list, or the records beside the menus, by the thing that holds them. */
const unnamed = (view: View, region: Region): ReadonlyArray<ReadonlyArray<Seen>> => {
  const options = shown(view, region).filter(({ node }) => node.role === "option")
  if (options.length > 0) return groups(options)
  return groups(
    recordsIn(view, region, false).filter((seen) => region.seen?.parent !== undefined || !isAside(seen))
  )
}

/** Words for whatever stands in a list. */
const generic = new Set(["result", "row", "item", "entry", "record"])

const isGeneric = (target: Target): boolean => {
  const [word, another] = tokens(target.words).map(stem)
  return another === undefined && word !== undefined && generic.has(word)
}

/** A table that is called by other words holds other things, when nothing but "the table" says which is meant. */
const ofOthers = (region: Region, target: Target): boolean => {
  const bare = target.scopes.length > 0 && target.scopes.every((scope) => scope.target.name === "")
  const title = tokens(region.seen?.node.name ?? "").map(stem)
  const titled = ["table", "grid", "list"].includes(region.seen?.node.role ?? "") && title.length > 0
  return (
    bare && titled && !isGeneric(target) && !tokens(target.name).some((word) => title.includes(stem(word)))
  )
}

/** Not all that is counted need stand on this page. */
const isPaged = (view: View): boolean =>
  view.all.some(
    ({ node }) =>
      node.visible &&
      /^(?:next|(?:load|show|view|see) (?:more|all)|more|older|[›»>])|\bpage \d|\d of \d|^showing\b/iu.test(
        node.name
      )
  )

const countIn = (view: View, region: Region, target: Target): number | Fell => {
  const kind = fitName(target.name, false, target.role ?? "").score > 0.8
  if (target.name === "" || kind) {
    const ofKind = byKind(view, region, target)
    return ofKind.flat().length > 0 || region.seen?.parent === undefined
      ? single(ofKind, target)
      : single(unnamed(view, region), target)
  }
  const inside = inNamedList(view, region, target.name)
  if (inside.length > 0) return single(inside, target)
  const named = byName(view, region, target)
  if (named.length === 0 && ofOthers(region, target))
    return Fell.of("target_not_found", `Nothing there is called “${target.words}”.`)
  return named.length > 0 ? named.length : single(unnamed(view, region), target)
}

const single = (all: ReadonlyArray<ReadonlyArray<Seen>>, target: Target): number | Fell => {
  const [only, another] = all
  if (another === undefined) return only?.length ?? 0
  return Fell.of("target_ambiguous", `“${target.words}” may mean what stands in any of ${all.length} lists.`)
}

/** The number where all agree. */
const agreed = (numbers: ReadonlyArray<number>): number | undefined =>
  numbers.every((each) => each === numbers[0]) ? numbers[0] : undefined

export const judgeCount = (check: Of<"CheckCount">, given: Case): Ruling => {
  const { comparison, count, target } = check
  const { view } = given
  const regions = regionsOf(view, target.scopes, given.antecedent)
  if ("name" in regions)
    return undecided(
      Fell.of("target_not_found", `There is no “${regions.words || regions.name}” on the page to count in.`)
    )
  const [word, holdsFor] = comparisons[comparison]
  const said = agreed(regions.flatMap((region) => alone(view, region) ?? stated(view, region, target) ?? []))
  const counts = regions.map((region) => countIn(view, region, target))
  const fell = counts.find((each) => each instanceof Fell)
  const counted = fell === undefined ? agreed(counts.filter((each) => typeof each === "number")) : undefined
  if (said !== undefined && holdsFor(said, count)) {
    const lies =
      isGeneric(target) && counted !== undefined && counted !== said && counted > 0 && !isPaged(view)
    return lies
      ? undecided(
          Fell.of("target_ambiguous", `The page says ${said} ${target.words}, and ${counted} stand on it.`)
        )
      : holds(`${said} ${target.words}`)
  }
  if (counted !== undefined && holdsFor(counted, count)) return holds(`${counted} ${target.words}`)
  const actual = said ?? counted
  if (actual !== undefined) return refuted(`${word}${count} ${target.words}`, `${actual} ${target.words}`)
  return undecided(
    fell instanceof Fell
      ? fell
      : Fell.of("target_ambiguous", `“${target.words}” is counted in several places.`)
  )
}

/** Numbers as people write them, signs and thousands included. */
export const numbersIn = (text: string): ReadonlyArray<number> =>
  [
    ...readable(text).matchAll(
      /(?<![\p{L}\p{N}.])(-?)\s?\p{Sc}?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.]\d+)?)(?![\p{L}\p{N}]*\p{L})/gu
    )
  ].map(([, sign, digits]) => Number(`${sign ?? ""}${(digits ?? "").replaceAll(",", "")}`))

/**
 * Forms that one reader takes for one number and another for another: `1.5k`, `(500)`, `1.500`, `50,00`, `12 500`, `1'500`, `5e3`, `5-25`.
 * None of them is guessed at.
 */
export const isDoubtfulNumber = (text: string): boolean =>
  /\d\s?(?:k|m|mn|b|bn|mio|tsd)\b|\(\s?[-\p{Sc}]?\s?\d[\d.,]*\s?\p{Sc}?\)|\d\.\d{3}(?!\d)|\d,\d{1,2}(?!\d)|\d['’\s]\d{3}(?!\d)|\de[+-]?\d|\d\s?[-–—]\s?\p{Sc}?\d/iu.test(
    readable(text)
  )

const numberOf = (given: Case, subject: Subject, name: string): number | undefined => {
  const { seen } = subject.scored
  if (isField(seen)) {
    const value = seen.node.value ?? ""
    return isDoubtfulNumber(value) ? undefined : numbersIn(value)[0]
  }
  for (const region of subject.regions) {
    const text = phrasesIn(given.view, region).join(" ")
    const all = numbersIn(text.toLowerCase().replace(name.toLowerCase(), " "))
    if (isDoubtfulNumber(text)) return undefined
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
