/** The head of a page: the box in which its title stands, and no card beside what the page lists. */
import { isControl, isOnPressed } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"

const known = new WeakMap<Seen, boolean>()

/** The title of the page, which opens nothing: that of a card may lead to its page. */
const isTitle = (view: View, seen: Seen): boolean =>
  seen.node.role === "heading" &&
  seen.node.state.level === 1 &&
  seen.node.visible &&
  !isOnPressed(seen) &&
  !within(view, seen).some(isControl)

/** Bears the title of the page. */
export const titlesPage = (view: View, seen: Seen): boolean => {
  const before = known.get(seen)
  if (before !== undefined) return before
  const titles = within(view, seen).some((each) => isTitle(view, each))
  known.set(seen, titles)
  return titles
}
