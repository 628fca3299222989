/** Which of several things comes first to the eye: styles may show them in another order than that of the page's source. */
import { centre, sameColumn, sameLine } from "../screen/Geometry.js"
import type { Seen } from "../screen/View.js"

type All = ReadonlyArray<Seen>

const middle = ({ node }: Seen) => (node.box === undefined ? { x: 0, y: 0 } : centre(node.box))

const bySource = (all: All): All => [...all].sort((a, b) => a.at - b.at)

const together = (along: "x" | "y") => (a: Seen, b: Seen) =>
  (along === "x" ? sameLine : sameColumn)(a.node.box, b.node.box)

/** Line by line from left to right, or column by column from top to bottom. */
const laidOut = (all: All, along: "x" | "y"): All => {
  const across = along === "x" ? "y" : "x"
  const lines: Array<Array<Seen>> = []
  for (const seen of [...all].sort((a, b) => middle(a)[across] - middle(b)[across])) {
    const last = lines.at(-1)
    const first = last?.[0]
    if (last === undefined || first === undefined || !together(along)(first, seen)) lines.push([seen])
    else last.push(seen)
  }
  return lines.flatMap((line) => line.sort((a, b) => middle(a)[along] - middle(b)[along]))
}

const same = (a: All, b: All): boolean => a.every((seen, at) => seen === b[at])

const every = (all: All, holds: (a: Seen, b: Seen) => boolean): boolean =>
  all.every((a, at) => all.slice(at + 1).every((b) => holds(a, b)))

/**
 * In the order of reading; undefined where people may read them in different orders: from the right to the left, or by columns that their
 * source does not follow.
 */
export const inReadingOrder = (all: All): All | undefined => {
  const source = bySource(all)
  if (all.some(({ node }) => node.box === undefined)) return source
  const lines = laidOut(source, "x")
  if (same(lines, source)) return source
  const oneLine = every(source, together("x"))
  if (oneLine) return same([...lines].reverse(), source) ? undefined : lines
  if (!every(source, (a, b) => !together("x")(a, b)))
    return same(laidOut(source, "y"), source) ? source : undefined
  return lines
}
