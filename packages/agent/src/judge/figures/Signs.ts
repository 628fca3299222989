/** "The balance is negative", "the sum is not zero": said of a number, which no page writes in these words. */
import type { Check, Comparison } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { allPhrases } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { judgeNumber } from "./Numbers.js"

const signs = new Map<string, Comparison>([
  ["negative", "fewer"],
  ["below zero", "fewer"],
  ["less than zero", "fewer"],
  ["positive", "more"],
  ["above zero", "more"],
  ["more than zero", "more"],
  ["zero", "equal"]
])

const denied = (ruling: Ruling, words: string): Ruling => {
  if (ruling._tag === "Holds") return refuted(`not ${words}`, ruling.actual)
  return ruling._tag === "Refuted" ? holds(ruling.actual) : ruling
}

/** Where it cannot be told by any words, none on the page may be the ones that are meant. */
const saysSo = (expected: string, { view }: Case, ruling: Ruling): boolean =>
  ruling._tag === "Undecided" && allPhrases(view).some((text) => loose(text).includes(loose(expected)))

/** By the number that stands there, unless the page says it in words: "Result: negative" of a test. */
export const bySign = (check: Check, given: Case, ruling: Ruling): Ruling => {
  if (check._tag !== "CheckText" || check.subject === undefined || check.match !== "is") return ruling
  const { expected, negated, subject } = check
  const comparison = signs.get(expected.toLowerCase())
  if (comparison === undefined) return ruling
  const isQuoted = new RegExp(`["“]${expected}["”]`, "iu").test(given.step ?? "")
  const isTold = ruling._tag === (negated ? "Refuted" : "Holds")
  if (isQuoted || isTold || saysSo(expected, given, ruling)) return ruling
  const number = judgeNumber({ _tag: "CheckNumber", target: subject, comparison, expected: 0 }, given)
  if (number._tag !== "Undecided") return negated ? denied(number, expected) : number
  // "Status: passed" says something else, where no number stands.
  if (ruling._tag === "Undecided" || !/\d/u.test(ruling.actual)) return ruling
  return undecided(
    Fell.of(
      "target_ambiguous",
      `It cannot be told which number says whether “${subject.words}” is ${expected}.`
    )
  )
}
