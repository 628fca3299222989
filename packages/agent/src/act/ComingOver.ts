/** "The menu on the Ada card", "the pencil of Ada": what shows only while the mouse is over her card. */
import { Effect, Ref } from "effect"
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { recordOf } from "../ground/Regions.js"
import { antecedentOn, look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { untargeted } from "./Aim.js"

/** Whose it is, where that is all that is told. */
const ownerOf = ({ scopes }: Target): Target | undefined => {
  const [scope, another] = scopes
  if (scope === undefined || another !== undefined) return undefined
  const { role: _, ...owner } = scope.target
  const isOwner = (scope.relation === "in" || scope.relation === "near") && owner.name !== ""
  return isOwner ? owner : undefined
}

const waits = ({ node }: Seen): boolean =>
  !node.visible && (node.hidden === "transparent" || node.hidden === "not_rendered")

/** The one record of the owner, where controls in it wait for the mouse. */
const recordFor = (view: View, owner: Target): Seen | undefined => {
  const found = ground(view, owner, "look", undefined)
  const record = found._tag === "Found" ? recordOf(view, found.seen) : undefined
  return record !== undefined && within(view, record).some((seen) => isControl(seen) && waits(seen))
    ? record
    : undefined
}

/** Moves the mouse there, where nothing is called so yet. */
export const comeOver = Effect.fn("ComingOver.comeOver")(function* (turn: Turn, target: Target) {
  const owner = ownerOf(target)
  if (owner === undefined) return
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (ground(view, target, "click", antecedent)._tag !== "Missing") return
  const record = recordFor(view, owner)
  if (record === undefined) return
  // It only helps: where it cannot be done, what follows tells what is missing.
  yield* untargeted(turn, { _tag: "Hover", ref: record.node.ref }).pipe(
    Effect.catchTag("Fell", () => Effect.void)
  )
  yield* Effect.sleep(150)
})
