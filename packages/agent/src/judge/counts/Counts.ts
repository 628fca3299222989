/** Whether as many are shown as it says. */
import { goesOn, isLaterPage, isPaged, leadsOn, saysPage, shownOf } from "./PagedCounts.js"
import { pagesOf } from "../pages/Pagers.js"
import { isSaidNot } from "../messages/SaidNot.js"
import type { Intent, Target } from "@assay/domain/Intent"
import { endsOpenPage, regionsOf } from "../../ground/Enclosures.js"
import { groupCalled, groupRegion, groupUnder, sumsOfGroups } from "../../ground/Groups.js"
import { withHeading } from "./UnderHeadings.js"
import { isOfKind, saysCards, standsInKind } from "../../ground/PartKinds.js"
import { tallyOf } from "../../ground/Tallies.js"
import { isBareList, isToldOfLines, rowsOfKind } from "../../ground/Tabled.js"
import { liesOver } from "../../ground/OpenForms.js"
import { nodesIn, type Region, wholePage } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { elsewhere, isOnClosedWay } from "./ClosedWays.js"
import { asThings } from "./ListedPictures.js"
import { figureOfIt, figureOnControl } from "./ControlFigures.js"
import { isMarked, isToggle, standsIn } from "../../screen/Kinds.js"
import { markedOn } from "./MarkedThings.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { allPhrases, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain, pluralOf } from "../../screen/Wording.js"
import { comparisons } from "../figures/Numbers.js"
import { type Case, holds, refuted, type Ruling, undecided, withNumber, withTarget } from "../Ruling.js"
import { saidOfNone } from "../absence/NoneOf.js"
import { ofPeople } from "./People.js"
import { rated } from "../figures/Ratings.js"
import { mayHold } from "../absence/SaysElse.js"
import { isOfOwner, rowsOfOwner, toldOfAll } from "./OwnersRows.js"
import { bySetting } from "./SetNumbers.js"
import { isInLabelsWords, isOnlyOnControls, isToldInLine, statedIn } from "./Stated.js"
import { figureOnWay, onItsWay } from "./WayFigures.js"
import { unlessShownOfAll } from "./ShownOfAll.js"
import { onTile } from "./PlacesOnTiles.js"
import { aboutCounted } from "./AboutCounted.js"
import { type Counted, countIn, exactly } from "./Counted.js"
import { blocksIn, inOneList, isPart } from "./CountedLists.js"
import { isBehind } from "./BehindDialogs.js"
import { isBare, listWhere, ownListOf } from "./OwnList.js"
import { inParts } from "./PartedLists.js"
import { removables } from "./Removables.js"
import { isOneAlone } from "./OneAlone.js"
import { isAllThatIsTold } from "./ToldByItself.js"
import { isThatOne } from "./TheOnlyOne.js"
import { unlessOnTile } from "./StatesOnTiles.js"
import { unlessBehind } from "./BehindThisPage.js"
import { unlessTitled } from "./TitledOtherwise.js"
import { waysLeft } from "./WaysLeft.js"
import { stoodAmongOthers } from "../absence/LeftAlone.js"
import { isPlaceThatWent, saysNothingNow } from "../absence/WentPlaces.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

/** The numbers that fit what is asked: all of them, none, or it depends on what one counts. */
const truthOf = ({ comparison, count }: Count, { least, lines, most }: Counted): boolean | undefined => {
  const [, holdsFor] = comparisons[comparison]
  const range = (to: number) => Array.from({ length: to - least + 1 }, (_, at) => holdsFor(least + at, count))
  if (range(most).every(Boolean)) return true
  return range(lines).some(Boolean) ? undefined : false
}

/** "Fewer than five" is said of some that are there; like "only five", of a whole that may go on elsewhere. */
const isOpen = (
  { comparison, count, target }: Count,
  { view }: Case,
  regions: ReadonlyArray<Region>,
  most: number
): boolean => {
  if (regions.some(isPart)) return false
  const bounded = comparison === "fewer" || comparison === "at_most"
  // "No email is starred" is said of all pages.
  if (comparison === "equal" && count === 0 && leadsOn(view)) return true
  return (bounded && most === 0) || ((bounded || target.quantifier === "only") && goesOn(view))
}

const agreed = (all: ReadonlyArray<Counted>): Counted | undefined => {
  const [first] = all
  const same = all.every(
    ({ least, lines, most }) => least === first?.least && most === first.most && lines === first.lines
  )
  return same ? first : undefined
}

/** Several, where one was expected: "5 books". */
const soMany = (count: number, { count: expected, target: { words } }: Count): string => {
  const isSingular = expected === 1 && count !== 1 && /\p{Ll}$/u.test(words) && !words.endsWith("s")
  return `${count} ${isSingular ? pluralOf(words) : words}`
}

const unclear = (target: Target, { least, lines }: Counted): Fell =>
  Fell.of("target_ambiguous", `From ${least} to ${lines} may be counted as ${target.words}.`)

/** "3 orders remain", "two are left". */
const isOfRest = ({ step = "" }: Case): boolean => /\b(?:left|remain(?:s|ing|ed)?)\b/iu.test(step)

/** "3 tasks left", of four lines one of which is ticked: those that are done stand there as well. */
const isRest = (view: View, said: number, { least, most }: Counted): boolean => {
  const boxes = view.all.filter(({ node }) => node.visible && node.role === "checkbox")
  const open = boxes.filter(({ node }) => node.state.checked === false)
  return least === most && boxes.length === least && open.length === said
}

const over = / (?:left|remaining|left over|back)$/u

const isOfShown = ({ step = "" }: Case): boolean =>
  /\b(?:shows?|shown|lists?|listed|displays?|displayed|visible)\b/iu.test(step)

/** What the page says itself, beside what was counted. */
const bySaid = (check: Count, given: Case, said: number, all: Counted | undefined): Ruling => {
  const { count, target } = check
  const [word, holdsFor] = comparisons[check.comparison]
  const says = holdsFor(said, count)
  const truth = all === undefined ? says : truthOf(check, all)
  const telling = all !== undefined && all.weak !== true && all.most > 0 && !isPaged(given.view)
  // "8 jobs are shown" of 21, where the page says itself that it shows 8 of them.
  const shown = shownOf(given.view, said)
  const isOfPage = saysPage(given.step) || check.listed === true
  if (says && isOfPage && shown !== undefined && !holdsFor(shown, count))
    return undecided(Fell.of("target_ambiguous", `The page shows ${shown} of ${said} ${target.words}.`))
  const isOfHere = isOfShown(given) || saysPage(given.step) || isLaterPage(given.view)
  if (!says && shown === count && check.comparison === "equal" && isOfHere && truth !== false)
    return holds(`${count} of ${said} ${target.words}`)
  // "Only two are listed" speaks of what stands there, however many there are in all.
  // In a place, or of what is left, fewer than were counted are no more than those.
  const isOfAll = target.scopes.length === 0 && !isOfRest(given)
  const may = all !== undefined && truth !== undefined && (isOfAll || said >= all.least)
  // Where the page says that there are none, what stands there is something else; so it may where nothing but its being there tells what it is.
  const isTelling = all?.weak !== true || isOfRest(given)
  if (check.listed === true && may && !says && said > 0 && isTelling) return byCount(check, given, [], all)
  // Nor does the page's word for all of them tell how many stand in the table.
  const inTable = target.scopes.some(
    ({ relation, target: { name, role } }) => relation === "in" && role === "table" && name === ""
  )
  if (inTable && says && truth === false)
    return undecided(
      Fell.of(
        "target_ambiguous",
        `The page says ${said} ${target.words}, and ${all?.least ?? 0} stand in the table.`
      )
    )
  // "8 notes", of which one is pinned and stands over the others.
  const inGroups = says && sumsOfGroups(given.view, wholePage(given.view)).includes(said)
  const rest = all !== undefined && isRest(given.view, said, all)
  if (rest && truth === true && !says && !isOfRest(given) && !over.test(target.words))
    return byCount(check, given, [], all)
  const ofRest = rest && over.test(target.words)
  if (truth === says || inGroups || ofRest || (says && (truth === undefined || !telling)) || all?.most === 0)
    return says
      ? holds(`${said} ${target.words}`)
      : withNumber(refuted(`${word}${count} ${target.words}`, soMany(said, check)), said)
  return undecided(
    Fell.of("target_ambiguous", `The page says ${said} ${target.words}, and ${all?.least ?? 0} stand on it.`)
  )
}

/** "38 orders in total" of a page that says "Showing 1-5 of 38 orders". */
const isToldInAll = ({ comparison, count, target }: Count, { step = "", view }: Case): boolean =>
  comparison === "equal" &&
  target.scopes.length === 0 &&
  /\b(?:in total|in all|altogether|overall)\b/iu.test(step) &&
  allPhrases(view).some((text) => loose(text).endsWith(loose(` of ${count} ${target.words}`)))

const byCount = (check: Count, given: Case, regions: ReadonlyArray<Region>, all: Counted): Ruling => {
  const { comparison, count, target } = check
  const truth = truthOf(check, all)
  if (truth === undefined) return undecided(unclear(target, all))
  const actual = soMany(all.least, check)
  const says = finder(`${count} ${target.words}`, "contains")
  if (isToldInAll(check, given)) return holds(`${count} ${target.words} in all`)
  // "Showing 3 of 312 orders": the page speaks of so many, wherever the others are.
  if (
    !truth &&
    comparison === "equal" &&
    target.scopes.length === 0 &&
    allPhrases(given.view).some((text) => says(plain(text)))
  )
    return undecided(
      Fell.of(
        "target_ambiguous",
        `The page speaks of ${count} ${target.words}, and ${all.least} stand on it.`
      )
    )
  const against = refuted(`${comparisons[comparison][0]}${count} ${target.words}`, actual)
  if (!truth) return all.least === all.most ? withNumber(against, all.least) : against
  const [opened, another] = regions.flatMap(({ seen }) =>
    seen !== undefined && liesOver(seen) ? [seen] : []
  )
  // "3 orders remain" is said of all there are, and not of one page of them; what leads on behind a dialog leads to none of what stands in it.
  const remains = isOfRest(given) && leadsOn(given.view, another === undefined ? opened : undefined)
  const here = check.listed === true && comparison === "equal" && all.most > 0 && !remains
  if (remains || (!here && isOpen(check, given, regions, all.most)))
    return undecided(Fell.of("target_not_found", `Not all ${target.words} need to stand on this page.`))
  return holds(actual, theOneOf(check, all))
}

/** "There is one pending order": it is about that one that the next sentence goes on. */
const theOneOf = ({ comparison, count }: Count, { things = [] }: Counted): Seen | undefined =>
  comparison === "equal" && count === 1 && things.length === 1 ? things[0] : undefined

/** "Only Ada and Ben are listed", and others are: which there are. */
const toldWhich = (ruling: Ruling, { target }: Count, { view }: Case): Ruling => {
  if (ruling._tag !== "Refuted" || !isBare(target)) return ruling
  const all = inOneList(view, wholePage(view), target)
  return all instanceof Fell || ruling.actual.includes(": ")
    ? ruling
    : withTitles(ruling, tallyOf(view, all).things, view)
}

/** "Only Ada is listed": the report says who should be. */
const toldOfWhom = (ruling: Ruling, { of }: Count): Ruling =>
  ruling._tag === "Refuted" && of !== undefined
    ? { ...ruling, expected: `${ruling.expected}, “${of}”` }
    : ruling

export const judgeCount = (check: Count, given: Case): Ruling =>
  [
    toldWhich,
    toldOfWhom,
    unlessShownOfAll,
    bySetting,
    unlessTitled,
    aboutCounted,
    onTile,
    unlessOnTile,
    unlessBehind,
    isThatOne
  ].reduce(
    (ruling, next) => next(ruling, check, given),
    isOfNone(check, given.view) && waysLeft(check, given) === undefined
      ? undecided(
          Fell.of("target_ambiguous", `“${check.of ?? ""}” stands in none of the things that are counted.`)
        )
      : counted(check, given)
  )

/** What nothing else tells may be told by what takes each of them away. */
const orRemovable = (check: Count, given: Case): Ruling => {
  const ruling = countedAs(check, given)
  if (ruling._tag !== "Undecided") return ruling
  const found = removables(check.target, given)
  return found === undefined ? ruling : byCount(check, given, [found.region], exactly(found.number))
}

/** "There are 5 articles left": so many are there, where nothing is called so. */
const counted = (check: Count, given: Case): Ruling => {
  const persons = ofPeople(check, given.view)
  if (persons !== undefined) return counted(persons, given)
  const { name, quoted, words } = check.target
  if (quoted || !over.test(words)) return orRemovable(check, given)
  // Of things to do some of which are ticked the page need not say which are left.
  const isTicked = given.view.all.some(
    ({ node }) => node.visible && node.role === "checkbox" && node.state.checked === true
  )
  if (isTicked && statedIn(given.view, [wholePage(given.view)], check.target, given.antecedent).length === 0)
    return undecided(Fell.of("target_ambiguous", `It cannot be said which “${words}” are.`))
  const ruling = countedAs(check, given)
  if (ruling._tag !== "Undecided") return ruling
  const target = { ...check.target, name: name.replace(over, ""), words: words.replace(over, "") }
  return countedAs({ ...check, target }, given)
}

const total = /^(?:total|all|sum|the whole)$/u

/** "9 lots are listed in total", "the log has 9", "3 reservations in the list" of cards that no role tells to be one: of all there are, where nothing on the page is called so. */
const inAll = (view: View, target: Target): Target | undefined => {
  const scopes = target.scopes.filter(
    (scope) =>
      scope.relation !== "in" ||
      scope.target.quoted ||
      !(total.test(scope.target.words) || isBareList(scope) || endsOpenPage(view, scope.target))
  )
  return scopes.length < target.scopes.length ? { ...target, scopes } : undefined
}

/** "Two items are in stock": in no place, but of those things of the one list that say so. */
const inState = (check: Count, given: Case): Ruling | undefined => {
  const [scope, another] = check.target.scopes
  const words = scope?.target.words ?? ""
  const isState = scope?.relation === "in" && scope.target.role === undefined && !scope.target.quoted
  if (!isState || another !== undefined || !/^\p{Ll}+$/u.test(words)) return undefined
  const all = inOneList(given.view, wholePage(given.view), { ...check.target, scopes: [] })
  const says = finder(`in ${words}`, "contains")
  const saying =
    all instanceof Fell
      ? []
      : all.filter((seen) => {
          const text = plain(readableTextOf(given.view, seen))
          return says(text) && !isSaidNot(text, `in ${words}`)
        })
  return saying.length === 0 ? undefined : byCount(check, given, [], exactly(saying.length))
}

/** "Only the logo is shown", of a card on a board: what is counted are cards, and not the columns. */
const onBoard = ({ of, target }: Count, { view }: Case): Target | undefined => {
  if (of === undefined || !isBare(target) || saysCards(target)) return undefined
  const called = runsOf(view, view.root).filter(({ text }) => loose(text) === loose(of))
  const isCard = called.some(({ seen }) => [...upward(seen)].some((outer) => isOfKind(outer, "card")))
  return isCard && blocksIn(view, wholePage(view)).length > 1 ? { ...target, words: "cards" } : undefined
}

/** "8 items: web-01, web-02 …": which they are, where they should be others. */
const withTitles = (ruling: Ruling, all: ReadonlyArray<Seen>, view: View): Ruling => {
  const titles = all.slice(0, 8).flatMap((seen) => runsOf(view, seen)[0]?.text ?? [])
  return ruling._tag !== "Refuted" || titles.length === 0
    ? ruling
    : { ...ruling, actual: `${ruling.actual}: ${titles.join(", ")}` }
}

/** One word or a picture, in which nothing else could stand. */
const isMark = (view: View, { seen }: Region): boolean =>
  seen !== undefined &&
  seen.parent !== undefined &&
  /^(?:text|img|image|generic|strong|emphasis|link|code|time)$/u.test(seen.node.role) &&
  runsOf(view, seen).length < 2 &&
  seen.children.every(({ node }) => /^(?:text|img|image)$/u.test(node.role))

/** "Two notes stand under Pinned": of what stands there, up to the next title. */
const underGroupTitle = (check: Count, given: Case): Ruling | undefined => {
  const [scope, another] = check.target.scopes
  if (scope?.relation !== "below" || another !== undefined || scope.target.name === "") return undefined
  const title = groupCalled(given.view, scope.target)
  const region = title === undefined ? undefined : groupRegion(given.view, title)
  if (title === undefined || region === undefined) return undefined
  const found = countIn(given.view, region, { ...check.target, scopes: [] })
  const isTold = !(found instanceof Fell) && found.weak !== true && found.most > 0
  return byCount(check, given, [region], isTold ? found : exactly(groupUnder(given.view, title).length))
}

/** Boxes to tick are options as well. */
const hasBoxes = (view: View, region: Region): boolean =>
  nodesIn(view, region).some((seen) => seen.node.visible && isToggle(seen))

/** Why none was found, where that is no reason to say that there are none. */
const noneTold = (view: View, regions: ReadonlyArray<Region>, target: Target): Fell | undefined => {
  // The initials of Ada are no place in which there are none.
  if (regions.length > 0 && regions.every((each) => isMark(view, each)))
    return Fell.of(
      "target_ambiguous",
      `What is called “${target.scopes[0]?.target.words ?? ""}” holds nothing to be counted.`
    )
  // A mail of Ben's in a list holds no mails.
  if (regions.length > 0 && regions.every(({ seen }) => seen?.node.role === "option"))
    return Fell.of("target_ambiguous", `Nothing tells which ${target.words} are of what is named.`)
  // The lines of a menu are its entries, though nothing tells that they are pressed.
  if (target.role === "item" && regions.some(({ seen }) => seen !== undefined && isMarked(seen, "menu")))
    return Fell.of("target_ambiguous", `It cannot be told which of the lines there are ${target.words}.`)
  if (target.role === "option" && regions.some((each) => hasBoxes(view, each)))
    return Fell.of("target_ambiguous", "What there is to tick there may be counted as options.")
  return isOfList(target) ? mayHold(view, regions, target) : undefined
}

/** Things of a list, and none of a kind that bears its name. */
const isOfList = ({ name, role }: Target): boolean =>
  role === "item" || (role === undefined && /^\p{Ll}+s$/u.test(name))

/** A group of boxes to tick is no list of anything else. */
const isChoices = (view: View, { role }: Target, region: Region): boolean =>
  role !== "option" && /^(?:group|radiogroup)$/u.test(region.seen?.node.role ?? "") && hasBoxes(view, region)

/** "Only Ada and Remote only remain", where the second is no more than a filter that is on. */
const isOfNone = ({ of }: Count, view: View): boolean => {
  const all = of === undefined ? [] : runsOf(view, view.root).filter(({ text }) => loose(text) === loose(of))
  return (
    all.length > 0 &&
    all.every(
      ({ seen }) =>
        standsIn(seen, /^(?:complementary|search|navigation|banner)$/u) ||
        standsInKind(seen, "chip", "filters", "toolbar")
    )
  )
}

/** "There are 38 units of Lamp", in whose own line that is said: "38 units", or 38 under "Units". */
const saidOfOwner = (check: Count, given: Case): Ruling | undefined => {
  const scopes = check.target.scopes.map((scope) => ({ ...scope, relation: "in" as const }))
  const regions = regionsOf(given.view, scopes, given.antecedent)
  const target = { ...check.target, scopes }
  const [said, another] = "name" in regions ? [] : statedIn(given.view, regions, target, given.antecedent)
  return said === undefined || another !== undefined
    ? undefined
    : bySaid({ ...check, target }, given, said, undefined)
}

/** Nothing but how it is: "ticked boxes". */
const isStateAlone = ({ name, quoted, role }: Target): boolean =>
  role !== undefined &&
  !quoted &&
  /^(?:(?:un)?(?:ticked|checked|selected)|(?:dis|en)abled|expanded|collapsed|empty|filled)$/iu.test(name)

/** By the number that a control bears. */
const byFigure = (check: Count, given: Case, number: number, on: Seen): Ruling =>
  withTarget(byCount(check, given, [], exactly(number)), given.view, on, 0.86, "the number on it")

const countedAs = (check: Count, given: Case): Ruling => {
  const { target } = check
  const { view } = given
  const ofIt = figureOfIt(target, given)
  if (ofIt !== undefined) return byFigure(check, given, ofIt.number, ofIt.seen)
  const ways = waysLeft(check, given)
  if (ways !== undefined) return withTitles(byCount(check, given, [], exactly(ways.length)), ways, view)
  // "12 photos" that the page says of itself are told, whatever its cards are called.
  const things = isOnlyOnControls(view, [wholePage(view)], target, given.antecedent)
    ? asThings(view, target)
    : undefined
  if (things !== undefined) return countedAs({ ...check, target: things }, given)
  const isOfPages = target.role === "page" && target.name === "" && target.scopes.length === 0
  const pages = isOfPages ? pagesOf(view) : undefined
  if (pages !== undefined) return byCount(check, given, [], exactly(pages))
  const marked = markedOn(view, target)
  if (marked instanceof Fell) return undecided(marked)
  if (marked !== undefined) return byCount(check, given, [], exactly(marked))
  const hers = rowsOfOwner(view, target)
  const isNone = hers === undefined && check.comparison === "equal" && check.count === 0
  const none = isNone ? saidOfNone(target, given) : undefined
  if (none !== undefined) return none
  const headed = withHeading(check, given)
  if (headed !== undefined) return judgeCount(headed, given)
  const grouped = underGroupTitle(check, given)
  if (grouped !== undefined) return grouped
  const cards = onBoard(check, given)
  if (cards !== undefined) return countedAs({ ...check, target: cards }, given)
  // What stands in one column of a board is not all there is on it.
  const isBoard = saysCards(target) && blocksIn(view, wholePage(view)).length > 1
  const own = isBoard ? undefined : (ownListOf(target, given, check.of) ?? listWhere(target, given, check.of))
  if (own !== undefined) return withTitles(byCount(check, given, [], exactly(own.length)), own, view)
  // Others of hers may stand on the other pages.
  if (hers !== undefined && goesOn(view) && !saysPage(given.step))
    return undecided(Fell.of("target_not_found", `Not all ${target.words} need to stand on this page.`))
  if (hers !== undefined) return byCount({ ...check, listed: true }, given, [], exactly(hers))
  const whose = toldOfAll(view, target)
  const units = isOfOwner(target) ? saidOfOwner(check, given) : undefined
  if (units !== undefined) return units
  if (whose !== undefined)
    return undecided(
      Fell.of("target_ambiguous", `Nothing tells which ${target.words} are those of “${whose}”.`)
    )
  const regions = regionsOf(view, target.scopes, given.antecedent)
  if ("name" in regions && isPlaceThatWent(target, given) && saysNothingNow(given))
    return byCount(check, given, [], exactly(0))
  const badge = "name" in regions ? onItsWay(view, regions, target, given.antecedent) : undefined
  if (badge !== undefined) return byCount(check, given, [], badge)
  const whole =
    "name" in regions || (regions.length > 0 && regions.every((each) => isChoices(view, target, each)))
      ? inAll(view, target)
      : undefined
  if (whole !== undefined) {
    const { listed: _, ...all } = check
    return countedAs({ ...all, target: whole }, given)
  }
  if ("name" in regions)
    return undecided(
      Fell.of("target_not_found", `There is no “${regions.words || regions.name}” on the page to count in.`)
    )
  if (isBehind(view, regions, target))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${target.scopes[0]?.target.words ?? ""}” may be what has opened over the page.`
      )
    )
  const stating = inState(check, given)
  if (stating !== undefined) return stating
  const parted = inParts(view, target, regions)
  if (parted !== undefined) return byCount(check, given, regions, parted)
  const counts = regions.map((region) => countIn(view, region, target))
  const fell = counts.find((each) => each instanceof Fell)
  const all =
    fell === undefined ? agreed(counts.flatMap((each) => (each instanceof Fell ? [] : [each]))) : undefined
  if (all?.most === 0 && isBare(target) && given.antecedent?.seen?.node.visible === true)
    return undecided(Fell.of("target_ambiguous", "What was just seen stands in no list that can be counted."))
  const [said, another] = statedIn(view, regions, target, given.antecedent)
  const stars = said === undefined ? rated(view, regions, target) : undefined
  if (stars !== undefined) return byCount(check, given, [], exactly(stars))
  const onControl = said === undefined ? figureOnControl(view, regions, target) : undefined
  // The head of a column by which to sort is called so as well, over what is counted.
  const isHead = onControl !== undefined && standsIn(onControl.seen, /^columnheader$/u)
  if (onControl !== undefined && !isHead) {
    if (onControl.number === undefined)
      return undecided(
        Fell.of("target_ambiguous", `“${target.words}” is a control there, and tells no number.`)
      )
    return byFigure(check, given, onControl.number, onControl.seen)
  }
  // "Orders 4" in the menu counts what is new, and not what stands in the table.
  const isCounted = all !== undefined && all.weak !== true && truthOf(check, all) === true
  const onWay = said !== undefined && isOnlyOnControls(view, regions, target, given.antecedent)
  if (isCounted && onWay) return byCount(check, given, regions, all)
  // "Three tickets are open" is not said of what a part of the page calls "Open tickets".
  const isToldSo =
    (given.step ?? "").toLowerCase().includes(target.words.toLowerCase()) ||
    isToldInLine(view, regions, target) ||
    isInLabelsWords(given.step ?? "", target)
  if (fell instanceof Fell && said !== undefined && given.step !== undefined && !isToldSo)
    return undecided(fell)
  if (onWay && !isCounted && isOnClosedWay(view, target)) return undecided(elsewhere(target, said))
  if (said !== undefined && another === undefined) return bySaid(check, given, said, all)
  const way =
    said === undefined && (all?.most ?? 0) === 0 && check.count > 0 ? figureOnWay(view, target) : undefined
  if (way !== undefined && isOfShown(given) && isOnClosedWay(view, target))
    return undecided(elsewhere(target, way))
  if (way === check.count && check.comparison === "equal") return holds(`${way} on what leads to them`)
  if (way !== undefined)
    return undecided(
      Fell.of("target_ambiguous", `“${target.words}” may be what the page leads to by that name.`)
    )
  const isAlone = all !== undefined && said === undefined && isOneAlone(check, all, view, regions)
  if (isAlone && (stoodAmongOthers(check, given, regions) || isAllThatIsTold(check, given, regions)))
    return byCount(check, given, regions, exactly(1))
  if (isAlone)
    return undecided(
      Fell.of("target_ambiguous", `One ${target.words} alone stands in no list to be counted.`)
    )
  const doubt = all?.most === 0 && said === undefined ? noneTold(view, regions, target) : undefined
  if (doubt !== undefined) return undecided(doubt)
  // Of how many pages it is one the page need not tell.
  if (isOfPages && said === undefined && (all?.most ?? 0) === 0)
    return undecided(Fell.of("target_not_found", "Nothing on the page tells how many pages there are."))
  // "Two ticked boxes": nothing is called ticked.
  if (check.count > 0 && (all?.most ?? 0) === 0 && said === undefined && isStateAlone(target))
    return undecided(Fell.of("action_unsupported", `It cannot be counted how many are “${target.name}”.`))
  if (all !== undefined && said === undefined) return byCount(check, given, regions, all)
  // "2 invoices are listed" in the table with that column, under tiles that each tell how many there are of one state.
  const rows = check.listed === true && !leadsOn(view) ? rowsOfKind(view, wholePage(view), target.name) : []
  const areLines = rows.length > 0 && !isToldOfLines(view, wholePage(view), target.name)
  if (areLines && !target.quoted && target.scopes.length === 0) {
    const [word, holdsFor] = comparisons[check.comparison]
    const actual = soMany(rows.length, check)
    return holdsFor(rows.length, check.count)
      ? holds(actual)
      : withNumber(refuted(`${word}${check.count} ${target.words}`, actual), rows.length)
  }
  return undecided(
    fell instanceof Fell && said === undefined
      ? fell
      : Fell.of("target_ambiguous", `“${target.words}” is counted in several places.`)
  )
}
