/** Tables that tell by their columns what stands in them. */
import { stem, stems } from "../screen/Wording.js"
import { tableOf } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { recordsIn } from "./Records.js"
import { nodesIn, type Region, regionOf } from "./Regions.js"

const tablesWith = (view: View, region: Region, isNamed: (header: Seen) => boolean): ReadonlyArray<Seen> => {
  const headers = nodesIn(view, region).filter(
    (seen) => seen.node.role === "columnheader" && seen.node.visible && isNamed(seen)
  )
  return [...new Set(headers.flatMap((header) => tableOf(header) ?? []))]
}

/** The rows of the one table that has such a column; none where several have one. */
export const rowsUnder = (
  view: View,
  region: Region,
  isNamed: (header: Seen) => boolean
): ReadonlyArray<Seen> => {
  const [table, another] = tablesWith(view, region, isNamed)
  return table === undefined || another !== undefined ? [] : recordsIn(view, regionOf(table, ""), true)
}

/** "Orders" stand in the table with the column "Order". */
export const rowsOfKind = (view: View, region: Region, noun: string): ReadonlyArray<Seen> => {
  const kind = stem(noun.split(/\s+/u).at(-1)?.toLowerCase() ?? "")
  return kind === ""
    ? []
    : rowsUnder(view, region, ({ node }) => {
        const [only, another] = stems(node.name)
        return only === kind && another === undefined
      })
}
