/** Answering dialogs: of the browser, or drawn by the application. */
import { Effect } from "effect"
import type { Intent } from "@assay/domain/Intent"
import { isDialog, isEntry } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { Fell } from "../run/Fell.js"
import { look, noteTyped, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { untargeted } from "./Aim.js"

type Answer = Extract<Intent, { _tag: "Dialog" }>

const yes = /^(?:ok|okay|yes|confirm|accept|agree|continue|proceed|got it|allow|i agree|i accept)\b/iu
const no =
  /^(?:cancel|no|dismiss|close|decline|reject|deny|not now|never mind|keep|go back|x|[×✕✖⨯])(?:\b|$|\s)/iu

/** The one button of an open dialog that says yes, or no. */
const buttonOf = (view: View, accept: boolean): Seen | undefined => {
  const dialog = view.all.findLast((seen) => isDialog(seen) && seen.node.visible)
  if (dialog === undefined) return undefined
  const buttons = within(view, dialog).filter(
    ({ node }) => node.visible && (node.role === "button" || node.role === "link")
  )
  const fits = buttons.filter(({ node }) => (accept ? yes : no).test(node.name.trim()))
  if (fits.length > 0 || !accept) return fits.length === 1 ? fits[0] : undefined
  // What is not the way out is the way on, when only one is left: "Delete", "Send".
  const others = buttons.filter(({ node }) => node.name !== "" && !no.test(node.name.trim()))
  return others.length === 1 ? others[0] : undefined
}

/** What an application draws as a prompt is filled in; its button is pressed when the test says so. */
const entryOf = (view: View): Seen | undefined => {
  const dialog = view.all.findLast((seen) => isDialog(seen) && seen.node.visible)
  const all =
    dialog === undefined ? [] : within(view, dialog).filter((each) => isEntry(each) && each.node.visible)
  return all.length === 1 ? all[0] : undefined
}

export const answer = Effect.fn("Answering.answer")(function* (turn: Turn, intent: Answer) {
  while (true) {
    const view = yield* look(turn.session)
    if (view.screen.dialog !== undefined) {
      if (intent.text !== undefined) yield* noteTyped(turn.session, intent.text)
      return yield* untargeted(turn, {
        _tag: "AnswerDialog",
        accept: intent.accept,
        ...(intent.text === undefined ? {} : { text: intent.text })
      })
    }
    const entry = intent.text === undefined ? undefined : entryOf(view)
    if (entry !== undefined && intent.text !== undefined) {
      yield* noteTyped(turn.session, intent.text)
      return yield* untargeted(turn, { _tag: "Fill", ref: entry.node.ref, value: intent.text })
    }
    const button = intent.text === undefined ? buttonOf(view, intent.accept) : undefined
    if (button !== undefined)
      return yield* untargeted(turn, { _tag: "Click", ref: button.node.ref, button: "left", count: 1 })
    const left = yield* remaining(turn)
    if (left === 0)
      return yield* Fell.of(
        "target_not_found",
        `No dialog is open that could be ${intent.accept ? "accepted" : "dismissed"}.`
      )
    yield* pause(turn.session, Math.min(left, 300))
  }
})
