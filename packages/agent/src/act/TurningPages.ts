/** "Find Ada in the table", "find and click the 6th result" of a list that is shown page by page: turned over until it is there. */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { standsInKind } from "../ground/PartKinds.js"
import { poolOf } from "../ground/Pools.js"
import { best } from "../ground/Sought.js"
import type { Fell } from "../run/Fell.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl } from "../screen/Kinds.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { leftClick, untargeted } from "./Aim.js"
import { rest } from "./Seeking.js"

/** More is not looked through. */
const most = 20

const says = /^(?:(?:go to )?(?:the )?next(?: page)?\s*[>›»→]?|[>›→])$/iu

const calledNext = (view: View, seen: Seen): boolean => {
  const text = readableTextOf(view, seen)
  return says.test(seen.node.name) || (seen.node.name === "" && says.test(text))
}

/** What turns to the next page of the one list that has pages. */
const nextOn = (view: View): Seen | undefined => {
  const all = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      seen.node.state.disabled !== true &&
      standsInKind(seen, "pagination") &&
      calledNext(view, seen)
  )
  const [only, another] = all.filter((seen) => !all.some((each) => each !== seen && contains(seen, each)))
  return another === undefined ? only : undefined
}

const turnOver = Effect.fn("TurningPages.turnOver")(function* (turn: Turn) {
  yield* rest(turn)
  const before = yield* look(turn.session)
  const next = nextOn(before)
  if (next === undefined) return undefined
  yield* untargeted(turn, leftClick(next))
  yield* rest(turn)
  const after = yield* look(turn.session)
  return readableTextOf(after, after.root) === readableTextOf(before, before.root) ? undefined : after
})

/** Turns over until the thing is there; at the end of the pages it is missing as before. */
export const seekOnPages: (
  turn: Turn,
  target: Target,
  purpose: "click" | "look"
) => Effect.Effect<void, Fell | DriverBroken> = Effect.fn("TurningPages.seek")(function* (
  turn: Turn,
  target: Target,
  purpose: "click" | "look"
) {
  if (target.name === "" || target.pronoun === true) return
  for (let n = 0; n < most; n++) {
    const view = yield* look(turn.session)
    if (nextOn(view) === undefined || ground(view, target, purpose)._tag !== "Missing") return
    if ((yield* turnOver(turn)) === undefined) return
  }
})

const isNthResult = ({ name, ordinal, quoted, role, scopes, words }: Target): boolean =>
  role === "item" &&
  name === "" &&
  !quoted &&
  scopes.length === 0 &&
  ordinal !== undefined &&
  ordinal > 0 &&
  /results?$/iu.test(words)

const namesOn = (view: View, target: Target): ReadonlyArray<string> =>
  best(poolOf(view, target, "click").scored).map(({ seen }) => readableTextOf(view, seen))

/** "The 6th result" where a page shows three of them: the third of the second page. What stays on the page when it is turned is counted once. */
export const nthOverPages: (turn: Turn, target: Target) => Effect.Effect<Target, Fell | DriverBroken> =
  Effect.fn("TurningPages.nth")(function* (turn: Turn, target: Target) {
    const { ordinal } = target
    if (!isNthResult(target) || ordinal === undefined) return target
    yield* rest(turn)
    let view = yield* look(turn.session)
    let passed = 0
    for (let n = 0; n < most; n++) {
      const names = namesOn(view, target)
      if (names.length === 0 || ordinal - passed <= names.length || nextOn(view) === undefined) break
      const after = yield* turnOver(turn)
      if (after === undefined) break
      view = after
      if (namesOn(after, target)[0] !== names[0]) passed += names.length
    }
    return passed === 0 ? target : { ...target, ordinal: ordinal - passed }
  })
