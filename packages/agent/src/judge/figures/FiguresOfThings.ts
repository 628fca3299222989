/** "The To do column shows 2" where only a card in it says 2: what one of the things in a place bears is no figure of the place. */
import { sameLine } from "../../screen/Geometry.js"
import { Fell } from "../../run/Fell.js"
import { type Seen, type View } from "../../screen/View.js"
import { readableTextOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { brief, finder, plain } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

/** The title of the place and what stands beside it. */
const headOf = (view: View, seen: Seen): ReadonlyArray<Run> => {
  const runs = runsOf(view, seen)
  return runs.filter((run) => run === runs[0] || sameLine(run.seen.node.box, runs[0]?.seen.node.box))
}

/** A column, or a place whose title says how many things it has. */
const isPlace = (view: View, { check: { subject }, seen }: Held): boolean =>
  subject?.role === "column" ||
  (/^(?:section|list)$/u.test(subject?.role ?? "") &&
    headOf(view, seen).some(({ text }) => /(?:^|\D )\(?\d+\)?$/u.test(text)))

export const ofOneThing = (held: Held, { view }: Case): Fell | undefined => {
  const { check, seen, subject } = held
  const isFigure = /^\d{1,6}$/u.test(check.expected) && check.match === "contains"
  if (!isFigure || seen.node.role === "columnheader" || !isPlace(view, held)) return undefined
  const says = finder(check.expected, "contains")
  const head = headOf(view, seen)
  const said = runsOf(view, seen).filter(({ text }) => says(plain(text)))
  return said.every((run) => !head.includes(run))
    ? Fell.of(
        "target_ambiguous",
        `“${check.expected}” is said of what stands in “${subject.words}”, which reads “${brief(readableTextOf(view, seen), 80)}”.`
      )
    : undefined
}
