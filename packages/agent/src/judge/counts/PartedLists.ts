/** "The list contains 17 items", of one list that is parted under headings: Produce, Dairy, Bakery. */
import type { Target } from "@assay/domain/Intent"
import { recordsIn } from "../../ground/Records.js"
import { isAside, type Region, regionOf } from "../../ground/Regions.js"
import { isBareList } from "../../ground/Tabled.js"
import type { Seen, View } from "../../screen/View.js"
import { type Counted, exactly } from "./Counted.js"

const isOfBareList = ({ name, role, scopes }: Target): boolean =>
  role === "item" && name === "" && scopes.length === 1 && scopes.every(isBareList)

/** The level of the heading over the list, in its part. */
const levelOver = (list: Seen): number | undefined =>
  list.parent?.children.find(({ at, node }) => node.role === "heading" && node.visible && at < list.at)?.node
    .state.level

/** The parts of one box, each with a heading and a list, and no list of the page is left over. */
const areParts = (view: View, lists: ReadonlyArray<Seen>): boolean => {
  const all = view.all.filter((seen) => seen.node.role === "list" && seen.node.visible && !isAside(seen))
  const parts = lists.map(({ parent }) => parent)
  const box = parts[0]?.parent
  const [level] = lists.map(levelOver)
  return (
    lists.length > 1 &&
    all.length === lists.length &&
    new Set(parts).size === lists.length &&
    level !== undefined &&
    level > 1 &&
    lists.every((list) => levelOver(list) === level) &&
    parts.every((part) => part?.parent === box)
  )
}

/** What all the parts come to; nothing where they may be lists of their own. */
export const inParts = (view: View, target: Target, regions: ReadonlyArray<Region>): Counted | undefined => {
  const lists = regions.flatMap(({ seen }) => (seen?.node.role === "list" ? [seen] : []))
  if (!isOfBareList(target) || lists.length < regions.length || !areParts(view, lists)) return undefined
  const held = lists.flatMap((list) => recordsIn(view, regionOf(list, ""), false))
  return held.every(({ node }) => node.role === "listitem") ? exactly(held.length) : undefined
}
