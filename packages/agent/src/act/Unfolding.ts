/** "Delete the photo" where only a menu of the photo offers it, or a button that shows when the mouse is over it. */
import { Effect, Ref } from "effect"
import type { Action } from "@assay/domain/Action"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { recordOf } from "../ground/Regions.js"
import { menuIn } from "../ground/Kebabs.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundSubmit } from "../ground/Submitting.js"
import { groundVerb } from "../ground/Verbs.js"
import type { View } from "../screen/View.js"
import { antecedentOn, look, pause, quiet } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { leftClick, untargeted } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** What to do first, so that the control may show. */
type Help = (
  view: View,
  deed: { readonly verb: string; readonly target: Target },
  antecedent: Antecedent
) => Action | undefined

/** The menu of the one record that the thing stands in. */
const byMenu: Help = (view, { target }, antecedent) => {
  const found = ground(view, target, "look", antecedent)
  const all = found._tag === "Found" ? [found.seen] : found._tag === "Ambiguous" ? found.seen : []
  const [record, other] = [...new Set(all.map((seen) => recordOf(view, seen)))]
  const menu = record === undefined || other !== undefined ? undefined : menuIn(view, record)
  return menu === undefined ? undefined : leftClick(menu)
}

/** Controls that show only while the mouse is over the record that they belong to. */
const byHovering: Help = (view, { target, verb }, antecedent) => {
  if (groundSubmit(view, verb, target) !== undefined) return undefined
  const thing = ground(view, target, "look", antecedent)
  const record = thing._tag === "Found" ? recordOf(view, thing.seen) : undefined
  return record === undefined ? undefined : { _tag: "Hover", ref: record.node.ref }
}

/** Where nothing of the thing bears the verb. */
const helped = Effect.fn("Unfolding.helped")(function* (turn: Turn, deed: Of<"Perform">, help: Help) {
  const { target, to, verb } = deed
  if (target === undefined) return
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (groundVerb(view, verb, target, antecedent, to)._tag !== "Missing") return
  const action = help(view, { target, verb }, antecedent)
  if (action === undefined) return
  // It only helps: where it cannot be done, what follows tells what is missing.
  yield* untargeted(turn, action).pipe(Effect.catchTag("Fell", () => Effect.void))
})

/** Brings to light the control of the thing that bears the verb. */
export const unfold = (turn: Turn, deed: Of<"Perform">) =>
  Effect.zipRight(helped(turn, deed, byHovering), helped(turn, deed, byMenu))

/** Milliseconds that something may take to unfold; many take no click before it has. */
const unfolding = 500

/** What was folded lies where it will lie, or has had the time for it. */
export const unfolded = Effect.fn("Unfolding.unfolded")(function* (turn: Turn) {
  while (true) {
    yield* look(turn.session)
    const { calm, sinceDeed } = yield* quiet(turn.session)
    if (calm || sinceDeed >= unfolding) return
    yield* pause(turn.session, 50)
  }
})
