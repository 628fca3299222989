/** What can be done with a node. */
import { isControl, isEntry, isField, isToggle } from "../screen/Kinds.js"
import { labelledChoice } from "./Names.js"
import { type Seen, type View, within } from "../screen/View.js"

/** What is to be done with the target; a node that does not take it is not meant. */
export type Purpose = "click" | "hover" | "fill" | "choose" | "check" | "upload" | "look"

/** A check box, radio button or switch inside a label that stands for it, when the application draws it anew. */
export const toggleIn = (view: View, seen: Seen): Seen | undefined => {
  if (seen.node.role !== "generic" && seen.node.role !== "listitem") return undefined
  const [only, another] = within(view, seen).filter(isToggle)
  return another === undefined && only?.node.visible === false ? only : undefined
}

const clickable = (seen: Seen): number => {
  if (isControl(seen)) return 1
  if (seen.node.inputType === "file") return 0.95
  return seen.node.role === "generic" || seen.node.role === "document" ? 0.9 : 0.93
}

/** A title that is typed into where it stands. */
export const isEditableTitle = ({ node }: Seen): boolean =>
  node.role === "heading" && node.value !== undefined

const fillable = (seen: Seen): number => {
  if (isEditableTitle(seen)) return 0.95
  if (seen.node.state.readonly === true && !isEntry(seen)) return 0
  if (isEntry(seen) || (seen.node.role === "combobox" && seen.node.options === undefined)) return 1
  if (seen.node.role === "slider") return 0.97
  return isField(seen) ? 0.9 : 0
}

const choosing = new Set(["combobox", "listbox", "radiogroup", "menu", "tablist", "slider", "tree"])

const choosable = (view: View, seen: Seen): number => {
  if (seen.node.options !== undefined || choosing.has(seen.node.role)) return 1
  if (seen.node.state.expanded !== undefined && isControl(seen)) return 0.97
  if (seen.node.role === "group" && within(view, seen).some(({ node }) => node.role === "radio")) return 0.97
  if (isEntry(seen)) return 0.93
  // "Status: Any ▾" in a box that is pressed opens a list as well.
  const isDrawn = seen.node.role === "generic" && labelledChoice(seen.node) !== undefined
  return seen.node.role === "button" || isDrawn ? 0.88 : 0
}

const tickable = (view: View, seen: Seen): number => {
  if (toggleIn(view, seen) !== undefined) return 0.97
  if (seen.node.role === "checkbox" || seen.node.role === "switch") return 1
  // In an open list of which several may be chosen, boxes are often only drawn.
  if (seen.node.role === "option" && seen.node.state.selected !== undefined) return 0.93
  if (seen.node.role === "radio" || seen.node.role.startsWith("menuitem")) return 0.97
  return seen.node.state.checked !== undefined || seen.node.state.pressed !== undefined ? 0.95 : 0
}

/** From 0, it cannot take it, to 1, it is made for it. */
export const takes = (view: View, purpose: Purpose, seen: Seen): number => {
  if (purpose === "fill") return fillable(seen)
  if (purpose === "choose") return choosable(view, seen)
  if (purpose === "check") return tickable(view, seen)
  if (purpose === "upload") return seen.node.inputType === "file" ? 1 : isControl(seen) ? 0.85 : 0
  return purpose === "click" ? clickable(seen) : 1
}
