/** "The form" of a page that has no form by its role: the fields that stand together, with the button that sends them off. */
import type { Intent } from "@assay/domain/Intent"
import { isControl, isDialog, isField } from "../../screen/Kinds.js"
import { common, type Seen, type View, within } from "../../screen/View.js"
import { beginsSo } from "../../ground/Match.js"
import { isAside, nodesIn, recordOf, sectionOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

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
const formDialogs = (view: View): ReadonlyArray<Seen> =>
  view.all.filter((seen) => isDialog(seen) && seen.node.visible && within(view, seen).some(isField))

/** What holds several fields and a button; nothing where one field alone may be no form. */
const plainForm = (view: View): Seen | undefined => {
  const [first, ...others] = formFields(view)
  if (first === undefined || others.length === 0) return undefined
  const outer = others.reduce((around, field) => common(around, field), first)
  return within(view, outer).some(isButton) ? outer : undefined
}

/** "The check-in form": the fields and the button under the one heading that begins so. */
const headedForm = (view: View, name: string): Seen | undefined => {
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

/** A form that no role tells to be one: one field by itself may be none. */
export const asForm = ({ negated, target }: Shown, { before, view }: Case): Ruling | undefined => {
  const bare = target.role === "form" && target.name === "" && target.scopes.length === 0
  const plain = target.role === "form" && target.scopes.length === 0 && target.ordinal === undefined
  const headed = plain && !target.quoted && !bare ? headedForm(view, target.name) : undefined
  if (headed !== undefined && negated)
    return refuted(`“${target.words}” not to be shown`, `saw the form under “${headed.node.name}”`)
  if (headed !== undefined) return holds(`saw the form under “${headed.node.name}”`, headed)
  const [was] = bare && negated && before !== undefined ? formDialogs(before) : []
  // The fields behind a dialog are not in the form that was closed with it.
  if (was !== undefined) {
    const [still] = formDialogs(view)
    return still === undefined
      ? holds("no form any more")
      : refuted(`“${target.words}” not to be shown`, `saw the dialog “${still.node.name}”`)
  }
  const [field] = bare && target.ordinal === undefined ? formFields(view) : []
  const form = plainForm(view)
  if (field === undefined) return undefined
  return form !== undefined && !negated
    ? holds(`saw the fields from “${field.node.name}” on`, form)
    : undecided(
        Fell.of("target_ambiguous", `It is not said whether the field “${field.node.name}” stands in a form.`)
      )
}
