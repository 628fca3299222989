/**
 * "The status is Closed" on the page of one thing, where nothing is called a status: the words that can stand there are known from the list that
 * has a column of that name, and one of them stands under the title of the page.
 */
import { RegExp as Pattern } from "effect"
import type { Target } from "@assay/domain/Intent"
import { isOfPage, mainHeading } from "../../ground/OwnPage.js"
import { cellsUnder } from "../../ground/Names.js"
import { isControl, isOnControl } from "../../screen/Kinds.js"
import { readableTextOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { loose, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { ofOwnNoun } from "../pages/PageStatus.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { Fell } from "../../run/Fell.js"

/** All that was read under columns of that name. */
const valuesIn = (view: View, name: string): ReadonlyArray<string> =>
  view.all.flatMap((seen) =>
    seen.node.role === "columnheader" &&
    seen.node.visible &&
    loose(readableTextOf(view, seen).replace(/\s*[▲▼↑↓]\s*$/u, "")) === loose(name)
      ? cellsUnder(view, seen).map((cell) => readableTextOf(view, cell))
      : []
  )

const isWord = (value: string): boolean =>
  /^\p{Lu}[\p{L} -]{1,24}$/u.test(value) && value.split(" ").length < 4

const listed = /^(?:listitem|row|article|option)$/u

/** What is read with the title and under it, up to the next title or the first thing to act on or to list. */
const headRuns = (view: View, heading: Seen): ReadonlyArray<Run> => {
  const stop = view.all.find(
    (seen) =>
      seen.at > heading.end &&
      seen.node.visible &&
      (seen.node.role === "heading" ||
        listed.test(seen.node.role) ||
        (isControl(seen) && seen.node.role !== "link"))
  )
  const until = stop?.at ?? view.all.length
  return runsOf(view, view.root).filter(
    ({ seen }) =>
      seen.at < until &&
      !isOnControl(seen) &&
      ((seen.at > heading.end && ![...upward(seen)].some(({ node }) => node.role === "banner")) ||
        (seen.at >= heading.at && seen.at <= heading.end))
  )
}

/** The very word, and no part of a name: "Open" of "#1049 Open reported by", not of "Open Source Ltd". */
const says = (text: string, value: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${Pattern.escape(value)}(?![\\p{L}\\p{N}-])(?! \\p{Lu})`, "u").test(
    plain(text)
  )

const isAsked = ({ name, ordinal, quantifier, quoted, role, scopes }: Target, view: View): boolean =>
  !quoted &&
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined &&
  /^\p{L}+$/u.test(name) &&
  scopes.every(({ relation, target }) => (relation === "near" || relation === "in") && isOfPage(view, target))

/** The values that stand with the title; in the title itself only where one is all of a text. */
const shownOf = (view: View, heading: Seen, values: ReadonlyArray<string>): ReadonlyArray<Run> =>
  headRuns(view, heading).flatMap((run) =>
    values
      .filter((value) =>
        run.seen.at <= heading.end ? plain(run.text) === plain(value) : says(run.text, value)
      )
      .map((text) => ({ ...run, text }))
  )

export const judgeProperty = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject: told } = check
  const { past, view } = given
  const subject = told === undefined ? undefined : ofOwnNoun(view, told)
  const heading = mainHeading(view)
  if (subject === undefined || heading === undefined || !isAsked(subject, view)) return undefined
  const known = past.flatMap((each) => valuesIn(each, subject.name)).filter(isWord)
  if (known.length === 0 || valuesIn(view, subject.name).length > 0) return undefined
  if (!/^(?:is|equals|contains)$/u.test(match) || !isWord(expected)) return undefined
  const found = shownOf(view, heading, [...new Set([...known, expected])])
  const [only, another] = [...new Set(found.map(({ text }) => text))]
  if (only === undefined) return undefined
  if (another !== undefined)
    return undecided(
      Fell.of("target_ambiguous", `“${only}” and “${another}” may both be the ${subject.words}.`)
    )
  const said = `saw: ${only}`
  return (only === expected) === negated
    ? refuted(`${negated ? "no " : ""}${asExpected(match, expected)} for “${subject.words}”`, said)
    : holds(said, found[0]?.seen)
}
