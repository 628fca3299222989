/** Words that nothing on the page is called: what stands beside the thing that is named, or the page as a whole. */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { ground } from "../../ground/Ground.js"
import { regionsNamed } from "../../ground/Places.js"
import { type Region, sectionOf } from "../../ground/Regions.js"
import { poolOf } from "../../ground/Pools.js"
import { detailsOpen, drawerOver, panelOver } from "../../ground/PopUps.js"
import { sideNamed } from "../../ground/Sides.js"
import { type Antecedent, best } from "../../ground/Sought.js"
import { isField, isOnControl } from "../../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { readableTextOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, stem, stems, tokens } from "../../screen/Wording.js"
import { isAmount } from "../figures/AmountsIn.js"
import { around, own, type Subject } from "./Surroundings.js"

/** "Under Next up", where that is a heading: its section. */
const underHeading = (
  view: View,
  { name, scopes }: Target,
  antecedent: Antecedent
): ReadonlyArray<Region> | undefined => {
  const [scope, another] = scopes
  if (name !== "" || scope?.relation !== "below" || another !== undefined) return undefined
  const found = ground(view, scope.target, "look", antecedent)
  const heading =
    found._tag === "Found" ? [...upward(found.seen)].find(({ node }) => node.role === "heading") : undefined
  return heading === undefined ? undefined : [sectionOf(view, heading)]
}

/** A place that no role tells, such as the only list of a page. */
const thePlace = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Subject> | undefined => {
  const headed = underHeading(view, target, antecedent)
  // What lies below something is not what lies anywhere.
  if (
    headed === undefined &&
    target.scopes.some(({ relation }) => relation === "below" || relation === "above")
  )
    return undefined
  const outer = headed ?? (target.name === "" ? regionsOf(view, target.scopes, antecedent) : target)
  const regions = "name" in outer ? [] : regionsNamed(view, outer, target)
  const subjects = regions.flatMap((region): ReadonlyArray<Subject> =>
    region.seen === undefined
      ? []
      : [{ scored: { seen: region.seen, score: 0.8, fit: 0.8, how: "by what it holds" }, regions: [region] }]
  )
  return subjects.length === 0 ? undefined : subjects
}

/** Words for whatever stands there: an "old price" would have to be told from the price. */
const valueWords = new Set(
  "number value text price cost amount count total badge label status state date time quantity size figure digit".split(
    " "
  )
)

/** The same words, whatever sign stands before them: "# random". */
const isSame = (text: string, name: string): boolean =>
  loose(text) === loose(name) || (name !== "" && tokens(text).join(" ") === tokens(name).join(" "))

const isPrice = ({ name }: Target): boolean => /^(?:price|cost|amount|total)s?$/iu.test(name)

/** "The number next to Inbox": the one thing that is read beside Inbox. */
const beside = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Subject> | undefined => {
  const [scope, another] = target.scopes
  if (!valueWords.has(stem(loose(target.name)))) return undefined
  if (scope?.relation !== "near" || target.quoted || target.ordinal !== undefined) return undefined
  if (another !== undefined && target.scopes.slice(1).some(({ relation }) => relation !== "in"))
    return undefined
  const anchor = { ...scope.target, scopes: [...scope.target.scopes, ...target.scopes.slice(1)] }
  const anchors = best(poolOf(view, anchor, "look", antecedent).scored)
  const values = anchors.flatMap(({ seen }) => {
    const region = around(view, seen) ?? (runsOf(view, seen).length > 1 ? own(seen) : undefined)
    const runs =
      region?.seen === undefined
        ? []
        : runsOf(view, region.seen).filter(({ seen: each }) => each.at <= region.to)
    // "Add to cart" is nobody's price.
    const isValue = (run: Run): boolean => !isPrice(target) || !isOnControl(run.seen) || isAmount(run.text)
    const rest = runs.filter(
      (run) => !isSame(run.text, scope.target.name) && !contains(seen, run.seen) && isValue(run)
    )
    // "The heading": what it says itself stands beside nothing.
    const inside =
      scope.target.name === "" ? [] : runsOf(view, seen).filter((run) => !isSame(run.text, scope.target.name))
    const [only, more] = rest.length > 0 ? rest : inside
    return only === undefined || more !== undefined ? [] : [only.seen]
  })
  const [value, other] = values
  if (value === undefined || other !== undefined) return undefined
  return [
    {
      scored: { seen: value, score: 0.8, fit: 0.8, how: `beside “${scope.target.words}”` },
      regions: [own(value)]
    }
  ]
}

/** A page is called by its title: "on the board" of "Newsroom board". */
const thisPage = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const place = target.role === undefined || target.role === "page"
  if (!place || target.scopes.length > 0 || target.ordinal !== undefined || target.name === "")
    return undefined
  if (!finder(target.name, "contains")(view.screen.title)) return undefined
  const scored = { seen: view.root, score: 0.8, fit: 0.8, how: "by the title of the page" }
  return [{ scored, regions: [own(view.root)] }]
}

/** "The left menu" of a page on which only its place tells it. */
const theSide = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const region = sideNamed(view, target)
  return region?.seen === undefined
    ? undefined
    : [{ scored: { seen: region.seen, score: 0.8, fit: 0.8, how: "by where it lies" }, regions: [region] }]
}

/** "The registration error", of the one field that is called by the word: "Vehicle registration". */
const fieldSpokenOf = (view: View, name: string): Seen | undefined => {
  const wanted = stems(name)
  const [only, another] = view.all.filter(
    (seen) =>
      isField(seen) && seen.node.visible && wanted.every((word) => stems(seen.node.name).includes(word))
  )
  return wanted.length === 0 || another !== undefined ? undefined : only
}

export const ofFieldSpokenOf = (
  view: View,
  { name, ordinal, quoted, role, scopes, words }: Target
): ReadonlyArray<Subject> | undefined => {
  const isError = role === "message" && /^(?:.* )?error(?: message)?$/iu.test(words) && !quoted
  if (!isError || ordinal !== undefined || scopes.length > 0) return undefined
  const field = fieldSpokenOf(view, name)
  if (field?.node.state.invalid !== true) return undefined
  const about = field.node.otherNames.flatMap(({ kind, value }) =>
    kind === "description" ? [loose(value)] : []
  )
  const all = textsWith(view, field)
  const told = all.filter((seen) => about.includes(loose(readableTextOf(view, seen))))
  const [said, other] = told.length > 0 ? told : all
  return said === undefined || other !== undefined
    ? undefined
    : [
        {
          scored: { seen: said, score: 0.8, fit: 0.8, how: "what stands with the field" },
          regions: [own(said)]
        }
      ]
}

/** "The error under Exercise": the one text that stands with the field of that name and is not its label. */
export const ofField = (
  view: View,
  { name, ordinal, quoted, role, scopes }: Target
): ReadonlyArray<Subject> | undefined => {
  const [scope, another] = scopes
  const isError =
    role === "message" && !quoted && ordinal === undefined && /^(?:|error|validation|inline)$/iu.test(name)
  if (
    !isError ||
    scope === undefined ||
    another !== undefined ||
    !/^(?:near|below|after)$/u.test(scope.relation)
  )
    return undefined
  const field = ground(view, scope.target, "fill")
  if (field._tag !== "Found" || field.tentative || field.seen.node.state.invalid !== true) return undefined
  const [said, other] = textsWith(view, field.seen)
  return said === undefined || other !== undefined
    ? undefined
    : [
        {
          scored: { seen: said, score: 0.8, fit: 0.8, how: "what stands with the field" },
          regions: [own(said)]
        }
      ]
}

/** In the box that holds the field and no other. */
const textsWith = (view: View, field: Seen): ReadonlyArray<Seen> => {
  const outers = [...upward(field)].slice(1)
  const beyond = outers.findIndex((outer) =>
    within(view, outer).some((each) => each !== field && isField(each) && each.node.visible)
  )
  const box = outers[(beyond === -1 ? outers.length : beyond) - 1]
  return box === undefined
    ? []
    : runsOf(view, box).flatMap(({ seen, text }) =>
        isOnControl(seen) || loose(text) === loose(field.node.name) ? [] : [seen]
      )
}

/** "The drawer", which only lies over the page or beside it, or is called so by its class. */
const theDrawer = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const { ordinal, quoted, scopes, words } = target
  const isBare = !quoted && ordinal === undefined && scopes.length === 0
  const seen = isBare ? (drawerOver(view, words) ?? detailsOpen(view, target)) : undefined
  return seen === undefined
    ? undefined
    : [{ scored: { seen, score: 0.8, fit: 0.8, how: "the drawer" }, regions: [own(seen)] }]
}

/** "The panel" that was laid over the page and can be closed, whatever else has panels there. */
export const thePanelOver = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const seen = target.scopes.length > 0 ? undefined : panelOver(view, target)
  return seen === undefined
    ? undefined
    : [{ scored: { seen, score: 0.9, fit: 0.9, how: "the panel over the page" }, regions: [own(seen)] }]
}

export const named = (
  view: View,
  target: Target,
  antecedent: Antecedent
): ReadonlyArray<Subject> | undefined =>
  beside(view, target, antecedent) ??
  ofField(view, target) ??
  thePlace(view, target, antecedent) ??
  theSide(view, target) ??
  theDrawer(view, target) ??
  thisPage(view, target)
