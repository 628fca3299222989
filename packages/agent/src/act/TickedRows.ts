/** "Select the row of Ada" in a table whose rows have a box to tick: the box, and not what a click on the row opens. */
import { isControl, liesOverPage, standsIn } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { isRecord, recordOf } from "../ground/Regions.js"

const boxesIn = (view: View, record: Seen): ReadonlyArray<Seen> =>
  within(view, record).filter(({ node }) => node.role === "checkbox")

/** What is unfolded below a row: one cell over all of it. */
const isDetail = (view: View, { children }: Seen): boolean =>
  children.filter(({ node }) => node.visible).length === 1 &&
  boxesIn(view, children[0] ?? view.root).length === 0

/** An entry of the menu that was opened in the row: it came over it, or was not there before. */
const cameOver = ({ earlier }: View, seen: Seen, record: Seen): boolean => {
  const inner = [...upward(seen)].filter((each) => contains(record, each) && each !== record)
  const wasThere = (each: Seen): boolean => earlier?.byRef.get(each.node.ref)?.node.visible === true
  return inner.some(liesOverPage) || (earlier !== undefined && wasThere(record) && !wasThere(seen))
}

/** What stands first in a row that has others beside it with such a box; of a link in the row only where the step says "select". */
export const boxOfRow = (view: View, seen: Seen, told = ""): Seen | undefined => {
  const selects =
    /^(?:link|button)$/u.test(seen.node.role) && /\bselects?\b/iu.test(told) && standsIn(seen, /^row$/u)
  if (isControl(seen) && seen.node.role !== "row" && seen.node.clickable !== true && !selects)
    return undefined
  const record = recordOf(view, seen)
  if (record !== undefined && cameOver(view, seen, record)) return undefined
  const [box, another] = record === undefined ? [] : boxesIn(view, record)
  if (record === undefined || box === undefined || another !== undefined) return undefined
  // What unfolds the row, and what the box is drawn in, may stand before it.
  const isFirst = within(view, record).every(
    (each) =>
      each === record ||
      each.at >= box.at ||
      !isControl(each) ||
      contains(each, box) ||
      each.node.state.expanded !== undefined
  )
  const beside = (record.parent?.children ?? []).filter(
    (each) => each !== record && each.node.visible && isRecord(view, each) && !isDetail(view, each)
  )
  return isFirst && beside.every((each) => boxesIn(view, each).length === 1) ? box : undefined
}
