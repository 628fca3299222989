/** "Empty the trash", "clear the history": a button does so, where no field is called by what is emptied. */
import { RegExp as Pattern } from "effect"
import type { Target } from "@assay/domain/Intent"
import type { Found, Grounding } from "../ground/Ground.js"
import { candidateOf } from "../ground/Candidates.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundVerb } from "../ground/Verbs.js"
import type { View } from "../screen/View.js"
import { stems } from "../screen/Wording.js"

/** The verb that the step has before it. */
const verbBefore = (text: string, words: string): string | undefined =>
  new RegExp(
    `\\b(empty|clear)(?:s|ies)? (?:out )?(?:the |my |your |his |her |their )?${Pattern.escape(words)}`,
    "iu"
  )
    .exec(text)?.[1]
    ?.toLowerCase()

/** "Search the log": who clears the log means what is searched, and not the field. */
const isToSearch = (field: Found, target: Target): boolean =>
  /^(?:search|filter|find)\b/iu.test(field.seen.node.name) &&
  !/\b(?:search|filter|find|field|box|input|text)\b/iu.test(`${target.words} ${target.role ?? ""}`)

/** A field that bears no such name: the only one of the page, found for want of another, or one to search it. */
const isOther = (field: Grounding, target: Target): boolean =>
  field._tag === "Missing" ||
  (field._tag === "Found" && (field.how === "the only field there" || isToSearch(field, target)))

/** The field that is called so, else the button that says that it empties what is called so. */
export const orEmptied = (
  view: View,
  target: Target,
  field: Grounding,
  antecedent: Antecedent,
  text: string
): Grounding => {
  const verb = target.name === "" || !isOther(field, target) ? undefined : verbBefore(text, target.words)
  const button = verb === undefined ? undefined : groundVerb(view, verb, target, antecedent)
  // "Empty pantry" empties no basket.
  const has = new Set(button?._tag === "Found" ? stems(button.seen.node.name) : [])
  if (button?._tag === "Found" && stems(target.name).every((word) => has.has(word))) return button
  return field._tag === "Found" && isToSearch(field, target)
    ? { _tag: "Missing", what: target, candidates: [candidateOf(view, { ...field, fit: field.score })] }
    : field
}
