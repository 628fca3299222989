/** A button that asks for the days of a range, one after the other: "Check-in date — Check-out date". */
import type { Target } from "@assay/domain/Intent"
import type { Found } from "../ground/Ground.js"
import { isDay } from "./Dating.js"
import type { Look } from "./Aim.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"

const between = / ?[—–→] ?| - | to /u

/** What it asks for next: the first of its parts in which no day stands yet. */
const askedNext = (view: View, seen: Seen): string | undefined => {
  const parts = readableTextOf(view, seen).split(between)
  return parts.length === 2 ? parts.find((part) => !/\d/u.test(part)) : undefined
}

const bare = (name: string): string => loose(name).replace(/ (?:date|day)$/u, "")

const buttonsOf = (view: View): ReadonlyArray<readonly [Seen, string]> =>
  view.all.flatMap((seen) => {
    const asked = seen.node.visible && seen.node.role === "button" ? askedNext(view, seen) : undefined
    return asked === undefined ? [] : [[seen, bare(asked)] as const]
  })

/** "Choose the 6th as the departure date", while the arrival is asked for. */
export const asksForOther = (view: View, { name }: Target): boolean => {
  const asked = buttonsOf(view)
  const general = /^(?:the )?(?:calendar|date ?picker|dates?|day)?$/iu.test(name)
  return !general && asked.length > 0 && asked.every(([, what]) => what !== bare(name))
}

/** The one button that asks for just this day. */
const rangeButton = (view: View, { name, ordinal, quoted, scopes }: Target): Seen | undefined => {
  if (quoted || name === "" || ordinal !== undefined || scopes.length > 0) return undefined
  const [only, another] = buttonsOf(view).filter(([, asked]) => asked === bare(name))
  return another === undefined ? only?.[0] : undefined
}

/** "Choose tomorrow as the check-in date", where no field is called so. */
export const askedForDay =
  (target: Target, value: string): Look =>
  (view) => {
    const seen = isDay(value) ? rangeButton(view, target) : undefined
    return seen === undefined
      ? { _tag: "Missing", what: target, candidates: [] }
      : ({ _tag: "Found", seen, score: 0.86, how: "asks for that day next", tentative: true } satisfies Found)
  }
