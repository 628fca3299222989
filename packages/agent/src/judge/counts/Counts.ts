/** Whether as many are shown as it says. */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { standsInKind, saysCards } from "../../ground/PartKinds.js"
import { wholePage } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import { standsIn } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { saidOfNone } from "../absence/NoneOf.js"
import { isPlaceThatWent, saysNothingNow } from "../absence/WentPlaces.js"
import { pagesOf } from "../pages/Pagers.js"
import { type Case, firstRuling, type Ruling, undecided } from "../Ruling.js"
import { aboutCounted } from "./AboutCounted.js"
import { isBehind } from "./BehindDialogs.js"
import { unlessBehind } from "./BehindThisPage.js"
import { figureOfIt } from "./ControlFigures.js"
import { exactly } from "./Counted.js"
import { blocksIn, inOneList } from "./CountedLists.js"
import { inAll, inState, onBoard, underGroupTitle } from "./CountedPlaces.js"
import { isOfPages, judgeThere } from "./CountedThere.js"
import { byCount, byFigure, type Count, withTitles } from "./CountRulings.js"
import { asThings } from "./ListedPictures.js"
import { markedOn } from "./MarkedThings.js"
import { isChoices } from "./NoneTold.js"
import { isOfOwner, rowsOfOwner, toldOfAll } from "./OwnersRows.js"
import { isBare, listWhere, ownListOf } from "./OwnList.js"
import { goesOn, saysPage } from "./PagedCounts.js"
import { inParts } from "./PartedLists.js"
import { ofPeople } from "./People.js"
import { onTile } from "./PlacesOnTiles.js"
import { removables } from "./Removables.js"
import { over, saidOfOwner } from "./SaidCounts.js"
import { bySetting } from "./SetNumbers.js"
import { unlessShownOfAll } from "./ShownOfAll.js"
import { isOnlyOnControls, statedIn } from "./Stated.js"
import { unlessOnTile } from "./StatesOnTiles.js"
import { isThatOne } from "./TheOnlyOne.js"
import { unlessTitled } from "./TitledOtherwise.js"
import { withHeading } from "./UnderHeadings.js"
import { onItsWay } from "./WayFigures.js"
import { waysLeft } from "./WaysLeft.js"

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

/** What a count comes to before any place is looked for; none where the rule does not apply. */
type Rule = (check: Count, given: Case) => Ruling | undefined

const byFigureOfIt: Rule = (check, given) => {
  const ofIt = figureOfIt(check.target, given)
  return ofIt === undefined ? undefined : byFigure(check, given, ofIt.number, ofIt.seen)
}

const byWaysLeft: Rule = (check, given) => {
  const ways = waysLeft(check, given)
  return ways === undefined
    ? undefined
    : withTitles(byCount(check, given, [], exactly(ways.length)), ways, given.view)
}

/** "12 photos" that the page says of itself are told, whatever its cards are called. */
const asListedThings: Rule = (check, given) => {
  const { target } = check
  const isTold = !isOnlyOnControls(given.view, [wholePage(given.view)], target, given.antecedent)
  const things = isTold ? undefined : asThings(given.view, target)
  return things === undefined ? undefined : countedAs({ ...check, target: things }, given)
}

const byPages: Rule = (check, given) => {
  const pages = isOfPages(check.target) ? pagesOf(given.view) : undefined
  return pages === undefined ? undefined : byCount(check, given, [], exactly(pages))
}

const byMarks: Rule = (check, given) => {
  const marked = markedOn(given.view, check.target)
  if (marked instanceof Fell) return undecided(marked)
  return marked === undefined ? undefined : byCount(check, given, [], exactly(marked))
}

const bySaidOfNone: Rule = ({ comparison, count, target }, given) =>
  comparison === "equal" && count === 0 && rowsOfOwner(given.view, target) === undefined
    ? saidOfNone(target, given)
    : undefined

const underHeading: Rule = (check, given) => {
  const headed = withHeading(check, given)
  return headed === undefined ? undefined : judgeCount(headed, given)
}

const asCards: Rule = (check, given) => {
  const cards = onBoard(check, given)
  return cards === undefined ? undefined : countedAs({ ...check, target: cards }, given)
}

const byOwnList: Rule = (check, given) => {
  const { of, target } = check
  const { view } = given
  // What stands in one column of a board is not all there is on it.
  if (saysCards(target) && blocksIn(view, wholePage(view)).length > 1) return undefined
  const own = ownListOf(target, given, of) ?? listWhere(target, given, of)
  return own === undefined ? undefined : withTitles(byCount(check, given, [], exactly(own.length)), own, view)
}

const byOwner: Rule = (check, given) => {
  const { target } = check
  const { view } = given
  const hers = rowsOfOwner(view, target)
  // Others of hers may stand on the other pages.
  if (hers !== undefined && goesOn(view) && !saysPage(given.step))
    return undecided(Fell.of("target_not_found", `Not all ${target.words} need to stand on this page.`))
  if (hers !== undefined) return byCount({ ...check, listed: true }, given, [], exactly(hers))
  const units = isOfOwner(target) ? saidOfOwner(check, given) : undefined
  if (units !== undefined) return units
  const whose = toldOfAll(view, target)
  return whose === undefined
    ? undefined
    : undecided(Fell.of("target_ambiguous", `Nothing tells which ${target.words} are those of “${whose}”.`))
}

const beforePlaces: ReadonlyArray<Rule> = [
  byFigureOfIt,
  byWaysLeft,
  asListedThings,
  byPages,
  byMarks,
  bySaidOfNone,
  underHeading,
  underGroupTitle,
  asCards,
  byOwnList,
  byOwner
]

/** Where to count, and what is not to be counted there; or the place that is not on the page. */
type Places = ReturnType<typeof regionsOf>

const isMissing = (places: Places): places is Extract<Places, Target> => "name" in places

/** By what the places are, or that there is none. */
const byPlaces = (check: Count, given: Case, places: Places): Ruling | undefined => {
  const { target } = check
  const { view } = given
  if (isMissing(places) && isPlaceThatWent(target, given) && saysNothingNow(given))
    return byCount(check, given, [], exactly(0))
  const badge = isMissing(places) ? onItsWay(view, places, target, given.antecedent) : undefined
  if (badge !== undefined) return byCount(check, given, [], badge)
  const isOfWhole =
    isMissing(places) || (places.length > 0 && places.every((each) => isChoices(view, target, each)))
  const whole = isOfWhole ? inAll(view, target) : undefined
  if (whole !== undefined) {
    const { listed: _, ...all } = check
    return countedAs({ ...all, target: whole }, given)
  }
  if (isMissing(places))
    return undecided(
      Fell.of("target_not_found", `There is no “${places.words || places.name}” on the page to count in.`)
    )
  if (isBehind(view, places, target))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${target.scopes[0]?.target.words ?? ""}” may be what has opened over the page.`
      )
    )
  const stating = inState(check, given)
  if (stating !== undefined) return stating
  const parted = inParts(view, target, places)
  return parted === undefined ? undefined : byCount(check, given, places, parted)
}

const countedAs = (check: Count, given: Case): Ruling => {
  const early = firstRuling(beforePlaces, check, given)
  if (early !== undefined) return early
  const places = regionsOf(given.view, check.target.scopes, given.antecedent)
  return byPlaces(check, given, places) ?? judgeThere(check, given, isMissing(places) ? [] : places)
}
