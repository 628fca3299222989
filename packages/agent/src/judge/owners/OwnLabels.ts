/** "The card shows 126 spots" of a card on which 126 stands with the label Spots, or of a row with 126 under Spots. */
import { columnOf } from "../../ground/Names.js"
import { recordOf, regionOf } from "../../ground/Regions.js"
import { isCell } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf, type Run } from "../../screen/VisibleText.js"
import { isFigure, stems } from "../../screen/Wording.js"
import { figureAt } from "../figures/LabelsFigures.js"
import { runsIn } from "../texts/Phrases.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

const counted = /^(\d[\d.,]*) (\p{Ll}[\p{L} ]{1,30})$/u

/** "3 items handed in" are those under "Handed in". */
const labelOf = (noun: string): string =>
  stems(noun.replace(/^(?:items?|things?|pieces?|units?|entry|entries|records?) (?=\p{L})/u, "")).join(" ")

/** "1 closed ticket" is the one under "Closed". */
const kindOf = (noun: string): string => stems(noun.replace(/(?<=\p{L}) \p{L}+$/u, "")).join(" ")

/** The figure in the one cell of the row whose column is called so. */
const underHead = (view: View, row: Seen, wanted: string): string | undefined => {
  const [only, another] = within(view, row).filter((cell) => {
    const head = isCell(cell) && cell.node.visible ? columnOf(view, cell) : undefined
    return head !== undefined && stems(readableTextOf(view, head)).join(" ") === wanted
  })
  const text = only === undefined || another !== undefined ? "" : readableTextOf(view, only).trim()
  return isFigure(text) ? text : undefined
}

/** The figure that stands with the one label of that name. */
const besideLabel = (runs: ReadonlyArray<Run>, wanted: string): string | undefined => {
  const [pair, other] = runs.flatMap(({ text }) => {
    const [, label = "", figure = ""] = /^(\p{L}[^:\d]*?):? (\S+)$/u.exec(text.trim()) ?? []
    return isFigure(figure) && stems(label).join(" ") === wanted ? [figure] : []
  })
  const labels = runs.flatMap(({ text }, at) => (stems(text).join(" ") === wanted ? [at] : []))
  const [at, more] = labels
  if (at === undefined && other === undefined) return pair
  if (at === undefined || more !== undefined || pair !== undefined) return undefined
  const own = figureAt(runs, at)
  return own === "unclear" ? undefined : own?.text.trim()
}

/** Nothing where the words are no label there, or where it is not sure which figure is theirs. */
export const byOwnLabel = (
  { expected, match, negated }: TextCheck,
  { view }: Case,
  all: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [, number = "", noun = ""] = counted.exec(expected.trim()) ?? []
  const [only, another] = all
  if (number === "" || only === undefined || another !== undefined || match === "equals") return undefined
  const record = recordOf(view, only.scored.seen)
  const regions = record === undefined ? only.regions : [regionOf(record, "")]
  const wanted = labelOf(noun)
  const figure =
    record?.node.role === "row"
      ? (underHead(view, record, wanted) ?? underHead(view, record, kindOf(noun)))
      : besideLabel(
          regions.flatMap((region) => runsIn(view, region)),
          wanted
        )
  if (figure === undefined) return undefined
  const expects = `“${expected}” for “${only.scored.seen.node.name || noun}”`
  const ruling = rule(
    figure === number,
    negated,
    expects,
    `saw: ${figure} ${noun}`,
    record ?? only.scored.seen
  )
  return ruling._tag === "Refuted" ? { ...ruling, figured: true } : ruling
}
