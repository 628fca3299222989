/** Whether something is shown. */
import { RegExp as Pattern } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { candidateOf, nameOf, type Scored } from "../../ground/Candidates.js"
import { isBarFor, isOfSeveral, onlyRegionOf, regionsOf } from "../../ground/Enclosures.js"
import { whole } from "../../ground/Match.js"
import { poolOf } from "../../ground/Pools.js"
import { isAside, recordOf, wholePage } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { standsIn } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { brief, finder, loose, plain, readable, stem } from "../../screen/Wording.js"
import { isKind, judgeAbsent, judgeUnnamed } from "../absence/Absence.js"
import { leftOf } from "../absence/Farewells.js"
import { judgeBearer } from "../counts/Bearers.js"
import { judgeDisclosed } from "./Disclosed.js"
import { inOneTable, ofDrawnMenu } from "./DrawnPlaces.js"
import { asForm } from "./Forms.js"
import { isCrossed, judgeCrossed } from "../lists/Crossings.js"
import { inOneList } from "../counts/CountedLists.js"
import { ofUnknownKind } from "./KindsUntold.js"
import { judgeHeadedColumn } from "../lists/HeadedColumns.js"
import { judgeCount } from "../counts/Counts.js"
import { nearestPhrases } from "../Matching.js"
import { partlyShown } from "./PartlyShown.js"
import { onlyOpens, onlySets } from "../counts/Openers.js"
import { onlyTitled } from "../absence/OnlyTitled.js"
import { isOtherEnd } from "../figures/RangeEnds.js"
import { isSaidNot, isSaidOfSearch } from "../messages/SaidNot.js"
import { judgeReplaced } from "../absence/Replaced.js"
import { inTheirList, onOtherSide } from "../lists/SidesInList.js"
import { unlessAlone } from "./QualityAlone.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "../Ruling.js"
import { isLetter, judgeSender, onlyNamed, senderUntold } from "../owners/Senders.js"
import { saysThatItWent, tellsOf } from "../absence/Told.js"
import { asText, isShown, thingsShown } from "./ThingsShown.js"
import { dialogWent } from "../absence/WentDialogs.js"
import { noSuchMessage } from "../messages/MessagesShown.js"
import { messageWent } from "../absence/WentMessages.js"
import { popUpWent } from "../absence/WentPopUps.js"
import { questionWent } from "../absence/WentQuestions.js"
import { tableWent } from "../absence/WentTables.js"
import { isOneThatWent, oneOfThem, spokenOne, topmostWent } from "../absence/WentOnes.js"
import { isPlaceThatWent, isSamePage } from "../absence/WentPlaces.js"
import {
  isLabelAlone,
  isOldKin,
  isOnlyItsLabel,
  isOnlyItsWay,
  isTitleOfAll,
  isTitleOfAny,
  isTitleOfListed,
  isTitleOfMany,
  isWayToAll
} from "./Namesakes.js"
import { judgeEdgeBar } from "./EdgeBars.js"
import { judgeInCell } from "./InCells.js"
import { judgeUnderCell } from "./UnderCells.js"
import { judgeOwnFigure } from "../counts/OwnFigures.js"
import { unlessSuperlative } from "./Superlatives.js"
import { unlessToldByTopic } from "../absence/ToldByTopic.js"
import { judgeNoneOf } from "../absence/NoneOf.js"
import { notOpened } from "./Opening.js"
import { rowsOfOwner } from "../counts/OwnersRows.js"
import { notShown } from "../absence/NotShown.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** An alert of the browser that was acknowledged on the way was seen as well. */
const asDialog = (target: Target, { facts, factsBefore }: Case): string | undefined => {
  if ((target.role !== "message" && target.role !== "dialog") || target.scopes.length > 0) return undefined
  const since = facts.dialogs.slice(factsBefore?.dialogs.length ?? 0).map(({ message }) => message)
  return since.find((message) => target.name === "" || finder(target.name, "contains")(plain(message)))
}

const missingPlace = (place: Target): Ruling =>
  undecided(Fell.of("target_not_found", `There is no “${place.words || place.name}” on the page to look in.`))

const isUnseen = (target: Target, given: Case): boolean =>
  (target.role === "message" || target.role === "text" || target.role === undefined) &&
  thingsShown({ ...target, scopes: [] }, given).length === 0

/** It stood there before the last deed, and the place is gone. */
const wentWithPlace = (target: Target, given: Case): boolean =>
  given.before !== undefined &&
  isPlaceThatWent(target, given) &&
  isShown(target, { ...given, view: given.before, antecedent: undefined })

/** "No longer in the list", where nothing is a list any more: it stands nowhere, or still where the list was. */
const withoutList = (target: Target, missing: Target, given: Case): Ruling | undefined => {
  if (!/^(?:list|table)$/u.test(missing.role ?? "") || missing.name !== "" || missing.quoted) return undefined
  const scopes = target.scopes.flatMap((scope) => (scope.target === missing ? scope.target.scopes : [scope]))
  const ruling = judgeOne(
    { _tag: "CheckShown", target: { ...target, scopes }, negated: true, gone: true },
    given
  )
  const { before } = given
  // What held it before was no list by its role either, and the page is still the same.
  const same =
    before !== undefined &&
    "name" in regionsOf(before, target.scopes, undefined) &&
    isSamePage(before, given.view)
  return (ruling._tag === "Holds" && same) || (ruling._tag === "Refuted" && scopes.length > 0)
    ? ruling
    : undefined
}

/** "Among the reservations", of which the page only has a bar to filter them by. */
const isOnlyBar = ({ scopes }: Target, { antecedent, view }: Case): boolean => {
  const [scope, another] = scopes
  const kind = scope?.relation === "in" && !scope.target.quoted && /^\p{Ll}+s$/u.test(scope.target.name)
  const region = kind && another === undefined ? onlyRegionOf(view, scopes, antecedent) : undefined
  return region !== undefined && scope !== undefined && isBarFor(region, scope.target)
}

/** "The request of Priya Nair", whose name stands nowhere: there is none. */
const isOfNobody = ({ scopes }: Target, missing: Target, given: Case): boolean =>
  scopes.some(({ relation, target }) => relation === "near" && target === missing) &&
  (missing.quoted || /^\p{Lu}\S* \p{Lu}/u.test(missing.name)) &&
  missing.scopes.length === 0 &&
  missing.role === undefined &&
  asText(missing, given) === undefined &&
  isUnseen(missing, given)

/** What is of something that is not there is not there either; a place that is not there is another matter. */
const missingScope = ({ gone, negated, target }: Shown, missing: Target, given: Case): Ruling => {
  // Words that stand nowhere on the page do not stand in that place either.
  const unseen = () => asText({ ...target, scopes: [] }, given) === undefined && isUnseen(target, given)
  if (!negated && (target.quoted || wentWithPlace(target, given)) && unseen())
    return refuted(
      `“${target.name}” to be shown`,
      `there is no “${missing.words || missing.name}”; ${nearestPhrases(given.view, target.name)}`
    )
  const isBareDialog = missing.role === "dialog" && missing.name === "" && missing.scopes.length === 0
  const isSentence = target.name.split(/\s+/u).length > 2 && /^\p{Lu}/u.test(target.name)
  if (!negated && isBareDialog && isSentence && unseen())
    return refuted(`“${target.name}” in a dialog`, "no dialog is open")
  if (!negated && isOfNobody(target, missing, given))
    return refuted(
      `“${target.words}” of “${missing.words}” to be shown`,
      nearestPhrases(given.view, missing.name)
    )
  if (negated && gone === true && isPlaceThatWent(target, given))
    return judgeOne({ _tag: "CheckShown", target: { ...target, scopes: [] }, negated, gone }, given)
  const unlisted = negated && gone === true ? withoutList(target, missing, given) : undefined
  if (unlisted !== undefined) return unlisted
  const owner = target.scopes.some((scope) => scope.relation === "near" && scope.target === missing)
  // "No error for the username field" of a page that calls it otherwise says nothing.
  const isName = missing.role === undefined && (missing.quoted || /^\p{Lu}/u.test(missing.name))
  if (owner && negated && isName)
    return senderUntold(target, given) ?? holds(`no “${missing.words || missing.name}”`)
  return judgeBearer(target, negated, given, true) ?? missingPlace(missing)
}

/** "A message from Ada" is there when something is Ada's. */
const ownersOf = (target: Target, given: Case): ReadonlyArray<Scored> => {
  const [scope, another] = target.scopes
  const kind = target.name === "" && (isLetter(target) || target.role === "item" || target.role === "row")
  if (!kind || another !== undefined || scope?.relation !== "near" || scope.target.name === "") return []
  return poolOf(given.view, scope.target, "look", given.antecedent).scored.filter(
    ({ fit, seen }) => fit >= 0.8 && recordOf(given.view, seen) !== undefined
  )
}

/** What opens it comes after whatever else may be it. */
const firstOf = (target: Target, given: Case): Scored | undefined => {
  const found = thingsShown(target, given)
  const there = found.filter((scored) => !isCrossed(scored))
  const all = there.length > 0 ? there : found
  const apart = ({ seen }: Scored) => !onlySets(given.view, seen, target)
  return (
    all.find((scored) => !onlyOpens(given.view, scored, target) && apart(scored)) ?? all.find(apart) ?? all[0]
  )
}

/** "I see Ada and Bob" as one after the other, when nothing is called by both. */
const partsOf = (target: Target): ReadonlyArray<Target> => {
  const names =
    target.quoted || target.role !== undefined || target.ordinal !== undefined
      ? []
      : target.name.split(/,? and |, /u)
  return names.length < 2 ? [] : names.map((name) => ({ ...target, name, words: name }))
}

/** Each of the parts; the first that is refuted speaks for all. */
const inParts = (check: Shown, parts: ReadonlyArray<Target>, given: Case): Ruling => {
  const rulings = parts.map((target) => judgeOne({ ...check, target }, given))
  const fallen = rulings.find(({ _tag }) => _tag !== "Holds")
  if (fallen !== undefined) return fallen
  return holds(rulings.map((each) => (each._tag === "Holds" ? each.actual : "")).join(", "))
}

/** "Not in the list", of several lists, where a line of another one still says it. */
const inOtherList = ({ negated, target }: Shown, given: Case): Fell | undefined => {
  const [scope, another] = target.scopes
  const { name = "", ordinal, pronoun, role, scopes = [] } = scope?.target ?? {}
  const isThem = scope !== undefined && pronoun === true && isOfSeveral(scope.target)
  const isBare = isThem || (name === "" && ordinal === undefined && pronoun !== true && scopes.length === 0)
  if (!negated || scope?.relation !== "in" || another !== undefined || !isBare) return undefined
  if (!isThem && role !== "list" && role !== "table") return undefined
  const line = thingsShown({ ...target, scopes: [] }, given).find(
    ({ fit, seen }) =>
      fit >= 0.95 &&
      !isAside(seen) &&
      (standsIn(seen, /^(?:row|listitem|article)$/u) || recordOf(given.view, seen) !== undefined)
  )
  return line === undefined
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${target.words || target.name}” stands in a line of the page, and it cannot be said whether “${scope.target.words || role}” is that list.`,
        [candidateOf(given.view, line)]
      )
}

export const judgeShown = (check: Shown, given: Case): Ruling =>
  judgeOwnFigure(check, given) ??
  judgeHeadedColumn(check, given) ??
  judgeInCell(check, given) ??
  judgeUnderCell(check, given) ??
  judgeEdgeBar(check, given, () => judgeNamed(check, given)) ??
  unlessAlone(
    check,
    given,
    unlessSuperlative(check, unlessToldByTopic(check, given, judgeNamed(check, given)))
  )

const judgeNamed = (check: Shown, given: Case): Ruling => {
  const judged = judgeOne(check, given)
  const other = judged._tag === "Holds" ? inOtherList(check, given) : undefined
  const whole = other === undefined ? judged : undecided(other)
  const parts = partsOf(check.target)
  const split = parts.length > 0 && (check.negated ? whole._tag === "Holds" : whole._tag !== "Holds")
  return split ? inParts(check, parts, given) : whole
}

/** A picture that did not load is there, and nobody sees it. */
const brokenPicture = ({ negated, target }: Shown, { seen }: Scored): Ruling => {
  const said = `the picture “${seen.node.name}” did not load`
  return negated
    ? undecided(Fell.of("target_ambiguous", `It cannot be said whether “${target.words}” is shown: ${said}.`))
    : refuted(`“${target.words || target.name}” to be shown`, said)
}

/** "An event called Review" is not what is called "Design review". */
const isCalledMore = ({ name, quoted, words }: Target, { fit, seen }: Scored): boolean =>
  fit < whole &&
  (quoted
    ? /\p{Ll} (?:called|named|titled|entitled) /u.test(words)
    : // "Insurance (£2.00 per seat)" is no seat.
      /^\p{Ll}+$/u.test(name) &&
      new RegExp(`\\b(?:per|each|every) ${Pattern.escape(name)}\\b`, "iu").test(seen.node.name))

/** "Dinner is on Sunday at 21:00", which is when it ends. */
const atOtherEnd = ({ scopes, words }: Target, { seen }: Scored, { step, view }: Case): Fell | undefined => {
  if (scopes.length === 0) return undefined
  const record = recordOf(view, seen) ?? seen
  const texts = runsOf(view, record).map(({ text }) => text)
  const other = scopes.find(({ target }) => isOtherEnd(step ?? "", target.name, texts))
  return other === undefined
    ? undefined
    : Fell.of("target_ambiguous", `“${other.target.name}” is the other end of the time of “${words}”.`)
}

/** "The draft is not shown", where a link says "Drafts": where they are kept, and not the one. */
const isNameOfMany = (view: View, { name, quoted, role }: Target, { seen }: Scored): boolean => {
  const [said, wanted] = [loose(nameOf(view, seen)), loose(name)]
  const isMany = said !== wanted && said !== stem(said) && stem(said) === stem(wanted)
  return !quoted && role === undefined && /^\p{Ll}+$/u.test(name) && isMany
}

/** Nothing but what tells of it was found. */
const onlyTold = (target: Target, given: Case): Fell | undefined => {
  const all = thingsShown(target, given)
  return all.length === 0 || all.some(({ seen }) => !tellsOf(given.view, seen, target))
    ? undefined
    : onlySpoken(target)
}

/** All that speaks of it is the message that came with the last deed, and says that it went. */
const isToldGone = (target: Target, given: Case): boolean =>
  thingsShown(target, given).every(({ seen }) =>
    saysThatItWent(given.view, seen, readableTextOf(given.view, seen), target.name)
  )

const onlySpoken = ({ words }: Target): Fell =>
  Fell.of("target_ambiguous", `“${words}” is only spoken of, so that it cannot be said whether it is there.`)

/** "The entries are gone": of a page with several lists it is not said of which. */
const isOfSomeList = ({ name, ordinal, quantifier, role, scopes, words }: Target): boolean =>
  (role === "item" || role === "row") &&
  name === "" &&
  words.endsWith("s") &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0

/** "There are no orders": none is counted. */
const noneOf = (target: Target, given: Case): Ruling =>
  judgeCount({ _tag: "CheckCount", target, comparison: "equal", count: 0 }, given)

/** "No items in the cart": of a place, which is no thing in itself. */
const isNoneIn = ({ name, ordinal, quantifier, role, scopes }: Target): boolean => {
  const [scope, another] = scopes
  return (
    role === "item" &&
    name === "" &&
    ordinal === undefined &&
    (quantifier === undefined || quantifier === "any") &&
    (scope?.relation === "in" || scope?.relation === "below") &&
    another === undefined &&
    scope.target.name !== ""
  )
}

const judgeOne = (check: Shown, given: Case): Ruling => {
  const went = topmostWent(check, given) ?? judgeReplaced(check, given)
  if (went !== undefined) return went
  const item = ofDrawnMenu(check, given)
  if (item instanceof Fell) return undecided(item)
  if (item !== undefined) return judgeOne(item, given)
  const { negated, target } = check
  const { view } = given
  if (negated && rowsOfOwner(view, target) !== undefined) return noneOf(target, given)
  const none = negated ? judgeNoneOf(target, given) : undefined
  if (none !== undefined) return none
  if (negated && isNoneIn(target)) return noneOf(target, given)
  const apart = negated ? undefined : inOneTable(target, given)
  if (apart !== undefined) return undecided(apart)
  const pool = poolOf(view, target, "look", given.antecedent)
  if (pool.missing !== undefined) return missingScope(check, pool.missing, given)
  const sent = judgeSender(check, given)
  if (sent !== undefined) return sent
  // What is near to the kind is not yet the thing: that is for a judgement of its absence.
  const found = negated && isKind(target) ? undefined : (firstOf(target, given) ?? ownersOf(target, given)[0])
  const bare = found === undefined ? undefined : onlyNamed(target, given, found)
  if (bare !== undefined) return bare
  if (found !== undefined && isCrossed(found)) return judgeCrossed(check, given, found)
  const table = found === undefined ? undefined : tableWent(check, given, found)
  if (table !== undefined) return table
  const isOfOthers = (each: Scored) =>
    isTitleOfMany(target, each) || isWayToAll(target, each) || isTitleOfListed(target, each, given.step)
  if (!negated && found !== undefined && isOfOthers(found)) return undecided(onlySpoken(target))
  if (negated && found !== undefined && (isTitleOfAll(view, target, found) || isTitleOfAny(target, found)))
    return noneOf(target, given)
  const deed = found !== undefined && onlySets(view, found.seen, target)
  const opener = found !== undefined && (deed || onlyOpens(view, found, target))
  // What a dialog is opened by may be seen without it, and what hides a tip without the tip.
  const kin = negated && found !== undefined && isOldKin(target, found, given)
  const first = kin || (opener && negated && (deed || target.role === "dialog")) ? undefined : found
  const own = deed ? readableTextOf(view, found.seen) || found.seen.node.name : undefined
  const text = first === undefined ? asText(target, given, own) : undefined
  const said = first === undefined ? asDialog(target, given) : undefined
  if (said !== undefined)
    return negated
      ? refuted(`“${target.words || target.name}” not to be shown`, `a dialog said: ${said}`)
      : holds(`a dialog said: ${said}`)
  const named = opener && target.role === "form" && target.name !== ""
  const form = (first === undefined && text === undefined) || named ? asForm(check, given) : undefined
  if (form !== undefined) return form
  const more = first === undefined && text === undefined && !negated ? partlyShown(view, target) : undefined
  if (more !== undefined) return undecided(more)
  if (first === undefined && text === undefined)
    return (
      judgeBearer(target, negated, given) ??
      judgeDisclosed(target, negated, given) ??
      senderUntold(target, given) ??
      ofUnknownKind(check, given) ??
      (negated
        ? ((isOnlyBar(target, given) ? missingPlace(target.scopes[0]?.target ?? target) : undefined) ??
          messageWent(check, given) ??
          popUpWent(check, given) ??
          questionWent(check, given) ??
          judgeAbsent(target, given, (then) => isShown(target, then)))
        : (judgeUnnamed(target, given) ??
          inTheirList(given, target) ??
          (isOnlyBar(target, given) ? missingPlace(target.scopes[0]?.target ?? target) : undefined) ??
          notShown(target, given)))
    )
  const unlike =
    first === undefined || negated ? undefined : noSuchMessage(view, target, thingsShown(target, given))
  if (unlike !== undefined) return undecided(unlike)
  const closed = first === undefined || negated ? undefined : notOpened(target, first, given)
  if (closed !== undefined) return undecided(closed)
  if (first !== undefined && opener)
    return undecided(
      Fell.of(
        "target_not_found",
        `Only what may open or change the “${target.words}” is seen: the ${first.seen.node.role} “${candidateOf(view, first).name}”.`
      )
    )
  if (!negated && first !== undefined && (isOnlyItsWay(target, first) || isLabelAlone(target, first, given)))
    return undecided(
      Fell.of(
        "target_not_found",
        `Only “${candidateOf(view, first).name}” is seen, which is no ${target.role ?? ""}.`,
        [candidateOf(view, first)]
      )
    )
  if (first !== undefined && isCalledMore(target, first))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `Only “${candidateOf(view, first).name}” is seen, which is called more than that.`,
        [candidateOf(view, first)]
      )
    )
  const end = first === undefined || negated ? undefined : atOtherEnd(target, first, given)
  if (end !== undefined) return undecided(end)
  const side = first === undefined || negated ? undefined : onOtherSide(given, target, first)
  if (side !== undefined) return undecided(side)
  const read = first === undefined ? text : readableTextOf(view, first.seen) || first.seen.node.name
  const isDenied = !target.quoted && read !== undefined && isSaidNot(read, target.name)
  if (
    isDenied &&
    negated &&
    isSaidOfSearch(read, target.name) &&
    !/\b(?:match|fit|meet|correspond)/iu.test(given.step ?? "")
  )
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${brief(read, 60)}” is said of what was looked for, and not of all there is.`
      )
    )
  if (isDenied && negated) return holds(`saw: ${brief(read, 60)}`, first?.seen)
  if (isDenied)
    return undecided(
      Fell.of("target_ambiguous", `“${target.words}” stands only in “${brief(read, 60)}”, which denies it.`)
    )
  const untold = first === undefined || negated ? undefined : onlyTitled(given, target, first)
  if (untold !== undefined) return undecided(untold)
  if (first?.seen.node.picture === "broken") return brokenPicture(check, first)
  const actual =
    first === undefined
      ? `saw: ${readable(text ?? "")}`
      : `saw the ${first.seen.node.role} “${candidateOf(view, first).name}”`
  const left = negated ? leftOf(check, given) : undefined
  if (left !== undefined) return left
  if (negated && first !== undefined && isOnlyItsLabel(target, first))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `Only “${candidateOf(view, first).name}” is seen, which may open the ${target.words} or be its label.`,
        [candidateOf(view, first)]
      )
    )
  const told = negated && first !== undefined ? onlyTold(target, given) : undefined
  if (told !== undefined && check.gone === true && isToldGone(target, given))
    return holds(`no “${target.words || target.name}” any more`)
  if (told !== undefined) return undecided(told)
  const list = negated && isOfSomeList(target) ? inOneList(view, wholePage(view), target) : undefined
  if (list instanceof Fell) return undecided(list)
  if (negated && isOneThatWent(check, given)) {
    const one = spokenOne(check, given)
    return one === undefined
      ? undecided(oneOfThem(target, actual))
      : holds(`no “${one.node.name || target.words}” any more`)
  }
  if (negated && first !== undefined && isNameOfMany(view, target, first))
    return undecided(onlySpoken(target))
  if (negated && first !== undefined && dialogWent(target, first.seen, given))
    return holds(`no “${target.words}” any more`)
  if (negated) return refuted(`“${target.words || target.name}” not to be shown`, actual)
  if (first === undefined) return holds(actual)
  const ruling = withTarget(holds(actual), view, first.seen, first.score, first.how)
  return ruling._tag === "Holds" ? { ...ruling, tentative: first.fit < 0.8 } : ruling
}
