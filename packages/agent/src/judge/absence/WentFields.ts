/** "The edit field is gone", which nothing calls so: the one field that came with a deed, once the page has none but those of before. */
import type { Target } from "@assay/domain/Intent"
import { isEntry } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import type { Case } from "../Ruling.js"

const isMeant = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): boolean =>
  role === "field" &&
  /^(?:edit(?:ing)?|inline|input|)$/iu.test(name) &&
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0

const fieldsOn = (view: View): ReadonlyArray<string> =>
  view.all.filter((seen) => seen.node.visible && isEntry(seen)).map(({ node }) => `${node.role} ${node.name}`)

const without = (all: ReadonlyArray<string>, others: ReadonlyArray<string>): ReadonlyArray<string> =>
  others.reduce<ReadonlyArray<string>>((left, each) => {
    const at = left.indexOf(each)
    return at === -1 ? left : left.filter((_, n) => n !== at)
  }, all)

export const fieldWent = (target: Target, { past, view }: Case): boolean => {
  if (!isMeant(target)) return false
  const now = fieldsOn(view)
  for (let at = past.length - 1; at > 0; at--) {
    const [before, after] = [past[at - 1], past[at]]
    if (before === undefined || after === undefined) return false
    const [old, there] = [fieldsOn(before), fieldsOn(after)]
    const came = without(there, old)
    if (came.length === 0) continue
    // Several that came are a form, and what stands there now must be what stood there before.
    return came.length === 1 && without(now, old).length === 0 && without(old, now).length === 0
  }
  return false
}
