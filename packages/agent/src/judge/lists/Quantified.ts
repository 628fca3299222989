/** "All", "each", "no", "only": judged over everything that fits, and never by the first of them. */
import type { Check, Target } from "@assay/domain/Intent"
import { compoundsOf } from "./Compounds.js"
import { nameOf, type Purpose, type Scored } from "../../ground/Candidates.js"
import { whole } from "../../ground/Match.js"
import { countOf } from "../../language/words/Words.js"
import { standsInKind } from "../../ground/PartKinds.js"
import { poolOf } from "../../ground/Pools.js"
import { takes } from "../../ground/Purposes.js"
import { mainGroup, recordsIn } from "../../ground/Records.js"
import { isAside, regionOf, wholePage } from "../../ground/Regions.js"
import { roleFit } from "../../ground/Roles.js"
import { isBareTable, rowsCalled } from "../../ground/Tabled.js"
import { readingsOf } from "../../ground/Units.js"
import { tallyOf } from "../../ground/Tallies.js"
import { it, pronoun } from "../../language/words/Pronouns.js"
import { judgeFolded } from "../states/Folded.js"
import { Fell } from "../../run/Fell.js"
import { inOneList } from "../counts/CountedLists.js"
import { isBox, isControl, isTitle } from "../../screen/Kinds.js"
import { contains, type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { brief, finder, plain, sameWords, stem, tokens } from "../../screen/Wording.js"
import { ofTarget, targetOf } from "../CheckTargets.js"
import { bearersOfKind } from "./Kindred.js"
import { asExpected } from "../Matching.js"
import { heldBy } from "./HeldBy.js"
import { judgeOnly, judgeOnlyIn, judgeOnlyIs, judgeOnlyTicked } from "./OnlyOne.js"
import { type Case, holds, refuted, rule, type Ruling, undecided } from "../Ruling.js"
import { nothingChosen } from "../absence/Unfilled.js"

/** Judges a check that means one thing. */
type One = (check: Check, given: Case) => Ruling

const called = (target: Target): string => `“${target.words || target.name}”`

const unjudged = (target: Target): Ruling =>
  undecided(
    Fell.of("action_unsupported", `It cannot be judged what is said of ${called(target)} as a whole.`)
  )

/** Everything that is called so, or is of that kind; a reason when there is nothing. */
const membersOf = (
  target: Target,
  given: Case,
  purposes: ReadonlyArray<Purpose>
): ReadonlyArray<Seen> | Fell => {
  const kind = ({ seen, unit }: Scored) =>
    target.role === undefined || unit !== undefined ? 1 : roleFit(target.role, seen)
  const fits = (scored: Scored) => scored.fit >= (target.name === "" ? 0.7 : whole) && kind(scored) > 0
  for (const purpose of purposes) {
    const pool = poolOf(given.view, target, purpose, given.antecedent)
    const all = pool.scored.filter(fits)
    if (readingsOf(all).length > 1)
      return Fell.of("target_ambiguous", `What stands there may be one ${called(target)} or several.`)
    const exact = all.filter((scored) => kind(scored) === 1)
    const found = exact.length > 0 ? exact : all
    if (found.length > 0) {
      const seen = found.map((each) => each.seen)
      // "None of the requests", of a page that is reached by "My requests": the way there is none of them.
      const isWay = target.role === undefined && !target.quoted && /^\p{Ll}/u.test(target.name)
      if (isWay && target.scopes.length === 0 && seen.every((each) => isControl(each) && isAside(each)))
        return (
          inTheList(target, given) ??
          Fell.of(
            "target_ambiguous",
            `“${nameOf(given.view, seen[0] ?? given.view.root)}” leads to ${called(target)}.`
          )
        )
      const titled = seen.every(isTitle) ? inTheList(target, given) : undefined
      return bearersOfKind(given.view, target, seen) ?? titled ?? seen
    }
  }
  return inTheList(target, given) ?? Fell.of("target_not_found", `There is no ${called(target)} on the page.`)
}

/** "All courses" where nothing but a title is called so: what stands in the one list there is. */
const inTheList = (target: Target, { view }: Case): ReadonlyArray<Seen> | Fell | undefined => {
  const plural = target.role === undefined && !target.quoted && /^\p{Ll}+s$/u.test(target.name)
  if (!plural || target.quantifier !== "all" || target.scopes.length > 0) return undefined
  const all = inOneList(view, wholePage(view), target)
  return all instanceof Fell || all.length > 1 ? all : undefined
}

/** "Every article" of a page that is headed by "Articles". */
const isOfMany = (view: View, { name, quantifier }: Target): boolean =>
  /^\p{Ll}+s$/u.test(name) ||
  ((quantifier === "all" || quantifier === "any" || quantifier === "none") &&
    /^\p{Ll}+$/u.test(name) &&
    view.all.some(({ node }) => {
      const last = tokens(node.name).at(-1) ?? ""
      return node.visible && node.role === "heading" && last !== name && stem(last) === stem(name)
    }))

/** "All todos are checked" where nothing is called a todo: the boxes of the one list, one in each of its things. */
const togglesOf = (target: Target, { view }: Case): ReadonlyArray<Seen> | undefined => {
  const plural = target.role === undefined && !target.quoted && isOfMany(view, target)
  const holder = plural && target.scopes.length === 0 ? mainGroup(view, wholePage(view)) : undefined
  if (holder === undefined) return undefined
  const boxes = recordsIn(view, regionOf(holder, ""), false).map((record) =>
    within(view, record).filter((seen) => seen.node.visible && takes(view, "check", seen) > 0)
  )
  return boxes.length > 1 && boxes.every(({ length }) => length === 1) ? boxes.flat() : undefined
}

const choosing = new Set(["selected", "checked", "unchecked"])
const choice = /^(?:radio|checkbox|option|menuitemradio|menuitemcheckbox)$/u

/** "None of the resolutions is selected": what the one group of that name offers. */
const choicesOf = (check: OfOne, { view }: Case): ReadonlyArray<Seen> | undefined => {
  const { name, role, scopes } = check.target
  const asked =
    check._tag === "CheckState" && choosing.has(check.state) && (role === undefined || role === "option")
  if (!asked || name === "" || scopes.length > 0) return undefined
  const [group, another] = view.all.filter(
    ({ node }) =>
      node.visible && /^(?:radiogroup|group|listbox)$/u.test(node.role) && sameWords(node.name, name)
  )
  const all =
    group === undefined || another !== undefined
      ? group === undefined
        ? underTitle(view, name)
        : []
      : within(view, group).filter(({ node }) => node.visible && choice.test(node.role))
  return all.length > 1 && isAsMany(check.target, all.length) ? all : undefined
}

/** The boxes and switches in the smallest box around the one title that reads so, where no other title stands in it. */
const underTitle = (view: View, name: string): ReadonlyArray<Seen> => {
  const isTitle = ({ node }: Seen) => node.visible && node.role === "heading"
  const [title, another] = view.all.filter((seen) => isTitle(seen) && sameWords(seen.node.name, name))
  const box = title?.parent
  if (box === undefined || another !== undefined) return []
  const inside = within(view, box)
  return inside.filter(isTitle).length > 1 ? [] : inside.filter((seen) => seen.node.visible && isBox(seen))
}

/** "All four checks" are four. */
const isAsMany = ({ words }: Target, many: number): boolean => {
  const told = /^(?:all )?(?:the )?(\p{L}+|\d+)\b/iu.exec(words)?.[1]?.toLowerCase() ?? ""
  const number = /^\d+$/u.test(told) ? Number(told) : (countOf(told) ?? 0)
  return number < 2 || number === many
}

interface Judged {
  readonly seen: Seen
  readonly ruling: Ruling
}

/** True of all, of none, or of some only. */
const share = (all: ReadonlyArray<Judged>): "all" | "none" | "some" =>
  all.every(({ ruling }) => ruling._tag === "Holds")
    ? "all"
    : all.some(({ ruling }) => ruling._tag === "Holds")
      ? "some"
      : "none"

const saying = (given: Case, { ruling, seen }: Judged): string => {
  const said = ruling._tag === "Undecided" ? ruling.fell.detail : ruling.actual
  return `${seen.node.role} “${nameOf(given.view, seen)}”: ${said}`
}

/** Of all that are alike, what `truth` wants of them; `expected` is said in the report. */
const ruled = (
  given: Case,
  all: ReadonlyArray<Judged>,
  truth: boolean,
  expected: string,
  telling: boolean
): Ruling => {
  const one = all.find(({ ruling }) => (ruling._tag === "Holds") === telling) ?? all[0]
  const actual = one === undefined ? "" : saying(given, one)
  const inner = one?.ruling._tag === "Refuted" ? `: ${one.ruling.expected}` : ""
  if (!truth) return refuted(expected + inner, actual)
  return holds(telling ? actual : `so it is for all ${all.length}`)
}

/** All that are meant, each judged by itself without the negation. */
const overAll = (target: Target, negated: boolean, given: Case, judged: ReadonlyArray<Judged>): Ruling => {
  const open = judged.find(({ ruling }) => ruling._tag === "Undecided")
  if (open !== undefined) return open.ruling
  const part = share(judged)
  const none = negated !== (target.quantifier === "none")
  const name = called(target)
  if (target.quantifier !== "all")
    return none
      ? ruled(given, judged, part === "none", `it to be true of no ${name}`, true)
      : ruled(given, judged, part !== "none", `it to be true of any ${name}`, true)
  // "All are not ticked" may say that none is, or that one is not.
  if (negated && part === "some") return unjudged(target)
  return negated
    ? ruled(given, judged, part === "none", `it not to be true of all ${name}`, true)
    : ruled(given, judged, part === "all", `it to be true of all ${name}`, false)
}

const purposesOf = (check: Check): ReadonlyArray<Purpose> =>
  check._tag === "CheckState" && (check.state === "checked" || check.state === "unchecked")
    ? ["check", "look"]
    : ["look"]

type OfOne = Extract<Check, { _tag: "CheckState" | "CheckValue" | "CheckAttribute" }>

const isTicking = (check: OfOne): boolean =>
  check._tag === "CheckState" && (check.state === "checked" || check.state === "unchecked")

const ofMembers = (check: OfOne, given: Case, one: One): Ruling => {
  const boxes = isTicking(check) ? togglesOf(check.target, given) : undefined
  const rows =
    check._tag === "CheckState" && check.state === "selected" ? rowsCalled(given.view, check.target) : []
  const listed = rows.length > 0 ? rows : undefined
  const members =
    boxes ?? choicesOf(check, given) ?? listed ?? membersOf(check.target, given, purposesOf(check))
  if (members instanceof Fell) return undecided(members)
  const judged = members.map((seen): Judged => ({
    seen,
    ruling: one({ ...check, target: it, negated: false }, { ...given, antecedent: regionOf(seen, "") })
  }))
  return overAll(check.target, check.negated, given, judged)
}

const notTwo = (target: Target, count: number): Ruling =>
  undecided(Fell.of("target_ambiguous", `“Both” speaks of two, and ${count} are ${called(target)}.`))

/** "Each row has a button": looked for in one after the other. */
const inEach = (check: Check, target: Target, place: Target, given: Case, one: One): Ruling => {
  const at = target.scopes.findIndex((scope) => scope.target === place)
  const rows = rowsCalled(given.view, place)
  // "All vehicles in the list" of a page whose table tells by its head that they are its rows.
  const around = target.scopes.slice(at + 1).filter((scope) => rows.length === 0 || !isBareTable(scope))
  // "In the City column of every row".
  const columns = target.scopes.slice(0, at)
  const inColumns = columns.every(({ relation, target: { role } }) => relation === "in" && role === "column")
  if (target.scopes[at]?.relation === "near" && !isUnit(place) && rows.length === 0) return unjudged(place)
  const found =
    rows.length > 0 && around.length === 0
      ? rows
      : membersOf({ ...place, scopes: [...place.scopes, ...around] }, given, ["look"])
  const members = found instanceof Fell ? found : (heldBy(given.view, place, found) ?? found)
  const each = place.quantifier === "all" || place.quantifier === "both"
  if (!each || !inColumns || around.some(({ relation }) => relation !== "in")) return unjudged(place)
  if (members instanceof Fell) return undecided(members)
  // Each is looked into itself, though pressing it may lead somewhere.
  const inside: Target = { ...target, scopes: [...columns, { relation: "in", target: pronoun("that one") }] }
  // The line of a total is none of the rows that something is said of.
  const inOrder = members.toSorted((a, b) => a.at - b.at)
  const body = inOrder.filter((seen) => !standsInKind(seen, "foot"))
  const units = isUnit(place) ? tallyOf(given.view, body.length > 0 ? body : inOrder).things : members
  if (place.quantifier === "both" && units.length !== 2) return notTwo(place, units.length)
  const judged = units.map((seen): Judged => ({
    seen,
    ruling: one(ofTarget(check, inside), { ...given, antecedent: regionOf(seen, "") })
  }))
  const open = judged.find(({ ruling }) => ruling._tag === "Undecided")
  if (open !== undefined) return open.ruling
  const negated = "negated" in check && check.negated
  if (negated && share(judged) === "some") return unjudged(place)
  // "Each row has an email address": what is only described need not be called so.
  const described = check._tag === "CheckShown" && !negated && !target.quoted && target.role === undefined
  if (described && /^\p{Ll}/u.test(target.name) && share(judged) !== "all") return unjudged(place)
  return ruled(given, judged, share(judged) === "all", `it to be true of all ${called(place)}`, false)
}

const isOfOne = (check: Check): check is OfOne =>
  check._tag === "CheckState" || check._tag === "CheckValue" || check._tag === "CheckAttribute"

/** "Both of those buttons": the two that the last steps were about. */
const lastTwo = ({ name, role, scopes }: Target, { recent, view }: Case): ReadonlyArray<Seen> | undefined => {
  if (name !== "" || scopes.length > 0) return undefined
  const [one, other] = (recent?.() ?? []).slice(-2).map(({ node }) => view.byRef.get(node.ref))
  if (one === undefined || other === undefined) return undefined
  const isSuch = (seen: Seen) => isControl(seen) && (role === undefined || roleFit(role, seen) > 0)
  return isSuch(one) && isSuch(other) && one.node.role === other.node.role ? [one, other] : undefined
}

/** What is read on the thing itself, and nothing beside it. */
const saysItself = (check: Extract<Check, { _tag: "CheckText" }>, { view }: Case, seen: Seen): Ruling => {
  const text = readableTextOf(view, seen)
  const wanted = asExpected(check.match, check.expected)
  return rule(finder(check.expected, check.match)(plain(text)), check.negated, wanted, `saw: ${text}`)
}

const ofPair = (check: Check, target: Target, pair: ReadonlyArray<Seen>, given: Case, one: One): Ruling => {
  const rulingOf = (seen: Seen) =>
    check._tag === "CheckText"
      ? saysItself(check, given, seen)
      : one(ofTarget(check, it), { ...given, antecedent: regionOf(seen, "") })
  const judged = pair.map((seen): Judged => ({ seen, ruling: rulingOf(seen) }))
  const open = judged.find(({ ruling }) => ruling._tag === "Undecided")
  return (
    open?.ruling ??
    ruled(given, judged, share(judged) === "all", `it to be true of both ${called(target)}`, false)
  )
}

/** "Both" is said of two, neither less nor more. */
const ofBoth = (check: Check, target: Target, given: Case, one: One): Ruling => {
  const alone = check._tag === "CheckText" || check._tag === "CheckState"
  const pair = alone && target.pronoun === true ? lastTwo(target, given) : undefined
  if (pair !== undefined) return ofPair(check, target, pair, given, one)
  const members = membersOf(target, given, purposesOf(check))
  if (members instanceof Fell) {
    const rulings = compoundsOf(given.view, target).map((each) => one(ofTarget(check, each), given))
    return rulings.find(({ _tag }) => _tag !== "Holds") ?? rulings[0] ?? undecided(members)
  }
  if (members.length !== 2) return notTwo(target, members.length)
  return one(ofTarget(check, { ...target, quantifier: "all" }), given)
}

/** "All links are shown" is not so while one is there that nobody sees. */
const allSeen = (target: Target, { antecedent, view }: Case): Ruling | undefined => {
  const { quantifier: _, ...free } = target
  const hidden = poolOf(view, free, "look", antecedent, ({ node }) => !node.visible).scored.filter(
    ({ fit }) => fit >= (target.name === "" ? 0.7 : whole)
  )
  const [first] = hidden
  return first === undefined
    ? undefined
    : undecided(
        Fell.of(
          "target_ambiguous",
          `${hidden.length} of ${called(target)} cannot be seen: ${nameOf(view, first.seen)}.`
        )
      )
}

const moved =
  /\b(?:is|are|was|were|be|been|stands?|stays?|sits?|appears?|remains?)(?: (?:now|all|still|already|moved|listed|shown|gone|back))* (?:in|under|on|inside|to|within) /iu

/** "All cards are in To do": none of them stands elsewhere. "All cards in To do are shown" speaks of those there. */
const allIn = (target: Target, { antecedent, step = "", view }: Case): Ruling | undefined => {
  const [scope, another] = target.scopes
  if (scope?.relation !== "in" || another !== undefined || scope.target.pronoun === true) return undefined
  const place = scope.target.words || scope.target.name
  const said = step.toLowerCase().indexOf(place.toLowerCase())
  if (said === -1 || !moved.test(step.slice(0, said))) return undefined
  const { quantifier: _, ...free } = target
  const inside = poolOf(view, free, "look", antecedent).scored
  const least = Math.min(1, ...inside.map(({ fit }) => fit))
  const everywhere = poolOf(view, { ...free, scopes: [] }, "look", antecedent).scored
  const outside = everywhere.find(
    ({ fit, seen }) =>
      fit >= least && !inside.some((each) => contains(each.seen, seen) || contains(seen, each.seen))
  )
  return inside.length === 0 || outside === undefined
    ? undefined
    : refuted(`${called(target)} to be in “${place}”`, `saw elsewhere: ${brief(nameOf(view, outside.seen))}`)
}

/** What is said "of each row" is said of what stands in it. */
const isUnit = ({ role }: Target): boolean => role === "row" || role === "item" || role === "message"

/** "Every row of the table": the table is where they stand, and no name of theirs. */
const ofTheTable = (check: Check): Check => {
  const target = targetOf(check)
  const placed = (each: Target): Target =>
    each.role === "row" && !each.quoted && each.quantifier !== undefined && each.name === "table"
      ? { ...each, name: "", scopes: [...each.scopes, { relation: "in", target: theTable }] }
      : each
  if (target === undefined) return check
  return ofTarget(check, {
    ...placed(target),
    scopes: placed(target).scopes.map((scope) => ({ ...scope, target: placed(scope.target) }))
  })
}

const theTable: Target = { words: "table", name: "", quoted: false, role: "table", scopes: [] }

/** The ruling on a check that speaks of more than one thing; nothing where it speaks of one. */
export const judgeQuantified = (stated: Check, given: Case, one: One): Ruling | undefined => {
  const check = ofTheTable(stated)
  const target = targetOf(check)
  if (target === undefined) return undefined
  const place = target.scopes.find(
    (scope) => scope.target.quantifier !== undefined && scope.target.quantifier !== "any"
  )
  const alone =
    place !== undefined && check._tag === "CheckShown" ? judgeOnlyIn(check, given, one) : undefined
  if (alone !== undefined) return alone
  if (place !== undefined)
    return place.relation === "in" || place.relation === "near"
      ? inEach(check, target, place.target, given, one)
      : unjudged(place.target)
  const { quantifier } = target
  if (quantifier === undefined) return undefined
  // "No country is selected", in a list from which one chooses.
  const unchosen = check._tag === "CheckState" ? nothingChosen(check, given) : undefined
  if (unchosen !== undefined) return unchosen
  const folded = check._tag === "CheckState" ? judgeFolded(check, given) : undefined
  if (folded !== undefined) return folded
  if (quantifier === "both") return ofBoth(check, target, given, one)
  if (check._tag === "CheckShown" && quantifier === "all" && !check.negated)
    return allIn(target, given) ?? allSeen(target, given)
  // "It has no button": none of them is shown.
  if (check._tag === "CheckShown" && quantifier === "none")
    return check.negated
      ? unjudged(target)
      : one({ ...check, target: { ...target, quantifier: "any" }, negated: true }, given)
  if (check._tag === "CheckState" && quantifier === "only")
    return judgeOnlyTicked(check, given, one) ?? judgeOnlyIs(check, given, one) ?? unjudged(target)
  if (isOfOne(check)) return quantifier === "only" ? unjudged(target) : ofMembers(check, given, one)
  if (check._tag === "CheckText" && quantifier === "only")
    return judgeOnly(check, given, one) ?? unjudged(target)
  // "Only 3 rows" is counted as it stands.
  return quantifier === "only" && check._tag !== "CheckCount" ? unjudged(target) : undefined
}
