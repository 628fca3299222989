/** Checks on a text. */
import type { Intent, Target, TextMatch } from "@assay/domain/Intent"
import { type Literals, onlyLiteral } from "./Literals.js"

export const checkText = (
  expected: string,
  negated: boolean,
  subject?: Target,
  match: TextMatch = "contains",
  bare = false
): Intent => ({
  _tag: "CheckText",
  ...(subject === undefined ? {} : { subject }),
  expected,
  match,
  negated,
  ...(bare ? { bare } : {})
})

/** Not to the letter: what has a number in it and stands without quotes. */
export const isBare = (text: string, expected: string, literals: Literals): boolean =>
  onlyLiteral(text, literals)?.kind !== "quoted" && /\d|\{\{today/.test(expected)
