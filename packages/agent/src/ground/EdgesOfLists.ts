/** "Above the list", "below the lines": a list or its things that nothing there is called by. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isOnControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import { tokens } from "../screen/Wording.js"
import { thingsCalled } from "./MainList.js"
import { neighbours } from "./Neighbours.js"
import { groups, mainGroup, recordsIn } from "./Records.js"
import { regionOf, wholePage } from "./Regions.js"
import type { Scored } from "./Scored.js"

const isBareList = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): boolean =>
  role === "list" &&
  name === "" &&
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0

/** "Above the list", where that is no list by its role, and what is open over the page is one: what lists the things that the page is about. */
const mainList = (view: View, { relation, target }: Scope): Seen | undefined => {
  const placed = relation === "above" || relation === "below"
  return isBareList(target) && placed ? mainGroup(view, wholePage(view)) : undefined
}

/** Under the one title that ends with the noun, "Quote lines": what is listed in the smallest box around it. */
const listedUnder = (view: View, noun: string): ReadonlyArray<Seen> => {
  const [title, another] = runsOf(view, view.root).filter(
    ({ seen, text }) => tokens(text).length < 4 && tokens(text).at(-1) === noun && !isOnControl(seen)
  )
  if (title === undefined || another !== undefined) return []
  for (const outer of upward(title.seen)) {
    const after = recordsIn(view, regionOf(outer, ""), false).filter(({ at }) => at > title.seen.end)
    // What they come to is often listed below them.
    const [first] = groups(after)
      .filter(({ length }) => length > 1)
      .sort(([one], [other]) => (one?.at ?? 0) - (other?.at ?? 0))
    if (first !== undefined) return first
  }
  return []
}

/** The things of the list that the page is about. Blocks that each list several things are lists themselves, and none is the only one. */
const linesDrawn = (view: View): ReadonlyArray<Seen> => {
  const things = thingsCalled(view, "items")
  return things.some((seen) => recordsIn(view, regionOf(seen, ""), false).length > 1) ? [] : things
}

const atItsEdge = (relation: Scope["relation"], things: ReadonlyArray<Seen>): Seen | undefined =>
  relation === "above" ? things[0] : relation === "below" ? things.at(-1) : undefined

/**
 * "Above the lines", where the page tells by a title or a tally which those are: over the first of them, or under the last. "Above the list", of
 * lines that are drawn, where they are far more than all else that is listed.
 */
const edgeThing = (view: View, { relation, target }: Scope): Seen | undefined => {
  if (isBareList(target)) return atItsEdge(relation, linesDrawn(view))
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const bare = role === undefined && !quoted && ordinal === undefined && quantifier === undefined
  if (!bare || scopes.length > 0 || !/^\p{Ll}{3,}s$/u.test(name)) return undefined
  const called = thingsCalled(view, name)
  const things = called.length > 0 ? called : listedUnder(view, name)
  return atItsEdge(relation, things)
}

/** What lies so to the list that is meant, where nothing does to what is called so; no thing lies above itself. Nothing where no list is meant. */
export const besideList = (
  view: View,
  scope: Scope,
  isCalled: boolean,
  scored: ReadonlyArray<Scored>
): ReadonlyArray<Scored> | undefined => {
  if (scope.relation === "in") return undefined
  const list = isCalled ? mainList(view, scope) : undefined
  if (list !== undefined) return neighbours(view, scope.relation, [list], scored)
  const thing = edgeThing(view, scope)
  return thing === undefined
    ? undefined
    : neighbours(view, scope.relation, [thing], scored).filter(({ seen }) => !contains(thing, seen))
}
