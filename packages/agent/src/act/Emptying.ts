/** "Empty the trash", "clear the history": a button does so, where no field is called by what is emptied. */
import { RegExp as Pattern } from "effect"
import type { Target } from "@assay/domain/Intent"
import type { Grounding } from "../ground/Ground.js"
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

/** A field that bears no such name: the only one of the page, found for want of another. */
const isOther = (field: Grounding): boolean =>
  field._tag === "Missing" || (field._tag === "Found" && field.how === "the only field there")

/** The field that is called so, else the button that says that it empties what is called so. */
export const orEmptied = (
  view: View,
  target: Target,
  field: Grounding,
  antecedent: Antecedent,
  text: string
): Grounding => {
  const verb = target.name === "" || !isOther(field) ? undefined : verbBefore(text, target.words)
  const button = verb === undefined ? undefined : groundVerb(view, verb, target, antecedent)
  // "Empty pantry" empties no basket.
  const has = new Set(button?._tag === "Found" ? stems(button.seen.node.name) : [])
  return button?._tag === "Found" && stems(target.name).every((word) => has.has(word)) ? button : field
}
