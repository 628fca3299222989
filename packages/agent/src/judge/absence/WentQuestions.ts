/** "The question is gone": what a dialog asked before, and nothing asks now. */
import type { Target } from "@assay/domain/Intent"
import { isDialog, standsInMarked } from "../../screen/Kinds.js"
import { upward, type View } from "../../screen/View.js"
import { allPhrases, runsOf } from "../../screen/VisibleText.js"
import { readable } from "../../screen/Wording.js"
import { type Case, holds, type Ruling } from "../Ruling.js"

const word = /^(?:question|prompt|confirmation|confirmation question)$/iu

/** What is asked in a dialog, or in what lies over the page as one. */
const askedOn = (view: View): ReadonlyArray<string> =>
  runsOf(view, view.root).flatMap(({ seen, text }) =>
    text.trim().endsWith("?") && ([...upward(seen)].some(isDialog) || standsInMarked(seen, "dialog"))
      ? [text.trim()]
      : []
  )

/** It was asked in a dialog; that is read nowhere now, and nothing else is asked in one. */
export const questionWent = (
  { gone, target }: { readonly gone?: boolean; readonly target: Target },
  { past, view }: Case
): Ruling | undefined => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const isBare = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (gone !== true || !isBare || scopes.length > 0 || !word.test(name)) return undefined
  const last = past.flatMap(askedOn).at(-1)
  const isLeft = askedOn(view).length > 0 || allPhrases(view).some((text) => readable(text).trim() === last)
  return last === undefined || isLeft ? undefined : holds(`no “${last}” any more`)
}
