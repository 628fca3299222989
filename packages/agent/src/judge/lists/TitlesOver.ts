/** The title under which a record stands, and those of its kind: a line of a table that is one, a column of a board, a heading. */
import { levelOf } from "../../ground/Regions.js"
import { tableOf } from "../../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"

export interface Titles {
  readonly own: string
  readonly all: ReadonlyArray<string>
}

const isTitleRow = ({ children }: Seen): boolean => children.filter(({ node }) => node.visible).length === 1

/** The last of them before the record. */
const lastBefore = (view: View, record: Seen, titles: ReadonlyArray<Seen>): Titles | undefined => {
  const own = titles.filter(({ at }) => at < record.at).at(-1)
  return own === undefined
    ? undefined
    : { own: readableTextOf(view, own), all: titles.map((each) => readableTextOf(view, each)) }
}

const ofTable = (view: View, record: Seen): Titles | undefined => {
  const table = record.node.role === "row" ? tableOf(record) : undefined
  const rows =
    table === undefined ? [] : within(view, table).filter(({ node }) => node.role === "row" && node.visible)
  return rows.every(isTitleRow) ? undefined : lastBefore(view, record, rows.filter(isTitleRow))
}

/** Boxes side by side that begin with a title each, and hold such records or none. */
const ofBoxes = (view: View, record: Seen): Titles | undefined => {
  for (const outer of upward(record)) {
    const peers = (outer.parent?.children ?? []).filter(
      ({ node }) => node.visible && node.role === outer.node.role
    )
    const [title] = runsOf(view, outer)
    if (outer === record || peers.length < 2 || title === undefined || title.seen.at > record.at) continue
    if (contains(record, title.seen)) continue
    const all = peers.flatMap((peer) => runsOf(view, peer).slice(0, 1))
    // The head of a record is its name, and no title of those that stand in it.
    const isRecordLike = outer.node.role === "row" || outer.node.role === "listitem"
    return isRecordLike ? undefined : { own: title.text, all: all.map(({ text }) => text) }
  }
  return undefined
}

const ofHeadings = (view: View, record: Seen): Titles | undefined => {
  const headings = view.all.filter(({ node }) => node.role === "heading" && node.visible)
  const own = headings.filter(({ at }) => at < record.at).at(-1)
  return own === undefined
    ? undefined
    : lastBefore(
        view,
        record,
        headings.filter((each) => levelOf(each) === levelOf(own) && !contains(record, each))
      )
}

export const titlesOver = (view: View, record: Seen): Titles | undefined =>
  ofTable(view, record) ?? ofBoxes(view, record) ?? ofHeadings(view, record)
