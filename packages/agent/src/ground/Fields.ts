/** Fields that bear no name: the only one of a page, the one in a cell. */
import type { Target } from "@assay/domain/Intent"
import { isField } from "../screen/Kinds.js"
import type { Pool, Sought } from "./Sought.js"

/** The one field of a page, which no label names: whatever a text calls it. */
export const loneField = ({ purpose, view }: Sought, target: Target): Pool | undefined => {
  const field =
    target.role === "field" && !target.quoted && target.scopes.length === 0 && target.ordinal === undefined
  if (!field || purpose === "click" || purpose === "hover") return undefined
  const [only, another] = view.all.filter((seen) => isField(seen) && seen.node.visible)
  const labelled = only?.node.otherNames.some(({ kind, value }) => kind === "label" && value !== "") ?? true
  const placeholder = only?.node.otherNames.find(({ kind }) => kind === "placeholder")?.value
  const { name = "" } = only?.node ?? {}
  if (only === undefined || another !== undefined || labelled || (name !== "" && name !== placeholder))
    return undefined
  return {
    scored: [{ seen: only, score: 0.75, fit: 0.8, how: "the only field, which bears no name" }],
    regions: []
  }
}

/** "The cell" that something is entered in is the field in it. */
export const fieldOf = (target: Target): Target =>
  target.role === "cell" && target.name === "" ? { ...target, role: "field" } : target
