/** "The Saved button has no number": of a control, which says beside its name how many there are. */
import type { Target } from "@assay/domain/Intent"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { ground } from "../../ground/Ground.js"
import { gap } from "../../screen/Geometry.js"
import { controlAround, isControl } from "../../screen/Kinds.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

interface Shown {
  readonly target: Target
  readonly negated: boolean
}

/** Pixels around a sign in which a number is one of it. */
const around = 16

/** Nothing lies over it, and neither on it nor right beside it is a number, nor in what machines are told. */
export const isUnnumbered = (view: View, outer: Seen): boolean => {
  const { box, name, state } = outer.node
  if (box === undefined || state.covered === true || /\d/u.test(name)) return false
  return !runsOf(view, view.root).some(({ seen, text }) => {
    const own = seen.node.box
    const of = controlAround(seen)
    if (of !== undefined && of !== outer) return false
    return /\d/u.test(text) && (own === undefined || contains(outer, seen) || gap(own, box) < around)
  })
}

const figure = /^\(?\d[\d.,]*\+?\)?$/u

/** "The cart badge shows no number": that of the cart. */
const withoutBadge = (target: Target): Target => {
  const name =
    target.quoted || target.role !== undefined
      ? undefined
      : /^(\S.*) (?:badge|counter)$/iu.exec(target.name)?.[1]
  return name === undefined ? target : { ...target, words: name, name }
}

/** "The cart icon", "the Saved tab": the control that is called so, or on which the icon is drawn. */
const controlOf = (target: Target, { antecedent, view }: Case): Seen | undefined => {
  const region = onlyRegionOf(view, [{ relation: "in", target }], antecedent)?.seen
  if (region !== undefined && isControl(region)) return region
  const found = ground(view, target, "click", antecedent)
  return found._tag === "Found" && found.score >= 0.8 ? controlAround(found.seen) : undefined
}

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
  const seen = controlOf(withoutBadge(scope.target), given)
  if (seen === undefined) return undefined
  const text = readableTextOf(given.view, seen)
  const has = runsOf(given.view, seen).some((run) =>
    run.text
      .trim()
      .split(/\s+/u)
      .some((word) => figure.test(word))
  )
  if (!has && !isUnnumbered(given.view, seen)) return undefined
  return rule(has, negated, `a ${name} on “${scope.target.words}”`, `saw: ${text}`, seen)
}
