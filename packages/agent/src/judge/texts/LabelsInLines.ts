/** "The driver is Selim K.", of a line that goes "Driver: Selim K.", or "Munich · Driver: Selim K.": the one label that reads just so. */
import { isOnControl, isStruck } from "../../screen/Kinds.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { factsIn, finder, loose, plain, readable } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

/** What the one label of that name says; nothing where several lines have one. */
export const byLabelInLine = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (subject === undefined || subject.quoted || subject.scopes.length > 0 || subject.ordinal !== undefined)
    return undefined
  if (subject.role !== undefined || subject.name === "") return undefined
  const said = phrasesOf(view, view.root).flatMap(({ runs, text }) => {
    const [run] = runs
    return run === undefined || isOnControl(run.seen) || runs.some(({ seen }) => isStruck(seen))
      ? []
      : factsIn(readable(text)).flatMap((part) => {
          const [, label = "", value = ""] = /^([^:]{2,40}): (\S.*)$/u.exec(part.trim()) ?? []
          return loose(label) === loose(subject.name) ? [{ seen: run.seen, value }] : []
        })
  })
  const [only, another] = said
  if (only === undefined || another !== undefined) return undefined
  const isSaid =
    finder(expected, match)(plain(only.value)) || loose(only.value.replace(/\.$/u, "")) === loose(expected)
  // What it says otherwise may be said in other words.
  return isSaid
    ? rule(
        true,
        negated,
        `${asExpected(match, expected)} for “${subject.words}”`,
        `saw: ${only.value}`,
        only.seen
      )
    : undefined
}
