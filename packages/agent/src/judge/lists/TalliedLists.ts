/** "Responders 3" over three lines, beside other lists: the lines are the responders, as the number says no less. */
import { nodesIn, type Region, regionOf } from "../../ground/Regions.js"
import { groups, recordsIn } from "../../ground/Records.js"
import { isOnControl } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, type View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

/** "The remaining responders" are those that there are now. */
const nounOf = (words: string): string => loose(words).replace(/^(?:remaining|current) /u, "")

/** The number behind the title in a line of theirs alone, and that line. */
const tallyBy = (view: View, title: Seen): { readonly line: Seen; readonly number: number } | undefined => {
  const line = [...upward(title)].find((outer) => runsOf(view, outer).length > 1)
  const [first, second, more] = line === undefined ? [] : runsOf(view, line)
  const number = /^\(?(\d{1,4})\)?$/u.exec(second?.text.trim() ?? "")?.[1]
  if (line === undefined || number === undefined || more !== undefined) return undefined
  return first !== undefined && contains(title, first.seen) ? { line, number: Number(number) } : undefined
}

/** Nothing where the number is another one than that of the lines, or where more than one list stands in the box. */
export const talliedList = (view: View, region: Region, words: string): ReadonlyArray<Seen> | undefined => {
  const noun = nounOf(words)
  if (!/^\p{Ll}{3,}s$/u.test(noun)) return undefined
  const [title, another] = nodesIn(view, region).filter(
    (seen) =>
      seen.node.visible && seen.node.role === "text" && !isOnControl(seen) && loose(seen.node.name) === noun
  )
  const tally = title === undefined || another !== undefined ? undefined : tallyBy(view, title)
  if (tally === undefined) return undefined
  for (const outer of [...upward(tally.line)].slice(1)) {
    const [list, other] = groups(recordsIn(view, regionOf(outer, ""), false))
      .map((all) => all.filter((each) => !contains(each, tally.line)))
      .filter((all) => all.length > 0)
    if (list !== undefined)
      return other === undefined &&
        list.length === tally.number &&
        list.every(({ at }) => at > tally.line.end)
        ? list
        : undefined
  }
  return undefined
}
