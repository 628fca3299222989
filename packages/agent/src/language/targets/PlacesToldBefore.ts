/** `enter Joe in the Name field of the Shipping section and click Save there`: in the place that the deed before names. */
import type { Intent, Scope, Target } from "@assay/domain/Intent"

const there = /(?<=\S) (?:in )?there$/iu

const holders = new Set(["section", "form", "dialog", "table", "row", "item", "page"])

/** Places that hold things to press and to fill: "the Name field of the Shipping section". What lies beside something else is in no place. */
const placesOf = (intent: Intent | undefined): ReadonlyArray<Scope> => {
  const isDeed = intent?._tag === "Click" || intent?._tag === "Fill"
  const scopes = isDeed && intent.target !== undefined ? intent.target.scopes : []
  const isPlace = ({ relation, target: { pronoun, role } }: Scope): boolean =>
    pronoun !== true && (relation === "in" || (relation === "near" && holders.has(role ?? "")))
  return scopes.every(isPlace) ? scopes.map(({ target }) => ({ relation: "in", target })) : []
}

const placed = (target: Target, places: ReadonlyArray<Scope>): Target => {
  // What it may be called as a whole has the word in it.
  const { wholes: _, ...bare } = target
  return { ...bare, name: target.name.replace(there, ""), scopes: places }
}

/** The deed in that place; as it is where the words say a place of their own, or none was named. */
export const inPlaceTold = (intent: Intent, before: ReadonlyArray<Intent>): Intent => {
  if (intent._tag !== "Click" && intent._tag !== "Fill") return intent
  const { target } = intent
  if (target === undefined || target.quoted || target.scopes.length > 0 || !there.test(target.name))
    return intent
  const places = placesOf(before.at(-1))
  if (places.length === 0) return intent
  return { ...intent, target: placed(target, places) }
}
