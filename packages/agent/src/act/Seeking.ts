/** "Switch between the tabs to find and click X", "find and click X": what may hide it is opened, one after the other, until it is there. */
import { Clock, Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { Fell } from "../run/Fell.js"
import { look, pause, quiet } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl, isOnControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { leftClick, untargeted } from "./Aim.js"

export const seeks = /\b(?:find|locate|look for) and (?:click|tap|press|open|select|choose|pick)\b/iu

/** More is not looked through. */
const most = 40
/** Milliseconds without a change after which an opened part shows what it has. */
const stillness = 250
/** Milliseconds for an opened part. */
const longest = 1500

/** A folder of a tree that is drawn as a list in a list. */
const isFolder = ({ children, node }: Seen): boolean =>
  (node.role === "listitem" || node.role === "treeitem") &&
  node.clickable === true &&
  children.some((each) => /^(?:list|group)$/u.test(each.node.role) && !each.node.visible)

const isClosed = (seen: Seen): boolean =>
  seen.node.state.expanded === false ||
  (seen.node.role === "tab" && seen.node.state.selected === false) ||
  isFolder(seen)

/** What has a button of its own in it is no part that opens. */
const isOpener = (view: View, seen: Seen): boolean =>
  seen.node.visible &&
  seen.node.state.disabled !== true &&
  !/^(?:combobox|textbox|searchbox|listbox|menuitem)$/u.test(seen.node.role) &&
  isClosed(seen) &&
  !within(view, seen).some((each) => each !== seen && each.node.role === "button" && each.node.visible)

/** Its own words: in the middle of an open folder stands something else. */
const pressedOn = (view: View, seen: Seen): Seen => runsOf(view, seen)[0]?.seen ?? seen

/** One level after the other is opened, in the order in which they stand. */
const nextOpener = (view: View, opened: ReadonlySet<string>): Seen | undefined =>
  view.all.find((seen) => isOpener(view, seen) && !opened.has(seen.node.ref))

/** Waits until what was opened shows what it has. */
export const rest = Effect.fn("Seeking.rest")(function* (turn: Turn) {
  const started = yield* Clock.currentTimeMillis
  while (true) {
    yield* look(turn.session)
    const { calm, pending, quietFor } = yield* quiet(turn.session)
    if (calm || (pending === 0 && quietFor >= stillness)) return
    if ((yield* Clock.currentTimeMillis) - started > longest) return
    yield* pause(turn.session, 100)
  }
})

const isThere = (view: View, target: Target): boolean => ground(view, target, "click")._tag !== "Missing"

/** Nothing is done where the step does not say that it has to be found. */
export const seekOut: (turn: Turn, target: Target) => Effect.Effect<void, Fell | DriverBroken> = Effect.fn(
  "Seeking.seekOut"
)(function* (turn: Turn, target: Target) {
  if (!seeks.test(turn.text) || target.name === "") return
  const opened = new Set<string>()
  while (opened.size < most) {
    yield* rest(turn)
    const view = yield* look(turn.session)
    const next = isThere(view, target) ? undefined : nextOpener(view, opened)
    if (next === undefined) return
    opened.add(next.node.ref)
    yield* untargeted(turn, leftClick(pressedOn(view, next)))
  }
})

const bare = (target: Target): boolean =>
  target.role === "section" &&
  target.name === "" &&
  target.ordinal === undefined &&
  target.scopes.length === 0

/** "Expand the section" where nothing is called so: the one that is closed. */
export const expandOnly = Effect.fn("Seeking.expandOnly")(function* (
  turn: Turn,
  verb: string,
  target: Target
) {
  if (!/^(?:expand|unfold|open)$/iu.test(verb) || !bare(target)) return false
  const view = yield* look(turn.session)
  const [only, another] = view.all.filter(
    (seen) => isOpener(view, seen) && (isControl(seen) || !isOnControl(seen))
  )
  if (only === undefined) return false
  if (another !== undefined)
    return yield* Fell.of("target_ambiguous", `Several sections are closed, and the step does not say which.`)
  yield* untargeted(turn, leftClick(pressedOn(view, only)))
  yield* rest(turn)
  return true
})
