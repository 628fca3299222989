/** "Rename Plan to Budget": the control that renames, then the new name wherever the application asks for it. */
import { Effect } from "effect"
import type { Target } from "@assay/domain/Intent"
import { isEntry } from "../screen/Kinds.js"
import { Fell } from "../run/Fell.js"
import { look, noteTyped, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { untargeted, leftClick } from "./Aim.js"
import { buttonOf, entered, entryOf } from "./Answering.js"

/** The field that asks for the name: the one in the dialog, or the one that has the focus. */
const nameField = Effect.fn("Renaming.nameField")(function* (turn: Turn) {
  const view = yield* look(turn.session)
  return entryOf(view) ?? view.all.find((seen) => seen.node.state.focused === true && isEntry(seen))
})

/** Gives the new name once the control that renames was pressed. */
export const giveName = Effect.fn("Renaming.giveName")(function* (turn: Turn, thing: Target, name: string) {
  while (true) {
    if (yield* entered(turn, name)) return
    const field = yield* nameField(turn)
    if (field !== undefined) {
      yield* noteTyped(turn.session, name)
      yield* untargeted(turn, { _tag: "Fill", ref: field.node.ref, value: name })
      const button = buttonOf(yield* look(turn.session), true)
      return yield* button === undefined
        ? untargeted(turn, { _tag: "Press", keys: "Enter", ref: field.node.ref })
        : untargeted(turn, leftClick(button))
    }
    const left = yield* remaining(turn)
    if (left === 0)
      return yield* Fell.of("target_not_found", `Nothing asks for the new name of “${thing.words}”.`)
    yield* pause(turn.session, Math.min(left, 300))
  }
})
