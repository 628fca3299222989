/** "Start the quiz", where what is pressed for it asks for its settings first: it is started by "Start quiz" there, once the next step finds nothing of what it speaks of. */
import { Clock, Effect, Either, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import { type Intent, isCheck } from "@assay/domain/Intent"
import { verdictOf } from "@assay/domain/Verdict"
import { leftClick, untargeted } from "../act/Aim.js"
import { spoken } from "../language/sentences/Speakers.js"
import { isControl, isEntry } from "../screen/Kinds.js"
import { topDialog } from "../screen/TopDialog.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"
import { Fell } from "./Fell.js"
import { look } from "./Session.js"
import { targetsOf } from "./Topics.js"
import type { Begun, Turn } from "./Turn.js"

const beginning = /^(?:start|begin|launch|commence)\b/iu
const lead = /^\s*(?:(?:[-*•]|\(?\d{1,3}[.)])\s+)?(?:(?:given|when|and|then|now),? )*(?:please )?/iu

/** One deed, told by a verb for beginning. */
export const begunBy = (
  text: string,
  intents: ReadonlyArray<Intent>,
  pressed: string | undefined,
  on: View | undefined
): Begun | undefined => {
  const { expected, negated, rest } = spoken(text.replace(lead, ""))
  const deeds = intents.filter((intent) => !isCheck(intent))
  const isOne = deeds.length === 1 && /^(?:Click|Perform)$/u.test(deeds[0]?._tag ?? "")
  return isOne && beginning.test(rest) && !negated && !expected && pressed !== undefined && on !== undefined
    ? { told: text, pressed, on }
    : undefined
}

/** The same of one deed of several: "I take the quiz and answer ▯". */
export const begunWith = (
  intent: Intent,
  pressed: string | undefined,
  on: View | undefined
): Begun | undefined => {
  const told =
    intent._tag === "Perform" && intent.target !== undefined
      ? `${intent.verb} ${intent.target.words}`
      : intent._tag === "Click"
        ? intent.target.name
        : ""
  return begunBy(told, [intent], pressed, on)
}

const isOpen = ({ node: { state, visible } }: Seen): boolean =>
  visible && state.disabled !== true && state.covered !== true

/** "Start quiz" of "start a quiz on trees"; "Start subscription" begins something else. */
const isToldOf = (name: string, told: string): boolean => {
  const said = new Set(stems(told))
  return stems(name)
    .slice(1)
    .every((word) => said.has(word) || /^(?:the|a|an|now|here|my|your|new|it)$/u.test(word))
}

/** The one thing to press that came with it and bears a verb for beginning, over what was pressed before. */
const beginsStill = (view: View, { on, pressed, told }: Begun): Seen | undefined => {
  const under = view.byRef.get(pressed)
  const dialog = topDialog(view)
  const isNew = ({ node }: Seen): boolean => on.byRef.get(node.ref)?.node.visible !== true
  const isOver = under?.node.state.covered === true || (dialog !== undefined && isNew(dialog))
  const nameOf = (seen: Seen): string => readableTextOf(view, seen) || seen.node.name
  const came = view.all.filter((seen) => isOpen(seen) && isNew(seen))
  const [only, another] = came.filter(
    (seen) =>
      (isControl(seen) || seen.node.clickable === true) &&
      beginning.test(nameOf(seen)) &&
      isToldOf(nameOf(seen), told) &&
      !came.some((inner) => inner !== seen && contains(seen, inner) && isControl(inner))
  )
  // A field that is empty is to be filled in first, by who tells with what.
  const isFilled = came.every((seen) => !isEntry(seen) || (seen.node.value ?? "") !== "")
  return isOver && isFilled && only !== undefined && another === undefined ? only : undefined
}

/** What opened is spoken of itself: "no window opens". */
const speaksOfDialog = (intents: ReadonlyArray<Intent>): boolean =>
  intents.some((intent) => targetsOf(intent).some(({ role }) => role === "dialog"))

type Carried<A> = Effect.Effect<A, Fell | DriverBroken>

/** The step, and where nothing came of it once more behind the settings. It is judged so only where it holds there, or falls in the same way. */
export const onceBegun = <A>(
  turn: Turn,
  understood: Ref.Ref<ReadonlyArray<Intent>>,
  step: (turn: Turn) => Carried<A>
): Carried<A> => {
  const { begun, session } = turn
  if (begun === undefined) return step(turn)
  return Effect.gen(function* () {
    const { deedAt } = yield* Ref.get(session.state)
    const first = yield* Effect.either(step(turn))
    if (Either.isRight(first)) return first.right
    const fell = first.left
    if (!(fell instanceof Fell) || fell.unread === true) return yield* fell
    const meant = yield* Ref.get(understood)
    const button = beginsStill(yield* look(session), begun)
    const isUntouched = (yield* Ref.get(session.state)).deedAt === deedAt
    if (button === undefined || !isUntouched || speaksOfDialog(meant)) return yield* fell
    const deadline = (yield* Clock.currentTimeMillis) + session.stepTimeout
    yield* untargeted({ ...turn, deadline }, leftClick(button))
    const second = yield* Effect.either(step({ ...turn, deadline: deadline + session.stepTimeout }))
    if (Either.isRight(second)) return second.right
    const isSame = second.left instanceof Fell && verdictOf(second.left.reason) === verdictOf(fell.reason)
    if (isSame) return yield* second.left
    yield* Ref.set(understood, meant)
    return yield* fell
  })
}
