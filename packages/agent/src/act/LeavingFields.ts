/** Leaving a field: many pages take what was typed only then, as a person does before looking at what came of it. */
import { Effect, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Check } from "@assay/domain/Intent"
import type { Fell } from "../run/Fell.js"
import { aside, look, quiet } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isEntry, liesOverPage } from "../screen/Kinds.js"
import type { View } from "../screen/View.js"
import { untargeted } from "./Aim.js"

/** Milliseconds without a change after which the page is not about to react to what was typed alone. */
const patience = 400

/** What is offered for what was typed would be gone. */
const offers = (view: View, before: View | undefined): boolean =>
  view.all.some((seen) => {
    const { node } = seen
    const isList =
      /^(?:listbox|option)$/u.test(node.role) || (node.role === "combobox" && node.state.expanded === true)
    // Drawn without a role it came over the page with what was typed.
    const came = before !== undefined && before.byRef.get(node.ref)?.node.visible !== true
    return node.visible && (isList || (came && liesOverPage(seen)))
  })

/** What does not hold yet may come of leaving, and what is denied may come of it as well. */
const asks = (check: Check, holds: boolean): boolean => {
  if (check._tag === "CheckState") return !holds && check.state !== "focused"
  return "negated" in check && check.negated ? holds : !holds
}

/** Whether the field that was filled in last was left now, so that the page must be looked at again. */
export const leaveField: (
  turn: Turn,
  check: Check,
  holds: boolean
) => Effect.Effect<boolean, Fell | DriverBroken> = Effect.fn("LeavingFields.leave")(
  function* (turn, check, holds) {
    const { before, filled } = yield* Ref.get(turn.session.state)
    if (filled === undefined || !asks(check, holds)) return false
    const { calm, pending, quietFor, sinceDeed } = yield* quiet(turn.session)
    if (!calm && (pending > 0 || Math.min(quietFor, sinceDeed) < patience)) return false
    const view = yield* look(turn.session)
    const field = view.byRef.get(filled)
    const isThere = field !== undefined && isEntry(field) && field.node.state.focused === true
    if (!isThere || field.node.role === "combobox" || offers(view, before)) return false
    yield* aside(turn.session, untargeted(turn, { _tag: "Press", keys: "Tab" }))
    return true
  }
)
