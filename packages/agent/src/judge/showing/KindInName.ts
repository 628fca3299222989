/** "Product Manager is shown": a word for a kind may be the first one of a name. */
import type { Target } from "@assay/domain/Intent"
import { runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

const begun = /^\p{Lu}\p{Ll}+ (?=\p{Lu}\p{Ll})/u

/** The name with that word, unless something is called by what follows it and by no more. */
export const withItsKind = (target: Target, view: View): Target => {
  const { name, quoted, role: _, words, ...rest } = target
  const isKind = target.role === "item" || target.role === "message" || target.role === "row"
  if (quoted || !isKind || !begun.test(words) || words.replace(begun, "") !== name) return target
  const isCalledSo = runsOf(view, view.root).some(({ text }) => loose(text) === loose(name))
  return isCalledSo ? target : { ...rest, name: words, quoted, words }
}
