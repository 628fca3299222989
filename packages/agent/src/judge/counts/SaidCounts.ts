/** What the page says itself of how many there are, beside what was counted. */
import { regionsOf } from "../../ground/Enclosures.js"
import { sumsOfGroups } from "../../ground/Groups.js"
import { wholePage } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import type { View } from "../../screen/View.js"
import { comparisons } from "../figures/Numbers.js"
import { type Case, holds, refuted, type Ruling, undecided, withNumber } from "../Ruling.js"
import type { Counted } from "./Counted.js"
import { byCount, type Count, isOfRest, soMany, truthOf } from "./CountRulings.js"
import { isLaterPage, isPaged, saysPage, shownOf } from "./PagedCounts.js"
import { statedIn } from "./Stated.js"

/** "3 tasks left", of four lines one of which is ticked: those that are done stand there as well. */
const isRest = (view: View, said: number, { least, most }: Counted): boolean => {
  const boxes = view.all.filter(({ node }) => node.visible && node.role === "checkbox")
  const open = boxes.filter(({ node }) => node.state.checked === false)
  return least === most && boxes.length === least && open.length === said
}

export const over = / (?:left|remaining|left over|back)$/u

export const isOfShown = ({ step = "" }: Case): boolean =>
  /\b(?:shows?|shown|lists?|listed|displays?|displayed|visible)\b/iu.test(step)

/** What the page says itself, beside what was counted. */
export const bySaid = (check: Count, given: Case, said: number, all: Counted | undefined): Ruling => {
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

/** "There are 38 units of Lamp", in whose own line that is said: "38 units", or 38 under "Units". */
export const saidOfOwner = (check: Count, given: Case): Ruling | undefined => {
  const scopes = check.target.scopes.map((scope) => ({ ...scope, relation: "in" as const }))
  const regions = regionsOf(given.view, scopes, given.antecedent)
  const target = { ...check.target, scopes }
  const [said, another] = "name" in regions ? [] : statedIn(given.view, regions, target, given.antecedent)
  return said === undefined || another !== undefined
    ? undefined
    : bySaid({ ...check, target }, given, said, undefined)
}
