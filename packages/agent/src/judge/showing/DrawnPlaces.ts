/** "In the menu", "in the table", where the place is only drawn, or one of several: what of it can be told. */
import type { Intent, Target } from "@assay/domain/Intent"
import { candidatesIn } from "../../ground/Candidates.js"
import { onlyRegionOf, regionsOf } from "../../ground/Enclosures.js"
import { roleFit } from "../../ground/Roles.js"
import { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import { type View, within } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** What a menu holds that is only drawn tells by no role that it can be chosen. */
export const ofDrawnMenu = (check: Shown, { antecedent, view }: Case): Shown | Fell | undefined => {
  const { role, ...target } = check.target
  const [scope, another] = target.scopes
  if (role !== "option" || scope?.relation !== "in" || another !== undefined || scope.target.role !== "menu")
    return undefined
  const region = onlyRegionOf(view, target.scopes, antecedent)
  const hasOptions = (region?.seen === undefined ? [] : within(view, region.seen)).some(
    (seen) => roleFit("option", seen) === 1
  )
  // It stands somewhere, and nothing tells whether that is the menu.
  if (region === undefined && !check.negated && standsOn(view, target.name))
    return Fell.of(
      "target_ambiguous",
      `“${target.name}” is shown, and it cannot be said whether in the ${scope.target.words}.`
    )
  return region === undefined || hasOptions ? undefined : { ...check, target }
}

const standsOn = (view: View, name: string): boolean =>
  runsOf(view, view.root).some(({ text }) => loose(text) === loose(name))

/** "The table contains ▯" of several tables, one of which has it: nothing tells which is meant. */
export const inOneTable = (target: Target, { antecedent, view }: Case): Fell | undefined => {
  const [scope, another] = target.scopes
  if (scope?.relation !== "in" || another !== undefined || scope.target.scopes.length > 0) return undefined
  const { name, ordinal, pronoun, quantifier, role, words } = scope.target
  const bare = name === "" && ordinal === undefined && quantifier === undefined && pronoun !== true
  if (!bare || role !== "table" || target.name === "") return undefined
  const regions = regionsOf(view, target.scopes, antecedent)
  if ("name" in regions || regions.length < 2) return undefined
  const having = regions.filter((region) =>
    candidatesIn(view, [region], { ...target, scopes: [] }, "look").some(({ fit }) => fit >= 0.8)
  )
  return having.length === 0 || having.length === regions.length
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${words || "table"}” may mean ${regions.length} things, and they differ in this.`
      )
}
