/** "Order 5002 is paid", where a column is headed "Paid" and each cell of it says yes or no. */
import { columnOf } from "../../ground/Names.js"
import { isCell } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { toggleOf } from "./Ticked.js"

const yes = /^(?:yes|true|included|available|supported|allowed|[✓✔☑✅●•])$/iu
const no =
  /^(?:|no|none|false|not (?:included|available|supported|allowed)|excluded|unavailable|unsupported|n\/a|[✗✘✕✖×☒❌❎○–—-])$/iu

/** What is read in a cell, or what the picture in it is called. */
export const saidIn = (view: View, cell: Seen): string =>
  readableTextOf(view, cell).trim() ||
  (within(view, cell)
    .find(({ node }) => node.visible && node.name !== "")
    ?.node.name.trim() ??
    "")

/** Whether a cell says yes or no; undefined where it says something else. */
export const yesOrNo = (said: string): boolean | undefined =>
  yes.test(said) ? true : no.test(said) ? false : undefined

const answerOf = (view: View, cell: Seen): boolean | undefined => {
  const checked = toggleOf(view, cell)?.node.state.checked
  return typeof checked === "boolean" ? checked : yesOrNo(saidIn(view, cell))
}

const cellUnder = (view: View, row: Seen, words: string): Seen | undefined => {
  const [only, another] = row.children.filter((cell) => {
    const head = isCell(cell) ? columnOf(view, cell) : undefined
    return head !== undefined && loose(readableTextOf(view, head)).replace(/\?$/u, "") === loose(words)
  })
  return another === undefined ? only : undefined
}

/** Whether each of the lines is so, by its cell in the column that is headed by the words; nothing where no column is. */
export const answersOf = (
  view: View,
  records: ReadonlyArray<Seen>,
  words: string
): ReadonlyMap<Seen, boolean | undefined> | undefined => {
  const cells = records.map((record) => [record, cellUnder(view, record, words)] as const)
  return cells.some(([, cell]) => cell !== undefined)
    ? new Map(
        cells.map(
          ([record, cell]) => [record, cell === undefined ? undefined : answerOf(view, cell)] as const
        )
      )
    : undefined
}
