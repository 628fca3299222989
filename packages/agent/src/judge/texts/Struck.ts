/** What is crossed out, and is no longer so. */
import type { Region } from "../../ground/Regions.js"
import { isCell, isStruck } from "../../screen/Kinds.js"
import { phrasesOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import type { TextCheck } from "./PageTexts.js"
import { phrasesIn } from "./Phrases.js"
import type { Case } from "../Ruling.js"

/** Stands for what is crossed out, and in no text of a page: what is left and right of it is not read as one. */
export const gone = " \uFFFC "

/** Without what is crossed out, which is no longer so; unless it is what was asked for. */
export const currentIn = (given: Case, check: TextCheck, region: Region): ReadonlyArray<string> => {
  const outer = region.seen ?? given.view.root
  const isTitle = check.negated ? isWorded : isWordsOnly
  const lines = check.match === "contains" ? linesStruck(given.view, outer, isTitle) : new Set<Seen>()
  const struck = runsOf(given.view, outer).filter(
    ({ seen }) => isStruck(seen) && !isStruckWhole(given.view, seen) && !lines.has(seen)
  )
  const old = /\b(?:old|original|former|previous|regular|was|struck|crossed|strikethrough)\b/iu.test(
    check.subject?.words ?? ""
  )
  return phrasesIn(given.view, region).map((phrase) =>
    old ? phrase : struck.reduce((text, run) => text.replace(run.text, gone), phrase)
  )
}

/** A task that is done is crossed out whole, and is there all the same; a price that is no more stands beside another. */
const isStruckWhole = (view: View, seen: Seen): boolean => {
  const item = [...upward(seen)].find(({ node }) => /^(?:listitem|row|option)$/u.test(node.role))
  return item !== undefined && runsOf(view, item).every((run) => isStruck(run.seen))
}

const isWordsOnly = (text: string): boolean => !/\d/u.test(text)

/** "50 g oats" is done and still on the list; "€50" and "50 g" are not any more where another stands beside. */
const isWorded = (text: string): boolean => /\p{L}{3}/u.test(text) && !/\p{Sc}/u.test(text)

/** The title of a card that is done: a line by itself, and neither a value in a cell nor an amount, which another replaces. */
const linesStruck = (view: View, outer: Seen, isTitle: (text: string) => boolean): ReadonlySet<Seen> =>
  new Set(
    phrasesOf(view, outer).flatMap(({ runs, text }) => {
      const whole = isTitle(text) && runs.every(({ seen }) => isStruck(seen))
      const held = runs.some(({ seen }) =>
        [...upward(seen)].some((each) => isCell(each) || each.node.role === "definition")
      )
      return whole && !held ? runs.map(({ seen }) => seen) : []
    })
  )
