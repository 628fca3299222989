/** "Delete the photo" where only a menu of the photo offers it: the menu is opened first. */
import { Effect, Ref } from "effect"
import type { Intent } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { recordOf } from "../ground/Regions.js"
import { pictureOf } from "../ground/Glyphs.js"
import { groundVerb } from "../ground/Verbs.js"
import { isControl } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { antecedentOn, look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { leftClick, untargeted } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const opens =
  /^(?:more|options|actions|menu|more (?:options|actions)|open menu|show menu)(?: (?:for|of|on|menu)\b.*)?$/iu

/** What opens the one menu of a record. */
export const menuIn = (view: View, record: Seen): Seen | undefined => {
  const [only, another] = within(view, record).filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      seen.node.options === undefined &&
      seen.node.state.expanded !== true &&
      (opens.test(seen.node.name) || (seen.node.name === "" && pictureOf(seen, "three dots")))
  )
  return another === undefined ? only : undefined
}

/** Opens the menu of the thing, where nothing else of it bears the verb. */
export const unfoldMenu = Effect.fn("Unfolding.unfoldMenu")(function* (
  turn: Turn,
  { target, to, verb }: Of<"Perform">
) {
  if (target === undefined) return
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (groundVerb(view, verb, target, antecedent, to)._tag !== "Missing") return
  const found = ground(view, target, "look", antecedent)
  const all = found._tag === "Found" ? [found.seen] : found._tag === "Ambiguous" ? found.seen : []
  const [record, other] = [...new Set(all.map((seen) => recordOf(view, seen)))]
  const menu = record === undefined || other !== undefined ? undefined : menuIn(view, record)
  if (menu === undefined) return
  // It only helps: where it cannot be done, what follows tells what is missing.
  yield* untargeted(turn, leftClick(menu)).pipe(Effect.catchTag("Fell", () => Effect.void))
})
