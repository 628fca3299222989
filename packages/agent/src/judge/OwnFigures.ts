/** "The Saved button has no number": of a control, which says beside its name how many there are. */
import type { Target } from "@assay/domain/Intent"
import { onlyRegionOf } from "../ground/Enclosures.js"
import { isControl } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Case, rule, type Ruling } from "./Ruling.js"

interface Shown {
  readonly target: Target
  readonly negated: boolean
}

const figure = /^\(?\d[\d.,]*\+?\)?$/u

/** Nothing where the control is not found, or is called by a number itself. */
export const judgeOwnFigure = ({ negated, target }: Shown, given: Case): Ruling | undefined => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const [scope, another] = scopes
  const plain = !quoted && role === undefined && ordinal === undefined && quantifier !== "all"
  if (
    !plain ||
    scope?.relation !== "in" ||
    another !== undefined ||
    !/^(?:number|count|counter|figure)$/u.test(name)
  )
    return undefined
  if (/\d/u.test(scope.target.name)) return undefined
  const seen = onlyRegionOf(given.view, scopes, given.antecedent)?.seen
  if (seen === undefined || !isControl(seen)) return undefined
  const text = readableTextOf(given.view, seen)
  const has = runsOf(given.view, seen).some((run) =>
    run.text
      .trim()
      .split(/\s+/u)
      .some((word) => figure.test(word))
  )
  return rule(has, negated, `a ${name} on “${scope.target.words}”`, `saw: ${text}`, seen)
}
