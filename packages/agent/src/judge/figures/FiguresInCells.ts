/** "1,750 sq ft is marked Larger", where the mark stands in another cell of its row: no figure is what its row is called by. */
import { Fell } from "../../run/Fell.js"
import { isCell } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { upward } from "../../screen/View.js"
import { finder, plain } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

/** `$690,000`, `85%`, `2,400 sq ft`: a figure with what it is of. */
const measured = /^(?:\p{Sc}\s?\d[\d.,]*[km]?|\d[\d.,]*\s?(?:\p{Sc}|%|\p{L}{1,12}(?: \p{L}{1,5})?))$/iu

export const inAnotherCell = ({ check, seen, subject }: Held, { view }: Case): Fell | undefined => {
  const cell = measured.test(subject.name.trim()) ? [...upward(seen)].find(isCell) : undefined
  if (cell === undefined || cell.node.role === "rowheader" || subject.scopes.length > 0) return undefined
  return finder(check.expected, "contains")(plain(readableTextOf(view, cell)))
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${check.expected}” does not stand in the cell that says “${subject.name}”.`
      )
}
