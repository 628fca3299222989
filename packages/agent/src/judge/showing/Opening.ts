/** "A menu opens", "a date picker opens": it was not open before the last deed, and what opens is no field to write into. */
import type { Target } from "@assay/domain/Intent"
import { textsOn } from "../../ground/Fresh.js"
import type { Scored } from "../../ground/Scored.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isDialog, isEntry, isField } from "../../screen/Kinds.js"
import { type View, within } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { Case } from "../Ruling.js"

const opening = /\b(?:opens?|drops? down|pops? (?:up|open)|unfolds?|expands?)(?: up)?\W*$/iu

/** Several things to press that came together, with words that were not there: a menu that is only drawn. */
const hasCome = (view: View, before: View): boolean => {
  const old = textsOn(before)
  return view.all.some((seen) => {
    if (!seen.node.visible || before.byRef.get(seen.node.ref)?.node.visible === true) return false
    const parts = within(view, seen).filter((each) => each !== seen && each.node.visible)
    return (
      parts.filter((each) => isControl(each) || each.node.clickable === true).length > 1 &&
      ![seen, ...parts].some((each) => isField(each) || isDialog(each)) &&
      runsOf(view, seen).some(({ text }) => !old.has(text))
    )
  })
}

/** Why it cannot be said that it opened; nothing where it did, or is not said to. */
export const notOpened = (
  { role, words }: Target,
  { seen }: Scored,
  { before, step = "", view }: Case
): Fell | undefined => {
  if (!opening.test(step)) return undefined
  const was = before?.byRef.get(seen.node.ref)
  // What opens it may be called so as well, and says that it is open now.
  if (seen.node.state.expanded === true && was?.node.state.expanded === false) return undefined
  const isOld = was?.node.visible === true && before !== undefined && !hasCome(view, before)
  if ((role === "list" || role === "menu") && isOld)
    return Fell.of("target_ambiguous", `Only what was there before may be the “${words}”.`)
  return /\bpicker$/iu.test(words) && isEntry(seen)
    ? Fell.of("target_not_found", `Only a field is seen, and no “${words}” that is open.`)
    : undefined
}
