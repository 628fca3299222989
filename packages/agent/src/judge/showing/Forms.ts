/** "The form" of a page that has no form by its role: the fields that stand together, with the button that sends them off. */
import { isControl, isDialog, isField } from "../../screen/Kinds.js"
import { common, type Seen, type View, within } from "../../screen/View.js"
import { beginsSo } from "../../ground/Match.js"
import { isAside, nodesIn, recordOf, sectionOf } from "../../ground/Regions.js"
import { readableTextOf } from "../../screen/VisibleText.js"

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

/** Dialogs with something to fill in. */
export const formDialogs = (view: View): ReadonlyArray<Seen> =>
  view.all.filter((seen) => isDialog(seen) && seen.node.visible && within(view, seen).some(isField))

/** What holds several fields and a button; nothing where one field alone may be no form. */
export const plainForm = (view: View): Seen | undefined => {
  const [first, ...others] = formFields(view)
  if (first === undefined || others.length === 0) return undefined
  const outer = others.reduce((around, field) => common(around, field), first)
  return within(view, outer).some(isButton) ? outer : undefined
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
