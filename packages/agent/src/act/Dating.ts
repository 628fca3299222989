/** Picking a day in a calendar that an application draws itself: open it, turn to the month, press the day. */
import { Clock, Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import { nameOf } from "../ground/Candidates.js"
import { isCalendar } from "../ground/Calendars.js"
import { type Month, openMonth } from "../ground/OpenMonths.js"
import { isControl, isEntry, liesOverPage } from "../screen/Kinds.js"
import { type Day, dayIn, dayOf, isoOf, months } from "../screen/Days.js"
import { common, contains, everyName, type Seen, upward, type View, within } from "../screen/View.js"
import { Fell } from "../run/Fell.js"
import { beginDeed, endDeed, look, pause } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { carryOut, type DeedError, leftClick } from "./Aim.js"

/** Months count on from year to year. */
const monthOf = ({ month, year }: Day): number => year * 12 + month

/** A date without its year, in the month that is open. */
export const dayShown = (view: View, text: string): Day | undefined => {
  const at = openMonth(view)?.at
  const year = at === undefined ? 0 : Math.floor((at - 1) / 12)
  const wanted = at === undefined ? undefined : dayOf(`${text.trim()} ${year}`)
  return wanted !== undefined && monthOf(wanted) === at ? wanted : undefined
}

const named = (seen: Seen): string => everyName(seen).join(" ")

const buttons = (view: View, outer: Seen): ReadonlyArray<Seen> =>
  within(view, outer).filter((seen) => seen.node.visible && isControl(seen))

const forward = /next|\bright\b|[›»>→▶]|forward|nächst|suivant|siguiente|próxim|volgende|successiv/iu
const backward = /prev|back|\bleft\b|[‹«<←◀]|vorherig|précédent|anterior|vorige|precedent/iu

/** The button nearest to the month that turns the page. */
const turner = (view: View, month: Month, ahead: boolean): Seen | undefined => {
  const wanted = ahead ? forward : backward
  const turns = (seen: Seen) => wanted.test(named(seen)) && !(ahead ? backward : forward).test(named(seen))
  const pressed = buttons(view, view.root).filter(turns)
  // Some are nothing but a picture with a title.
  const titled = view.all.filter(
    (seen) => seen.node.visible && seen.node.otherNames.some(({ kind }) => kind === "title") && turns(seen)
  )
  const all = pressed.length > 0 ? pressed : titled
  // Some turn by years as well.
  const byMonths = all.filter((seen) => !/year|decade/iu.test(named(seen)))
  const ranked = (byMonths.length > 0 ? byMonths : all).map((seen) => ({
    seen,
    size: common(seen, month.seen).end - common(seen, month.seen).at
  }))
  return ranked.sort((a, b) => a.size - b.size)[0]?.seen
}

/** "Choose Thursday, March 18th, 2027". */
const longNameOf = (wanted: Day): RegExp => {
  const [month, day] = [`\\b${months[wanted.month - 1] ?? ""}\\b`, `\\b${wanted.day}(?:st|nd|rd|th)?\\b`]
  return new RegExp(`${month}.*${day}|${day}.*${month}`, "iu")
}

/** The button or cell of the day, within the smallest box around the month that has one; the days of other months come first or last. */
const dayButton = (view: View, month: Month, wanted: Day): Seen | undefined => {
  const label = String(wanted.day)
  const long = longNameOf(wanted)
  for (let outer = month.seen.parent; outer !== undefined; outer = outer.parent) {
    const days = within(view, outer).filter(
      (seen) =>
        seen.node.visible &&
        (isControl(seen) || seen.node.role === "gridcell" || seen.node.role === "cell") &&
        (nameOf(view, seen) === label || long.test(seen.node.name))
    )
    const [only, another] = days.filter((seen) =>
      seen.node.otherNames.some(({ value }) => value === isoOf(wanted))
    )
    if (only !== undefined && another === undefined)
      return only.node.state.disabled === true ? undefined : only
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

interface Next {
  readonly seen: Seen | undefined
  /** It is the day itself. */
  readonly done: boolean
  /** It opens the calendar. */
  readonly opens?: boolean
}

/** What to press next. */
const nextPress = (view: View, wanted: Day): Next => {
  const month = openMonth(view)
  if (month === undefined) return { seen: opener(view), done: false, opens: true }
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

/** Of `05/07/2026` both days that it may be, that with the month first before the other. */
const daysOf = (value: string): ReadonlyArray<Day> => {
  const day = dayOf(value)
  const [, one, other, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(value.trim()) ?? []
  if (day !== undefined || year === undefined) return day === undefined ? [] : [day]
  const [first, second] = [Number(one), Number(other)]
  return [dayIn(Number(year), first, second), dayIn(Number(year), second, first)].flatMap(
    (each) => each ?? []
  )
}

/** It tells a day. */
export const isDay = (value: string): boolean => daysOf(value).length > 0

/** A field that is filled in by its calendar alone. */
export const opensCalendar = (seen: Seen, value: string): boolean =>
  isEntry(seen) && seen.node.state.readonly === true && isDay(value)

/** In a box over the page that holds nothing else to fill in. A box that is left out of the tree marks the next one around it, which may be the page. */
const liesOver = (view: View, seen: Seen, field: Seen): boolean =>
  [...upward(seen)].some(
    (outer) =>
      outer.parent !== undefined &&
      liesOverPage(outer) &&
      within(view, outer).every((each) => !isEntry(each) || each.node.ref === field.node.ref)
  )

const isTyped = ({ node }: Seen): boolean => (node.inputType ?? "text") === "text"

/** It is only about to appear: its days are there, and nobody sees them yet. */
const isComing = (view: View): boolean =>
  view.all.filter(({ node }) => node.hidden === "transparent" && /^\d{1,2}$/u.test(node.name)).length >= 28

/** The day in the calendar of the field that lies open over the page. */
const dayOver = (view: View, field: Seen, wanted: Day): Seen | undefined => {
  for (const calendar of view.all) {
    if (!calendar.node.visible || !isCalendar(view, calendar)) continue
    if (!liesOver(view, calendar, field)) continue
    const month = openMonth(view, calendar)
    if (month?.at !== monthOf(wanted)) continue
    const day = dayButton(view, month, wanted)
    if (day !== undefined && contains(calendar, day)) return day
  }
  return undefined
}

/** What was typed counts only once its day is pressed, where the calendar of the field stays open over the page and shows that month. */
export const confirmDay = Effect.fn("Dating.confirmDay")(function* (turn: Turn, field: Seen, value: string) {
  const wanted = isTyped(field) ? dayOf(value) : undefined
  if (wanted === undefined) return
  for (let left = 8; left > 0; left--) {
    const view = yield* look(turn.session)
    const day = dayOver(view, field, wanted)
    if (day !== undefined) return yield* press(turn, view, day)
    if (!isComing(view)) return
    yield* pause(turn.session, 100)
  }
})

/** Ten years of months. */
const mostTurns = 120
/** Milliseconds that a turn of the page has to show the next month, beyond the time of the step: as long as it turns, the day comes nearer. */
const turning = 1500
/** Milliseconds that a calendar has to open before what opens it is pressed once more, which may close it. */
const opening = 800

export const pickDay: (
  turn: Turn,
  wanted: Day,
  openedAt?: number
) => Effect.Effect<void, Fell | DriverBroken> = Effect.fn("Dating.pickDay")(function* (
  turn: Turn,
  wanted: Day,
  openedAt?: number
) {
  let until = turn.deadline
  let pressedAt = openedAt ?? -Infinity
  for (let turns = 0; ;) {
    const view = yield* look(turn.session)
    const { done, opens = false, seen } = nextPress(view, wanted)
    const now = yield* Clock.currentTimeMillis
    const isOver = now >= until || turns > mostTurns
    const isOpening = opens && now - pressedAt < opening
    const pressed =
      seen !== undefined &&
      !isOver &&
      !isOpening &&
      (yield* press({ ...turn, deadline: until }, view, seen).pipe(
        Effect.as(true),
        Effect.catchTags({
          TargetStale: () => Effect.succeed(false),
          TargetNotActionable: () => Effect.succeed(false)
        })
      ))
    if (pressed && done) return
    if (pressed && opens) pressedAt = yield* Clock.currentTimeMillis
    if (isOver) return yield* stuck(wanted)
    if (pressed) {
      turns++
      until = Math.max(until, (yield* Clock.currentTimeMillis) + turning)
    }
    yield* pause(turn.session, pressed || isOpening ? 50 : 300)
  }
})

const figuresOf = (text: string): string => (text.match(/\d+/gu) ?? []).map(Number).join("/")

/** Whether the field holds the figures in the order in which they were told. */
const holdsFigures = (view: View, { node }: Seen, value: string): boolean =>
  figuresOf(view.byRef.get(node.ref)?.node.value ?? "") === figuresOf(value)

/** Opens the calendar of a field, and picks the day in it; of two that the figures may mean, the one that the field then shows so. */
export const pickFrom = Effect.fn("Dating.pickFrom")(function* (turn: Turn, field: Seen, value: string) {
  const days = daysOf(value)
  for (const wanted of days) {
    const isClosed = openMonth(yield* look(turn.session)) === undefined
    if (isClosed) yield* carryOut(turn, leftClick(field))
    yield* pickDay(turn, wanted, isClosed ? yield* Clock.currentTimeMillis : undefined)
    if (days.length === 1 || holdsFigures(yield* look(turn.session), field, value)) return
  }
  if (days.length > 1)
    return yield* Fell.of("action_unsupported", `The calendar of the field makes no “${value}” of any day.`)
})
