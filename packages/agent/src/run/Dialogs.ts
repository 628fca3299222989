/** Dialogs that hold everything up: an alert of the browser is acknowledged, any other, and what an application draws as one, must be answered by the test. */
import type { DriverBroken } from "@assay/domain/Driver"
import type { Check } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import { Clock, Duration, Effect, Ref } from "effect"
import { buttonOf } from "../act/Answering.js"
import { topDialog } from "../screen/TopDialog.js"
import { type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { tokens } from "../screen/Wording.js"
import { Fell } from "./Fell.js"
import { grace } from "./Session.js"
import { targetsOf } from "./Topics.js"
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

const removing =
  /^(?:remove|delete|discard|erase|trash|archive|cancel|revoke|clear|empty|reset|leave|unsubscribe)$/iu

/** "Remove Cleo": the last deed takes something away. */
const removes = ({ before }: Turn): boolean => {
  const deed = before.findLast((intent) => !isCheck(intent))
  const words = deed?._tag === "Perform" ? deed.verb : deed?._tag === "Click" ? deed.target.name : ""
  return removing.test(tokens(words)[0] ?? "")
}

/** What is gone, or how many are left: no dialog is spoken of. */
const deniesThing = (check: Check, words: string): boolean => {
  const isLess = check._tag === "CheckCount" || ("negated" in check && check.negated)
  return (
    isLess &&
    targetsOf(check).every(
      ({ name, role }) => role !== "dialog" && !/dialog|question|confirm|pop-?up/iu.test(name)
    ) &&
    !/\b(?:dialog|pop-?up|window|prompt)\b/iu.test(words)
  )
}

/** "Remove Cleo" and then "Cleo is gone", while a dialog that the page drew itself asks whether to: nothing was removed yet, and the test does not say whether it should be. */
export const asksStill = (
  turn: Turn,
  check: Check,
  view: View,
  before: View | undefined
): Fell | undefined => {
  const dialog = topDialog(view)
  const isNew = dialog !== undefined && before?.byRef.get(dialog.node.ref)?.node.visible !== true
  if (!isNew || before === undefined || !removes(turn) || !deniesThing(check, turn.text)) return undefined
  const [on, out] = [buttonOf(view, true), buttonOf(view, false)]
  const own = within(view, dialog)
  const asks = [on, out].every((button) => button !== undefined && own.includes(button)) && on !== out
  const text = readableTextOf(view, dialog) || dialog.node.name
  return asks
    ? Fell.of(
        "dialog_unanswered",
        `A dialog asks “${text.slice(0, 120)}”, and the test does not say how to answer it.`
      )
    : undefined
}
