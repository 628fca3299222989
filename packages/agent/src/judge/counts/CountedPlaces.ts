/** What is counted by what the place is: a state, a group with a title, a board, the whole page. */
import type { Target } from "@assay/domain/Intent"
import { endsOpenPage } from "../../ground/Enclosures.js"
import { groupCalled, groupRegion, groupUnder } from "../../ground/Groups.js"
import { isOfKind, saysCards } from "../../ground/PartKinds.js"
import { wholePage } from "../../ground/Regions.js"
import { isBareList } from "../../ground/Tabled.js"
import { Fell } from "../../run/Fell.js"
import { upward, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import { isSaidNot } from "../messages/SaidNot.js"
import type { Case, Ruling } from "../Ruling.js"
import { countIn, exactly } from "./Counted.js"
import { blocksIn, inOneList } from "./CountedLists.js"
import { byCount, type Count } from "./CountRulings.js"
import { isBare } from "./OwnList.js"

const total = /^(?:total|all|sum|the whole)$/u

/** "9 lots are listed in total", "the log has 9", "3 reservations in the list" of cards that no role tells to be one: of all there are, where nothing on the page is called so. */
export const inAll = (view: View, target: Target): Target | undefined => {
  const scopes = target.scopes.filter(
    (scope) =>
      scope.relation !== "in" ||
      scope.target.quoted ||
      !(total.test(scope.target.words) || isBareList(scope) || endsOpenPage(view, scope.target))
  )
  return scopes.length < target.scopes.length ? { ...target, scopes } : undefined
}

/** "Two items are in stock": in no place, but of those things of the one list that say so. */
export const inState = (check: Count, given: Case): Ruling | undefined => {
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
export const onBoard = ({ of, target }: Count, { view }: Case): Target | undefined => {
  if (of === undefined || !isBare(target) || saysCards(target)) return undefined
  const called = runsOf(view, view.root).filter(({ text }) => loose(text) === loose(of))
  const isCard = called.some(({ seen }) => [...upward(seen)].some((outer) => isOfKind(outer, "card")))
  return isCard && blocksIn(view, wholePage(view)).length > 1 ? { ...target, words: "cards" } : undefined
}

/** "Two notes stand under Pinned": of what stands there, up to the next title. */
export const underGroupTitle = (check: Count, given: Case): Ruling | undefined => {
  const [scope, another] = check.target.scopes
  if (scope?.relation !== "below" || another !== undefined || scope.target.name === "") return undefined
  const title = groupCalled(given.view, scope.target)
  const region = title === undefined ? undefined : groupRegion(given.view, title)
  if (title === undefined || region === undefined) return undefined
  const found = countIn(given.view, region, { ...check.target, scopes: [] })
  const isTold = !(found instanceof Fell) && found.weak !== true && found.most > 0
  return byCount(check, given, [region], isTold ? found : exactly(groupUnder(given.view, title).length))
}
