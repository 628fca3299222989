/** Checks on a text. */
import type { Intent, Target, TextMatch } from "@assay/domain/Intent"
import { dayOf } from "../../screen/Days.js"
import { type Literals, onlyLiteral } from "../words/Literals.js"

const amount = /^(?:\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc})$/u

/** `Soup for $4`: the soup says $4, and no $4 says soup. */
const turned = (expected: string, negated: boolean, subject: Target, match: TextMatch): Intent | undefined =>
  negated ||
  match !== "contains" ||
  subject.role !== undefined ||
  !amount.test(subject.name) ||
  !/\p{L}/u.test(expected)
    ? undefined
    : {
        _tag: "CheckText",
        subject: { ...subject, words: expected, name: expected, quoted: true },
        expected: subject.name,
        match,
        negated,
        bare: true
      }

export const checkText = (
  expected: string,
  negated: boolean,
  subject?: Target,
  match: TextMatch = "contains",
  bare = false
): Intent =>
  (subject === undefined ? undefined : turned(expected, negated, subject, match)) ?? {
    _tag: "CheckText",
    ...(subject === undefined ? {} : { subject }),
    expected,
    match,
    negated,
    ...(bare ? { bare } : {})
  }

/** Masked for what somebody put in quotes, or for what the page says; a day that nobody quoted stays one, however it was found. */
const isToLetter = (text: string, expected: string, literals: Literals): boolean => {
  const literal = onlyLiteral(text, literals)
  const isQuotation = literal !== undefined && /^["“”'‘’«»„`*]/u.test(literal.raw)
  return literal?.kind === "quoted" && (isQuotation || dayOf(expected) === undefined)
}

/** Not to the letter: what has a number in it and stands without quotes. */
export const isBare = (text: string, expected: string, literals: Literals): boolean =>
  !isToLetter(text, expected, literals) &&
  /\d|\{\{today|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.test(expected)
