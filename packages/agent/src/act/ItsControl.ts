/** What takes the click that is said of something that takes none: the button in a heading, the one link of a result, the value beside a label. */
import type { Grounding } from "../ground/Ground.js"
import { isRecord } from "../ground/Regions.js"
import { isControl, isOnControl } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"

const controlsIn = (view: View, outer: Seen): ReadonlyArray<Seen> =>
  within(view, outer).filter((seen) => seen.node.visible && isControl(seen))

const theOnly = (all: ReadonlyArray<Seen>): Seen | undefined => (all.length === 1 ? all[0] : undefined)

/** "Click the Fee heading": the one button in it takes the click, which need not stand in its middle. */
const inTitle = (view: View, seen: Seen): Seen | undefined =>
  /^(?:columnheader|heading)$/u.test(seen.node.role) ? theOnly(controlsIn(view, seen)) : undefined

/** "Click the third result": the link that it begins with, where it has nothing else to press. */
const inRecord = (view: View, seen: Seen): Seen | undefined => {
  const controls = isRecord(view, seen) ? controlsIn(view, seen) : []
  // Beside the link of an item in a tree stands what folds it, and what is done with it.
  const only = theOnly(
    seen.node.role === "treeitem" ? controls.filter(({ node }) => node.role === "link") : controls
  )
  const title = only === undefined ? "" : readableTextOf(view, only)
  return only?.node.role === "link" && title !== "" && readableTextOf(view, seen).startsWith(title)
    ? only
    : undefined
}

/** "Click on her e-mail", which stands behind "E-mail:". */
const behindLabel = (view: View, seen: Seen): Seen | undefined => {
  const rest = (seen.parent?.children ?? []).filter((each) => each.at > seen.at && each.node.visible)
  const [value, another] = rest
  return seen.node.role === "text" &&
    readableTextOf(view, seen).endsWith(":") &&
    value !== undefined &&
    another === undefined &&
    isControl(value)
    ? value
    : undefined
}

export const orItsControl = (view: View, found: Grounding): Grounding => {
  if (found._tag !== "Found" || (isControl(found.seen) && found.seen.node.role !== "treeitem")) return found
  const { seen } = found
  const control =
    inTitle(view, seen) ?? (isOnControl(seen) ? undefined : (inRecord(view, seen) ?? behindLabel(view, seen)))
  return control === undefined ? found : { ...found, seen: control }
}
