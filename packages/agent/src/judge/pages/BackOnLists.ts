/** "It brings me back to the list", where a menu stands over every page: the list that was seen before and is seen again. */
import { mainGroup } from "../../ground/Records.js"
import { wholePage } from "../../ground/Regions.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

const saysBack = /\b(?:back|returns?|returned)\b/iu

const listed = (view: View): Seen | undefined => mainGroup(view, wholePage(view))

const thingsIn = (view: View, list: Seen): ReadonlyArray<string> =>
  list.children.filter(({ node }) => node.visible).map((each) => loose(readableTextOf(view, each)))

/** All that stood there stands there again; one may have gone. */
const areThere = (then: ReadonlyArray<string>, now: ReadonlyArray<string>): boolean =>
  then.length > 1 && then.filter((text) => !now.includes(text)).length <= (then.length > 2 ? 1 : 0)

/** Whether the page lists things as none did that one comes from; and what it lists, where it is told that one is back, stood on a page before. */
export const listNow = ({ before, past, step = "", view }: Case): Seen | undefined => {
  const now = listed(view)
  if (now === undefined || before === undefined) return undefined
  const things = thingsIn(view, now)
  const wasOn = (then: View): boolean => {
    const list = listed(then)
    return list !== undefined && areThere(thingsIn(then, list), things)
  }
  // A menu over all pages is listed on both.
  const isNew = listed(before) === undefined
  const isKnown = saysBack.test(step) && !wasOn(before) && past.some(wasOn)
  const isUnlike = saysBack.test(step) && past.some((then) => listed(then) !== undefined) && !isKnown
  return (isNew || isKnown) && !isUnlike ? now : undefined
}
