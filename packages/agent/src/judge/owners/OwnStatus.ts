/** "Its berth is Occupied" of a row that has the name of the berth under Berth, and Occupied under Status: what is so of it, and not what it is called. */
import { columnOf } from "../../ground/Names.js"
import { isCell, tableOf } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose, stems } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

const status = /^(?:status|state|availability|condition|stage)$/iu

const readIn = (view: View, seen: Seen): string => readableTextOf(view, seen)

const cellsOf = (view: View, table: Seen): ReadonlyArray<Seen> =>
  within(view, table).filter((seen) => isCell(seen) && seen.node.visible && tableOf(seen) === table)

/** Told only where the column of that name never holds such a word, and that of the status does. */
export const byOwnStatus = (
  check: TextCheck,
  { view }: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [only, another] = subjects
  const { subject } = check
  if (only === undefined || another !== undefined || subject === undefined || subject.quoted) return undefined
  if (check.negated || check.match !== "is" || /\d/u.test(check.expected)) return undefined
  const cell = only.scored.seen
  // The column that tells the rows apart comes first.
  const table = isCell(cell) && cell.parent?.children[0] === cell ? tableOf(cell) : undefined
  const head = table === undefined ? undefined : columnOf(view, cell)
  if (table === undefined || head === undefined) return undefined
  if (stems(readIn(view, head)).join(" ") !== stems(subject.name).join(" ")) return undefined
  const cells = cellsOf(view, table)
  const own = cells.filter((each) => columnOf(view, each) === head)
  const names = own.map((each) => loose(readIn(view, each)))
  // What is called alike in two rows is no name.
  if (new Set(names).size < names.length || names.includes(loose(check.expected))) return undefined
  const isOfStatus = (each: Seen): boolean => {
    const of = columnOf(view, each)
    return of !== undefined && of !== head && status.test(readIn(view, of).trim())
  }
  const states = cells.filter(isOfStatus)
  if (!states.some((each) => loose(readIn(view, each)) === loose(check.expected))) return undefined
  const [state, more] = states.filter((each) => each.parent === cell.parent)
  if (state === undefined || more !== undefined) return undefined
  const read = readIn(view, state)
  return loose(read) === loose(check.expected)
    ? holds(`saw: ${read} of ${readIn(view, cell)}`, cell)
    : refuted(`“${check.expected}” for “${subject.words}”`, `saw: ${read} of ${readIn(view, cell)}`)
}
