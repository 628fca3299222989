/** "On the new line", "remove the Paint line": of the lines of a form the one that came last, or that holds what it is called by; by its number. */
import { Effect, Ref } from "effect"
import { type Intent, isCheck, type Target } from "@assay/domain/Intent"
import { regionsNamed } from "../ground/Places.js"
import { type Region, wholePage } from "../ground/Regions.js"
import { isField } from "../screen/Kinds.js"
import { type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { look, pause, quiet } from "./Session.js"
import type { Turn } from "./Turn.js"

/** More lines than anybody fills in. */
const most = 40

const isNewLine = ({ name, ordinal, quoted, role }: Target): boolean =>
  role === "row" && /^new(?:ly added)?$/iu.test(name) && !quoted && ordinal === undefined

const numbered = (target: Target, ordinal: number): Target => ({ ...target, name: "", ordinal })

/** As "the first line", "the second line" find them. */
const linesOn = (view: View, target: Target): ReadonlyArray<Region> => {
  const lines: Array<Region> = []
  for (let at = 1; at <= most; at++) {
    const [line, another] = regionsNamed(view, [wholePage(view)], numbered(target, at))
    if (line === undefined || another !== undefined) break
    lines.push(line)
  }
  return lines
}

/** What it holds, and what is read in it. */
const saidIn = (view: View, { seen }: Region): string =>
  seen === undefined
    ? ""
    : within(view, seen)
        .map(({ node }) => `${node.role} ${node.value ?? node.name} ${String(node.state.checked ?? "")}`)
        .join("|")

/** The number of the one without which the lines are those of before; nothing where several may be it. */
const cameTo = (before: ReadonlyArray<string>, now: ReadonlyArray<string>): number | undefined => {
  const came = now.flatMap((_, at) => {
    const others = now.filter((__, n) => n !== at)
    return others.every((said, n) => said === before[n]) ? [at + 1] : []
  })
  return came.length === 1 ? came[0] : undefined
}

const refsOf = (lines: ReadonlyArray<Region>): ReadonlyArray<string> =>
  lines.flatMap(({ seen }) => (seen === undefined ? [] : [seen.node.ref]))

/** The number of the line that came between the two screens. */
const cameBetween = (earlier: View, later: View, target: Target): number | undefined => {
  const [before, now] = [linesOn(earlier, target), linesOn(later, target)]
  const known = new Set(refsOf(before))
  const fresh = refsOf(now).filter((ref) => !known.has(ref))
  // Lines that stay in the page while one comes are the same ones.
  if (fresh.length === 1 && known.size === before.length) return refsOf(now).indexOf(fresh[0] ?? "") + 1
  return cameTo(
    before.map((line) => saidIn(earlier, line)),
    now.map((line) => saidIn(later, line))
  )
}

/** Of a form one fills in nothing adds a line to it. */
const fillsIn = /^(?:combobox|listbox|textbox|searchbox|spinbutton|slider|checkbox|switch|radio|option)$/u

/** The last line that came, where none went since. What was pressed last may have yet to bring one, unless it did by now. */
const newest = Effect.fn("Lines.newest")(function* (turn: Turn, target: Target) {
  const view = yield* look(turn.session)
  const { acted, before, past } = yield* Ref.get(turn.session.state)
  const count = linesOn(view, target).length
  if (count === 0 || count === most) return undefined
  const hasCome = before !== undefined && linesOn(before, target).length === count - 1
  if (!hasCome && !fillsIn.test(acted?.role ?? "")) return undefined
  const views = [...past, view]
  for (let at = views.length - 1; at > 0; at--) {
    const [earlier, later] = [views[at - 1], views[at]]
    if (earlier === undefined || later === undefined) return undefined
    const there = linesOn(earlier, target).length
    if (there !== count) return there === count - 1 ? cameBetween(earlier, later, target) : undefined
  }
  return undefined
})

/** The page may be about to add it. */
const awaited = Effect.fn("Lines.awaited")(function* (turn: Turn, target: Target) {
  for (let left = 6; ; left--) {
    const found = yield* newest(turn, target)
    const { calm } = yield* quiet(turn.session)
    if (found !== undefined || left === 0 || calm) return found
    yield* pause(turn.session, 300)
  }
})

const isCalled = ({ name, ordinal, quantifier, role }: Target): boolean =>
  role === "row" && name !== "" && ordinal === undefined && quantifier === undefined

const isHeld = (view: View, { seen }: Region, name: string): boolean =>
  seen !== undefined &&
  within(view, seen).some(
    (each) => each.node.visible && isField(each) && loose(each.node.value ?? "") === loose(name)
  )

/** The number of the only line with a field that holds it, where it is written nowhere else. */
const holding = Effect.fn("Lines.holding")(function* (turn: Turn, target: Target) {
  const view = yield* look(turn.session)
  if (runsOf(view, view.root).some(({ text }) => loose(text).includes(loose(target.name)))) return undefined
  const lines = linesOn(view, target)
  const [only, another] = lines.flatMap((line, at) => (isHeld(view, line, target.name) ? [at + 1] : []))
  return another === undefined ? only : undefined
})

/** The deed on the line by its number; the same where none is told, or where it cannot be said which it is. */
export const onLine = Effect.fn("Lines.onLine")(function* (turn: Turn, intent: Intent) {
  if (isCheck(intent) || !("target" in intent) || intent.target === undefined) return intent
  const { target } = intent
  const line = [target, ...target.scopes.map((scope) => scope.target)].find(isCalled)
  if (line === undefined) return intent
  const ordinal = yield* isNewLine(line) ? awaited(turn, line) : holding(turn, line)
  if (ordinal === undefined) return intent
  const named = (each: Target): Target => (each === line ? numbered(each, ordinal) : each)
  const scopes = target.scopes.map((scope) => ({ ...scope, target: named(scope.target) }))
  return { ...intent, target: { ...named(target), scopes } }
})
