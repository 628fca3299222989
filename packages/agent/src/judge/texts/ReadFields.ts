/** What a place is said to contain, where a field in it holds that. */
import { wholePage } from "../../ground/Regions.js"
import { finder } from "../../screen/Wording.js"
import type { Seen } from "../../screen/View.js"
import { Fell } from "../../run/Fell.js"
import { fieldHolding } from "../absence/Absence.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "./Surroundings.js"

/** A title stands for what is under it: "the calculator shows 30 years". */
const isPlace = ({ node }: Seen): boolean =>
  /^(?:dialog|alertdialog|form|region|group|heading)$/u.test(node.role)

/** "The dialog contains Lake Orta", which is what a field in it holds. */
export const readInField = (
  { expected, match }: TextCheck,
  given: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [only, another] = subjects
  if (only === undefined || another !== undefined || !isPlace(only.scored.seen)) return undefined
  const field = fieldHolding(finder(expected, "contains"), only.regions, given)
  if (field === undefined) return undefined
  const holding = `“${field.node.name}”, which holds “${field.node.value ?? ""}”`
  return match === "contains"
    ? holds(holding, field)
    : undecided(Fell.of("target_ambiguous", `“${expected}” stands there in the field ${holding}.`))
}

/** A field on the page holds it: "Quiet hours from" is the label of one. */
export const heldAnywhere = ({ expected }: TextCheck, given: Case): boolean =>
  fieldHolding(finder(expected, "contains"), [wholePage(given.view)], given) !== undefined

/** "Does not contain urgent", where a field in it holds that. */
export const heldInField = (
  { expected }: TextCheck,
  given: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const regions = subjects.flatMap((subject) => subject.regions)
  const field = fieldHolding(finder(expected, "contains"), regions, given)
  return field === undefined
    ? undefined
    : undecided(Fell.of("target_ambiguous", `“${expected}” stands in the field “${field.node.name}” there.`))
}
