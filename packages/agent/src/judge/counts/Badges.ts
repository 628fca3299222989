/** "The Inbox badge shows 3": the number beside the name of what it counts for, where nothing on the page is called a badge. */
import type { Comparison, Scope, Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { regionsOf } from "../../ground/Enclosures.js"
import { whole } from "../../ground/Match.js"
import { fitNode } from "../../ground/Names.js"
import { isOfKind, standsInKind } from "../../ground/PartKinds.js"
import { inRegion } from "../../ground/Regions.js"
import { type Edge, edgeOf } from "../../ground/Scopes.js"
import { isControl } from "../../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, type View } from "../../screen/View.js"
import { loose, readable, stem, stems } from "../../screen/Wording.js"
import { comparisons } from "../figures/Numbers.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "../Ruling.js"

const named = /^(\S.*?) (?:badge|counter|bubble)$/iu
const beside = /^(?:badge|counter|bubble|number)$/iu

/** The name of what is counted for, and the place in which it is to stand. */
interface Owner {
  readonly name: string
  readonly place: ReadonlyArray<Scope>
  /** "At the top". */
  readonly edge?: Edge
}

const isTab = (seen: Seen): boolean =>
  seen.node.visible &&
  isControl(seen) &&
  (seen.node.role === "tab" || (standsInKind(seen, "tabs") && !isOfKind(seen, "tabs")))

/** What stands before the number on what is pressed. */
const titlesOf = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<string> =>
  all.flatMap((seen) => /^(\S.*?) \(?\d{1,6}\)?$/u.exec(readableTextOf(view, seen))?.[1] ?? [])

/** "The badge on the tab": the tab that was just opened, or the only one that has a number on it. */
const ownerOnTab = (
  { name, ordinal, quantifier, quoted, scopes }: Target,
  { antecedent, view }: Case
): Owner | undefined => {
  const [scope, another] = scopes
  const plain = !quoted && ordinal === undefined && quantifier === undefined && beside.test(name)
  if (!plain || another !== undefined || scope?.target.role !== "tab" || scope.target.name !== "")
    return undefined
  const last = antecedent?.seen
  const opened = last === undefined ? [] : titlesOf(view, [...upward(last)].filter(isTab).slice(0, 1))
  const [only, more] = opened.length > 0 ? opened : titlesOf(view, view.all.filter(isTab))
  return only === undefined || more !== undefined ? undefined : { name: only, place: [] }
}

/** "Its badge", of the tab or button that was just spoken of. */
const ownerSpokenOf = ({ name, scopes }: Target, { antecedent, view }: Case): Owner | undefined => {
  const [scope, another] = scopes
  const isIts = scope?.relation === "near" && scope.target.pronoun === true && scope.target.name === ""
  if (!isIts || another !== undefined || !beside.test(name) || antecedent?.seen === undefined)
    return undefined
  const [only] = titlesOf(view, [...upward(antecedent.seen)].filter(isControl).slice(0, 1))
  return only === undefined ? undefined : { name: only, place: [] }
}

const ownerOf = (target: Target, given: Case): Owner | undefined => {
  const { name, ordinal, quantifier, quoted, scopes } = target
  if (quoted || ordinal !== undefined || quantifier !== undefined) return undefined
  const onTab = ownerOnTab(target, given)
  if (onTab !== undefined) return onTab
  const its = ownerSpokenOf(target, given)
  if (its !== undefined) return its
  const [scope, ...others] = scopes
  const place = others.filter((each) => edgeOf(each) === undefined)
  const [edge] = others.flatMap((each) => edgeOf(each) ?? [])
  const said = named.exec(name)?.[1]
  if (scope === undefined || said !== undefined)
    return said === undefined || scopes.length > 0 ? undefined : { name: said, place: [] }
  const isPlace = /^(?:section|dialog|row|item|form|table|list|column|page|menu)$/u.test(
    scope.target.role ?? ""
  )
  const plain = scope.target.ordinal === undefined && scope.target.scopes.length === 0 && !isPlace
  const isBeside = scope.relation === "near" || scope.relation === "in"
  const inPlaces = place.every(({ relation }) => relation === "in")
  return isBeside && inPlaces && plain && beside.test(name)
    ? { name: scope.target.name, place, ...(edge === undefined ? {} : { edge }) }
    : undefined
}

const numberAfter = (text: string, name: string): number | undefined => {
  // "# random 2": a sign before the name is none of it.
  const said = loose(text).replace(/^[^\p{L}\p{N}(]+/u, "")
  const rest = name !== "" && said.startsWith(`${loose(name)} `) ? said.slice(loose(name).length).trim() : ""
  const number = /^(?:(\d{1,6})|\((\d{1,6})\))$/u.exec(rest)
  return number === null ? undefined : Number(number[1] ?? number[2])
}

interface Badge {
  readonly number: number
  readonly seen: Seen
}

const badgesOf = (view: View, name: string): ReadonlyArray<Badge> => {
  const lines = phrasesOf(view, view.root).flatMap(({ runs, text }) => {
    const [first] = runs
    return first === undefined ? [] : [{ seen: first.seen, text: readable(text) }]
  })
  const wholes = view.all
    .filter(({ node }) => node.visible)
    .map((seen) => ({ seen, text: readableTextOf(view, seen) }))
  const drawn = controlsCalled(view, name).flatMap((seen) => {
    const [only, another] = runsOf(view, seen).flatMap(
      ({ text }) => /^[^\p{L}\p{N}]*\d{1,6}\)?$/u.exec(text.trim()) ?? []
    )
    return only === undefined || another !== undefined
      ? []
      : [{ number: Number(only.replace(/\D/gu, "")), seen }]
  })
  const told = [...wholes, ...lines].flatMap(({ seen, text }) => {
    const number = numberAfter(text, name)
    return number === undefined ? [] : [{ number, seen }]
  })
  return told.length > 0 ? told : drawn
}

/** "The cart badge": the number on the one control that is called so by a picture, or by words for machines. */
const controlsCalled = (view: View, name: string): ReadonlyArray<Seen> => {
  const all = view.all.filter(
    (seen) => seen.node.visible && isControl(seen) && fitNode(view, seen, name, false).score >= whole
  )
  return all.length === 1 ? all : []
}

/** "Favourites in the top bar is 1", where nothing but what leads there is called so: the number on it. */
const bareOwner = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): Owner | undefined =>
  quoted ||
  name === "" ||
  role !== undefined ||
  ordinal !== undefined ||
  quantifier !== undefined ||
  scopes.some(({ relation }) => relation !== "in")
    ? undefined
    : { name, place: scopes }

/** In the part of what one sees that is at the edge. */
const isAtEdge = (view: View, { node: { box } }: Seen, edge: Edge): boolean => {
  if (box === undefined) return false
  const { height, width } = view.screen.viewport
  const [x, y] = [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height]
  return { top: y < 0.35, bottom: y > 0.65, left: x < 0.5, right: x > 0.5 }[edge]
}

/** Undefined where the words name no badge, or nothing on the page is called by the rest of them with a number after it. */
export const judgeBadge = (
  target: Target,
  comparison: Comparison,
  expected: number,
  given: Case,
  owner: Owner | undefined = ownerOf(target, given)
): Ruling | undefined => {
  const { antecedent, view } = given
  const regions = owner === undefined ? [] : regionsOf(view, owner.place, antecedent)
  if (owner === undefined || "name" in regions) return undefined
  const there = badgesOf(view, owner.name).filter(({ seen }) =>
    regions.some((region) => inRegion(region, seen))
  )
  const { edge } = owner
  const [first, ...others] =
    edge === undefined ? there : there.filter(({ seen }) => isAtEdge(view, seen, edge))
  if (first === undefined) return undefined
  if (others.some(({ number }) => number !== first.number))
    return undecided(Fell.of("target_ambiguous", `“${target.words}” shows different numbers.`))
  const [word, holdsFor] = comparisons[comparison]
  const said = `it is ${first.number}`
  const ruling = holdsFor(first.number, expected)
    ? holds(said)
    : refuted(`“${target.words}” to be ${word}${expected}`, said)
  return withTarget(ruling, view, first.seen, 0.85, `the number after “${owner.name}”`)
}

const isCount = (text: string): boolean => /^\d{1,6}$/u.test(text.trim())

/** Only a number stands on a badge. */
export const onBadge = ({ expected, negated, subject }: TextCheck, given: Case): Ruling | undefined =>
  subject === undefined || !isCount(expected)
    ? undefined
    : judgeBadge(subject, negated ? "not_equal" : "equal", Number(expected), given)

/** The number on what is called so, where nothing else is. */
export const onOpener = ({ expected, negated, subject }: TextCheck, given: Case): Ruling | undefined => {
  const owner = subject === undefined || negated ? undefined : bareOwner(subject)
  return subject === undefined || owner === undefined || !isCount(expected)
    ? undefined
    : judgeBadge(subject, "equal", Number(expected), given, owner)
}

const counter = /^(\S.*?) (?:filter|chip|pill|tab|button)$/iu
const ofThings = /^(\d{1,6})(?: (\p{L}{3,}))?$/u

/** Something on the page is called by the noun, besides what the step says. */
const isSpokenOf = (view: View, noun: string): boolean =>
  runsOf(view, view.root).some(({ text }) => stems(text).includes(stem(noun.toLowerCase())))

/** "The Waiting filter shows 5 jobs": the number on what is pressed and called so, "Waiting (5)", on a page that speaks of jobs. */
export const onCounter = ({ expected, negated, subject }: TextCheck, given: Case): Ruling | undefined => {
  const [, number, noun] = ofThings.exec(expected) ?? []
  const { view } = given
  if (subject === undefined || number === undefined || negated || subject.quantifier !== undefined)
    return undefined
  if (subject.ordinal !== undefined || subject.scopes.length > 0) return undefined
  if (noun !== undefined && !isSpokenOf(view, noun)) return undefined
  const name = subject.role === "tab" ? subject.name : counter.exec(subject.words)?.[1]
  if (name === undefined || name === "") return undefined
  const all = view.all.flatMap((seen) => {
    const count =
      seen.node.visible && isControl(seen) ? numberAfter(readableTextOf(view, seen), name) : undefined
    return count === undefined ? [] : [{ seen, count }]
  })
  const [only] = all.filter(
    ({ seen }) => !all.some((each) => each.seen !== seen && contains(seen, each.seen))
  )
  if (only === undefined || all.some(({ count }) => count !== only.count)) return undefined
  const said = `it is ${only.count}`
  const ruling =
    only.count === Number(number) ? holds(said) : refuted(`“${expected}” for “${subject.words}”`, said)
  return withTarget(ruling, view, only.seen, 0.85, `the number after “${name}”`)
}
