/** Whether a place that was found lies behind what has opened over the page and is called so as well. */
import type { Target } from "@assay/domain/Intent"
import type { Region } from "../../ground/Regions.js"
import { topDialog } from "../../screen/TopDialog.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { stems } from "../../screen/Wording.js"

/** The title of what is open has all of those words: "New order", for "order". */
export const isTitledSo = (view: View, open: Seen, name: string): boolean => {
  const title = stems(open.node.name || (runsOf(view, open)[0]?.text ?? ""))
  const words = stems(name)
  return words.length > 0 && words.every((word) => title.includes(word))
}

/** "In the order", of "Orders" behind an open "New order", which may be meant as well. */
export const isBehind = (
  view: View,
  regions: ReadonlyArray<Region>,
  { scopes: [scope] }: Target
): boolean => {
  const open = scope === undefined || scope.target.quoted ? undefined : topDialog(view)
  if (scope === undefined || open === undefined) return false
  const isOutside = regions.every(({ seen }) => seen === undefined || !contains(open, seen))
  return isOutside && isTitledSo(view, open, scope.target.name)
}
