/** What was counted in some places, beside what the page says there itself. */
import type { Target } from "@assay/domain/Intent"
import type { Region } from "../../ground/Regions.js"
import { wholePage } from "../../ground/Regions.js"
import { isToldOfLines, rowsOfKind } from "../../ground/Tabled.js"
import { Fell } from "../../run/Fell.js"
import { standsIn } from "../../screen/Kinds.js"
import { stoodAmongOthers } from "../absence/LeftAlone.js"
import { comparisons } from "../figures/Numbers.js"
import { rated } from "../figures/Ratings.js"
import { type Case, firstRuling, holds, refuted, type Ruling, undecided, withNumber } from "../Ruling.js"
import { elsewhere, isOnClosedWay } from "./ClosedWays.js"
import { figureOnControl } from "./ControlFigures.js"
import { type Counted, countIn, exactly } from "./Counted.js"
import { byCount, byFigure, type Count, soMany, truthOf } from "./CountRulings.js"
import { isStateAlone, noneTold } from "./NoneTold.js"
import { isOneAlone } from "./OneAlone.js"
import { isBare } from "./OwnList.js"
import { leadsOn } from "./PagedCounts.js"
import { bySaid, isOfShown } from "./SaidCounts.js"
import { isInLabelsWords, isOnlyOnControls, isToldInLine, statedIn } from "./Stated.js"
import { isAllThatIsTold } from "./ToldByItself.js"
import { figureOnWay } from "./WayFigures.js"

/** Pages, of no part and by no name. */
export const isOfPages = ({ name, role, scopes }: Target): boolean =>
  role === "page" && name === "" && scopes.length === 0

const agreed = (all: ReadonlyArray<Counted>): Counted | undefined => {
  const [first] = all
  const same = all.every(
    ({ least, lines, most }) => least === first?.least && most === first.most && lines === first.lines
  )
  return same ? first : undefined
}

/** What was counted in the places, and what the page says there itself. */
interface Found {
  readonly regions: ReadonlyArray<Region>
  /** Why it could not be counted. */
  readonly fell: Fell | undefined
  /** In each of the places the same. */
  readonly all: Counted | undefined
  /** What the page says first. */
  readonly said: number | undefined
  /** It says nothing else. */
  readonly saidOnce: boolean
}

const foundIn = ({ target }: Count, { antecedent, view }: Case, regions: ReadonlyArray<Region>): Found => {
  const counts = regions.map((region) => countIn(view, region, target))
  const fell = counts.find((each) => each instanceof Fell)
  const [said, another] = statedIn(view, regions, target, antecedent)
  return {
    regions,
    fell,
    all:
      fell === undefined ? agreed(counts.flatMap((each) => (each instanceof Fell ? [] : [each]))) : undefined,
    said,
    saidOnce: said !== undefined && another === undefined
  }
}

/** None where the rule does not apply. */
type Rule = (check: Count, given: Case, found: Found) => Ruling | undefined

const hasNone = ({ all }: Found): boolean => (all?.most ?? 0) === 0

const besideWhatWasSeen: Rule = ({ target }, given, { all }) =>
  all?.most === 0 && isBare(target) && given.antecedent?.seen?.node.visible === true
    ? undecided(Fell.of("target_ambiguous", "What was just seen stands in no list that can be counted."))
    : undefined

const byStars: Rule = (check, given, { regions, said }) => {
  const stars = said === undefined ? rated(given.view, regions, check.target) : undefined
  return stars === undefined ? undefined : byCount(check, given, [], exactly(stars))
}

const byFigureOnControl: Rule = (check, given, { regions, said }) => {
  const { target } = check
  const on = said === undefined ? figureOnControl(given.view, regions, target) : undefined
  // The head of a column by which to sort is called so as well, over what is counted.
  if (on === undefined || standsIn(on.seen, /^columnheader$/u)) return undefined
  return on.number === undefined
    ? undecided(Fell.of("target_ambiguous", `“${target.words}” is a control there, and tells no number.`))
    : byFigure(check, given, on.number, on.seen)
}

/** By what the page says itself of how many there are. */
const bySaidThere: Rule = (check, given, { all, fell, regions, said, saidOnce }) => {
  if (said === undefined) return undefined
  const { target } = check
  const { step = "", view } = given
  // "Orders 4" in the menu counts what is new, and not what stands in the table.
  const isCounted = all !== undefined && all.weak !== true && truthOf(check, all) === true
  const onWay = isOnlyOnControls(view, regions, target, given.antecedent)
  if (isCounted && onWay) return byCount(check, given, regions, all)
  // "Three tickets are open" is not said of what a part of the page calls "Open tickets".
  const isToldSo =
    step.toLowerCase().includes(target.words.toLowerCase()) ||
    isToldInLine(view, regions, target) ||
    isInLabelsWords(step, target)
  if (fell !== undefined && given.step !== undefined && !isToldSo) return undecided(fell)
  if (onWay && !isCounted && isOnClosedWay(view, target)) return undecided(elsewhere(target, said))
  return saidOnce ? bySaid(check, given, said, all) : undefined
}

const byFigureOnWay: Rule = (check, given, found) => {
  const { target } = check
  const { view } = given
  const isOfWay = found.said === undefined && hasNone(found) && check.count > 0
  const way = isOfWay ? figureOnWay(view, target) : undefined
  if (way === undefined) return undefined
  if (isOfShown(given) && isOnClosedWay(view, target)) return undecided(elsewhere(target, way))
  return way === check.count && check.comparison === "equal"
    ? holds(`${way} on what leads to them`)
    : undecided(Fell.of("target_ambiguous", `“${target.words}” may be what the page leads to by that name.`))
}

const ofOneAlone: Rule = (check, given, { all, regions, said }) => {
  if (all === undefined || said !== undefined || !isOneAlone(check, all, given.view, regions))
    return undefined
  return stoodAmongOthers(check, given, regions) || isAllThatIsTold(check, given, regions)
    ? byCount(check, given, regions, exactly(1))
    : undecided(
        Fell.of("target_ambiguous", `One ${check.target.words} alone stands in no list to be counted.`)
      )
}

/** What is not there need not be told by its not being found. */
const ofNothing: Rule = (check, given, found) => {
  const { target } = check
  if (found.said !== undefined || !hasNone(found)) return undefined
  const doubt = found.all === undefined ? undefined : noneTold(given.view, found.regions, target)
  if (doubt !== undefined) return undecided(doubt)
  // Of how many pages it is one the page need not tell.
  if (isOfPages(target))
    return undecided(Fell.of("target_not_found", "Nothing on the page tells how many pages there are."))
  // "Two ticked boxes": nothing is called ticked.
  return check.count > 0 && isStateAlone(target)
    ? undecided(Fell.of("action_unsupported", `It cannot be counted how many are “${target.name}”.`))
    : undefined
}

const byCountThere: Rule = (check, given, { all, regions, said }) =>
  all !== undefined && said === undefined ? byCount(check, given, regions, all) : undefined

/** "2 invoices are listed" in the table with that column, under tiles that each tell how many there are of one state. */
const byLines: Rule = (check, { view }) => {
  const { comparison, count, listed, target } = check
  const isOfLines = listed === true && !target.quoted && target.scopes.length === 0 && !leadsOn(view)
  const rows = isOfLines ? rowsOfKind(view, wholePage(view), target.name) : []
  if (rows.length === 0 || isToldOfLines(view, wholePage(view), target.name)) return undefined
  const [word, holdsFor] = comparisons[comparison]
  const actual = soMany(rows.length, check)
  return holdsFor(rows.length, count)
    ? holds(actual)
    : withNumber(refuted(`${word}${count} ${target.words}`, actual), rows.length)
}

const afterCounting: ReadonlyArray<Rule> = [
  besideWhatWasSeen,
  byStars,
  byFigureOnControl,
  bySaidThere,
  byFigureOnWay,
  ofOneAlone,
  ofNothing,
  byCountThere,
  byLines
]

export const judgeThere = (check: Count, given: Case, regions: ReadonlyArray<Region>): Ruling => {
  const found = foundIn(check, given, regions)
  return (
    firstRuling(afterCounting, check, given, found) ??
    undecided(
      found.fell !== undefined && found.said === undefined
        ? found.fell
        : Fell.of("target_ambiguous", `“${check.target.words}” is counted in several places.`)
    )
  )
}
