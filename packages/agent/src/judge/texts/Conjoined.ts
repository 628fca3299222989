/** "The second row is SL-1041 with 2.4 kg": what one line of a list is called, and a figure that it has as well. */
import type { Check } from "@assay/domain/Intent"
import { asExpected } from "../Matching.js"
import { holds, refuted, type Ruling } from "../Ruling.js"

type TextCheck = Extract<Check, { _tag: "CheckText" }>

const pair =
  /^([\p{Lu}#\d]\S*(?: \S+){0,4}?|\S*\d\S*|[\p{Ll}\d]+_[\p{L}\d]+) (?:with|at|for) (?:about |a total of )?(\p{Sc}?\d\S*(?: \p{Ll}{1,12})?)$/u

/** Of one line only: in a whole list the two may stand in two lines. */
const isOneLine = ({ subject }: TextCheck): boolean =>
  subject !== undefined &&
  subject.quantifier === undefined &&
  (subject.ordinal !== undefined || (subject.role === "row" && subject.name !== ""))

export const byBoth = (check: Check, judge: (check: TextCheck) => Ruling): Ruling | undefined => {
  if (check._tag !== "CheckText" || check.negated || check.bare !== true || !isOneLine(check))
    return undefined
  if (check.match !== "is" && check.match !== "contains") return undefined
  const [, name = "", figure = ""] = pair.exec(check.expected) ?? []
  if (figure === "") return undefined
  const rulings = [name, figure].map((expected) => judge({ ...check, expected, match: "contains" }))
  const fallen = rulings.find(({ _tag }) => _tag !== "Holds")
  const [first] = rulings
  if (fallen === undefined) return first?._tag === "Holds" ? holds(first.actual, first.about) : undefined
  return fallen._tag === "Refuted"
    ? refuted(`${asExpected(check.match, check.expected)} for “${check.subject?.words ?? ""}”`, fallen.actual)
    : undefined
}
