/** "The second row": which of several things has the number. */
import type { Target } from "@assay/domain/Intent"
import type { Scored } from "../../ground/Candidates.js"
import { nthOf } from "../../ground/Ordinals.js"
import { inReadingOrder } from "../../ground/ReadingOrder.js"
import { groups, withoutForms } from "../../ground/Records.js"
import { tallyOf } from "../../ground/Tallies.js"
import { readingsOf } from "../../ground/Units.js"
import { topDialog } from "../../screen/TopDialog.js"
import type { Seen, View } from "../../screen/View.js"

export const at = (ordered: ReadonlyArray<Seen>, ordinal: number): ReadonlyArray<Seen> => {
  const found = nthOf(ordered, ordinal)
  return found === undefined ? [] : [found]
}

/** The one of that number; each that may be counted so where that is not clear: all of them, or with what is no thing of the list. */
const numbered = (
  view: View,
  all: ReadonlyArray<Seen>,
  target: Target,
  ordinal: number
): ReadonlyArray<Seen> => {
  const ordered = inReadingOrder(all)
  if (ordered === undefined) return all
  const bare = target.name === "" && (target.role === "row" || target.role === "item")
  if (!bare) return at(ordered, ordinal)
  const { sure, things } = tallyOf(view, ordered)
  const lines = target.role === "row" ? at(ordered, ordinal) : []
  return [...new Set([...at(sure, ordinal), ...at(things, ordinal), ...lines])]
}

/** Rows and items are counted list by list. */
export const nth = (view: View, equal: ReadonlyArray<Scored>, target: Target): ReadonlyArray<Scored> => {
  const { ordinal } = target
  if (ordinal === undefined) return equal
  const bare = target.name === "" && (target.role === "row" || target.role === "item")
  const readings = readingsOf(equal).map((reading) => {
    const all = reading.map(({ seen }) => seen)
    return (bare ? withoutForms(view, groups(all)) : [all]).flatMap((list) =>
      numbered(view, list, target, ordinal)
    )
  })
  // Who counts otherwise has none of that number.
  if (readings.some((found) => found.length === 0)) return []
  const found = new Set(readings.flat())
  return equal.filter(({ seen }) => found.has(seen))
}

/** The things whose number it is, where they are several and nothing but their words tells them. */
export const countedThings = ({
  name,
  ordinal,
  quantifier,
  quoted,
  role,
  scopes
}: Target): Target | undefined => {
  const [scope, another] = scopes
  if (quoted || role !== undefined || ordinal !== undefined || quantifier !== undefined) return undefined
  if (!/^(?:(?:total|overall|current) )?number$/iu.test(name) || another !== undefined) return undefined
  const { relation, target } = scope ?? {}
  const isPlain =
    target !== undefined && !target.quoted && target.ordinal === undefined && target.pronoun !== true
  return relation === "near" && isPlain && /^\p{Ll}[\p{L} -]*s\b/u.test(target.words) ? target : undefined
}

/** "The last user on this page" is the last one that is listed there, unless something lies over the page. */
export const listedHere = (view: View, target: Target): Target => {
  const [place, another] = target.scopes
  const isHere = place?.relation === "in" && place.target.role === "page" && place.target.name === ""
  const isOne = target.ordinal !== undefined && target.role === undefined
  return isHere && another === undefined && isOne && topDialog(view) === undefined
    ? { ...target, scopes: [] }
    : target
}
