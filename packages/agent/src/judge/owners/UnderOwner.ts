/** "Expenses for June", which nothing is called: found as what stands under June, and read there. */
import { owned } from "../../ground/Reworded.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import type { Case, Ruling } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** "Expenses for June" found as what stands under June is read as the figure there, and not as its label alone. */
export const underOwner = (
  check: TextCheck,
  { view }: Case,
  meant: ReadonlyArray<Subject>,
  judge: (other: TextCheck) => Ruling
): Ruling | undefined => {
  const split = check.subject?.scopes.length === 0 ? owned(check.subject) : undefined
  const isLabel = ({ scored: { seen } }: Subject) =>
    split !== undefined && loose(readableTextOf(view, seen)) === loose(split.name)
  if (split === undefined || check.negated || !meant.every(isLabel)) return undefined
  const ruling = judge({ ...check, subject: split })
  return ruling._tag === "Refuted" ? undefined : ruling
}
