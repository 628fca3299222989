/** What is done to "it" while a dialog is open: "release it" presses its one button "Release plot", and not one of the page behind. */
import type { Intent } from "@assay/domain/Intent"
import type { Grounding } from "../ground/Ground.js"
import type { Antecedent } from "../ground/Sought.js"
import { isPronoun } from "../language/words/Pronouns.js"
import { standsIn } from "../screen/Kinds.js"
import { topDialog } from "../screen/TopDialog.js"
import { contains, type Seen, type View, within } from "../screen/View.js"
import { phrasesOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"

/** "Yes, delete", "Delete it anyway": they say nothing of what it is. */
const small = new Set(["yes", "ok", "okay", "please", "it", "this", "the", "my", "your", "anyway", "now"])

/** What the dialog is about: its title, and what it asks. */
const subjectOf = (view: View, dialog: Seen): ReadonlyArray<string> => [
  dialog.node.name,
  ...phrasesOf(view, dialog)
    .filter(
      ({ runs: [first], text }) =>
        text.includes("?") || (first !== undefined && standsIn(first.seen, /^heading$/u))
    )
    .map(({ text }) => text)
]

export const doneInDialog = (
  view: View,
  { target, verb }: Extract<Intent, { _tag: "Perform" }>,
  antecedent: Antecedent,
  step: string
): Grounding | undefined => {
  if (target !== undefined && !isPronoun(target)) return undefined
  const dialog = topDialog(view)
  // What stands in the dialog itself may be meant, and has a button of its own.
  const isInside = antecedent?.seen !== undefined && dialog !== undefined && contains(dialog, antecedent.seen)
  if (dialog === undefined || (target !== undefined && isInside)) return undefined
  const told = new Set([step, ...subjectOf(view, dialog)].flatMap(stems))
  const [does = ""] = stems(verb)
  const [only, another] = within(view, dialog).filter(({ node }) => {
    const [first, ...rest] = stems(node.name).filter((word) => !small.has(word))
    return node.role === "button" && node.visible && first === does && rest.every((word) => told.has(word))
  })
  return only === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen: only, score: 0.95, how: `does “${verb}” in the dialog`, tentative: false }
}
