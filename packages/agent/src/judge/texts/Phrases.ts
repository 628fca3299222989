/** What is read in a region. */
import type { Region } from "../../ground/Regions.js"
import { isOfKind } from "../../ground/PartKinds.js"
import { gap } from "../../screen/Geometry.js"
import { isControl, isStruck, standsIn } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { phrasesOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { plain, readable } from "../../screen/Wording.js"

/** What is read in a region, piece by piece. */
export const runsIn = (view: View, region: Region): ReadonlyArray<Run> =>
  runsOf(view, region.seen ?? view.root).filter(({ seen }) => seen.at >= region.from && seen.at <= region.to)

const phrasesOfRuns = (
  view: View,
  region: Region,
  counts: (seen: Seen) => boolean
): ReadonlyArray<string> => {
  const outer = region.seen ?? view.root
  return phrasesOf(view, outer).flatMap(({ text, runs }) => {
    const kept = runs.filter(({ seen }) => seen.at >= region.from && seen.at <= region.to && counts(seen))
    if (kept.length === 0) return []
    return [kept.length === runs.length ? text : kept.map((run) => run.text).join(" ")]
  })
}

/** The phrases read in a region. */
export const phrasesIn = (view: View, region: Region): ReadonlyArray<string> =>
  phrasesOfRuns(view, region, () => true)

/** Without what is crossed out: an old price is not the price. */
export const validPhrasesIn = (view: View, region: Region): ReadonlyArray<string> =>
  phrasesOfRuns(view, region, ({ node }) => node.struck !== true)

/** Set apart by more than the space between two words. */
const isFar = (one: Run, two: Run): boolean => {
  const [a, b] = [one.seen.node.box, two.seen.node.box]
  return a !== undefined && b !== undefined && gap(a, b) > 0.5 * Math.min(a.height, b.height)
}

/** The parts of each line that stand apart from each other. */
export const apartIn = (view: View, outer: Seen = view.root): ReadonlyArray<Run> =>
  phrasesOf(view, outer).flatMap(({ runs }) => {
    const pieces: Array<Array<Run>> = []
    for (const run of runs) {
      const before = pieces.at(-1)?.at(-1)
      if (before === undefined || isFar(before, run)) pieces.push([run])
      else pieces.at(-1)?.push(run)
    }
    return pieces.flatMap((piece) => {
      const [first] = piece
      return first === undefined
        ? []
        : [{ ...first, text: readable(piece.map(({ text }) => text).join(" ")) }]
    })
  })

const boxOf = ({ seen }: Run, outer: Seen): Seen | undefined => {
  for (const each of upward(seen)) {
    if (each === outer) return undefined
    if (isControl(each) || isOfKind(each, "badge", "chip")) return each
  }
  return undefined
}

const isParted = (one: Run, other: Run, outer: Seen): boolean => {
  const [a, b] = [boxOf(one, outer), boxOf(other, outer)]
  return (
    a !== b &&
    ([a, b].some((box) => box !== undefined && isOfKind(box, "badge", "chip")) || isFar(one, other))
  )
}

/**
 * What stands in one line of a bar beside its links and buttons is read by itself, "3 items left" of "3 items left  All  Active"; so is what
 * stands before a badge or a chip, and the badge.
 */
export const piecesIn = (view: View, region: Region): ReadonlyArray<string> => {
  const outer = region.seen ?? view.root
  return phrasesOf(view, outer)
    .flatMap(({ runs }) => {
      const pieces: Array<Array<Run>> = []
      for (const run of runs) {
        const before = pieces.at(-1)?.at(-1)
        if (before === undefined || isParted(before, run, outer)) pieces.push([run])
        else pieces.at(-1)?.push(run)
      }
      const whole = runs.every(
        ({ seen }) => region.from <= seen.at && seen.at <= region.to && !isStruck(seen)
      )
      return whole && pieces.length > 1 ? pieces.flatMap((piece) => (piece.length === 1 ? piece : [])) : []
    })
    .map(({ text }) => readable(text))
}

export const readIn = (view: View, region: Region): string => readable(phrasesIn(view, region).join(" | "))

/** "Is listed" of what only a message names. */
export const isOnlyTold = (
  { step, view }: { readonly step?: string; readonly view: View },
  region: Region,
  found: (text: string) => boolean
): boolean => {
  if (!/\blisted\b/iu.test(step ?? "")) return false
  const saying = runsIn(view, region).filter(({ text }) => found(plain(readable(text))))
  return saying.length > 0 && saying.every(({ seen }) => standsIn(seen, /^(?:status|alert|log)$/u))
}
