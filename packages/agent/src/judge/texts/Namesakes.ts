/** "Room 101 owes $120" of a page on which 101 heads a line of the week and stands on a card of its own as well. */
import { recordOf } from "../../ground/Regions.js"
import { contains } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"
import type { TextCheck } from "./PageTexts.js"
import type { Subject } from "./Surroundings.js"

/** Another thing that bears the very number says it, where the one that was read does not. */
export const isSaidOfNamesake = (
  { expected, negated, subject }: TextCheck,
  { view }: Case,
  read: ReadonlyArray<Subject>
): boolean => {
  const [, code] = /^\p{L}+ (#?\p{L}?\d[\p{L}\d-]*)$/u.exec(subject?.name ?? "") ?? []
  if (negated || code === undefined) return false
  const says = finder(expected, "contains")
  return runsOf(view, view.root).some(({ seen, text }) => {
    const record = loose(text) === loose(code) ? recordOf(view, seen) : undefined
    return (
      record !== undefined &&
      !read.some(({ scored }) => contains(record, scored.seen)) &&
      says(plain(readableTextOf(view, record)))
    )
  })
}
