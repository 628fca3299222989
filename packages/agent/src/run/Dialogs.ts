/** Dialogs of the browser that hold everything up: an alert is acknowledged, any other must be answered by the test. */
import type { DriverBroken } from "@assay/domain/Driver"
import { Clock, Duration, Effect, Ref } from "effect"
import type { View } from "../screen/View.js"
import { Fell } from "./Fell.js"
import { grace } from "./Session.js"
import type { Turn } from "./Turn.js"

const unanswered = (detail: string): Effect.Effect<never, Fell> => Fell.of("dialog_unanswered", detail)

/** A page may open the next alert when the last one closes, and so without end. */
const isTooLate = (turn: Turn): Effect.Effect<boolean> =>
  Effect.map(Clock.currentTimeMillis, (now) => now > turn.deadline + grace)

const acknowledge = (turn: Turn): Effect.Effect<void, DriverBroken> =>
  turn.session.driver
    .act({ _tag: "AnswerDialog", accept: true }, Duration.millis(turn.session.stepTimeout))
    .pipe(
      Effect.catchTags({
        // It went away by itself.
        TargetStale: () => Effect.void,
        TargetNotActionable: () => Effect.void,
        ActionUnsupported: () => Effect.void,
        TargetUnreachable: () => Effect.void,
        TargetForbidden: () => Effect.void
      })
    )

/** Whether there was one, so that the page must be looked at again. */
export const clearDialog: (turn: Turn, view: View) => Effect.Effect<boolean, Fell | DriverBroken> = Effect.fn(
  "Dialogs.clearDialog"
)(function* (turn, view) {
  const { dialog } = view.screen
  if (dialog === undefined) return false
  if (dialog.kind === "confirm" || dialog.kind === "prompt")
    return yield* unanswered(`A dialog asks “${dialog.message}”, and the test does not say how to answer it.`)
  if (yield* isTooLate(turn))
    return yield* unanswered(`Alerts open one after the other and hold the page up: “${dialog.message}”.`)
  yield* acknowledge(turn)
  yield* Ref.update(turn.session.state, (state) => ({ ...state, alerts: [...state.alerts, dialog.message] }))
  return true
})
