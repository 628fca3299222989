/** "Inbox is the current folder" where nothing is called a folder: of several ways to go, or to filter, the one that is marked as the current one. */
import type { Intent } from "@assay/domain/Intent"
import { isControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

type ValueCheck = Extract<Intent, { _tag: "CheckValue" }>

const isWay = (seen: Seen): boolean =>
  seen.node.visible && isControl(seen) && /^(?:link|button|tab|menuitem)$/u.test(seen.node.role)

/** A number behind the name counts what is there. */
const called = (view: View, seen: Seen): string =>
  loose((readableTextOf(view, seen) || seen.node.name).replace(/ ?\(?\d{1,6}\)?$/u, ""))

const isCurrent = ({ node: { state } }: Seen): boolean => state.selected === true || state.pressed === true

/** The nearest box that holds others like it, one of which is marked. */
const rowOf = (view: View, way: Seen): ReadonlyArray<Seen> => {
  for (const outer of [...upward(way)].slice(1, 4)) {
    const all = within(view, outer).filter((seen) => isWay(seen) && seen.node.role === way.node.role)
    if (all.length > 1)
      return all.filter((seen) => !all.some((each) => each !== seen && contains(each, seen)))
  }
  return []
}

export const currentOne = (check: ValueCheck, { step = "", view }: Case): Ruling | undefined => {
  const { expected, match, negated, target } = check
  const plain = target.ordinal === undefined && target.scopes.length === 0 && !target.quoted
  if (!plain || match !== "equals" || !/\bthe (?:current|selected|active|open)\b/iu.test(step))
    return undefined
  const [only, another] = view.all.filter((seen) => isWay(seen) && called(view, seen) === loose(expected))
  if (only === undefined || another !== undefined) return undefined
  const [marked, more] = rowOf(view, only).filter(isCurrent)
  if (marked === undefined || more !== undefined) return undefined
  return rule(
    marked === only,
    negated,
    `“${expected}” to be the current ${target.words}`,
    `saw: ${readableTextOf(view, marked)}`,
    marked
  )
}
