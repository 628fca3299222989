/** Clicking, hovering, dragging, scrolling, and pointing at something. */
import { Effect } from "effect"
import type { Intent } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { groundVerb } from "../ground/Verbs.js"
import { Fell } from "../run/Fell.js"
import { remember } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import type { Seen } from "../screen/View.js"
import { aim, type Aimed, aimWith, carryOut, onTarget, onTargetWith, untargeted } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const clickAction = (seen: Seen, gesture: Of<"Click">["gesture"]) => {
  const { ref } = seen.node
  if (gesture === "long_press") return { _tag: "LongPress", ref } as const
  const button = gesture === "right_click" ? "right" : "left"
  return { _tag: "Click", ref, button, count: gesture === "double_click" ? 2 : 1 } as const
}

export const click = Effect.fn("Pointing.click")(function* (turn: Turn, intent: Of<"Click">) {
  let aimed: Aimed | undefined
  for (let left = Math.max(1, intent.times); left > 0; left--)
    aimed = yield* onTarget(turn, intent.target, "click", ({ found }) =>
      carryOut(turn, clickAction(found.seen, intent.gesture))
    )
  return aimed
})

/** The control that bears an application's own verb. */
export const perform = (turn: Turn, intent: Of<"Perform">) =>
  onTargetWith(
    turn,
    intent.target ?? { words: intent.verb, name: intent.verb, quoted: false, scopes: [] },
    "click",
    (view, antecedent) => groundVerb(view, intent.verb, intent.target, antecedent, intent.to),
    ({ found }) => carryOut(turn, clickAction(found.seen, "click"))
  )

export const hover = (turn: Turn, intent: Of<"Hover">) =>
  onTarget(turn, intent.target, "hover", ({ found }) =>
    carryOut(turn, { _tag: "Hover", ref: found.seen.node.ref })
  )

export const drag = (turn: Turn, intent: Of<"Drag">) =>
  onTarget(turn, intent.target, "hover", ({ found, view }) => {
    const onto = ground(view, intent.onto, "look")
    if (onto._tag === "Found")
      return carryOut(turn, { _tag: "Drag", ref: found.seen.node.ref, onto: onto.seen.node.ref })
    return Fell.of(
      onto._tag === "Missing" ? "target_not_found" : "target_ambiguous",
      onto._tag === "Missing"
        ? `There is no “${intent.onto.words}” on the page to drag it onto.`
        : `“${intent.onto.words}” may mean several things to drag it onto.`,
      onto.candidates
    )
  })

export const scroll = (turn: Turn, intent: Of<"Scroll">) => {
  const { direction, target } = intent
  if (target === undefined || target.role === "page")
    return untargeted(turn, { _tag: "Scroll", direction: direction ?? "down" })
  return onTarget(turn, target, "look", ({ found }) => {
    const { ref } = found.seen.node
    return carryOut(
      turn,
      direction === undefined ? { _tag: "ScrollTo", ref } : { _tag: "Scroll", direction, ref }
    )
  })
}

export const locate = Effect.fn("Pointing.locate")(function* (turn: Turn, intent: Of<"Locate">) {
  const aimed = yield* aim(turn, intent.target, "look")
  yield* remember(turn.session, aimed.found.seen)
  return aimed
})

export const aimVerb = (turn: Turn, verb: string) =>
  aimWith(turn, { words: verb, name: verb, quoted: false, scopes: [] }, "click", (view, antecedent) =>
    groundVerb(view, verb, undefined, antecedent)
  )
