/** "The garage says 3 free places" under the heading "Your garages", which heads several: it is not told of which one. */
import { recordsIn } from "../../ground/Records.js"
import { sectionOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import type { Seen, View } from "../../screen/View.js"
import { tallyOf } from "../../ground/Tallies.js"
import { titleRuns } from "./TitleRuns.js"
import { isTitle } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain, stem, tokens } from "../../screen/Wording.js"
import { isPlain } from "../PlainTargets.js"
import type { Case } from "../Ruling.js"
import type { Held } from "../texts/PageTexts.js"

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

/** Held by a title for several things, of words that stand in one of them. */
export const underPlural = ({ check, seen, subject }: Held, { view }: Case): Fell | undefined => {
  const { name, pronoun } = subject
  const isBare = isPlain(subject) && pronoun !== true && /^\p{Ll}+(?: \p{Ll}+)*$/u.test(name)
  const noun = tokens(name).at(-1) ?? ""
  if (!isBare || !isTitle(seen) || !isPluralOf(seen.node.name, noun)) return undefined
  const things = recordsIn(view, sectionOf(view, seen), false)
  const says = finder(check.expected, check.match === "matches" ? "matches" : "contains")
  const isOfOne =
    things.length > 1 &&
    things.some((thing) =>
      [readableTextOf(view, thing), ...runsOf(view, thing).map(({ text }) => text)].some((text) =>
        says(plain(text))
      )
    )
  return isOfOne && !isFirst(check, name, things, view)
    ? Fell.of(
        "target_ambiguous",
        `“${check.expected}” stands in one of ${String(things.length)} under “${seen.node.name}”; of which it is told cannot be said.`
      )
    : undefined
}
