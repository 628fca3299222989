/** "The first row is the 13:37 request with status 503", of a page of requests: a text of that line by itself, and what stands in it under "Status". */
import type { Check, Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { stem, tokens } from "../../screen/Wording.js"
import { shapeOf } from "../figures/ComesTo.js"
import { asExpected } from "../Matching.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

type TextCheck = Extract<Check, { _tag: "CheckText" }>

const told =
  /^(?:the )?(?<key>\S*\d\S*) (?<noun>\p{Ll}{3,}) with (?:the |an? )?(?<head>\p{Ll}{3,})(?: of)? (?<value>[\p{Lu}\d]\S*(?: \p{Ll}{1,12})?)$/u

/** The page speaks of such things in the plural: "Requests on 14 June". */
const isKindHere = (view: View, noun: string): boolean =>
  runsOf(view, view.root).some(({ text }) =>
    tokens(text).some((word) => word !== noun && stem(word) === stem(noun))
  )

/** One text of that line is just that, and no other of them is written alike: a second time of day may be that of its end. */
const isCalledSo = ({ antecedent, view }: Case, line: Target, key: string): boolean => {
  const found = ground(view, line, "look", antecedent)
  const texts = found._tag === "Found" ? runsOf(view, found.seen).map(({ text }) => text.trim()) : []
  return texts.filter((text) => shapeOf(text) === shapeOf(key)).length === 1
}

export const calledWith = (
  check: Check,
  given: Case,
  judge: (check: TextCheck) => Ruling
): Ruling | undefined => {
  if (check._tag !== "CheckText" || check.negated || check.match !== "is") return undefined
  const { subject } = check
  const { head = "", key = "", noun = "", value = "" } = told.exec(check.expected)?.groups ?? {}
  const isLine = subject?.role === "row" && subject.ordinal !== undefined && subject.quantifier === undefined
  if (!isLine || key === "" || !isKindHere(given.view, noun) || !isCalledSo(given, subject, key))
    return undefined
  const under: Target = {
    words: `${head} of ${subject.words}`,
    name: head,
    quoted: false,
    scopes: [{ relation: "in", target: subject }]
  }
  const rulings = [
    judge({ ...check, expected: key, match: "contains" }),
    judge({ ...check, subject: under, expected: value })
  ]
  const [first] = rulings
  const fallen = rulings.find(({ _tag }) => _tag !== "Holds")
  if (fallen === undefined) return first?._tag === "Holds" ? holds(first.actual, first.about) : undefined
  return fallen._tag === "Refuted"
    ? refuted(`${asExpected(check.match, check.expected)} for “${subject.words}”`, fallen.actual)
    : undefined
}
