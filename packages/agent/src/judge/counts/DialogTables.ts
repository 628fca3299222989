/** "The order lines" while a dialog is open: the one table in it, which is called "New order lines". */
import type { Scope } from "@assay/domain/Intent"
import { type Region, regionOf } from "../../ground/Regions.js"
import { topDialog } from "../../screen/TopDialog.js"
import { type View, within } from "../../screen/View.js"
import { stems } from "../../screen/Wording.js"

/** What it is called ends with the words, so that only what tells it from others is left out. */
const endsWith = (name: string, words: string): boolean => {
  const [called, wanted] = [stems(name), stems(words)]
  return wanted.length > 0 && called.slice(-wanted.length).join(" ") === wanted.join(" ")
}

export const tableInDialog = (view: View, scopes: ReadonlyArray<Scope>): Region | undefined => {
  const [scope, another] = scopes
  const dialog = topDialog(view)
  if (scope === undefined || another !== undefined || dialog === undefined) return undefined
  const { name, ordinal, quoted } = scope.target
  if (scope.relation !== "in" || quoted || ordinal !== undefined) return undefined
  const [only, other] = within(view, dialog).filter(
    ({ node }) => node.visible && /^(?:table|grid|list)$/u.test(node.role)
  )
  return only !== undefined && other === undefined && endsWith(only.node.name, name)
    ? regionOf(only, `in “${name}”`)
    : undefined
}
