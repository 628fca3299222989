/** "Baixa Inn has no pool", where other cards of the list say "Pool" and its own does not. */
import { siblingsOf } from "../../ground/Records.js"
import type { Target } from "@assay/domain/Intent"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { recordOf } from "../../ground/Regions.js"
import { isOnControl, isStruck } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { factsIn, loose, stems } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

/** A badge or a line that reads just so. */
const says = (view: View, seen: Seen, name: string): boolean =>
  runsOf(view, seen).some(
    (run) =>
      !isOnControl(run.seen) &&
      !isStruck(run.seen) &&
      factsIn(run.text).some((part) => loose(part) === loose(name))
  )

const mentions = (view: View, seen: Seen, name: string): boolean => {
  const said = runsOf(view, seen).flatMap(({ text }) => stems(text))
  return stems(name).every((word) => said.includes(word))
}

/** Others of its list bear the very word, and nothing in its own card speaks of it. */
export const othersHave = (target: Target, { antecedent, view }: Case): boolean => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const bare =
    !quoted &&
    role === undefined &&
    ordinal === undefined &&
    (quantifier === undefined || quantifier === "any")
  if (!bare || !/^\p{Ll}{3,}(?: \p{Ll}+){0,2}$/u.test(name) || scopes.length !== 1) return false
  const region = onlyRegionOf(
    view,
    scopes.map((scope) => ({ ...scope, relation: "in" as const })),
    antecedent
  )
  const record = region?.seen === undefined ? undefined : recordOf(view, region.seen)
  if (record === undefined || mentions(view, record, name)) return false
  return siblingsOf(view, record).some((other) => other !== record && says(view, other, name))
}
