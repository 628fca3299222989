/** Answering dialogs: of the browser, or drawn by the application. */
import { Effect, Ref } from "effect"
import type { Intent } from "@assay/domain/Intent"
import { isDialog, isEntry } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { tokens } from "../screen/Wording.js"
import { Fell } from "../run/Fell.js"
import { look, noteTyped, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { untargeted, leftClick } from "./Aim.js"

type Answer = Extract<Intent, { _tag: "Dialog" }>

const yes = /^(?:ok|okay|yes|confirm|accept|agree|continue|proceed|got it|allow|i agree|i accept)\b/iu
const no =
  /^(?:cancel|no|dismiss|close|decline|reject|deny|not now|never mind|keep|go back|x|[×✕✖⨯])(?:\b|$|\s)/iu

/** Of a cross and a button that both lead out: the one that the step calls by its name, else the one with words on it. */
const wayOut = (all: ReadonlyArray<Seen>, text: string): Seen | undefined => {
  const said = tokens(text)
  const named = all.filter(
    ({ node }) => tokens(node.name).length === 1 && said.includes(tokens(node.name)[0] ?? "")
  )
  const worded = all.filter(({ node }) => /^(?:cancel|no|dismiss|keep)\b/iu.test(node.name.trim()))
  const [only, another] = named.length > 0 ? named : worded
  return another === undefined ? only : undefined
}

const keeping = /^(?:keep|no|don['’]t|do not|never mind|go back|back|not now)(?=\W|$)/iu

/** "Cancel order" beside "Keep order", where the dialog asks "Cancel order?": it is no way out, but does what is asked. */
const doesAsked = (view: View, dialog: Seen, buttons: ReadonlyArray<Seen>): Seen | undefined => {
  const question = [dialog.node.name, ...within(view, dialog).map(({ node }) => node.name)].find((name) =>
    name.includes("?")
  )
  const [verb] = tokens((question ?? "").replace(/^are you sure (?:that )?(?:you want|you wish) to /iu, ""))
  const doing = buttons.filter(
    ({ node }) =>
      /^(?:cancel|dismiss|close|decline|reject|deny)(?: \p{L}|$)/iu.test(node.name.trim()) &&
      tokens(node.name)[0] === verb
  )
  const [only, another] = doing
  return another === undefined && buttons.some(({ node }) => keeping.test(node.name.trim()))
    ? only
    : undefined
}

/** The one button of an open dialog that says yes, or no. */
export const buttonOf = (view: View, accept: boolean, text = ""): Seen | undefined => {
  const dialog = view.all.findLast((seen) => isDialog(seen) && seen.node.visible)
  if (dialog === undefined) return undefined
  const buttons = within(view, dialog).filter(
    ({ node }) => node.visible && (node.role === "button" || node.role === "link")
  )
  const doing = doesAsked(view, dialog, buttons)
  if (doing !== undefined && accept) return doing
  const fits = buttons.filter((seen) => seen !== doing && (accept ? yes : no).test(seen.node.name.trim()))
  if (fits.length > 1 && !accept) return wayOut(fits, text)
  if (fits.length > 0 || !accept) return fits.length === 1 ? fits[0] : undefined
  // What is not the way out is the way on, when only one is left: "Delete", "Send".
  const others = buttons.filter(({ node }) => node.name !== "" && !no.test(node.name.trim()))
  // "Decline request" in a dialog about that, beside "Cancel".
  const refusals = buttons.filter(({ node }) => /^(?:decline|reject|deny) \p{L}/iu.test(node.name.trim()))
  const left = others.length > 0 ? others : refusals
  return left.length === 1 ? left[0] : undefined
}

/** What an application draws as a prompt is filled in; its button is pressed when the test says so. */
export const entryOf = (view: View): Seen | undefined => {
  const dialog = view.all.findLast((seen) => isDialog(seen) && seen.node.visible)
  const all =
    dialog === undefined ? [] : within(view, dialog).filter((each) => isEntry(each) && each.node.visible)
  return all.length === 1 ? all[0] : undefined
}

/** An alert that came since the last deed was acknowledged on the way. */
export const isAcknowledged = (turn: Turn) =>
  Effect.map(
    Effect.all([turn.session.driver.facts, Ref.get(turn.session.state)]),
    ([facts, { factsBefore }]) =>
      facts.dialogs.slice(factsBefore?.dialogs.length ?? 0).some(({ kind }) => kind === "alert")
  )

/** The text of a prompt was given with its answer: to accept it once more is to do nothing. */
export const isAnswered = (turn: Turn) =>
  Effect.map(
    Effect.all([turn.session.driver.facts, Ref.get(turn.session.state)]),
    ([facts, { factsBefore }]) => {
      const open = factsBefore?.dialogs.at(-1)?.answer === "open"
      const last = facts.dialogs.at(-1)
      return open && last?.kind === "prompt" && last.answer === "accepted"
    }
  )

/** The words of a button that every dialog of the browser has, as what they answer. */
export const answerBy = (words: string): boolean | undefined =>
  /^(?:ok|okay|yes|accept|confirm|agree)$/iu.test(words)
    ? true
    : /^(?:cancel|no|dismiss|decline|reject)$/iu.test(words)
      ? false
      : undefined

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
    const button = intent.text === undefined ? buttonOf(view, intent.accept, turn.text) : undefined
    if (button !== undefined) return yield* untargeted(turn, leftClick(button))
    // What only tells something was read on the way, and has one button.
    if (intent.text === undefined && (yield* isAcknowledged(turn))) return
    const left = yield* remaining(turn)
    if (left === 0)
      return yield* Fell.of(
        "target_not_found",
        `No dialog is open that could be ${intent.accept ? "accepted" : "dismissed"}.`
      )
    yield* pause(turn.session, Math.min(left, 300))
  }
})

/** "Choose Cancel", while the browser itself asks: its buttons are on no page. */
export const answered = Effect.fn("Answering.answered")(function* (turn: Turn, words: string) {
  const accept = answerBy(words)
  if (accept === undefined || (yield* look(turn.session)).screen.dialog === undefined) return false
  yield* answer(turn, { _tag: "Dialog", accept })
  return true
})

/** "Enter Docs", while the browser itself asks for a text. */
export const entered = Effect.fn("Answering.entered")(function* (turn: Turn, text: string) {
  if ((yield* look(turn.session)).screen.dialog?.kind !== "prompt") return false
  yield* answer(turn, { _tag: "Dialog", accept: true, text })
  return true
})
