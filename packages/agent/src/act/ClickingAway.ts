/** Clicking where nothing takes it: outside of a dialog, anywhere on the page. */
import { Effect, Ref } from "effect"
import type { Box } from "@assay/domain/Screen"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { Fell } from "../run/Fell.js"
import { antecedentOn, look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { holds } from "../screen/Geometry.js"
import { isControl, isDialog, isField } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { aim, untargeted } from "./Aim.js"

interface Point {
  readonly x: number
  readonly y: number
}

/** Of the viewport: first its edges, where pages are empty, then what lies between. */
const shares = [0.02, 0.98, 0.5, 0.25, 0.75, 0.1, 0.9]

const pointsOn = ({ screen: { viewport } }: View): ReadonlyArray<Point> =>
  shares
    .flatMap((y) => shares.map((x) => ({ x, y })))
    .map(({ x, y }) => ({ x: Math.round(x * viewport.width), y: Math.round(y * viewport.height) }))

const boxesOf = (all: ReadonlyArray<Seen>): ReadonlyArray<Box> =>
  all.flatMap(({ node }) => (node.visible && node.box !== undefined ? [node.box] : []))

const isTaking = (seen: Seen): boolean =>
  isControl(seen) || isField(seen) || isDialog(seen) || seen.node.role === "iframe"

/** What lies behind all the rest and takes the clicks that are meant for nothing: the backdrop of a dialog. */
const isBackdrop = ({ screen: { viewport } }: View, { node: { box, role } }: Seen): boolean =>
  role === "generic" && box !== undefined && box.width * box.height > 0.8 * viewport.width * viewport.height

/** A point on which nothing lies that takes a click, outside of the thing. */
const emptyPoint = (view: View, thing: Seen | undefined): Point | undefined => {
  const taking = view.all.filter((seen) => isTaking(seen) && !isBackdrop(view, seen))
  const taken = boxesOf(thing === undefined ? taking : [...taking, thing])
  return pointsOn(view).find(({ x, y }) => !taken.some((box) => holds(box, x, y)))
}

/** What is to be clicked outside of; a page is no such thing. */
const thingOf = Effect.fn("ClickingAway.thingOf")(function* (turn: Turn, target: Target | undefined) {
  if (target === undefined || target.role === "page") return undefined
  const view = yield* look(turn.session)
  const state = yield* Ref.get(turn.session.state)
  const found = ground(view, target, "look", antecedentOn(state, view))
  return found._tag === "Found" ? found.seen : (yield* aim(turn, target, "look")).found.seen
})

export const clickAway = Effect.fn("ClickingAway.clickAway")(function* (
  turn: Turn,
  { target }: Extract<Intent, { _tag: "ClickAway" }>
) {
  const thing = yield* thingOf(turn, target)
  const point = emptyPoint(yield* look(turn.session), thing)
  if (point === undefined)
    return yield* Fell.of("action_unsupported", "Nothing on the screen is free of what takes a click.")
  yield* untargeted(turn, { _tag: "ClickAt", ...point })
})
