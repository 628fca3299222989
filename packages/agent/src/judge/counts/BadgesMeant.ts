/** Of several badges the one that is meant: right beside what the step says, beside the button that was pressed, or spoken of before. */
import type { Target } from "@assay/domain/Intent"
import { gap } from "../../screen/Geometry.js"
import { recordOf } from "../../ground/Regions.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { Fell } from "../../run/Fell.js"
import { anchorOf, byPlace } from "../texts/Lone.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

const nextTo = /\b(?:next to|beside)\b/iu

const isBareButton = ({ name, ordinal, role }: Target): boolean =>
  role === "button" && name === "" && ordinal === undefined

const isNear = ({ scored: { seen } }: Subject, { node: { box } }: Seen): boolean =>
  box !== undefined && seen.node.box !== undefined && gap(box, seen.node.box) <= 2 * box.height

const isOfOneThing = (view: View, one: Seen, other: Seen): boolean => {
  const record = recordOf(view, one)
  return record !== undefined && record === recordOf(view, other)
}

/** "The badge next to the button": none that stands far from the one that was pressed, and in another thing. */
export const besideAnchor = (
  check: TextCheck,
  given: Case,
  named: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [scope, another] = check.subject?.scopes ?? []
  if (scope?.relation !== "near" || another !== undefined || !nextTo.test(given.step ?? "")) return undefined
  const isOfButton = isBareButton(scope.target)
  const placed = named.length > 1 || isOfButton ? byPlace(check, given) : undefined
  const isDrawn = /^(?:badge|tag|chip|pill)$/iu.test(check.subject?.name ?? "")
  const anchor = isOfButton || isDrawn ? anchorOf(scope, given) : undefined
  if (placed !== undefined || anchor === undefined) return placed
  const isThere = named.some(
    (each) => isNear(each, anchor) || isOfOneThing(given.view, each.scored.seen, anchor)
  )
  return isThere
    ? undefined
    : undecided(Fell.of("target_not_found", `There is no “${check.subject?.words ?? ""}” right beside that.`))
}

/** "The badge", which was told by its place in a step before. */
export const spokenOfBefore = (
  { subject }: TextCheck,
  { recent }: Case,
  named: ReadonlyArray<Subject>
): ReadonlyArray<Subject> => {
  const isBare =
    subject !== undefined &&
    !subject.quoted &&
    subject.ordinal === undefined &&
    subject.quantifier === undefined &&
    /^(?:the )?(?:badge|tag|chip|pill)$/iu.test(subject.words)
  if (!isBare || named.length < 2) return named
  const last = (recent?.() ?? [])
    .flatMap((seen) => named.find(({ scored }) => contains(scored.seen, seen)) ?? [])
    .at(-1)
  return last === undefined ? named : [last]
}
