/** "On the first line", once a form has opened over the page. */
import type { Target } from "@assay/domain/Intent"
import { isDialog, liesOverPage } from "../screen/Kinds.js"
import { isInMiddle } from "../screen/TopDialog.js"
import { type Seen, upward, type View } from "../screen/View.js"
import type { Region } from "./Regions.js"

/** "The first line". */
export const isNumberedRow = ({ name, ordinal, role }: Target): boolean =>
  ordinal !== undefined && role === "row" && name === ""

const isOver = (seen: Seen): boolean => (liesOverPage(seen) || isDialog(seen)) && seen.node.visible

/** It stands in what has opened over the page. */
export const liesOver = (seen: Seen): boolean => [...upward(seen)].some(isOver)

/** "On the first line", once something has opened over the page: of its lines, and not of the table behind it; what heads them is none. */
export const inOpenForm = <A extends { readonly region: Region }>(
  view: View,
  all: ReadonlyArray<A>
): ReadonlyArray<A> => {
  const lies = ({ region: { seen } }: A): boolean =>
    seen !== undefined && [...upward(seen)].some((outer) => isOver(outer) && isInMiddle(view, outer))
  const over = all.filter(lies)
  if (over.length === 0 || over.length === all.length) return all
  const lines = over.filter(
    ({ region: { seen } }) => seen?.children.some(({ node }) => node.role === "columnheader") !== true
  )
  return lines.length > 0 ? lines : over
}
