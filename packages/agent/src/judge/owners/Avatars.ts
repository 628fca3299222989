/** "Ada Byron is assigned to it" of a card that shows "AB": a person who is there by initials, or by a name that only pointing at it tells. */
import { nodesIn, type Region } from "../../ground/Regions.js"
import { everyName, type Seen, type View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((word) => word.charAt(0).toUpperCase())
    .join("")

export interface Avatar {
  readonly seen: Seen
  /** Its initials are read. */
  readonly read: boolean
}

/** What stands for somebody whose name is not read there. */
export const avatarOf = (view: View, regions: ReadonlyArray<Region>, name: string): Avatar | undefined => {
  const initials = initialsOf(name)
  if (!/^\p{Lu}/u.test(name)) return undefined
  for (const region of regions)
    for (const seen of nodesIn(view, region)) {
      const { node } = seen
      const told = everyName(seen).some((each) => loose(each) === loose(name))
      // What is read there to the letter stands for nobody else.
      if (!told || !node.visible || loose(readableTextOf(view, seen)) === loose(name)) continue
      return { seen, read: initials.length > 1 && readableTextOf(view, seen) === initials }
    }
  return undefined
}
