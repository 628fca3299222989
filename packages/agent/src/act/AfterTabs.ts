/** "Switch to the Temperature tab and enter 100": into the one field that stands with the tabs. */
import type { Found } from "../ground/Ground.js"
import { isEntry } from "../screen/Kinds.js"
import { everyName, type Seen, upward, type View, within } from "../screen/View.js"
import { isSearchBox } from "./SearchFields.js"

const searches = /^(?:search|find|filter|look|jump|go to)\b/iu

/** One that finds something on the page is written into by no step that does not say so. */
const isSearch = (seen: Seen): boolean =>
  isSearchBox(seen) || everyName(seen).some((name) => searches.test(name))

const takesText = (seen: Seen): boolean =>
  isEntry(seen) &&
  seen.node.visible &&
  seen.node.state.readonly !== true &&
  seen.node.state.disabled !== true &&
  !isSearch(seen)

/** Of the smallest box around the tab that was chosen and any field: its only one. */
export const fieldOfTab = (view: View, chosen: Seen | undefined): Found | undefined => {
  if (chosen?.node.role !== "tab" || chosen.node.state.selected === false) return undefined
  for (const outer of upward(chosen)) {
    const [only, another] = within(view, outer).filter(takesText)
    if (only === undefined) continue
    return another === undefined
      ? { _tag: "Found", seen: only, score: 0.85, how: "the field under the tab", tentative: false }
      : undefined
  }
  return undefined
}
