/** "Ada's last order": of the cells of a column those in whose lines she stands, and always under the same head. */
import type { Target } from "@assay/domain/Intent"
import { readableTextOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

/** None where the owner stands under several heads. */
export const cellsOfOwner = (
  view: View,
  cells: ReadonlyArray<Seen>,
  { scopes: [scope] }: Target
): ReadonlyArray<Seen> => {
  const name = loose(scope?.target.name ?? "")
  const places = cells.map((cell) =>
    (cell.parent?.children ?? []).flatMap((each, at) =>
      loose(readableTextOf(view, each)) === name ? [at] : []
    )
  )
  return new Set(places.flat()).size > 1 ? [] : cells.filter((_, at) => places[at]?.length === 1)
}
