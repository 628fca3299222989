/** Waiting until nothing moves any more. */
import { Clock, Effect } from "effect"
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

/** Milliseconds: a page that goes on and on gets its keys all the same. */
const longestArrival = 2000

/** A key that goes to no thing on the page is heard by nobody while the page is still on its way. */
export const arrival = Effect.fn("Settling.arrival")(function* ({ session }: Turn) {
  const started = yield* Clock.currentTimeMillis
  while ((yield* Clock.currentTimeMillis) - started < longestArrival) {
    const { screen } = yield* look(session)
    const { pending, quietFor } = yield* quiet(session)
    if (pending === 0 && ((screen.idleFor ?? 0) > 0 || quietFor >= 300)) return
    yield* pause(session, 100)
  }
})
