/** "Highlight the text in the second paragraph": marked as with the mouse, where nothing on the page is called "Highlight". */
import { Effect } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { groundVerb } from "../ground/Verbs.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { carryOut, onTargetWith } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const isText = ({ name, role }: Target): boolean => role === "text" && name === ""

/** "The text in the paragraph" is all of the paragraph. */
const wholeOf = (target: Target): Target | undefined => {
  const [place, another] = target.scopes
  const inside =
    place?.relation === "in" && another === undefined && isText(target) ? place.target : undefined
  const whole = inside === undefined ? target : inside
  return whole.role === "text" && whole.quantifier === undefined ? whole : undefined
}

/** Whether it was done. What a text names has to be all that stands there. */
export const highlighted = Effect.fn("Highlighting.highlighted")(function* (
  turn: Turn,
  { target, verb }: Of<"Perform">
) {
  const whole = target === undefined || !/^highlight$/iu.test(verb) ? undefined : wholeOf(target)
  if (whole === undefined) return false
  const view = yield* look(turn.session)
  if (groundVerb(view, verb, undefined, undefined)._tag !== "Missing") return false
  yield* onTargetWith(
    turn,
    whole,
    "look",
    (now, of) => {
      const found = ground(now, whole, "look", of)
      const isPart =
        found._tag === "Found" &&
        whole.name !== "" &&
        loose(readableTextOf(now, found.seen)) !== loose(whole.name)
      return isPart ? { _tag: "Missing", what: whole, candidates: [] } : found
    },
    ({ found }) => carryOut(turn, { _tag: "SelectText", ref: found.seen.node.ref })
  )
  return true
})
