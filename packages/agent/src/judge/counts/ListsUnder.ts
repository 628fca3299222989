/** Lists told by a title over them: "three alerts" under "Open alerts", "six members" under "Team members". */
import type { Target } from "@assay/domain/Intent"
import { groups, linesUnder, recordsIn } from "../../ground/Records.js"
import { type Region, regionOf } from "../../ground/Regions.js"
import type { Fell } from "../../run/Fell.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { isFigure, stem, stems, tokens } from "../../screen/Wording.js"
import { notToldApart, shown } from "./CountedLists.js"

export const captions = new Set(["heading", "columnheader", "caption", "term"])

/** "Sessions today": of when they are, behind what they are. */
const ofWhen = /^(?:.*\S) (?=(?:today|tonight|yesterday|tomorrow|(?:this|next|last) \p{L}+|so far)$)/iu

/** The title without what it says of the time. */
const untimed = (title: string): string => ofWhen.exec(title)?.[0].trim() ?? title

/** "Open alerts": what the page calls so, in the plural. */
const titlesOf = (view: View, region: Region, words: string): ReadonlyArray<Seen> =>
  shown(view, region).filter(({ node }) => {
    const said = tokens(untimed(node.name))
    const last = said.at(-1) ?? ""
    const title = captions.has(node.role) || node.role === "text" || node.role === "tab"
    return title && said.length <= 3 && last.endsWith("s") && stem(last) === stems(words).at(-1)
  })

interface Under {
  /** How far the box goes in which the list was found after the title. */
  readonly size: number
  readonly list: ReadonlyArray<Seen>
}

/** What one box around all of them holds. */
const held = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const [only, another] = all
  const inner =
    only === undefined || another !== undefined ? [] : groups(recordsIn(view, regionOf(only, ""), false))
  const [list, other] = inner
  return list !== undefined && other === undefined ? list : all
}

/** About as large, and with about as much in them: parts of a page that only stand below each other are no list. */
export const isEven = (view: View, all: ReadonlyArray<Seen>): boolean => {
  const heights = all.map(({ node }) => node.box?.height ?? 0)
  const texts = all.map((seen) => runsOf(view, seen).length)
  return [heights, texts].every((sizes) => Math.max(...sizes) <= 2 * Math.min(...sizes))
}

/** The one list that follows a title, in the smallest box that holds any after it. */
const listAfter = (view: View, title: Seen): ReadonlyArray<Under> => {
  for (const outer of upward(title)) {
    const after = groups(recordsIn(view, { from: title.end + 1, to: outer.end, seen: outer, how: "" }, false))
    const [only, another] = after.filter((all) => all.every(({ at }) => at > title.end))
    if (only !== undefined)
      return another === undefined && isEven(view, held(view, only))
        ? [{ size: outer.end - outer.at, list: held(view, only) }]
        : []
  }
  return []
}

/** "Three alerts" of a page that has a title "Open alerts": what stands under it, and no message of the page. */
export const underTitles = (
  view: View,
  region: Region,
  target: Target
): ReadonlyArray<ReadonlyArray<Seen>> | Fell | undefined => {
  const titles = target.words.endsWith("s") ? titlesOf(view, region, target.words) : []
  if (titles.length === 0) return undefined
  const found = titles.flatMap((title) => listAfter(view, title))
  const least = Math.min(...found.map(({ size }) => size))
  const lists = found.filter(({ size }) => size === least).map(({ list }) => list)
  const [only, another] = lists.filter((list, at) => lists.findIndex(([one]) => one === list[0]) === at)
  return only === undefined || another !== undefined ? notToldApart(target) : [only]
}

/** "Orders today" on one of the things that stand in line with those that follow it: the label of a tile, and no title over the others. */
const isOnOne = (view: View, title: Seen, [first]: ReadonlyArray<Seen>): boolean =>
  [...upward(title)].some(
    (outer) =>
      outer !== title &&
      outer.parent !== undefined &&
      outer.parent === first?.parent &&
      runsOf(view, outer).some(({ text }) => isFigure(text.trim()))
  )

/** The headings that are called so, where a plain plural is. */
const headingsOf = (view: View, region: Region, { name, words }: Target): ReadonlyArray<Seen> =>
  /^\p{Ll}{3,}s$/u.test(name)
    ? titlesOf(view, region, words).filter(({ node }) => node.role === "heading")
    : []

/** "Three rooms" under "Rooms", of lines that are pressed as a whole: not all of them need to be called a room. */
export const pressedUnder = (view: View, region: Region, target: Target): ReadonlyArray<Seen> => {
  const [title, another] = headingsOf(view, region, target)
  const lines = title === undefined || another !== undefined ? [] : linesUnder(view, title)
  // "Show more" is one as well, and says far less.
  const words = lines.map((line) => tokens(readableTextOf(view, line)).length)
  const areAlike = Math.max(...words) <= 2 * Math.min(...words)
  return areAlike && lines.every(({ node }) => node.role === "generic" && node.clickable === true)
    ? lines
    : []
}

/** "Six members" of a page on which a list stands under the heading "Team members"; not told where several do. */
export const underHeadings = (
  view: View,
  region: Region,
  target: Target
): ReadonlyArray<Seen> | Fell | undefined => {
  const titles = headingsOf(view, region, target).filter(({ node }) => tokens(node.name).length > 1)
  const [only, another] = titles.flatMap((title) =>
    listAfter(view, title).filter(({ list }) => !isOnOne(view, title, list))
  )
  if (another !== undefined) return notToldApart(target)
  return only === undefined || titles.length > 1 ? undefined : only.list
}
