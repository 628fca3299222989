/** "It has low priority" of a line in which "Low" stands by itself: what it is that is low, nothing tells. */
import type { Intent } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { Fell } from "../../run/Fell.js"
import { loose, stem, tokens } from "../../screen/Wording.js"
import { runsIn } from "../texts/Phrases.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

export const unlessAlone = (
  { negated, target: { name, quoted, role, scopes, words } }: Shown,
  { antecedent, view }: Case,
  ruling: Ruling
): Ruling => {
  const [, quality = "", noun = ""] = /^(\p{Ll}{3,}) (\p{Ll}{3,})$/u.exec(name) ?? []
  if (ruling._tag !== "Refuted" || negated || quoted || role !== undefined || noun === "") return ruling
  const regions = scopes.length === 0 ? [] : regionsOf(view, scopes, antecedent)
  if ("name" in regions) return ruling
  const isAlone = regions.some((region) => runsIn(view, region).some(({ text }) => loose(text) === quality))
  // A column or a label of that name tells what stands under it.
  const isTold = tokens(readableTextOf(view, view.root)).some((token) => stem(token) === stem(noun))
  return isAlone && !isTold
    ? undecided(
        Fell.of("target_ambiguous", `“${quality}” stands there, and may be said of its ${noun}: “${words}”.`)
      )
    : ruling
}
