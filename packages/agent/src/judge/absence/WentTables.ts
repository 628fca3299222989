/** "The results table is not shown", where only the tab that leads to it is called so. */
import type { Intent } from "@assay/domain/Intent"
import type { Scored } from "../../ground/Candidates.js"
import { recordsIn } from "../../ground/Records.js"
import { wholePage } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isTable } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

const hasTable = (view: View): boolean => view.all.some((seen) => seen.node.visible && isTable(seen))

/** Only a page that had a table, and has neither one now nor anything else that repeats, has lost it. */
export const tableWent = (
  { negated, target }: Shown,
  { past, view }: Case,
  { seen }: Scored
): Ruling | undefined => {
  const isPlain =
    target.ordinal === undefined && target.quantifier === undefined && target.scopes.length === 0
  if (!negated || target.role !== "table" || !isPlain || !isControl(seen)) return undefined
  const isNone = !hasTable(view) && recordsIn(view, wholePage(view), false).every(isControl)
  return isNone && past.some(hasTable)
    ? holds("no table any more")
    : undecided(
        Fell.of(
          "target_ambiguous",
          `Only the ${seen.node.role} “${seen.node.name}” is called “${target.name}”.`
        )
      )
}
