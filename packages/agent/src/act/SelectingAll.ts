/** "Select all rows": the box in the head of a table, or the box of each row. */
import { Effect } from "effect"
import type { Target } from "@assay/domain/Intent"
import { isHeaderRow, recordOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { untargeted } from "./Aim.js"

const things = new Set<Target["role"]>(["row", "item", "message"])

/** "Select all invoices", where one box stands for all of whatever the table lists. */
const isNoun = ({ name, role }: Target): boolean => role === undefined && /^\p{Ll}+s$/u.test(name)

const boxesIn = (view: View): ReadonlyArray<Seen> =>
  view.all.filter(({ node }) => node.visible && node.role === "checkbox")

/** The one box that stands for all: in the head of the table, or called so. */
const headBox = (view: View): Seen | undefined => {
  const heads = boxesIn(view).filter(
    (seen) =>
      /^(?:select|check|toggle|mark|tick) all\b|^all$/iu.test(seen.node.name) ||
      [...upward(seen)].some(isHeaderRow)
  )
  return heads.length === 1 ? heads[0] : undefined
}

export const selectsAll = (view: View, text: string, target: Target): boolean =>
  target.quantifier === "all" &&
  !target.quoted &&
  target.scopes.length === 0 &&
  /\b(?:select|tick|check|mark)\b/iu.test(text) &&
  ((target.name === "" && things.has(target.role)) || (isNoun(target) && headBox(view) !== undefined))

export const selectAll = Effect.fn("SelectingAll.selectAll")(function* (turn: Turn, target: Target) {
  const view = yield* look(turn.session)
  const head = headBox(view)
  const boxes =
    head === undefined ? boxesIn(view).filter((seen) => recordOf(view, seen) !== undefined) : [head]
  if (boxes.length === 0)
    return yield* Fell.of("target_not_found", `There are no boxes to select ${target.words} with.`)
  for (const { node } of boxes) yield* untargeted(turn, { _tag: "SetChecked", ref: node.ref, checked: true })
  return undefined
})
