/** "One entry under Sessions today", where that is a heading: in what it heads. */
import type { Check } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { upward } from "../../screen/View.js"
import type { Case } from "../Ruling.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

export const withHeading = (check: Count, { antecedent, view }: Case): Count | undefined => {
  const [scope, another] = check.target.scopes
  if (scope?.relation !== "below" || another !== undefined || scope.target.name === "") return undefined
  const found = ground(view, scope.target, "look", antecedent)
  const isHeading =
    found._tag === "Found" &&
    !found.tentative &&
    [...upward(found.seen)].some(({ node }) => node.role === "heading")
  return isHeading
    ? { ...check, target: { ...check.target, scopes: [{ relation: "in", target: scope.target }] } }
    : undefined
}
