/** "The Ada row has quantity 2 and the value is still $5": what goes on to be said of the row that was just told of. */
import { isCell } from "../../screen/Kinds.js"
import { contains, type Seen } from "../../screen/View.js"
import { listOf, recordOf } from "../../ground/Regions.js"
import type { TextCheck } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** A row is told of, and behind an "and" something that is called by no more than its name. */
const goesOn = /\b(?:row|line)\b[^.;,]{2,80}? and (?:(?:that|its|the) )/iu

/** Where the value stands: the head of a column may tell what it is called. */
const cellOf = ({ regions, scored }: Subject): Seen => regions.at(-1)?.seen ?? scored.seen

/** Of several values that are called so, one in each row of a list, the one in that row. */
export const inRowToldOf = (
  { subject }: TextCheck,
  { antecedent, step = "", view }: Case,
  subjects: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | undefined => {
  const isBare =
    subject !== undefined &&
    subject.scopes.length === 0 &&
    subject.ordinal === undefined &&
    subject.quantifier === undefined
  const row = antecedent?.seen === undefined ? undefined : recordOf(view, antecedent.seen)
  if (!isBare || row?.node.role !== "row" || !goesOn.test(step)) return undefined
  const list = listOf(row)
  const isAlike = subjects.map(cellOf).every((seen) => {
    const own = recordOf(view, seen)
    return isCell(seen) && own !== undefined && listOf(own) === list
  })
  const [only, another] = isAlike ? subjects.filter((each) => contains(row, cellOf(each))) : []
  return only === undefined || another !== undefined ? undefined : [only]
}
