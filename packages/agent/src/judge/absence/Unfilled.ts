/** What holds nothing yet: a column of a board, a list from which nobody has chosen. */
import type { Intent } from "@assay/domain/Intent"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { ground } from "../../ground/Ground.js"
import { whole } from "../../ground/Match.js"
import type { Region } from "../../ground/Regions.js"
import { isOnPressed } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import { brief, loose, plain } from "../../screen/Wording.js"
import { type Case, rule, type Ruling, withTarget } from "../Ruling.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** What a place shows besides its title, how many stand in it, and what one does there. */
const besideHead = (view: View, region: Region, name: string): ReadonlyArray<Run> =>
  (region.seen === undefined ? [] : runsOf(view, region.seen)).filter(
    ({ seen, text }) =>
      loose(text) !== loose(name) &&
      !/^\W*\d+(?: ?\/ ?\d+)?\W*$/u.test(text) &&
      !(isOnPressed(seen) && /^(?:[+＋]|add\b|new\b|create\b|more\b|\W*$)/iu.test(text.trim()))
  )

/** "The Done column is empty": nothing stands in it under its head. */
export const emptyColumn = (
  { negated, state, target }: Of<"CheckState">,
  { antecedent, view }: Case
): Ruling | undefined => {
  if (state !== "empty" || target.role !== "column" || target.name === "" || target.quantifier !== undefined)
    return undefined
  const region = onlyRegionOf(view, [{ relation: "in", target }], antecedent)
  // What stands under the head of a table is judged cell by cell.
  if (region?.seen?.node.role !== "generic") return undefined
  const others = besideHead(view, region, target.name)
  const isNothing = others.every(({ text }) => /^(?:no|nothing|none|empty)\b|^0(?: \p{Ll}+)?$/iu.test(text))
  return rule(
    isNothing,
    negated,
    `“${target.words}” to be empty`,
    isNothing ? "nothing stands in it" : `it holds ${brief(others.map(({ text }) => text).join(" | "))}`,
    region.seen
  )
}

const chosenIn = ({ node }: Seen): string =>
  (node.options ?? [])
    .filter(({ selected }) => selected)
    .map(({ label }) => label)
    .join(", ")

/** What a list to choose from says before anyone has chosen. */
const prompts = /^(?:(?:please )?(?:select|choose|pick)\b|none\b|no |not (?:set|selected|chosen)|[-–—]|$)/iu

/** "No country is selected", of a list to choose from. */
export const nothingChosen = (
  { negated, state, target }: Of<"CheckState">,
  { antecedent, view }: Case
): Ruling | undefined => {
  if (state !== "selected" || !negated || target.role !== undefined || target.scopes.length > 0)
    return undefined
  const { quantifier: _, ...list } = target
  const found = ground(view, list, "choose", antecedent)
  if (found._tag !== "Found" || found.seen.node.options === undefined || found.score < whole) return undefined
  const value = chosenIn(found.seen)
  return withTarget(
    rule(
      prompts.test(plain(value)),
      false,
      `nothing to be selected in “${target.words}”`,
      value === "" ? "nothing is selected" : `“${value}” is selected`,
      found.seen
    ),
    view,
    found.seen,
    found.score,
    found.how
  )
}
