/** The head of a block of a board: its title, and beside it how many things the block holds. */
import { sameLine } from "../screen/Geometry.js"
import { isControl } from "../screen/Kinds.js"
import { type Seen, upTo, type View } from "../screen/View.js"
import { type Run, runsOf } from "../screen/VisibleText.js"
import { fitName, whole } from "./Match.js"
import type { Region } from "./Regions.js"

const isTally = ({ text }: Run): boolean => /^(?:\d{1,6}|\(\d{1,6}\)|\[\d{1,6}\])$/u.test(text.trim())

const isBeside = (one: Run, other: Run): boolean => sameLine(one.seen.node.box, other.seen.node.box)

/** Nothing but words and a number in one line. */
export const isHead = (view: View, seen: Seen): boolean => {
  // What one adds a thing with may stand there as well.
  const [title, number, more] = runsOf(view, seen).filter((run) => ![...upTo(seen, run.seen)].some(isControl))
  if (title === undefined || number === undefined || more !== undefined) return false
  return /\p{L}/u.test(title.text) && isTally(number) && isBeside(title, number)
}

const tallyIn = (view: View, head: Seen): number =>
  Number(runsOf(view, head).at(-1)?.text.replace(/\D/gu, ""))

/** The title of the region with the one number in its line. */
export const tallyOfTitle = (view: View, region: Region, name: string): Region | undefined => {
  const outer = region.seen ?? view.root
  const runs = runsOf(view, outer).filter(({ seen }) => region.from <= seen.at && seen.end <= region.to)
  const [title, ...rest] = runs
  if (title === undefined || fitName(name, false, title.text).score < whole) return undefined
  const [number, another] = rest.filter((run) => isBeside(title, run))
  if (number === undefined || another !== undefined || number !== rest[0] || !isTally(number))
    return undefined
  return { from: title.seen.at, to: number.seen.end, seen: outer, how: "" }
}

/** The blocks' records without their heads; undefined where a head cannot be told from a thing. */
export const withoutHeads = (
  view: View,
  blocks: ReadonlyArray<ReadonlyArray<Seen>>
): ReadonlyArray<Seen> | undefined => {
  const filled = blocks.filter((records) => records.length > 0)
  const headed = filled.filter(([first]) => first !== undefined && isHead(view, first))
  if (headed.length === 0) return blocks.flat()
  const things = filled.flatMap(([, ...rest]) => rest)
  const right = headed.filter(
    ([first, ...rest]) => first !== undefined && tallyIn(view, first) === rest.length
  )
  const sure = right.length * 2 >= filled.length && !things.some((thing) => isHead(view, thing))
  return sure && headed.length === filled.length ? things : undefined
}
