/** "One entry is in the log": what is alone looks like no list. */
import type { Intent } from "@assay/domain/Intent"
import { nodesIn, type Region } from "../../ground/Regions.js"
import { allPhrases } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import type { Counted } from "./Counted.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

/** What is alone looks like no list, unless the page says that there is nothing. */
const isLone = ({ comparison, count }: Count, { most, weak }: Counted, view: View): boolean =>
  weak === true &&
  most === 0 &&
  count === 1 &&
  comparison === "equal" &&
  !allPhrases(view).some((text) => /^(?:no|nothing|none|0)\b/iu.test(text))

const lists = /^(?:list|table|grid|row|listitem|article)$/u

/** "One entry is in the log", "one line is left in the order": no list, row or item there tells that there is none of them. */
const isLoneEntry = (
  { comparison, count, target }: Count,
  all: Counted,
  view: View,
  regions: ReadonlyArray<Region>
): boolean =>
  all.most === 0 &&
  count === 1 &&
  comparison === "equal" &&
  (target.role === "item" || target.role === "row") &&
  target.name === "" &&
  regions.every((region) =>
    nodesIn(view, region).every(({ node }) => !node.visible || !lists.test(node.role))
  ) &&
  !allPhrases(view).some((text) => /^(?:no|nothing|none|0)\b/iu.test(text))

/** No list was found of which one would be, and nothing says that there is none. */
export const isOneAlone = (check: Count, all: Counted, view: View, regions: ReadonlyArray<Region>): boolean =>
  isLone(check, all, view) || isLoneEntry(check, all, view, regions)
