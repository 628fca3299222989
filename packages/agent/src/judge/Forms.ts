/** "The form" of a page that has no form by its role: the fields that stand together, with the button that sends them off. */
import { isControl, isField } from "../screen/Kinds.js"
import { common, type Seen, type View, within } from "../screen/View.js"
import { isAside, nodesIn, recordOf, sectionOf } from "../ground/Regions.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { stem, stems, tokens } from "../screen/Wording.js"

const isButton = (seen: Seen): boolean =>
  seen.node.visible &&
  !isField(seen) &&
  (seen.node.role === "button" || (isControl(seen) && seen.node.clickable === true))

const isFormField = (view: View, seen: Seen): boolean =>
  isField(seen) &&
  seen.node.visible &&
  seen.node.role !== "searchbox" &&
  !/\b(?:search|filter|find)\b/iu.test(seen.node.name) &&
  !isAside(seen) &&
  recordOf(view, seen)?.node.role !== "row"

/** What may be taken for a part of a form. */
export const formFields = (view: View): ReadonlyArray<Seen> =>
  view.all.filter((seen) => isFormField(view, seen))

/** What holds several fields and a button; nothing where one field alone may be no form. */
export const plainForm = (view: View): Seen | undefined => {
  const [first, ...others] = formFields(view)
  if (first === undefined || others.length === 0) return undefined
  const outer = others.reduce((around, field) => common(around, field), first)
  return within(view, outer).some(isButton) ? outer : undefined
}

const goesOn = /^(?:an?|the|your|our|new|to|for|of|in|on|at|with|from|form)$/iu

/** "Check in a boat" begins with "check-in", and "Check in history" is another thing. */
export const beginsSo = (name: string, text: string): boolean => {
  const [wanted, have] = [stems(name), tokens(text)]
  const next = have[wanted.length]
  return (
    wanted.length > 0 &&
    wanted.every((word, at) => stem(have[at] ?? "") === word) &&
    (next === undefined || goesOn.test(next))
  )
}

/** "The check-in form": the fields and the button under the one heading that begins so. */
export const headedForm = (view: View, name: string): Seen | undefined => {
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.role === "heading" &&
      recordOf(view, seen) === undefined &&
      beginsSo(name, readableTextOf(view, seen))
  )
  if (only === undefined || another !== undefined) return undefined
  const inside = nodesIn(view, sectionOf(view, only))
  return inside.some((seen) => isFormField(view, seen)) && inside.some(isButton) ? only : undefined
}
