/** What is read in a region. */
import type { Region } from "../ground/Regions.js"
import type { Seen, View } from "../screen/View.js"
import { phrasesOf } from "../screen/VisibleText.js"
import { readable } from "../screen/Wording.js"

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

export const readIn = (view: View, region: Region): string => readable(phrasesIn(view, region).join(" | "))
