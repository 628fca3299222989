/** A number in the title over what was counted, which is another one. */
import type { Intent } from "@assay/domain/Intent"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

const anything = /^(?:items?|products?|things?|articles?|pieces?)$/u

/** "The cart has 2 items", of two lines under "Your cart (3)": what is in it may be counted in either way. */
export const unlessTitled = (ruling: Ruling, { comparison, count, target }: Count, given: Case): Ruling => {
  const isPlain = comparison === "equal" && target.scopes.length === 1 && anything.test(target.words)
  const region = isPlain ? onlyRegionOf(given.view, target.scopes, given.antecedent) : undefined
  const [title] = region?.seen === undefined ? [] : runsOf(given.view, region.seen)
  const told = /\((\d+)\)$/u.exec(title?.text.trim() ?? "")?.[1]
  if (told === undefined || ruling._tag === "Undecided") return ruling
  return (ruling._tag === "Holds") === (Number(told) === count)
    ? ruling
    : undecided(
        Fell.of("target_ambiguous", `“${title?.text ?? ""}” stands over it, and it may be counted otherwise.`)
      )
}
