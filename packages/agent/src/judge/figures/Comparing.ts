/** Two things compared with each other, by the number, the day or the words that stand for each. */
import { siblingsOf } from "../../ground/Records.js"
import type { Comparison, Intent, Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { ground, type Grounding } from "../../ground/Ground.js"
import { recordOf, regionOf } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { isPronoun, it } from "../../language/words/Pronouns.js"
import { Fell } from "../../run/Fell.js"
import { isField } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { plain, stem } from "../../screen/Wording.js"
import { statedIn } from "../counts/Stated.js"
import { amountIn } from "./AmountsIn.js"
import { comparisons, isDoubtfulNumber, numbersIn, undashed, unitBeside } from "./Numbers.js"
import { validPhrasesIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { dateOf } from "./Spellings.js"
import { inRecords, subjectsOf } from "../texts/Subjects.js"
import { ranked } from "../lists/Ranked.js"

type Compared = Extract<Intent, { _tag: "CheckCompared" }>

const unclear = (target: Target): Fell =>
  Fell.of("target_ambiguous", `It is not clear what stands for “${target.words}” on the page.`)

/** "The votes of Ada", of whose line says how many those are beside whatever else it says. */
const countOf = (
  target: Target,
  { antecedent, view }: Pick<Case, "antecedent" | "view">
): string | undefined => {
  const { name, quoted, role, scopes } = target
  const [scope, another] = scopes
  if (quoted || role !== undefined || scope === undefined || another !== undefined) return undefined
  if (!/^\p{Ll}+s$/u.test(name) || isPronoun(scope.target)) return undefined
  const within = [{ relation: "in" as const, target: scope.target }]
  const regions = regionsOf(view, within, antecedent)
  const said = "name" in regions ? [] : statedIn(view, regions, { ...target, scopes: within }, antecedent)
  return said.length === 1 ? String(said[0]) : undefined
}

/** What is read for it, without its own name. */
export const detailOf = (target: Target, given: Pick<Case, "antecedent" | "view">): string | Fell => {
  const { view } = given
  const count = countOf(target, given)
  if (count !== undefined) return count
  const found = subjectsOf(view, target, given.antecedent)
  if (found instanceof Fell) return amountIn(target, given) ?? found
  const [subject, another] = found.length > 1 ? inRecords(view, found) : found
  if (subject === undefined || another !== undefined) return unclear(target)
  const { seen } = subject.scored
  if (isField(seen))
    return seen.node.value === undefined || seen.node.value === "" ? unclear(target) : plain(seen.node.value)
  const name = target.name.toLowerCase()
  const own = subject.regions
    .map((region) =>
      validPhrasesIn(view, region.seen === undefined ? region : regionOf(region.seen, "")).map(plain)
    )
    .map((phrases) => phrases.map((text) => without(text, name)).filter((text) => text !== ""))
    .find((phrases) => phrases.length > 0)
  const [only, more] = own ?? []
  return only === undefined || more !== undefined ? unclear(target) : only
}

const without = (text: string, name: string): string =>
  (text.toLowerCase().startsWith(name) ? text.slice(name.length) : text).replace(/^[\s:]+/u, "").trim()

interface Values {
  readonly one: number | string
  readonly other: number | string
}

const numberIn = (text: string): number | undefined => {
  const [only, another] = isDoubtfulNumber(text) ? [] : numbersIn(undashed(text))
  return another === undefined ? only : undefined
}

/** What can be compared of the two: numbers of one unit, days, or for sameness the words. */
export const valuesOf = (one: string, other: string, comparison: Comparison): Values | undefined => {
  const days = [dateOf(one), dateOf(other)]
  if (days[0] !== undefined && days[1] !== undefined) return { one: days[0], other: days[1] }
  const [a, b] = [numberIn(one), numberIn(other)]
  const alike = stem(unitBeside(one).toLowerCase()) === stem(unitBeside(other).toLowerCase())
  if (a !== undefined && b !== undefined && alike) return { one: a, other: b }
  const sameness = comparison === "equal" || comparison === "not_equal"
  return sameness && !/\d/u.test(one + other)
    ? { one: one.toLowerCase(), other: other.toLowerCase() }
    : undefined
}

export const order = ({ one, other }: Values): number => (one === other ? 0 : one > other ? 1 : -1)

const unlike = (target: Target): Ruling =>
  undecided(Fell.of("target_ambiguous", `The “${target.name}” of each cannot be compared.`))

/** The one record of all that may be meant: a cell and the link in it stand in the same row. */
const recordMeant = (view: View, found: Grounding): Seen | undefined => {
  const all = found._tag === "Found" ? [found.seen] : found._tag === "Ambiguous" ? found.seen : []
  const [only, another] = new Set(all.map((seen) => recordOf(view, seen)))
  return another === undefined ? only : undefined
}

/** "The first permit" of a page that lists permits. */
const inListOf = (view: View, target: Target): Seen | undefined => {
  const found = ranked(view, target)
  const [only, another] = found === undefined || found instanceof Fell ? [] : found
  return another === undefined ? only?.scored.seen : undefined
}

/** What each of them comes to in all, beside what one piece costs. */
export const sums = ["amount", "total", "line total", "cost", "sum", "subtotal"]

/** "The most expensive line is Server" by the price of a piece, where another comes to more in all. */
const isOtherwiseInAll = (
  { comparison, target }: Compared,
  { step = "" }: Case,
  record: Seen,
  all: ReadonlyArray<Seen>,
  read: (name: string, each: Seen) => string | Fell
): boolean => {
  if (target.name !== "price" || /\bprice/iu.test(step)) return false
  const [, holdsFor] = comparisons[comparison]
  const name = sums.find((each) => all.every((one) => !(read(each, one) instanceof Fell)))
  const own = name === undefined ? undefined : read(name, record)
  if (name === undefined || own === undefined || own instanceof Fell) return false
  // Where nothing else is told, the price was read from what each comes to.
  if (all.every((each) => read(target.name, each) === read(name, each))) return false
  return all.some((each) => {
    const other = read(name, each)
    const pair = each === record || other instanceof Fell ? undefined : valuesOf(own, other, comparison)
    return pair !== undefined && !holdsFor(order(pair), 0)
  })
}

/** "The cheapest": beside each of its like, none of which may be unclear, or the same unless the check allows for it. */
const amongAll = (check: Compared, given: Case): Ruling => {
  const { comparison, target } = check
  const [scope] = target.scopes
  const record =
    scope === undefined
      ? undefined
      : (inListOf(given.view, scope.target) ??
        recordMeant(given.view, ground(given.view, scope.target, "look", given.antecedent)))
  const all = record === undefined ? [] : tallyOf(given.view, siblingsOf(given.view, record)).sure
  if (record === undefined || all.length < 2 || !all.includes(record)) return unlike(target)
  const read = (name: string, each: Seen) =>
    detailOf(
      {
        ...target,
        name,
        words: name === target.name ? target.words : name,
        scopes: [{ relation: "in", target: it }]
      },
      { ...given, antecedent: regionOf(each, "") }
    )
  if (isOtherwiseInAll(check, given, record, all, read)) return unlike(target)
  const own = read(target.name, record)
  const others = all.filter((each) => each !== record).map((each) => read(target.name, each))
  const pairs = others.map((other) =>
    own instanceof Fell || other instanceof Fell ? undefined : valuesOf(own, other, comparison)
  )
  const strictly = comparison !== "at_least" && comparison !== "at_most"
  if (!pairs.every((pair) => pair !== undefined) || (strictly && pairs.some((pair) => order(pair) === 0)))
    return unlike(target)
  const said = `it is “${own instanceof Fell ? "" : own}” beside ${others.map((each) => `“${each instanceof Fell ? "" : each}”`).join(", ")}`
  const [word, holdsFor] = comparisons[comparison]
  return pairs.every((pair) => holdsFor(order(pair), 0))
    ? holds(said)
    : refuted(`“${target.words}” to be ${word}all the others`, said)
}

export const judgeCompared = (check: Compared, given: Case): Ruling => {
  const { comparison, target, than } = check
  if (than.quantifier === "all") return amongAll(check, given)
  const [one, other] = [detailOf(target, given), detailOf(than, given)]
  if (one instanceof Fell) return undecided(one)
  if (other instanceof Fell) return undecided(other)
  const values = valuesOf(one, other, comparison)
  if (values === undefined)
    return undecided(Fell.of("target_ambiguous", `“${one}” and “${other}” cannot be compared.`))
  const [word, holdsFor] = comparisons[comparison]
  const said = `it is “${one}” beside “${other}”`
  return holdsFor(order(values), 0)
    ? holds(said)
    : refuted(
        `“${target.words}” to be ${word === "" ? "the same as" : word.trim()} “${than.words}” of the other`,
        said
      )
}
