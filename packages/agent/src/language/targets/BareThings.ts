/** A thing alone, with no verb: `the search button`, `third task in the list`. It is looked for, and neither acted on nor judged. */
import type { Intent } from "@assay/domain/Intent"
import type { Clause } from "../sentences/Clause.js"
import { readTarget } from "./Targets.js"
import { verbOf } from "../words/Verbs.js"

const whole =
  /^(?!(?:in|inside|within|on|at|under|below|above|over|from|for|by|next|beside|near|with|without|after|before|between|behind) )(?:the |an? )?[^,;:.!?=/]{3,100}$/iu
/** With one of these it says something. */
const says =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|should|must|will|would|may|might|shows?|reads?|says?|contains?|displays?|lists?|appears?|opens?|closes?|and|or|but|then|not|no|only|(?<!next )to|as|if|when|that|which|who)\b/iu
/** "The switch hides the fields": what it does to something. */
const acts =
  / (?:\p{Ll}+[^s\W]s|does) (?:the|an?|its?|their|my|all|no|every|each|them|me|you|\p{Ll}+s$)(?: |$)/u
const looked =
  /^(?:button|link|checkbox|radio|switch|field|list|combobox|tab|icon|image|menu|menuitem|message|heading|slider)$/u

export const readBareThing = (clause: Clause): ReadonlyArray<Intent> | undefined => {
  const { literals, text } = clause
  if (!whole.test(text) || says.test(text) || acts.test(text)) return undefined
  // "Submit button" may as well be told to submit it.
  if (verbOf(/^[\p{L}-]+/u.exec(text)?.[0] ?? "") !== undefined) return undefined
  const target = readTarget(text, literals)
  if (target === undefined || target.quantifier !== undefined) return undefined
  // "Call context menu for the project" begins with a verb that nobody knows.
  if (/^\p{Lu}\p{Ll}/u.test(text) && target.scopes.length > 0) return undefined
  const isNamed = target.name !== "" || target.scopes.length > 0
  const isTold = looked.test(target.role ?? "") ? isNamed : target.ordinal !== undefined && isNamed
  return isTold ? [{ _tag: "Locate", target }] : undefined
}
