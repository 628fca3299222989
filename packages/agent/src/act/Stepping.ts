/** Numbers that are set by a button for more and one for less. */
import { Effect } from "effect"
import type { Target } from "@assay/domain/Intent"
import { stepperOf } from "../ground/Steppers.js"
import { Fell } from "../run/Fell.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { untargeted, leftClick } from "./Aim.js"

/** Clicks more or less until the number is reached, or does not move any more. */
export const stepTo = Effect.fn("Stepping.stepTo")(function* (turn: Turn, target: Target, wanted: number) {
  let last: number | undefined
  for (let left = 60; left > 0; left--) {
    const now = stepperOf(yield* look(turn.session), target)
    if (now === undefined || now.value === wanted) return
    if (now.value === last)
      return yield* Fell.of(
        "target_not_found",
        `“${target.words}” stays at ${now.value}, and ${wanted} was asked for.`
      )
    last = now.value
    const button = now.value < wanted ? now.more : now.less
    yield* untargeted(turn, leftClick(button))
  }
})
