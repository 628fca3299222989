/** "Send “On my way”", "send the message “Hi” to Ben": what is written into the one field beside a button that sends, and sent. */
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { fitName, whole } from "../ground/Match.js"
import { poolOf } from "../ground/Pools.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundVerb } from "../ground/Verbs.js"
import { greeting } from "../language/words/Greetings.js"
import { Fell } from "../run/Fell.js"
import { antecedentOn, forget, look, noteTopic, noteTyped } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isEntry, isTitle } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"
import { leftClick, untargeted } from "./Aim.js"
import { isToSeek } from "./SearchFields.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** What is to be written: in quotes, or a sentence or a greeting without them. */
const messageIn = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): string | undefined => {
  if (ordinal !== undefined || quantifier !== undefined || scopes.length > 0) return undefined
  if (role !== undefined && role !== "message") return undefined
  return quoted || (role === undefined && greeting.test(name)) ? name : undefined
}

const sends = ({ node }: Seen): boolean =>
  node.role === "button" &&
  node.visible &&
  /^send(?: (?:a |the )?(?:message|reply|chat|text))?$/iu.test(node.name)

/** The one button that sends, nearer than any other field: a form with more to fill in is no line for a message. */
const senderOf = (view: View, entry: Seen): Seen | undefined => {
  for (const outer of upward(entry)) {
    const inside = within(view, outer).filter((each) => each !== entry && each.node.visible)
    if (inside.some(isEntry)) return undefined
    const [only, another] = inside.filter(sends)
    if (only !== undefined) return another === undefined ? only : undefined
  }
  return undefined
}

interface Line {
  readonly entry: Seen
  readonly sender: Seen
}

const lineOf = (view: View): Line | undefined => {
  const lines = view.all.flatMap((entry) => {
    const isFree =
      isEntry(entry) &&
      entry.node.visible &&
      entry.node.state.covered !== true &&
      (entry.node.value ?? "") === "" &&
      !isToSeek(entry) &&
      !/^(?:email|password|number|tel|url|search)$/u.test(entry.node.inputType ?? "")
    const sender = isFree ? senderOf(view, entry) : undefined
    return sender === undefined ? [] : [{ entry, sender }]
  })
  const [only, another] = lines
  return another === undefined ? only : undefined
}

/** "To Ben": whose name stands over the line, and over no other that is nearer. */
const isWith = (view: View, { entry }: Line, { name, quoted }: Target): boolean => {
  for (const outer of upward(entry)) {
    const titles = within(view, outer).filter((each) => isTitle(each) && each.node.visible)
    if (titles.length > 0)
      return titles.some((each) => fitName(name, quoted, readableTextOf(view, each)).score >= whole)
  }
  return false
}

/** "Say hello": the control has these words itself. */
const isBorne = (view: View, verb: string, target: Target, antecedent: Antecedent): boolean => {
  const found = groundVerb(view, verb, target, antecedent)
  return (
    found._tag === "Found" && stems(target.name).every((word) => stems(found.seen.node.name).includes(word))
  )
}

/** It is there to be sent itself, or may be. */
const isThere = (view: View, verb: string, target: Target, antecedent: Antecedent): boolean =>
  groundVerb(view, verb, target, antecedent)._tag === "Found"
    ? target.quoted
    : target.role === undefined &&
      poolOf(view, target, "look", antecedent).scored.some(({ fit }) => fit >= 0.8)

/** Whether it was a message to be written, and was sent. */
export const sent = Effect.fn("Sending.sent")(function* (turn: Turn, { target, to, verb }: Of<"Perform">) {
  const value = target === undefined || !/^send$/iu.test(verb) ? undefined : messageIn(target)
  if (target === undefined || value === undefined) return false
  const view = yield* look(turn.session)
  const line = lineOf(view)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (line === undefined && !target.quoted && !isBorne(view, verb, target, antecedent))
    return yield* Fell.of("target_not_found", `There is no one line to write “${value}” into.`)
  if (line === undefined || isThere(view, verb, target, antecedent)) return false
  if (to !== undefined && !isWith(view, line, to)) return false
  yield* noteTyped(turn.session, value)
  yield* untargeted(turn, { _tag: "Fill", ref: line.entry.node.ref, value })
  const written = yield* look(turn.session)
  const filled = written.byRef.get(line.entry.node.ref)
  const sender = filled === undefined ? undefined : senderOf(written, filled)
  yield* untargeted(turn, leftClick(sender ?? line.sender))
  // "It" is what was sent, and nothing that was spoken of before.
  yield* forget(turn.session)
  yield* noteTopic(turn.session, value)
  return true
})
