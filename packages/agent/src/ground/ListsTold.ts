/** Which of several lists a noun speaks of: the one with the line "Showing 1-5 of 38 orders", the one right under the title "Orders". */
import { isOnControl } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import { tokens } from "../screen/Wording.js"
import { areFigured } from "./Tiles.js"

type Things = ReadonlyArray<Seen>

/** The lists in the smallest box around it that holds any. */
export const listsAround = (lists: ReadonlyArray<Things>, seen: Seen): ReadonlyArray<Things> => {
  for (const outer of upward(seen)) {
    const inside = lists.filter((all) => all.some((each) => contains(outer, each)))
    if (inside.length > 0) return inside
  }
  return []
}

/** Begins another part of the page: a title, or tabs of which one shows what follows. */
const begins = ({ node }: Seen): boolean =>
  node.visible && /^(?:heading|tablist|tab|form|search|navigation)$/u.test(node.role)

/** The list after the title, with nothing that begins another part of the page between them. */
const listAfter = (view: View, lists: ReadonlyArray<Things>, title: Seen): Things | undefined => {
  const [next] = lists
    .filter(([first]) => first !== undefined && first.at > title.end)
    .sort(([one], [other]) => (one?.at ?? 0) - (other?.at ?? 0))
  const [first] = next ?? []
  if (first === undefined || view.all.slice(title.end + 1, first.at).some(begins)) return undefined
  return next
}

/** Says several things, and not only a figure with its label and how it changed. */
const isThing = (view: View, seen: Seen): boolean => runsOf(view, seen).length > 2

/** A line that counts them: it stands with one list, wherever that is. */
const isTally = (text: string): boolean => /\d/u.test(text) && tokens(text).length < 9

/** "3 of 9 parcels", under three lines that stand below the tiles "Waiting 3", "Returned 1": the number is that of the lines, and not of the tiles. */
const countedBy = (view: View, around: ReadonlyArray<Things>, text: string): ReadonlyArray<Things> => {
  const isNumbered = ({ length }: Things): boolean => Number(/\d+/u.exec(text)?.[0]) === length
  const [only, another] = around.filter((all) => !areFigured(view, all))
  const isSure = only !== undefined && another === undefined && isNumbered(only)
  return isSure && !around.some((all) => all !== only && isNumbered(all)) ? [only] : around
}

const isTitle = ({ node }: Seen): boolean => node.role === "heading"

/** The one list that is told so by a tally beside it, else by the open tab or the title over it. */
export const listTold = (
  view: View,
  lists: ReadonlyArray<Things>,
  tells: (text: string) => boolean
): Things => {
  const rich = lists.filter((all) => all.every((seen) => isThing(view, seen)))
  const isInside = (seen: Seen): boolean => lists.some((all) => all.some((each) => contains(each, seen)))
  const told = runsOf(view, view.root).filter(
    ({ seen, text }) => tells(text) && !isOnControl(seen) && !isInside(seen)
  )
  const tallied = told.flatMap(({ seen, text }) => {
    const [only, another] = isTally(text) ? countedBy(view, listsAround(lists, seen), text) : []
    return only !== undefined && another === undefined && rich.includes(only) ? [only] : []
  })
  const titles = told.flatMap(({ seen }) => [...upward(seen)].find(isTitle) ?? [])
  const titled = titles.flatMap((title) => {
    const list = listAfter(view, lists, title)
    return list !== undefined && rich.includes(list) ? [list] : []
  })
  const opened = view.all.flatMap((tab) => {
    if (!tab.node.visible || tab.node.state.selected !== true || !tells(readableTextOf(view, tab))) return []
    const list = listAfter(view, lists, tab.parent ?? tab)
    return list === undefined || areFigured(view, list) ? [] : [list]
  })
  const found = [tallied, opened, titled].find((all) => all.length > 0) ?? []
  const [only = [], another] = new Set(found)
  return another === undefined ? only : []
}
