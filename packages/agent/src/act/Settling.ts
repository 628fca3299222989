/** Waiting until nothing moves any more. */
import { Effect } from "effect"
import { look, pause, quiet } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"

/** Milliseconds without any change: longer than most that draw in steps take for one. */
const stillness = 800

/** A page that never rests is waited for as long as the step may take; what follows then tells. */
export const settle = Effect.fn("Settling.settle")(function* (turn: Turn) {
  while (true) {
    yield* look(turn.session)
    const { calm, pending, quietFor } = yield* quiet(turn.session)
    if (calm || (quietFor >= stillness && pending === 0)) return
    const left = yield* remaining(turn)
    if (left === 0) return
    yield* pause(turn.session, Math.min(left, 200))
  }
})
