/** "Buy when the price is below 60" of a price that goes up and down by itself: acted on only once it has stayed so for a moment, or the deed comes too late. */
import { Clock, Effect, Either } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Check } from "@assay/domain/Intent"
import type { Fell } from "./Fell.js"
import { judgeUntil, type Manner } from "./Judging.js"
import { pause, quiet } from "./Session.js"
import { remaining, type Turn } from "./Turn.js"

/** Looks on end at which it has to be so, and milliseconds between two of them. */
const looks = 6
const apart = 120

const isMoving = ({ _tag }: Check): boolean => _tag === "CheckNumber"

/** What it reads at one look; nothing where it is not so any more. */
const glance = Effect.fn("Steady.glance")(function* (turn: Turn, check: Check, manner: Manner) {
  yield* pause(turn.session, apart)
  const deadline = yield* Clock.currentTimeMillis
  const held = yield* judgeUntil({ ...turn, deadline }, check, manner).pipe(
    Effect.map(Either.right),
    Effect.catchTag("Fell", (fell) => Effect.succeed(Either.left(fell)))
  )
  return held
})

/** Waits on while a number that is waited for does not stay as it has to be. One that stands still is taken at once. */
export const stayed: (
  turn: Turn,
  check: Check,
  manner: Manner,
  actual: string | undefined
) => Effect.Effect<void, Fell | DriverBroken> = Effect.fn("Steady.stayed")(function* (
  turn: Turn,
  check: Check,
  manner: Manner,
  actual: string | undefined
) {
  if (!isMoving(check)) return
  let last = actual
  for (let n = 0; n < looks; n++) {
    const held: Either.Either<{ readonly actual: string }, Fell> = yield* glance(turn, check, manner)
    if (Either.isLeft(held)) {
      if ((yield* remaining(turn)) === 0) return yield* held.left
      const again = yield* judgeUntil(turn, check, manner)
      last = again.actual
      n = -1
      continue
    }
    // One that went up and down between two looks reads the same at both, on a page that goes on and on.
    const { calm } = yield* quiet(turn.session)
    if (calm && held.right.actual === last) return
    last = held.right.actual
  }
})
