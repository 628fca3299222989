/** "The summary", "the price breakdown": the one block of labels and amounts with a total among them, where nothing on the page is called so. */
import type { Target } from "@assay/domain/Intent"
import { type Seen, type View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { loose, money } from "../screen/Wording.js"
import { nodesIn, type Region } from "./Regions.js"

const called =
  /^(?:(?:order|price|cost|cart|basket|booking|payment|checkout|fare|bill) )?(?:summary|breakdown|totals)$/iu

const amount = new RegExp(`^[-−–+]?\\s?${money}$`, "u")
const total = /\btotal\b|^(?:to pay|amount due)$/iu

/** What a line says is a label and, at its end, an amount. */
const labelOf = (view: View, line: Seen): string | undefined => {
  const runs = runsOf(view, line).map(({ text }) => text.trim())
  const [label = "", last = "", another] = runs
  return another === undefined && amount.test(last) && /\p{L}/u.test(label) ? label : undefined
}

const isTotals = (view: View, { children, node }: Seen): boolean => {
  if (!node.visible) return false
  const labels = children.flatMap((line) => labelOf(view, line) ?? [])
  return labels.length > 1 && labels.some((label) => total.test(label))
}

/** The block, where there is no other such. */
export const totalsNamed = (
  view: View,
  regions: ReadonlyArray<Region>,
  { name, quantifier, quoted, role, scopes }: Target
): Seen | undefined => {
  const free = !quoted && quantifier === undefined && scopes.length === 0
  if (!free || (role !== undefined && role !== "section") || !called.test(name)) return undefined
  const [only, another] = regions
    .flatMap((region) => nodesIn(view, region))
    .filter((seen) => isTotals(view, seen))
  return another === undefined ? only : undefined
}

const plural = /^(?:\p{Ll}+ )?totals$/u

/** "In the totals": the block of them, and not its one line "Total due", unless something reads "Totals" itself. */
export const totalsMeant = (view: View, regions: ReadonlyArray<Region>, target: Target): Seen | undefined => {
  const isWritten = (): boolean =>
    runsOf(view, view.root).some(({ text }) => loose(text).replace(/:$/u, "").endsWith("totals"))
  return plural.test(target.name) && !isWritten() ? totalsNamed(view, regions, target) : undefined
}
