/** "The garage says 3 free places" under the heading "Your garages", which heads several: it is not told of which one. */
import type { Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import { nthOf } from "../../ground/Ordinals.js"
import { linesUnder, recordsIn } from "../../ground/Records.js"
import { inRegion, sectionOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import type { Seen, View } from "../../screen/View.js"
import { tallyOf } from "../../ground/Tallies.js"
import { titleRuns } from "./TitleRuns.js"
import { isOnControl, isTitle } from "../../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain, readable, stem, tokens } from "../../screen/Wording.js"
import { isPlain } from "../PlainTargets.js"
import type { Case } from "../Ruling.js"
import type { Held, TextCheck } from "../texts/PageTexts.js"

const isPluralOf = (title: string, noun: string): boolean =>
  tokens(title).some((token) => token !== noun && token.endsWith("s") && stem(token) === stem(noun))

/** "The top buyer is Acme": the first of those that are listed by their rank. */
const isFirst = (
  { expected, match }: Held["check"],
  name: string,
  things: ReadonlyArray<Seen>,
  view: View
): boolean => {
  if (match !== "is" || !/^(?:top|leading|best|first)\b/iu.test(name)) return false
  const [top] = tallyOf(view, things).things
  const title = top === undefined ? undefined : titleRuns(view, top)[0]?.text
  return loose(title ?? "") === loose(expected)
}

const headedBy = (view: View, title: Seen): ReadonlyArray<Seen> => {
  const records = recordsIn(view, sectionOf(view, title), false)
  return records.length > 1 ? records : linesUnder(view, title)
}

/** One without a name, and a title for several such. */
const isOneOf = (subject: Target, title: Seen): boolean => {
  const { name, pronoun } = subject
  const isBare = isPlain(subject) && pronoun !== true && /^\p{Ll}+(?: \p{Ll}+)*$/u.test(name)
  return isBare && isTitle(title) && isPluralOf(title.node.name, tokens(name).at(-1) ?? "")
}

/** Refuted by a title for several things, of words that stand beside them: on the page of the one that is meant, it may be. */
export const besidePlural = (
  check: TextCheck,
  { view }: Case,
  ruled: Candidate | undefined
): Fell | undefined => {
  const { expected, subject } = check
  if (subject === undefined || ruled?.role !== "heading") return undefined
  const title = view.all.find(
    ({ node }) => node.role === "heading" && node.visible && node.name === ruled.name
  )
  if (title === undefined || !isOneOf(subject, title) || headedBy(view, title).length < 2) return undefined
  return finder(expected, "contains")(plain(readableTextOf(view, view.root)))
    ? Fell.of("target_ambiguous", `“${title.node.name}” heads several, and “${expected}” stands beside them.`)
    : undefined
}

/** Held by a title for several things, of words that stand in one of them. */
export const underPlural = ({ check, seen, subject }: Held, { view }: Case): Fell | undefined => {
  if (!isOneOf(subject, seen)) return undefined
  const things = headedBy(view, seen)
  const says = finder(check.expected, check.match === "matches" ? "matches" : "contains")
  const isOfOne =
    things.length > 1 &&
    things.some((thing) =>
      [readableTextOf(view, thing), ...runsOf(view, thing).map(({ text }) => text)].some((text) =>
        says(plain(text))
      )
    )
  return isOfOne && !isFirst(check, subject.name, things, view)
    ? Fell.of(
        "target_ambiguous",
        `“${check.expected}” stands in one of ${String(things.length)} under “${seen.node.name}”; of which it is told cannot be said.`
      )
    : undefined
}

/** What is read of each thing under a title, or line by line where nothing tells one thing from the other. */
const readUnder = (view: View, title: Seen): ReadonlyArray<string> => {
  const section = sectionOf(view, title)
  const things = recordsIn(view, section, false)
  if (things.length > 1) return things.map((thing) => readableTextOf(view, thing))
  return phrasesOf(view, view.root)
    .filter(({ runs }) =>
      runs.every(({ seen }) => seen.at > title.end && inRegion(section, seen) && !isOnControl(seen))
    )
    .map(({ text }) => readable(text))
}

/** "The first activity", where the one such title heads several: held by the words of another of them. */
export const byAnotherUnder = ({ check, seen, subject }: Held, { view }: Case): Fell | undefined => {
  const { ordinal } = subject
  const isAlone = view.all.every(
    (each) =>
      each === seen || !isTitle(each) || !each.node.visible || loose(each.node.name) !== loose(seen.node.name)
  )
  if (ordinal === undefined || subject.role !== undefined || !isTitle(seen) || !isAlone) return undefined
  const all = readUnder(view, seen)
  const says = finder(check.expected, check.match === "matches" ? "matches" : "contains")
  const isIts = says(plain(nthOf(all, ordinal) ?? ""))
  return all.length > 1 && !isIts
    ? Fell.of(
        "target_ambiguous",
        `“${check.expected}” stands under “${seen.node.name}”, and not in the one of that number there.`
      )
    : undefined
}
