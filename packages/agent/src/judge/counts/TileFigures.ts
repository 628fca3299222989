/** The figure of a tile that says besides what the figure is of: "Pending requests", "3", "waiting for a decision". */
import { isOnControl } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import type { Run } from "../../screen/VisibleText.js"
import { isFigure, loose, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** A tile says no more lines than these. */
const most = 4

const height = ({ seen }: Run): number => seen.node.box?.height ?? 0

/** What explains the figure is written smaller. */
const isSmaller = (run: Run, figure: Run): boolean => height(run) < 0.85 * height(figure)

/** Right after the label, or right before it: the one figure of the tile that is written large. */
export const figureOf = (
  view: View,
  { regions }: Pick<Subject, "regions">,
  name: string
): Run | undefined => {
  const region = regions.at(-1)
  const runs = region === undefined ? [] : runsIn(view, region)
  const at = runs.findIndex(({ text }) => loose(text) === loose(name))
  if (at === -1 || runs.length > most || runs.some(({ seen }) => isOnControl(seen))) return undefined
  const [figure, another] = [runs[at - 1], runs[at + 1]].filter(
    (run): run is Run => run !== undefined && isFigure(run.text.trim())
  )
  if (figure === undefined || another !== undefined) return undefined
  return runs.every((run) => run === figure || isSmaller(run, figure)) ? figure : undefined
}

/** "Pending requests is 3", where the tile says more than its figure: the figure is what it is. */
export const byTileFigure = (
  { expected, negated, subject }: TextCheck,
  given: Case,
  all: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [only, another] = all
  if (only === undefined || another !== undefined || subject === undefined) return undefined
  const figure = figureOf(given.view, only, subject.name)
  if (figure === undefined || plain(figure.text) !== plain(expected)) return undefined
  const saw = `saw: ${figure.text}`
  return negated ? refuted(`no “${expected}” for “${subject.words}”`, saw) : holds(saw, figure.seen)
}
