/** "One of the lines reads Express, £4.00", where no role tells what a line is: a box in which these stand side by side, and nothing else. */
import { sameLine } from "../../screen/Geometry.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import type { Seen } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, type Ruling } from "../Ruling.js"

const lines = /^(?:lines?|rows?|line items?|entries|entry)$/u

const isOfLines = ({ subject }: TextCheck): boolean =>
  subject?.quantifier === "any" &&
  subject.scopes.length === 0 &&
  !subject.quoted &&
  lines.test(subject.name || subject.words)

/** It holds where there is such a line; that there is none is told by no page without lines. */
export const byLine = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const parts = check.expected.split(/, | and /u).map(loose)
  if (check.negated || check.match === "matches" || parts.length < 2 || !isOfLines(check)) return undefined
  const isLine = (seen: Seen): boolean => {
    const runs = runsOf(view, seen)
    const [first] = runs
    return (
      runs.length === parts.length &&
      runs.every(
        (run, at) =>
          loose(run.text) === parts[at] &&
          first !== undefined &&
          sameLine(first.seen.node.box, run.seen.node.box)
      )
    )
  }
  const found = view.all.find((seen) => seen.node.visible && isLine(seen))
  return found === undefined ? undefined : holds(`saw: ${readableTextOf(view, found)}`, found)
}
