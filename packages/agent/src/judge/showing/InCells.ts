/** "The lesson on Monday in period 1 is in Room 101", "the Maths lesson on Monday is in Room 101": what that cell says. */
import type { Intent, Scope, Target } from "@assay/domain/Intent"
import { beginsLine } from "../../ground/Columns.js"
import { kindAt, kindUnder } from "../../ground/Crossings.js"
import { plainScopes } from "../../ground/Scopes.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, rule, type Ruling, withTarget } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** The cell of which it is told, and what is told to be in it. */
const toldIn = (view: View, target: Target): readonly [Seen, Scope] | undefined => {
  const [one, other, place, more] = plainScopes(target.scopes)
  if (one === undefined || other === undefined || more !== undefined) return undefined
  // "Ada has a Late shift on Mon" tells of Ada's line, not of what its cell says.
  if (place === undefined && beginsLine(view, other.target)) return undefined
  const cell = place === undefined ? kindUnder(view, target, one) : kindAt(view, target, [one, other])
  return cell === undefined ? undefined : [cell, place ?? other]
}

export const judgeInCell = ({ negated, target }: Shown, { view }: Case): Ruling | undefined => {
  const [cell, place] = toldIn(view, target) ?? []
  if (cell === undefined || place?.relation !== "in") return undefined
  const { name, scopes } = place.target
  if (name === "" || scopes.length > 0) return undefined
  const said = readableTextOf(view, cell)
  const expected = `${asExpected("contains", name)} for “${target.words}”`
  return withTarget(
    rule(finder(name, "contains")(plain(said)), negated, expected, `saw: ${said}`, cell),
    view,
    cell,
    0.9,
    "what stands where these cross"
  )
}
