/** "Live preview" over a part of the page that is called so for those who do not see it: what is said of it stands in that part. */
import { type Region, regionOf } from "../../ground/Regions.js"
import { isOnControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

const places = /^(?:region|group|article|figure|form|list|table|complementary|note|log)$/u

export const placeLabelled = (view: View, label: Seen): Region | undefined => {
  const place = view.all[label.end + 1]
  if (place === undefined || isOnControl(label) || !place.node.visible) return undefined
  return places.test(place.node.role) && loose(place.node.name) === loose(readableTextOf(view, label))
    ? regionOf(place, "")
    : undefined
}
