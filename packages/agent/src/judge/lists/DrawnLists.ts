/** What is chosen in a list that is only drawn: a box to click with an arrow behind what it says. */
import { nodesIn, type Region } from "../../ground/Regions.js"
import { isControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { withoutArrow } from "../../screen/Wording.js"

/** What the boxes there say before their arrows. */
export const choicesIn = (view: View, region: Region): ReadonlyArray<string> =>
  nodesIn(view, region).flatMap((seen) => {
    const text = seen.node.visible && isControl(seen) ? readableTextOf(view, seen) : ""
    const choice = withoutArrow(text)
    return choice === text || choice === "" ? [] : [choice]
  })
