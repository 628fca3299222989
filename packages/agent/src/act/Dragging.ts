/** Dragging, and moving something to a place by dragging it there. */
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { onlyRegionOf } from "../ground/Enclosures.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { inRegion, recordOf } from "../ground/Regions.js"
import { groundVerb } from "../ground/Verbs.js"
import { Fell } from "../run/Fell.js"
import { antecedentOn, look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isTitle } from "../screen/Kinds.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { carryOut, type Look, onTargetWith } from "./Aim.js"
import { settle } from "./Settling.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** Near the edge of the other that lies on that side: beside it where they stand side by side, else above or below it. */
const edgeOf = (side: NonNullable<Of<"Drag">["side"]>, dragged: Seen, onto: Seen) => {
  const part = side === "before" ? 0.1 : 0.9
  const [a, b] = [dragged.node.box, onto.node.box]
  const isBeside = a !== undefined && b !== undefined && Math.abs(a.y - b.y) < b.height / 2
  return isBeside ? { x: part, y: 0.5 } : { x: 0.5, y: part }
}

/** The box and the words of one item are dragged as that item. */
const asItem = (view: View, found: Grounding): Grounding => {
  if (found._tag !== "Ambiguous") return found
  const [item, another] = new Set(found.seen.map((seen) => recordOf(view, seen)))
  return item === undefined || another !== undefined
    ? found
    : { _tag: "Found", seen: item, score: 0.9, how: "the item that bears the name", tentative: true }
}

/** Below a title by as much as the first card of an empty column would be. */
const belowTitle = { x: 0.5, y: 2.5 }

/** What is called by its title is meant as a whole: on the title itself nothing can be dropped, and an empty column shows nothing else. */
const underTitle = (view: View, target: Target, titled: Seen) => {
  if (!isTitle(titled)) return { onto: titled.node.ref }
  const place = onlyRegionOf(view, [{ relation: "in", target }], undefined)?.seen
  return place?.node.box !== undefined && place !== titled && contains(place, titled)
    ? { onto: place.node.ref }
    : { onto: titled.node.ref, at: belowTitle }
}

export const drag = (turn: Turn, intent: Of<"Drag">) => {
  const find: Look = (view, antecedent) => asItem(view, ground(view, intent.target, "hover", antecedent))
  return onTargetWith(turn, intent.target, "hover", find, ({ found, view }) => {
    const onto = asItem(view, ground(view, intent.onto, "look"))
    if (onto._tag === "Found")
      return carryOut(turn, {
        _tag: "Drag",
        ref: found.seen.node.ref,
        ...(intent.side === undefined
          ? underTitle(view, intent.onto, onto.seen)
          : { onto: onto.seen.node.ref, at: edgeOf(intent.side, found.seen, onto.seen) })
      })
    return Fell.of(
      onto._tag === "Missing" ? "target_not_found" : "target_ambiguous",
      onto._tag === "Missing"
        ? `There is no “${intent.onto.words}” on the page to drag it onto.`
        : `“${intent.onto.words}” may mean several things to drag it onto.`,
      onto.candidates
    )
  })
}

/** Whether the thing stands in the place; undefined where one of them is not there once. */
const standsThere = (view: View, thing: Target, place: Target): boolean | undefined => {
  const found = ground(view, thing, "look")
  const region = onlyRegionOf(view, [{ relation: "in", target: place }], undefined)
  return found._tag !== "Found" || region === undefined ? undefined : inRegion(region, found.seen)
}

/** "Move Design to Done" where nothing is called "Move": dragged there, as long as it then stands there. */
export const movedByHand = Effect.fn("Dragging.movedByHand")(function* (
  turn: Turn,
  { target, to, verb }: Of<"Perform">
) {
  if (!/^move$/iu.test(verb) || target === undefined || to === undefined) return false
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (groundVerb(view, verb, target, antecedent, to)._tag !== "Missing") return false
  if (standsThere(view, target, to) !== false) return false
  yield* drag(turn, { _tag: "Drag", target, onto: to })
  yield* settle(turn)
  return standsThere(yield* look(turn.session), target, to) === true
    ? true
    : yield* Fell.of(
        "action_unsupported",
        `Nothing moves “${target.words}”: it was dragged to “${to.words}”, and does not stand there.`
      )
})
