/** "One entry is in the log": what is alone looks like no list. */
import type { Intent, Target } from "@assay/domain/Intent"
import { nodesIn, type Region } from "../../ground/Regions.js"
import { allPhrases } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import type { Counted } from "./Counted.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

const lists = /^(?:list|table|grid|row|listitem|article)$/u

/** "One entry is in the log", "one line is left in the order": no list, row or item there tells that there is none of them. */
const isEntry = ({ name, role }: Target, view: View, regions: ReadonlyArray<Region>): boolean =>
  (role === "item" || role === "row") &&
  name === "" &&
  regions.every((region) =>
    nodesIn(view, region).every(({ node }) => !node.visible || !lists.test(node.role))
  )

/** No list was found of which one would be, and nothing says that there is none. */
export const isOneAlone = (
  { comparison, count, target }: Count,
  { most, weak }: Counted,
  view: View,
  regions: ReadonlyArray<Region>
): boolean =>
  most === 0 &&
  count === 1 &&
  comparison === "equal" &&
  (weak === true || isEntry(target, view, regions)) &&
  !allPhrases(view).some((text) => /^(?:no|nothing|none|0)\b/iu.test(text))
