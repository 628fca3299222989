/** "Cancel that booking", where each booking has a button for it: the one in the record that was just spoken of. */
import type { Target } from "@assay/domain/Intent"
import type { Ambiguous, Found } from "../ground/Ground.js"
import { onlyWith } from "../ground/Records.js"
import type { Antecedent } from "../ground/Sought.js"
import { isField } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import { stem, stems } from "../screen/Wording.js"

const pointing = /\b(?:that|this|the same|the said) (\p{Ll}{3,})/giu

/** "That booking", of a control that is called so itself: "Cancel booking". */
const pointsAt = (step: string, { name }: Target): boolean =>
  Array.from(step.matchAll(pointing)).some(([, noun = ""]) => stems(name).includes(stem(noun)))

/** "Click the heart again": what was pressed, or spoken of, is pressed once more. */
const repeats = /\b(?:again|once more|one more time|a second time)\b/iu

const formAround = (seen: Seen): Seen | undefined =>
  [...upward(seen)].find(({ node }) => /^(?:form|dialog|search)$/u.test(node.role))

/** "Enter 5 as number and click Track", where a link in the menu is called so as well: the one button in the form of that field. */
const inItsForm = (field: Seen, all: ReadonlyArray<Seen>, { role }: Target): Seen | undefined => {
  const form = isField(field) && role !== "link" ? formAround(field) : undefined
  const [only, another] = form === undefined ? [] : all.filter((seen) => contains(form, seen))
  const areWays = all.every(
    (seen) => seen === only || (seen.node.role === "link" && formAround(seen) === undefined)
  )
  return another === undefined && only?.node.role === "button" && areWays ? only : undefined
}

/** The one of those that fit equally well, where the step says that it is meant. */
export const ofThatOne = (
  view: View,
  { seen: all }: Ambiguous,
  { step, target }: { readonly step: string; readonly target: Target },
  antecedent: Antecedent
): Found | undefined => {
  const spoken = antecedent?.seen
  if (spoken === undefined || target.scopes.length > 0) return undefined
  const sender = target.ordinal === undefined ? inItsForm(spoken, all, target) : undefined
  if (sender !== undefined)
    return {
      _tag: "Found",
      seen: sender,
      score: 0.9,
      how: "in the form of the field before",
      tentative: false
    }
  const isSame = repeats.test(step) && target.ordinal === undefined && all.includes(spoken)
  if (!isSame && !pointsAt(step, target)) return undefined
  const seen = onlyWith(view, spoken, all)
  return seen === undefined
    ? undefined
    : { _tag: "Found", seen, score: 0.9, how: "in what the step before was about", tentative: false }
}
