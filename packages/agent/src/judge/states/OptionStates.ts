/** "The option Rome in the City list is disabled": what an option of the browser's own lists is, though the list is closed. */
import type { Intent, Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import type { Seen } from "../../screen/View.js"
import { finder, plain } from "../../screen/Wording.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

type State = Extract<Intent, { _tag: "CheckState" }>

/** The native lists that may be meant: the one of that name, or all where none is told. */
const listsOf = ({ scopes }: Target, { antecedent, view }: Case): ReadonlyArray<Seen> | undefined => {
  const [scope, another] = scopes
  const native = view.all.filter(
    ({ node }) => node.visible && node.options !== undefined && node.state.disabled !== true
  )
  if (scope === undefined) return native
  if (another !== undefined || (scope.relation !== "in" && scope.relation !== "near")) return undefined
  const list = ground(view, scope.target, "choose", antecedent)
  return list._tag === "Found" ? native.filter((seen) => seen === list.seen) : undefined
}

/** Whether it can be chosen; nothing where not one option of one list is called so. */
export const ofOption = ({ negated, state, target }: State, given: Case): Ruling | undefined => {
  const isOption = target.role === "option" && target.name !== "" && target.ordinal === undefined
  if (!isOption || (state !== "disabled" && state !== "enabled")) return undefined
  const found = finder(target.name, "equals")
  const all = (listsOf(target, given) ?? []).flatMap((list) =>
    (list.node.options ?? []).filter(({ label }) => found(plain(label))).map((option) => ({ list, option }))
  )
  const [only, another] = all
  if (only === undefined || another !== undefined) return undefined
  const { disabled } = only.option
  return rule(
    disabled === (state === "disabled"),
    negated,
    `the option “${target.name}” to be ${state}`,
    `it is ${disabled ? "disabled" : "enabled"}`,
    only.list
  )
}
