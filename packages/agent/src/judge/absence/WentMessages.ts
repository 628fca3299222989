/** "The minimum order warning is gone": a message told by a word that it says, which was read before and is read nowhere now. */
import type { Target } from "@assay/domain/Intent"
import { wholePage } from "../../ground/Regions.js"
import type { View } from "../../screen/View.js"
import { readable, stems } from "../../screen/Wording.js"
import { allPhrases } from "../../screen/VisibleText.js"
import { evidenceFor, familiesOf } from "./Evidence.js"
import { type Case, holds, type Ruling } from "../Ruling.js"

/** The words that tell which message is meant, beside those for its kind. */
const wordsOf = (target: Target): ReadonlyArray<string> =>
  stems(target.name).filter((word) => word.length > 3 && familiesOf({ ...target, words: word }).length === 0)

/** The sentences of a page that say the word. */
const sentencesWith = (view: View, word: string): ReadonlyArray<string> =>
  allPhrases(view).filter((text) => {
    const said = stems(readable(text))
    return said.length > 2 && said.includes(word)
  })

const isSaid = (view: View, word: string): boolean =>
  allPhrases(view).some((text) => stems(readable(text)).includes(word))

/** A sentence said the word before, nothing says it now, and no message says another of the words. */
export const messageWent = (
  { gone, target }: { readonly gone?: boolean; readonly target: Target },
  { past, view }: Case
): Ruling | undefined => {
  const { name, quoted, role, scopes } = target
  if (gone !== true || role !== "message" || name === "" || quoted || scopes.length > 0) return undefined
  const words = wordsOf(target)
  const isLeft = evidenceFor(view, wholePage(view), target).some(({ text }) =>
    stems(text).some((word) => words.includes(word))
  )
  const went = isLeft
    ? undefined
    : words
        .filter((word) => !isSaid(view, word))
        .flatMap((word) => past.flatMap((then) => sentencesWith(then, word)))[0]
  return went === undefined ? undefined : holds(`no “${readable(went)}” any more`)
}
