/** "Has 15,300 words" of a line whose cell under "Words" says 15,300; "the Summary shows 90 guests" of a place in which 90 stands beside "Guests". */
import type { Check, Scope, Target } from "@assay/domain/Intent"
import { isOnControl, standsIn } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { loose, sameWords } from "../../screen/Wording.js"
import { rowsWith } from "../owners/Owners.js"
import type { Case, Ruling } from "../Ruling.js"

const measured = /^(\p{Sc}?\d[\d.,]*) (\p{Ll}{3,})$/u

/** One text of the page is nothing but that noun, no head of a table and nothing to press. */
const isLabel = (view: View, noun: string): boolean => {
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) =>
      sameWords(loose(text).replace(/:$/u, ""), noun) &&
      !isOnControl(seen) &&
      !standsIn(seen, /^(?:columnheader|rowheader|cell|heading)$/u)
  )
  return only !== undefined && another === undefined
}

/** Nothing where there is no such detail. */
export const byDetail = (
  check: Check,
  given: Case,
  judge: (check: Check, given: Case) => Ruling
): Ruling | undefined => {
  if (check._tag !== "CheckText" || check.subject === undefined || check.match !== "contains")
    return undefined
  const [, figure = "", noun = ""] = measured.exec(check.expected) ?? []
  if (figure === "" || check.subject.name === "") return undefined
  // "10 min" is a measure, unless the page heads a column so.
  const isHead = rowsWith(given.view, noun).length > 0
  if (!isHead && !isLabel(given.view, noun)) return undefined
  const { scopes, ...narrow } = check.subject
  const place: Scope = { relation: isHead ? "near" : "in", target: { ...narrow, scopes: [] } }
  const subject: Target = {
    words: `${noun} of ${check.subject.words}`,
    name: noun,
    quoted: false,
    scopes: [place, ...scopes]
  }
  const ruling = judge({ ...check, subject, expected: figure, match: "is" }, given)
  return ruling._tag === "Undecided" ? undefined : ruling
}
