/** What reads as if it were so, and says less, or something else: "100 MB used" of "41 MB of 100 MB used", one name of a whole list. */
import { recordsIn } from "../../ground/Records.js"
import { RegExp as Pattern } from "effect"
import { sectionOf } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import { phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { finder, loose, plain, readable, stem, tokens } from "../../screen/Wording.js"
import { titleRuns } from "../lists/TitleRuns.js"
import type { Case } from "../Ruling.js"
import type { TextCheck } from "./PageTexts.js"
import { readIn } from "./Phrases.js"
import type { Subject } from "./Surroundings.js"

/** "41 MB of", "2 /": what follows is how much there is in all. */
const ofAll = String.raw`\d\S*(?: ?[\p{L}%]{1,12})? ?(?:of|out of|\/) ?`

/** Wherever it stands in the text it is what something is a part of. */
const onlyAsWhole = (text: string, expected: string): boolean => {
  const wanted = Pattern.escape(plain(expected))
  const rest = text.replace(new RegExp(`(${ofAll})${wanted}(?![\\p{L}\\p{N}])`, "giu"), "$1 | ")
  return rest !== text && !finder(expected, "contains")(rest)
}

const isWholeOf = ({ expected }: TextCheck, view: View, { regions }: Subject): boolean =>
  /^\p{Sc}?\d/u.test(expected) &&
  regions.some((region) => {
    const phrases =
      region.seen === undefined
        ? [readIn(view, region)]
        : phrasesOf(view, region.seen).map(({ text }) => readable(text))
    const saying = phrases.map(plain).filter(finder(expected, "contains"))
    return saying.length > 0 && saying.every((text) => onlyAsWhole(text, expected))
  })

const isPluralOf = (text: string, noun: string): boolean => {
  const [said, wanted] = [tokens(text), tokens(noun)]
  const [last = "", own = ""] = [said.at(-1), wanted.at(-1)]
  return last !== own && last.endsWith("s") && said.map(stem).join(" ") === wanted.map(stem).join(" ")
}

/** First of those that are listed by their rank. */
const first = /^(?:top|leading|best|first)\b/iu

/** "The top buyer is Acme", of a title "Top buyers" over several: which of them it is the title does not say, but for the first. */
const isOneUnderTitle = (
  { expected, match, subject }: TextCheck,
  view: View,
  { scored }: Subject
): boolean => {
  const { name = "", ordinal, quantifier } = subject ?? {}
  const plainly = match === "is" && name !== "" && ordinal === undefined && quantifier === undefined
  if (!plainly || !isPluralOf(readableTextOf(view, scored.seen), name)) return false
  const things = tallyOf(view, recordsIn(view, sectionOf(view, scored.seen), false)).things
  const [top] = things
  const title = top === undefined ? undefined : titleRuns(view, top)[0]?.text
  return things.length > 1 && !(first.test(name) && loose(title ?? "") === loose(expected))
}

/** Why what holds by the words need not be so. */
export const lessThanSaid = (
  check: TextCheck,
  { view }: Case,
  all: ReadonlyArray<Subject>
): Fell | undefined => {
  const words = check.subject?.words ?? ""
  if (check.negated) return undefined
  if (all.some((each) => isWholeOf(check, view, each)))
    return Fell.of(
      "target_ambiguous",
      `“${check.expected}” is said there of all that something is a part of.`
    )
  return all.some((each) => isOneUnderTitle(check, view, each))
    ? Fell.of("target_ambiguous", `Several things stand under what is called “${words}”.`)
    : undefined
}
