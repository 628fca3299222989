/** "The lesson on Monday in period 1 is in Room 101": what the cell says in which these cross. */
import type { Intent } from "@assay/domain/Intent"
import { kindAt } from "../../ground/Crossings.js"
import { plainScopes } from "../../ground/Scopes.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, rule, type Ruling, withTarget } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

export const judgeInCell = ({ negated, target }: Shown, { view }: Case): Ruling | undefined => {
  const [one, other, place, more] = plainScopes(target.scopes)
  if (one === undefined || other === undefined || place === undefined || more !== undefined) return undefined
  const { name, scopes } = place.target
  const cell = place.relation === "in" && name !== "" ? kindAt(view, target, [one, other]) : undefined
  if (cell === undefined || scopes.length > 0) return undefined
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
