/** "The method starts with Mash the bananas": what is read first under its title. */
import { isCell, isOnControl, standsIn } from "../../screen/Kinds.js"
import { phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import { finder, loose, readable } from "../../screen/Wording.js"
import { pairOf } from "../../ground/Regions.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"
import type { Subject } from "./Surroundings.js"

/** The number or the dot of a list is no part of what stands in it. */
const unnumbered = (text: string): string => text.replace(/^(?:\d{1,3}[.)]|[•·*–-])\s+/u, "")

/** Nothing but the name is read in it, and it is no cell and no label in a line. */
const isTitle = ({ view }: Case, { scored: { seen } }: Subject, { name = "", words = "" }): boolean =>
  [name, words].some((each) => each !== "" && loose(readableTextOf(view, seen)) === loose(each)) &&
  !isOnControl(seen) &&
  !isCell(seen) &&
  pairOf(seen) === undefined &&
  !standsIn(seen, /^(?:row|term|definition)$/u)

export const judgeBeginning = (
  check: TextCheck,
  given: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [only, another] = subjects
  if (check.match !== "starts_with" || check.negated || only === undefined || another !== undefined)
    return undefined
  const { seen } = only.scored
  if (!isTitle(given, only, check.subject ?? {})) return undefined
  const phrases = phrasesOf(given.view, given.view.root)
  // What stands in one line with it is said of it: it is no title of the next line.
  const line = phrases.find(({ runs }) =>
    runs.some((run) => run.seen.at >= seen.at && run.seen.at <= seen.end)
  )
  if (line?.runs.some((run) => run.seen.at > seen.end)) return undefined
  const next = phrases.find(
    ({ runs: [first] }) => first !== undefined && first.seen.at > seen.end && !isOnControl(first.seen)
  )
  if (next === undefined) return undefined
  const text = readable(next.text)
  const found = finder(check.expected, "starts_with")
  return found(text) || found(unnumbered(text))
    ? holds(`saw: ${text}`, seen)
    : refuted(
        `${asExpected(check.match, check.expected)} for “${check.subject?.words ?? ""}”`,
        `saw: ${text}`
      )
}
