/** "Select Japanese" of lists that are closed: which of them has it is seen in what they hide, or by opening one after the other. */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Grounding } from "../ground/Ground.js"
import { labelledChoice } from "../ground/Names.js"
import { popUpOf } from "../ground/PopUps.js"
import type { Fell } from "../run/Fell.js"
import { aside, look, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { isDialog, isEntry } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { leftClick, untargeted } from "./Aim.js"
import { clickAway } from "./ClickingAway.js"
import { isOption, openOption, optionFit } from "./Options.js"

/** More lists than these are not opened one after the other. */
const most = 5

const isClosedList = ({ node }: Seen): boolean =>
  node.visible &&
  node.options === undefined &&
  node.state.expanded === false &&
  node.state.disabled !== true &&
  /^(?:button|combobox|generic)$/u.test(node.role)

/** The one closed list in the smallest box around what is hidden that has one. */
const openerOf = (view: View, option: Seen): Seen | undefined => {
  for (const outer of upward(option)) {
    if (outer.node.role === "dialog" || outer.parent === undefined) return undefined
    const [only, another] = within(view, outer).filter(isClosedList)
    if (only !== undefined) return another === undefined ? only : undefined
  }
  return undefined
}

/** The one closed list that keeps the option hidden beside it. */
export const closedListWith = (view: View, value: string): Grounding | undefined => {
  const openers = view.all.flatMap((seen) => {
    const isHidden = !seen.node.visible && isOption(seen) && optionFit(value, seen.node.name) > 0
    return (isHidden ? openerOf(view, seen) : undefined) ?? []
  })
  const [only, another] = [...new Set(openers)]
  return only === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen: only, score: 0.85, how: "the only list that has it", tentative: true }
}

/** What opens a list of choices, by its role, or by telling what is chosen behind what it is called: "Subject: General". */
const tellsChoice = (seen: Seen): boolean => {
  const { role, state, value } = seen.node
  return (
    isClosedList(seen) &&
    !isEntry(seen) &&
    (role === "combobox"
      ? value === undefined || state.readonly === true
      : labelledChoice(seen.node) !== undefined)
  )
}

/** Pages draw their lists anew as they open. */
const isSame =
  ({ node: { name, role } }: Seen) =>
  ({ node }: Seen): boolean =>
    node.visible && node.role === role && node.name === name

/** A click that the browser did not come to is made again while there is time, unless it has done what it was for. */
const clicked = Effect.fn("ClosedLists.clicked")(function* (
  turn: Turn,
  list: Seen,
  isDone: (view: View) => boolean
) {
  const click: Effect.Effect<void, Fell | DriverBroken> = untargeted(turn, leftClick(list)).pipe(
    Effect.catchTag("Fell", (fell) =>
      Effect.gen(function* () {
        if (fell.reason !== "action_unsupported" || (yield* remaining(turn)) === 0) return yield* fell
        if (!isDone(yield* look(turn.session))) yield* click
      })
    )
  )
  yield* click
})

/** As a person would: by the key for it, by the list itself, at last by a click on nothing where no dialog takes that for itself. */
const close = Effect.fn("ClosedLists.close")(function* (turn: Turn, list: Seen, closed: View) {
  const openOn = (view: View) => {
    const now = view.byRef.get(list.node.ref) ?? view.all.find(isSame(list))
    return now === undefined || popUpOf(view, now, closed) === undefined ? undefined : now
  }
  const stillOpen = Effect.map(look(turn.session), openOn)
  yield* untargeted(turn, { _tag: "Press", keys: "Escape" })
  const left = yield* stillOpen
  if (left === undefined) return
  yield* clicked(turn, left, (view) => openOn(view) === undefined)
  const dialog = closed.all.some((seen) => seen.node.visible && isDialog(seen))
  if (!dialog && (yield* stillOpen) !== undefined) yield* clickAway(turn, { _tag: "ClickAway", words: "" })
})

/** Opens the list to look at what it offers, and closes it again. */
export const whileOpen = <A, E>(
  turn: Turn,
  list: Seen,
  looking: Effect.Effect<A, E>
): Effect.Effect<A, E | Fell | DriverBroken> =>
  aside(
    turn.session,
    Effect.gen(function* () {
      const closed = yield* look(turn.session)
      yield* clicked(turn, list, (view) => {
        const now = view.byRef.get(list.node.ref)
        return (
          now?.node.state.expanded === true || (now !== undefined && popUpOf(view, now, closed) !== undefined)
        )
      })
      const seen = yield* Effect.exit(looking)
      yield* close(turn, list, closed)
      return yield* seen
    })
  )

/** Whether the list has the option. */
const hasWhenOpen = Effect.fn("ClosedLists.hasWhenOpen")(function* (turn: Turn, list: Seen, value: string) {
  const before = yield* look(turn.session)
  const has = Effect.gen(function* () {
    for (let left = 4; left > 0; left--) {
      if (openOption(yield* look(turn.session), value, list, before) !== undefined) return true
      yield* pause(turn.session, 120)
    }
    return false
  })
  return yield* whileOpen(turn, list, has)
})

/** The one of the closed lists that has the option, told by opening each. */
export const listOpened = Effect.fn("ClosedLists.opened")(function* (turn: Turn, value: string) {
  const view = yield* look(turn.session)
  const dialog = view.all.findLast(({ node }) => node.visible && node.role === "dialog")
  const lists = view.all.filter(
    (seen) => tellsChoice(seen) && (dialog === undefined || contains(dialog, seen))
  )
  if (lists.length > most) return undefined
  const having: Array<Seen> = []
  for (const list of lists) if (yield* hasWhenOpen(turn, list, value)) having.push(list)
  const [only, another] = having
  return another === undefined ? only : undefined
})
