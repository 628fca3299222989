/** Picking a day in a calendar that an application draws itself: open it, turn to the month, press the day. */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import { isCalendar } from "../ground/Calendars.js"
import { isControl, isEntry, liesOverPage } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Day, dayIn, dayOf, months } from "../screen/Days.js"
import { monthNamed } from "../screen/Months.js"
import { common, contains, type Seen, upward, type View, within } from "../screen/View.js"
import { Fell } from "../run/Fell.js"
import { beginDeed, endDeed, look, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { carryOut, type DeedError, leftClick } from "./Aim.js"

interface Month {
  readonly seen: Seen
  readonly at: number
}

/** Months count on from year to year. */
const monthOf = ({ month, year }: Day): number => year * 12 + month

const monthAndYear = /^(\p{L}{3,})\.?,? (?:de |of )?(\d{4})$/iu

/** The text that tells which month is open. */
const openMonth = (view: View, outer: Seen = view.root): Month | undefined => {
  for (const { seen, text } of runsOf(view, outer)) {
    const found = monthAndYear.exec(text.replace(/[^\p{L}\p{N}\s.,]/gu, "").trim())
    const month = monthNamed(found?.[1] ?? "")
    if (month > 0) return { seen, at: Number(found?.[2]) * 12 + month }
  }
  return undefined
}

/** A date without its year, in the month that is open. */
export const dayShown = (view: View, text: string): Day | undefined => {
  const at = openMonth(view)?.at
  const year = at === undefined ? 0 : Math.floor((at - 1) / 12)
  const wanted = at === undefined ? undefined : dayOf(`${text.trim()} ${year}`)
  return wanted !== undefined && monthOf(wanted) === at ? wanted : undefined
}

const named = (seen: Seen): string =>
  [seen.node.name, ...seen.node.otherNames.map(({ value }) => value)].join(" ")

const buttons = (view: View, outer: Seen): ReadonlyArray<Seen> =>
  within(view, outer).filter((seen) => seen.node.visible && isControl(seen))

const forward = /next|[›»>→▶]|forward|nächst|suivant|siguiente|próxim|volgende|successiv/iu
const backward = /prev|back|[‹«<←◀]|vorherig|précédent|anterior|vorige|precedent/iu

/** The button nearest to the month that turns the page. */
const turner = (view: View, month: Month, ahead: boolean): Seen | undefined => {
  const wanted = ahead ? forward : backward
  const all = buttons(view, view.root).filter(
    (seen) => wanted.test(named(seen)) && !(ahead ? backward : forward).test(named(seen))
  )
  const ranked = all.map((seen) => ({
    seen,
    size: common(seen, month.seen).end - common(seen, month.seen).at
  }))
  return ranked.sort((a, b) => a.size - b.size)[0]?.seen
}

/** The button or cell of the day, within the smallest box around the month that has one; the days of other months come first or last. */
const dayButton = (view: View, month: Month, wanted: Day): Seen | undefined => {
  const label = String(wanted.day)
  const long = new RegExp(
    `\\b${months[wanted.month - 1] ?? ""}\\b.*\\b${label}\\b|\\b${label}\\b.*\\b${months[wanted.month - 1] ?? ""}\\b`,
    "iu"
  )
  for (let outer = month.seen.parent; outer !== undefined; outer = outer.parent) {
    const days = within(view, outer).filter(
      (seen) =>
        seen.node.visible &&
        (isControl(seen) || seen.node.role === "gridcell" || seen.node.role === "cell") &&
        (seen.node.name === label || long.test(seen.node.name))
    )
    const usable = days.filter(
      (seen) =>
        seen.node.state.disabled !== true && !days.some((other) => other !== seen && contains(seen, other))
    )
    const found = wanted.day > 15 ? usable.at(-1) : usable[0]
    if (found !== undefined) return found
  }
  return undefined
}

/** What opens the calendar: a field or button that speaks of a date. */
const opener = (view: View): Seen | undefined => {
  const all = view.all.filter(
    (seen) =>
      seen.node.visible &&
      (isEntry(seen) || isControl(seen)) &&
      /date|calendar|day/iu.test(`${named(seen)} ${seen.node.inputType ?? ""}`)
  )
  return all.find(isEntry) ?? all[0]
}

const press = (turn: Turn, view: View, seen: Seen): Effect.Effect<void, DeedError> =>
  beginDeed(turn.session, view).pipe(
    Effect.zipRight(carryOut(turn, leftClick(seen))),
    Effect.zipRight(endDeed(turn.session))
  )

/** What to press next; `done` when it is the day itself. */
const nextPress = (view: View, wanted: Day): { readonly seen: Seen | undefined; readonly done: boolean } => {
  const month = openMonth(view)
  if (month === undefined) return { seen: opener(view), done: false }
  const away = monthOf(wanted) - month.at
  return away === 0
    ? { seen: dayButton(view, month, wanted), done: true }
    : { seen: turner(view, month, away > 0), done: false }
}

const stuck = (wanted: Day): Fell =>
  Fell.of(
    "target_not_found",
    `No calendar showed ${wanted.day} ${months[wanted.month - 1] ?? ""} ${wanted.year}.`
  )

/** "The 14th" of the month that a calendar shows; undefined where none is open. */
export const dayOnShow = (view: View, text: string): Day | undefined => {
  const of = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/iu.exec(text.trim())?.[1]
  const month =
    of === undefined || !view.all.some((seen) => isCalendar(view, seen)) ? undefined : openMonth(view)
  if (month === undefined) return undefined
  const last = (month.at - 1) % 12
  return dayIn((month.at - 1 - last) / 12, last + 1, Number(of))
}

/** Whether the page has a calendar, or what opens one. */
export const hasCalendar = (view: View): boolean =>
  openMonth(view) !== undefined || opener(view) !== undefined

/** A field that is filled in by its calendar alone. */
export const opensCalendar = (seen: Seen, value: string): boolean =>
  isEntry(seen) && seen.node.state.readonly === true && dayOf(value) !== undefined

/** In a box over the page that holds nothing else to fill in. A box that is left out of the tree marks the next one around it, which may be the page. */
const liesOver = (view: View, seen: Seen, field: Seen): boolean =>
  [...upward(seen)].some(
    (outer) =>
      outer.parent !== undefined &&
      liesOverPage(outer) &&
      within(view, outer).every((each) => !isEntry(each) || each.node.ref === field.node.ref)
  )

const isTyped = ({ node }: Seen): boolean => (node.inputType ?? "text") === "text"

/** What was typed counts only once its day is pressed, where the calendar of the field stays open over the page and shows that month. */
export const confirmDay = Effect.fn("Dating.confirmDay")(function* (turn: Turn, field: Seen, value: string) {
  const wanted = isTyped(field) ? dayOf(value) : undefined
  if (wanted === undefined) return
  const view = yield* look(turn.session)
  for (const calendar of view.all) {
    if (!calendar.node.visible || !isCalendar(view, calendar)) continue
    if (!liesOver(view, calendar, field)) continue
    const month = openMonth(view, calendar)
    if (month?.at !== monthOf(wanted)) continue
    const day = dayButton(view, month, wanted)
    if (day !== undefined && contains(calendar, day)) return yield* press(turn, view, day)
  }
})

export const pickDay: (turn: Turn, wanted: Day) => Effect.Effect<void, Fell | DriverBroken> = Effect.fn(
  "Dating.pickDay"
)(function* (turn: Turn, wanted: Day) {
  while (true) {
    const view = yield* look(turn.session)
    const { done, seen } = nextPress(view, wanted)
    const left = yield* remaining(turn)
    if (seen === undefined && left === 0) return yield* stuck(wanted)
    if (seen === undefined) {
      yield* pause(turn.session, Math.min(left, 300))
      continue
    }
    const pressed = yield* press(turn, view, seen).pipe(
      Effect.as(true),
      Effect.catchTags({
        TargetStale: () => Effect.succeed(false),
        TargetNotActionable: () => Effect.succeed(false)
      })
    )
    if (pressed && done) return
    if (left === 0) return yield* stuck(wanted)
    yield* pause(turn.session, 50)
  }
})

/** Opens the calendar of a field, and picks the day in it. */
export const pickFrom = Effect.fn("Dating.pickFrom")(function* (turn: Turn, field: Seen, value: string) {
  const wanted = dayOf(value)
  if (wanted === undefined) return
  const view = yield* look(turn.session)
  if (openMonth(view) === undefined) yield* carryOut(turn, leftClick(field))
  yield* pickDay(turn, wanted)
})
