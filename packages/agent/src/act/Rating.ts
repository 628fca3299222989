/** Giving stars: by the control that says how many, or by the one of a row of stars. */
import type { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Intent, Target } from "@assay/domain/Intent"
import { Candidate } from "@assay/domain/Step"
import { nameOf } from "../ground/Candidates.js"
import { regionsOf } from "../ground/Enclosures.js"
import type { Grounding } from "../ground/Ground.js"
import { nodesIn, type Region, wholePage } from "../ground/Regions.js"
import type { Antecedent } from "../ground/Sought.js"
import type { Fell } from "../run/Fell.js"
import type { Turn } from "../run/Turn.js"
import { isControl } from "../screen/Kinds.js"
import { readableTextOf } from "../screen/VisibleText.js"
import type { Seen, View } from "../screen/View.js"
import { plain } from "../screen/Wording.js"
import { type Aimed, carryOut, onTargetWith, leftClick } from "./Aim.js"

type Rate = Extract<Intent, { _tag: "Rate" }>

const anyRating: Target = { words: "stars", name: "stars", quoted: false, scopes: [] }

/** "4 stars", "Rate 4 out of 5", "4/5". */
const says = (stars: number, name: string): boolean =>
  new RegExp(
    `^(?:(?:rate|give|set rating to)(?: it| this)?(?: with)? )?${stars}(?: (?:out )?of \\d+(?: stars?)?| ?/ ?\\d+| stars?)$`,
    "iu"
  ).test(plain(name))

const isStar = (view: View, seen: Seen): boolean => {
  const text = readableTextOf(view, seen).trim()
  const drawn = seen.node.otherNames.some(
    ({ kind, value }) => kind === "picture" && /(?:^|[-_ ])star(?:$|[-_ ])/iu.test(value)
  )
  return /^[★☆⭐✩✭🌟]\uFE0F?$/u.test(text) || (text === "" && drawn)
}

/** Rows of three to ten stars, each from left to right as it is drawn. */
const rowsOfStars = (view: View, regions: ReadonlyArray<Region>): ReadonlyArray<ReadonlyArray<Seen>> =>
  regions
    .flatMap((region) => nodesIn(view, region))
    .map(({ children }) => children.filter((each) => each.node.visible && isStar(view, each)))
    .filter((stars) => stars.length >= 3 && stars.length <= 10)
    .map((stars) => stars.toSorted((a, b) => (a.node.box?.x ?? 0) - (b.node.box?.x ?? 0)))

const regionsFor = (
  view: View,
  target: Target | undefined,
  antecedent: Antecedent
): ReadonlyArray<Region> => {
  if (target === undefined || target.pronoun === true) return [wholePage(view)]
  const regions = regionsOf(view, [{ relation: "in", target }], antecedent)
  return "name" in regions ? [wholePage(view)] : regions
}

const grounded = (view: View, target: Target, found: ReadonlyArray<Seen>): Grounding => {
  const [only, another] = found
  if (only === undefined) return { _tag: "Missing", what: target, candidates: [] }
  if (another === undefined)
    return { _tag: "Found", seen: only, score: 1, how: "by how many stars it stands for", tentative: false }
  const candidates = found.map((seen) =>
    Candidate.make({ role: seen.node.role, name: nameOf(view, seen), score: 1, how: "stars" })
  )
  return { _tag: "Ambiguous", seen: found, candidates }
}

const starsIn = (view: View, { stars, target }: Rate, antecedent: Antecedent): Grounding => {
  const regions = regionsFor(view, target, antecedent)
  const named = regions
    .flatMap((region) => nodesIn(view, region))
    .filter((seen) => seen.node.visible && isControl(seen) && says(stars, nameOf(view, seen)))
  const drawn = rowsOfStars(view, regions).flatMap((row) => row[stars - 1] ?? [])
  return grounded(view, target ?? anyRating, named.length > 0 ? named : drawn)
}

export const rate = (turn: Turn, intent: Rate): Effect.Effect<Aimed, Fell | DriverBroken> =>
  onTargetWith(
    turn,
    intent.target ?? anyRating,
    "click",
    (view, antecedent) => starsIn(view, intent, antecedent),
    ({ found: { seen } }) =>
      seen.node.role === "radio"
        ? carryOut(turn, { _tag: "SetChecked", ref: seen.node.ref, checked: true })
        : carryOut(turn, leftClick(seen))
  )
