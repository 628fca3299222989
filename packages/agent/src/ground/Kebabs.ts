/** What opens the menu of one thing in a list: three dots, or a button for more. */
import { isControl } from "../screen/Kinds.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { isSignCalled, pictureOf } from "./Glyphs.js"

const opens =
  /^(?:more|options|actions|menu|more (?:options|actions)|open menu|show menu)(?: (?:for|of|on|menu)\b.*)?$|^\p{L}+ (?:actions|options|menu)$/iu

/** Three dots that are written, and not drawn. */
const dots = /^(?:[⋯…⋮︙]|[•·.∙]{3})$/u

/** What opens the one menu of a record. */
export const menuIn = (view: View, record: Seen): Seen | undefined => {
  const [only, another] = within(view, record).filter(
    (seen) =>
      seen.node.visible &&
      (isControl(seen) || isSignCalled(seen, "more")) &&
      seen.node.options === undefined &&
      seen.node.state.expanded !== true &&
      (opens.test(seen.node.name) ||
        dots.test(readableTextOf(view, seen)) ||
        isSignCalled(seen, "more") ||
        (seen.node.name === "" && pictureOf(seen, "three dots")))
  )
  return another === undefined ? only : undefined
}
