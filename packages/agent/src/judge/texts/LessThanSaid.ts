/** What reads as if it were so, and says less: "100 MB used" of "41 MB of 100 MB used". */
import { RegExp as Pattern } from "effect"
import { Fell } from "../../run/Fell.js"
import { phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { finder, plain, readable } from "../../screen/Wording.js"
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

/** "The total does not include the rake", of an amount: what is in a sum is not written in it. */
const isInFigure = (check: TextCheck, given: Case, { regions }: Subject): boolean => {
  const [name, expected] = [check.subject?.name ?? "", check.expected]
  const figured = regions.every((region) => {
    const said = readIn(given.view, region).replace(new RegExp(Pattern.escape(name), "iu"), "")
    return /\d/u.test(said) && !/\p{L}{4}/u.test(said)
  })
  return (
    figured &&
    !/\d/u.test(expected) &&
    /\binclud/iu.test(given.step ?? "") &&
    finder(expected, "contains")(plain(readableTextOf(given.view, given.view.root)))
  )
}

/** Why what holds by the words need not be so. */
export const lessThanSaid = (
  check: TextCheck,
  given: Case,
  all: ReadonlyArray<Subject>
): Fell | undefined => {
  const { expected, negated } = check
  if (negated)
    return all.some((each) => isInFigure(check, given, each))
      ? Fell.of("target_ambiguous", `It is not written in the figure whether “${expected}” is included.`)
      : undefined
  return all.some((each) => isWholeOf(check, given.view, each))
    ? Fell.of("target_ambiguous", `“${expected}” is said there of all that something is a part of.`)
    : undefined
}
