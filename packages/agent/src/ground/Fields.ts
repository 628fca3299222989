/** Fields that bear no name: the only one of a page, the one in a cell. */
import type { Target } from "@assay/domain/Intent"
import { isEntry, isField } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import type { Pool, Sought } from "./Sought.js"

/** How it was found, for those who must know whether a name said so. */
export const loneFieldFound = "the only field, which bears no name"

/** The one field of a page, which no label names: whatever a text calls it. */
export const loneField = ({ purpose, view }: Sought, target: Target): Pool | undefined => {
  const field =
    target.role === "field" && !target.quoted && target.scopes.length === 0 && target.ordinal === undefined
  if (!field || purpose === "click" || purpose === "hover") return undefined
  const [only, another] = view.all.filter((seen) => isField(seen) && seen.node.visible)
  const labelled = only?.node.otherNames.some(({ kind, value }) => kind === "label" && value !== "") ?? true
  const placeholder = only?.node.otherNames.find(({ kind }) => kind === "placeholder")?.value
  const { name = "" } = only?.node ?? {}
  // "The new todo field" asks in its own words: "What needs to be done?"
  const asks = /^new \p{Ll}+$/u.test(target.name) && name.endsWith("?")
  const told = labelled || (name !== "" && name !== placeholder)
  if (only === undefined || another !== undefined || (told && !asks)) return undefined
  return {
    scored: [{ seen: only, score: 0.75, fit: 0.8, how: loneFieldFound }],
    regions: []
  }
}

const prose = /\b(?:body|contents?|text|message|description|comment|note|article|post|bio)$/iu

/** "The article body": the one field of several lines, which only a placeholder names. */
export const longField = ({ purpose, view }: Sought, target: Target): Pool | undefined => {
  if (purpose !== "fill" || target.quoted || target.scopes.length > 0 || target.ordinal !== undefined)
    return undefined
  if (!prose.test(target.name)) return undefined
  const fields = view.all.filter((seen) => isEntry(seen) && seen.node.visible)
  const tall = fields.filter(({ node }) => (node.box?.height ?? 0) >= 60)
  const [only, another] = tall
  if (only === undefined || another !== undefined) return undefined
  const labelled = runsOf(view, view.root).some(({ text }) => loose(text) === loose(only.node.name))
  return labelled && only.node.name !== ""
    ? undefined
    : {
        scored: [{ seen: only, score: 0.75, fit: 0.86, how: "the only field of several lines" }],
        regions: []
      }
}

/** "The cell" that something is entered in is the field in it. */
export const fieldOf = (target: Target): Target =>
  target.role === "cell" && target.name === "" ? { ...target, role: "field" } : target
