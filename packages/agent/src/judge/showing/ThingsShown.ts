/** What is shown and may be called so. */
import type { Target } from "@assay/domain/Intent"
import type { Scored } from "../../ground/Candidates.js"
import { placesIn } from "../../ground/Titled.js"
import { ground } from "../../ground/Ground.js"
import { regionsOf } from "../../ground/Enclosures.js"
import { isBadge, standsInKind } from "../../ground/PartKinds.js"
import type { Region } from "../../ground/Regions.js"
import { poolOf } from "../../ground/Pools.js"
import { edgeOf } from "../../ground/Scopes.js"
import { cornerOf } from "../../ground/Sides.js"
import { roleFit } from "../../ground/Roles.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { isField, isOnControl } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { finder, loose, readable } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"
import { isOnlyTold, phrasesIn, runsIn } from "../texts/Phrases.js"
import { tellsNone } from "../absence/WentPlaces.js"

/** Called so by the header of its column alone, and nothing stands in it. */
const isVacant = (view: View, { how, seen }: Scored): boolean =>
  /^(?:column|row header|term)\b/u.test(how) &&
  /^[\s—–-]*$/u.test(readableTextOf(view, seen)) &&
  seen.children.every(({ node }) => !node.visible || node.role === "text")

/** Called so by its icon alone, whose name in its set nobody reads. */
const isIconName = ({ node }: Seen): boolean =>
  node.otherNames.some(
    ({ kind, value }) => kind === "picture" && loose(value) === loose(node.name.replace(/[-_]/gu, " "))
  ) && node.otherNames.every(({ kind }) => kind !== "text")

/** "The email error" is not the label of the field that it is about. */
const isLabelOf = (view: View, seen: Seen, { name, quoted, role }: Target): boolean =>
  role === "message" &&
  !quoted &&
  name !== "" &&
  roleFit(role, seen) < 1 &&
  loose(readableTextOf(view, seen) || seen.node.name) === loose(name) &&
  isFieldName(view, name)

/** The line "No items found" is none of the items, nor is that of the total. */
const isNoItem = (view: View, { seen }: Scored, { name, ordinal, role }: Target): boolean =>
  (role === "item" || role === "row") &&
  name === "" &&
  ordinal === undefined &&
  /^(?:row|listitem|cell|gridcell)$/u.test(seen.node.role) &&
  (standsInKind(seen, "foot") || (runsOf(view, seen).length === 1 && tellsNone(readableTextOf(view, seen))))

/** A part of a name is enough when it is the very words, or when the kind is right as well. */
const counts = (view: View, scored: Scored, target: Target): boolean => {
  if (isNoItem(view, scored, target)) return false
  if (isVacant(view, scored) || isLabelOf(view, scored.seen, target)) return false
  if (target.role === "text" && isIconName(scored.seen)) return false
  const ofColumn = target.name !== "" && target.scopes.some((scope) => scope.target.role === "column")
  if (ofColumn && !finder(target.name, "contains")(readable(readableTextOf(view, scored.seen)))) return false
  if (scored.fit >= 0.8) return true
  if (target.role !== undefined && roleFit(target.role, scored.seen) === 1 && !target.quoted) return true
  return finder(target.name, "contains")(readable(readableTextOf(view, scored.seen)) || scored.seen.node.name)
}

const isOnlyIn = ({ scopes }: Target): boolean => scopes.every(({ relation }) => relation === "in")

/** Words that stand on the page though no one element is called so. */
export const asText = (target: Target, given: Case, but?: string): string | undefined => {
  if (
    target.name === "" ||
    (target.role !== undefined && target.role !== "text" && target.role !== "message")
  )
    return undefined
  // Words elsewhere on the page are not "for $20" or "below the title".
  if (!isOnlyIn(target)) return undefined
  // The name of the field is read wherever the page speaks of it, and is no error of it.
  if (target.role === "message" && !target.quoted && isFieldName(given.view, target.name)) return undefined
  if (target.scopes.some((scope) => edgeOf(scope) !== undefined || cornerOf(scope) !== undefined))
    return undefined
  const regions = regionsOf(given.view, target.scopes, given.antecedent)
  if ("name" in regions || target.ordinal !== undefined) return undefined
  const found = finder(target.name, "contains")
  const isToldOnly = regions.every((region) => isOnlyTold(given, region, found))
  if (target.role !== "message" && isToldOnly) return undefined
  return regions
    .flatMap((region) =>
      isBadge(target) ? readIn(given.view, region, target.name) : phrasesIn(given.view, region)
    )
    .find(
      (phrase) =>
        phrase !== but &&
        found(phrase) &&
        // "Saved searches" is no message "Saved".
        (target.role !== "message" ||
          / .* /u.test(target.name) ||
          loose(phrase).replace(/[.!]$/u, "") === loose(target.name))
    )
}

/** What a region says, without what is pressed for something else of that name. */
const readIn = (view: View, region: Region, name: string): ReadonlyArray<string> =>
  runsIn(view, region).flatMap(({ seen, text }) =>
    isOnControl(seen) && loose(text) !== loose(name) ? [] : [text]
  )

const isFieldName = (view: View, text: string): boolean =>
  view.all.some((each) => isField(each) && loose(each.node.name) === loose(text))

/** All that is seen and may be called so. */
export const thingsShown = (target: Target, given: Case): ReadonlyArray<Scored> => {
  const pool = poolOf(given.view, target, "look", given.antecedent)
  const places =
    (target.role === undefined || target.role === "section") && isOnlyIn(target)
      ? placesIn(given.view, pool.regions, target)
      : []
  const all = [...pool.scored, ...places].filter(
    (scored) => counts(given.view, scored, target) && scored.seen.node.picture !== "loading"
  )
  if (target.ordinal === undefined) return all
  const found = ground(given.view, target, "look", given.antecedent)
  return found._tag === "Found" ? [{ ...found, fit: 1 }] : []
}

export const isShown = (target: Target, given: Case): boolean =>
  thingsShown(target, given).length > 0 || asText(target, given) !== undefined
