/** "No pins on the map", where the page had "Pin 1: Greyfriars", "Pin 2: Eastgate": things that are called by their kind and a number. */
import type { Target } from "@assay/domain/Intent"
import type { View } from "../../screen/View.js"
import { stem } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

const numberedAs = (view: View, noun: string): number =>
  view.all.filter(({ node }) => {
    const kind = /^(\p{L}+) #?\d{1,4}(?!\p{L})/u.exec(node.name)?.[1]
    return node.visible && kind !== undefined && stem(kind.toLowerCase()) === noun
  }).length

/** There were several of the kind, and there is none now. */
export const wereNumbered = ({ name, quoted, role }: Target, { past, view }: Case): boolean => {
  const isKind = !quoted && role === undefined && /^\p{Ll}{3,}s$/u.test(name)
  const noun = stem(name)
  return isKind && numberedAs(view, noun) === 0 && past.some((each) => numberedAs(each, noun) > 1)
}
