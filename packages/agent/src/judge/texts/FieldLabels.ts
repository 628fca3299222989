/** The label of a field beside the field itself, where both are called by the words of a check: "the weight" of a field labelled "Weight in kg". */
import type { Scored } from "../../ground/Candidates.js"
import { whole } from "../../ground/Match.js"
import { isValued, labelsOf } from "../../ground/Names.js"
import type { Pool } from "../../ground/Sought.js"
import { nodesIn, sectionOf } from "../../ground/Regions.js"
import { isControl, isField, isOnControl } from "../../screen/Kinds.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"

/** "Weight" of the label "Weight in kg": it calls the field no less than the label. */
const isLabelOf = (view: View, { seen }: Scored, field: Scored): boolean => {
  const label = loose(readableTextOf(view, seen))
  return seen.node.role === "text" && labelsOf(view, field.seen).some((name) => loose(name) === label)
}

/** A field whose label bears the name in part, as the field does. */
export const isLabelled = (view: View, field: Scored, { scored }: Pool): boolean =>
  isField(field.seen) && scored.some((each) => isLabelOf(view, each, field))

/** Called so by what is chosen in it: a list of accounts that is set to Savings is not the account. */
const isChoice = ({ how, seen }: Scored): boolean =>
  /^value\b/u.test(how) || (seen.node.role === "combobox" && /^text(?:,|$)/u.test(how))

/** The label of a field is not another thing beside the field; what it holds at the moment is on no label of it. */
export const withoutLabels = (view: View, scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const labels = new Set(["text", "cell", "label", "paragraph", "generic"])
  const called = scored.filter((each) => isField(each.seen) && !isChoice(each))
  const fields = called.filter(({ fit }) => fit >= 0.8)
  const choices = scored.filter((each) => isField(each.seen) && isChoice(each))
  // With the box that holds nothing of that name but what is chosen.
  const isOfChoice = ({ how, seen }: Scored): boolean =>
    choices.some((each) => each.seen === seen || (/^holds\b/u.test(how) && contains(seen, each.seen)))
  const isThing = (each: Scored): boolean => !isField(each.seen) && each.fit >= whole && !isOfChoice(each)
  const hasThing = scored.some(isThing)
  const others = scored.filter(
    (each) => !called.some((field) => isLabelOf(view, each, field)) && !(hasThing && isOfChoice(each))
  )
  return fields.length === 0
    ? others
    : others.filter(
        ({ seen }) =>
          isField(seen) ||
          !labels.has(seen.node.role) ||
          // A tile of that name is not the label of what one types into.
          fields.every((field) => isValued(view, seen, field.seen))
      )
}

/** The title of what one fills in or presses, and of nothing that is read there. */
const headsForm = (view: View, heading: Seen): boolean => {
  const region = sectionOf(view, heading)
  const all = nodesIn(view, region)
  const labels = all.filter(isField).flatMap((field) => labelsOf(view, field).map(loose))
  return (
    all.some((seen) => isControl(seen) && seen.node.visible) &&
    all.every(
      (seen) =>
        !seen.node.visible ||
        seen.node.role !== "text" ||
        contains(heading, seen) ||
        isOnControl(seen) ||
        labels.includes(loose(seen.node.name))
    )
  )
}

/** "The status" is what stands beside the term "Status", and not the buttons under a title of that name. */
export const withoutFormHeads = (view: View, scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const isTold = ({ fit, seen }: Scored): boolean => fit >= whole && seen.node.role === "term"
  return scored.some(isTold)
    ? scored.filter(({ seen }) => seen.node.role !== "heading" || !headsForm(view, seen))
    : scored
}
