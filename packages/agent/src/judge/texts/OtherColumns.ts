/** "No key is Active" of a table with a column "Key", where another one says who is active: of the lines, then, and not of what stands under that head. */
import { columnOf } from "../../ground/Names.js"
import { isTrait } from "../../ground/Tabled.js"
import { Fell } from "../../run/Fell.js"
import { isCell, tableOf } from "../../screen/Kinds.js"
import { type Seen, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"
import type { TextCheck } from "./PageTexts.js"
import type { Subject } from "./Surroundings.js"

/** The head of a column that tells how a line is, or of what kind. */
const told = /^(?:status|state|availability|condition|stage|type|kind|category|priority|severity|plan)$/iu

/** Nothing where the column says it itself, or where no other one tells how the lines are. */
export const saidInAnotherColumn = (
  { expected, subject }: TextCheck,
  { view }: Case,
  all: ReadonlyArray<Subject>
): Fell | undefined => {
  const [first] = all
  if (subject?.quantifier === undefined || subject.role !== undefined || first === undefined) return undefined
  // "No name is Ada" speaks of the names, whatever other column has an Ada.
  if (isTrait(subject.name)) return undefined
  const cells = all.map(({ scored }) => scored.seen)
  const head = columnOf(view, first.scored.seen)
  const table = tableOf(first.scored.seen)
  if (
    head === undefined ||
    table === undefined ||
    !cells.every((each) => isCell(each) && columnOf(view, each) === head)
  )
    return undefined
  const wanted = loose(expected)
  const says = (each: Seen) => loose(readableTextOf(view, each)) === wanted
  // What a line is like, and no name: "no manager is Tom" is said of the managers, though a Tom has one.
  const tells = (each: Seen): boolean => {
    const of = columnOf(view, each)
    return of !== undefined && of !== head && told.test(readableTextOf(view, of).trim())
  }
  const others = within(view, table).filter((each) => isCell(each) && each.node.visible && tells(each))
  return !cells.some(says) && others.some(says)
    ? Fell.of(
        "target_ambiguous",
        `“${subject.words}” is a column there, and “${expected}” is said in another.`
      )
    : undefined
}
