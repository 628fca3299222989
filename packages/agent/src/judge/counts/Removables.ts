/** "Two lines are left": where nothing else tells what the lines of a form are, each bears what takes it away and says so: "Remove line". */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { inRegion, type Region, regionOf } from "../../ground/Regions.js"
import { isControl } from "../../screen/Kinds.js"
import { common, contains, everyName, type Seen, shownIn, upward, type View } from "../../screen/View.js"
import { layerAround } from "../../screen/TopDialog.js"
import { stems } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"
import { isTitledSo } from "./BehindDialogs.js"
import { goesOn } from "./PagedCounts.js"

const removal = /^(?:remove|delete)(?: (?:this|the))?$/u

/** "Remove line", for "lines"; what says more may be for more than one of them. */
const removes = (name: string, noun: string): boolean => {
  const said = stems(name)
  return said.at(-1) === noun && removal.test(said.slice(0, -1).join(" "))
}

const removersOf = ({ all }: View, noun: string): ReadonlyArray<Seen> => {
  const named = all.filter(
    (seen) =>
      seen.node.visible &&
      (isControl(seen) || seen.node.clickable === true) &&
      everyName(seen).some((name) => removes(name, noun))
  )
  // A button may stand in a box that takes its clicks and bears the same name.
  return named.filter((seen) => !named.some((other) => other !== seen && contains(seen, other)))
}

/** What holds them one by one: each in a part of its own, and nothing besides. */
const isHolderOf = (all: ReadonlyArray<Seen>, holder: Seen): boolean => {
  const parts = shownIn(holder)
  return (
    parts.length === all.length &&
    parts.every((part) => all.filter((each) => contains(part, each)).length === 1)
  )
}

/** Several tell by themselves what holds them. One alone may be for what is chosen or open, unless others stood beside it before. */
const holderOf = (view: View, noun: string, past: ReadonlyArray<View>): Seen | undefined => {
  const all = removersOf(view, noun)
  const [first, second] = all
  if (first === undefined) return undefined
  if (second !== undefined) {
    const holder = common(first, second)
    return isHolderOf(all, holder) ? holder : undefined
  }
  const before = new Set(past.map((then) => holderOf(then, noun, [])?.node.ref))
  return [...upward(first)].find((outer) => before.has(outer.node.ref) && isHolderOf(all, outer))
}

/** The part of the page that is told to hold it; what has opened over the page by its title. */
const placeOf = (target: Target, { antecedent, view }: Case, holder: Seen): Seen | undefined => {
  const [scope, another] = target.scopes
  if (scope === undefined) return view.root
  const open = another === undefined ? layerAround(holder) : undefined
  if (open !== undefined && isTitledSo(view, open, scope.target.name)) return open
  const regions = regionsOf(view, target.scopes, antecedent)
  return "name" in regions ? undefined : regions.find((each) => inRegion(each, holder))?.seen
}

/** How many of them stand there, and where; undefined where that is not told so, and of none. */
export const removables = (
  target: Target,
  given: Case
): { readonly number: number; readonly region: Region } | undefined => {
  const { ordinal, quantifier, quoted, scopes, words } = target
  const { past, view } = given
  const [noun, another] = stems(words)
  const isPlain = !quoted && ordinal === undefined && (quantifier === undefined || quantifier === "only")
  if (noun === undefined || another !== undefined || !isPlain) return undefined
  if (!scopes.every(({ relation }) => relation === "in")) return undefined
  const holder = holderOf(view, noun, past)
  const place = holder === undefined ? undefined : placeOf(target, given, holder)
  if (holder === undefined || place === undefined || goesOn(view, place)) return undefined
  return { number: shownIn(holder).length, region: regionOf(place, "what is told of it") }
}
