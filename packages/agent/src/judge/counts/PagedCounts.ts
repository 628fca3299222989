/** Lists of which a page shows a part: "showing 6–8 of 8", "page 2 of 3", a button for the next ones. */
import { isControl } from "../../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { allPhrases } from "../../screen/VisibleText.js"

/** "Showing 1–3 of 3", "page 1 of 1": these are all. */
const isAll = (text: string): boolean => {
  const [, from, to, all] = /(?:^|\D)(?:(\d+) ?[–-] ?)?(\d+) of (\d+)\b/u.exec(text) ?? []
  // "Page 3 of 3" is the last of them.
  const isLast = /\bpage \d/iu.test(text) && all !== "1"
  return to !== undefined && to === all && (from === undefined || from === "1") && !isLast
}

/** The page says itself that all of them stand here. */
export const saysAll = (view: View): boolean => allPhrases(view).some(isAll)

const ofAll = /^(?:(?:showing|viewing|displaying) )?(?:(\d+) ?(?:[–-]|to) ?)?(\d+) (?:out )?of (\d+)(?= |$)/iu

/** "Showing 8 of 21", "6–8 of 8": so many of all that there are stand here. */
export const shownOf = (view: View, all: number): number | undefined => {
  const told = allPhrases(view).flatMap((text) => {
    const [, from, to, of] = ofAll.exec(text) ?? []
    const isPage = from !== undefined || /^(?:showing|viewing|displaying)/iu.test(text)
    return isPage && Number(of) === all ? [Number(to) - Number(from ?? 1) + 1] : []
  })
  const [only, another] = [...new Set(told)]
  return another === undefined ? only : undefined
}

/** "Showing 6–8 of 8": what is counted there is seldom all that there is. */
export const isLaterPage = (view: View): boolean =>
  allPhrases(view).some((text) => Number(ofAll.exec(text)?.[1] ?? 1) > 1)

const isCalled = (seen: Seen, name: RegExp): boolean =>
  isControl(seen) && seen.node.visible && name.test(seen.node.name)

/** A control of such a name can be pressed. */
const isLed = (all: ReadonlyArray<Seen>, name: RegExp): boolean =>
  all.some((seen) => seen.node.state.disabled !== true && isCalled(seen, name))

const ways = [/^(?:next(?: page)?|[›»>])$/iu, /^(?:prev(?:ious)?(?: page)?|[‹«<])$/iu]

/** There is a way to the next and one to the last page, whether or not they can be pressed. */
export const hasBothWays = (view: View): boolean =>
  ways.every((way) => view.all.some((seen) => isCalled(seen, way)))

/** One is on a page behind the first. */
export const leadsBack = (view: View): boolean =>
  isLed(view.all, /^(?:prev(?:ious)?(?: page)?|newer|[‹«<])$/iu)

/** "6 of 10 seats used", "3 of 5 done": how far something has come, and no part of a list. */
const isShare =
  /\b\d+ of \d+ (?:\p{L}+ ){0,3}(?:used|done|completed?|taken|booked|filled|sold|paid|finished|answered|stars?)\b/iu

const more = /^(?:next|(?:load|show|view|see) (?:more|all)|more|older|[›»>])|\bpage \d|\d of \d|^showing\b/iu

/** What leads nowhere any more tells of nothing more, unless one came from elsewhere. */
const tellsOfMore = (view: View, place = view.root): ReadonlyArray<string> => {
  const telling = within(view, place).filter(
    ({ node }) => node.visible && more.test(node.name) && !isShare.test(node.name)
  )
  const isEnded = (seen: Seen): boolean => [...upward(seen)].some(({ node }) => node.state.disabled === true)
  const open = telling.length === 0 || leadsBack(view) ? telling : telling.filter((seen) => !isEnded(seen))
  return open.map(({ node }) => node.name)
}

/** Not all that is counted need stand on this page. */
export const isPaged = (view: View): boolean => tellsOfMore(view).length > 0

/** Nothing says that all of them stand here, on the page or in that part of it. */
export const goesOn = (view: View, place = view.root): boolean =>
  tellsOfMore(view, place).some((text) => !isAll(text))

/** More of them can be brought in sight, on the page or in that part of it. */
export const leadsOn = (view: View, place = view.root): boolean =>
  isLed(within(view, place), /^(?:next(?: page)?|(?:load|show|view|see) (?:more|all)|more|[›»>])$/iu)

/** "There are 5 orders on this page", and not in all. */
export const saysPage = (step = ""): boolean =>
  /\b(?:on|in) (?:the|this) (?:(?:current|same|first|second|third|last|next|previous) )?page\b/iu.test(step)
