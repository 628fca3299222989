/** By what the page says that it sorts: `Given the list is sorted by ▯`, `the sorting is still ▯`, where a control reads "Sort: ▯". */
import type { Check, Intent } from "@assay/domain/Intent"
import { fitName, whole } from "../../ground/Match.js"
import { isControl, isField } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { type Case, holds, rule, type Ruling } from "../Ruling.js"

type Order = Extract<Intent, { _tag: "CheckOrder" }>

const labelled = /^(?:sort(?:ed|ing)?|order(?:ed)?)(?: by| order)?\s*:\s*(\S.*?)[\s▾▼⌄↓↑▲▴]*$/iu
const label = /^(?:sort(?:ed|ing)?(?: by| order)?|order(?:ed)? by)\s*:?$/iu

/** What the control says, "Sort: Newest ▾", or a list to choose from that is called so. */
const saidBy = (view: View, seen: Seen): string | undefined => {
  const { name, value } = seen.node
  if (isField(seen)) return label.test(name.trim()) ? value : undefined
  return labelled.exec(readableTextOf(view, seen))?.[1] ?? undefined
}

/** The one control that says by what is sorted, and what it says. */
const sortSaid = (view: View): { readonly seen: Seen; readonly said: string } | undefined => {
  const all = view.all.flatMap((seen) => {
    const isOuter = isControl(seen) && ![...upward(seen)].slice(1).some(isControl)
    const said = isOuter && seen.node.visible ? saidBy(view, seen) : undefined
    return said === undefined || said === "" ? [] : [{ seen, said }]
  })
  const [only, another] = all
  return another === undefined ? only : undefined
}

/** An order that nothing in the list itself tells. */
const untold =
  /^(?:most |best |by )?(?:relevan(?:t|ce)|recommended|recommendation|popular(?:ity)?|featured|match(?:es)?|default|trending|suggested|for you|best ?sell(?:ers|ing)|(?:our|top) picks)(?: first| order)?$/iu

/** The one list of orders that offers it, and what is chosen there. */
const chosenAmong = (
  view: View,
  by: string
): { readonly seen: Seen; readonly chosen: string } | undefined => {
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isField(seen) &&
      seen.node.options?.some(({ label }) => fitName(by, false, label).score >= whole) === true
  )
  const chosen = only?.node.options?.find(({ selected }) => selected)?.label
  return only === undefined || another !== undefined || chosen === undefined
    ? undefined
    : { seen: only, chosen }
}

/** "Sorted by Most relevant": what is listed does not show it, and the control says so, or what is chosen in the list of orders. */
export const sortedAsSaid = ({ by = "", direction, negated }: Order, { view }: Case): Ruling | undefined => {
  if (!untold.test(by.trim())) return undefined
  const known = direction === undefined && !negated ? sortSaid(view) : undefined
  if (known !== undefined && loose(known.said) === loose(by))
    return holds(`it is sorted by “${known.said}”`, known.seen)
  const among = chosenAmong(view, by)
  return among === undefined
    ? undefined
    : rule(
        loose(among.chosen) === loose(by),
        negated,
        `“${by}” to be the order`,
        `“${among.chosen}” is chosen`,
        among.seen
      )
}

const sorting = /^(?:current )?sort(?:ing)?(?: order)?$/iu

/** "The sorting is still Cheapest first". */
export const sortingIs = (check: Check, { view }: Case): Ruling | undefined => {
  if (check._tag !== "CheckText" || check.subject === undefined) return undefined
  const { name, ordinal, scopes } = check.subject
  const plain = sorting.test(name) && ordinal === undefined && scopes.length === 0
  const known = plain && /^(?:is|equals)$/u.test(check.match) ? sortSaid(view) : undefined
  const [said, wanted] = [loose(known?.said ?? ""), loose(check.expected)]
  // "Cheapest" may be short for "Cheapest first".
  const inPart = said !== wanted && (said.includes(wanted) || wanted.includes(said))
  return known === undefined || inPart
    ? undefined
    : rule(
        said === wanted,
        check.negated,
        `“${check.expected}” for “${check.subject.words}”`,
        `saw: ${known.said}`,
        known.seen
      )
}
