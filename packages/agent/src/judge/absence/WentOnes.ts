/** "The field is gone", "the dialog is closed", of several: which of them was meant. */
import type { Intent, Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isDialog, isField } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { type Case, holds, type Ruling } from "../Ruling.js"
import { thingsShown } from "../showing/ThingsShown.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** "The field is gone", where one of several went: which of them was meant is not said. */
export const isOneThatWent = ({ gone, target }: Shown, given: Case): boolean => {
  const { before, view } = given
  const bare = target.name === "" && target.scopes.length === 0 && target.ordinal === undefined
  if (gone !== true || before === undefined || !bare || target.quantifier !== undefined) return false
  const then = thingsShown(target, { ...given, view: before, antecedent: undefined })
  return view !== before && then.length > thingsShown(target, given).length
}

/** Pages draw their parts anew. */
const isOn = (view: View, { node: { name, ref, role } }: Seen): boolean =>
  view.byRef.get(ref)?.node.visible === true ||
  view.all.some(({ node }) => node.visible && node.role === role && node.name === name)

/** Of the fields that stood there when something was last done one went that had come in this run, and none is there that was spoken of since. */
export const spokenOne = ({ target }: Shown, given: Case): Seen | undefined => {
  const { before, view } = given
  if (before === undefined || target.role !== "field") return undefined
  const went = thingsShown(target, { ...given, view: before, antecedent: undefined }).filter(
    ({ seen }) => isField(seen) && !isOn(view, seen)
  )
  const [only, another] = went
  const [first] = given.past
  const isOld = first === undefined || only === undefined || isOn(first, only.seen)
  const spoken = (given.recent?.() ?? []).some((seen) => isField(seen))
  return another !== undefined || isOld || spoken ? undefined : only.seen
}

export const oneOfThem = ({ words }: Target, actual: string): Fell =>
  Fell.of("target_ambiguous", `One “${words}” is gone and another is there: ${actual}.`)

/** "The dialog is closed", of two that lay over the page: the one on top, in which the last deed was done. */
export const topmostWent = ({ negated, target }: Shown, { before, view }: Case): Ruling | undefined => {
  const bare = target.role === "dialog" && target.name === "" && target.scopes.length === 0
  if (!negated || !bare || before === undefined || target.ordinal !== undefined) return undefined
  const openOn = (of: View) => of.all.filter((seen) => seen.node.visible && isDialog(seen))
  const [then, now] = [openOn(before), openOn(view)]
  const top = then.at(-1)
  const isThere = now.some(({ node }) => node.ref === top?.node.ref || node.name === top?.node.name)
  return top !== undefined && then.length > 1 && now.length === then.length - 1 && !isThere
    ? holds(`“${top.node.name}” is gone`)
    : undefined
}
