/** "On Wednesday", "on Wed 13": the box of that day in a week whose days stand side by side, as calendars draw it. */
import type { Target } from "@assay/domain/Intent"
import { keepingOf } from "../Keeping.js"
import { runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { type Region, regionOf } from "./Regions.js"

const names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
const written =
  /^(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b\.?,? ?(\d{1,2})?(?:st|nd|rd|th)?(?: (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\p{Ll}{2,})?\.?)?(?= |$)/iu

interface Named {
  readonly day: number
  readonly date: string | undefined
}

/** "Wed", "Wednesday 13". */
const dayIn = (text: string): Named | undefined => {
  const [all, name = "", date] = written.exec(text.trim()) ?? []
  return all === undefined ? undefined : { day: names.indexOf(name.toLowerCase()), date }
}

/** What a text begins with, where that is a day and at most its number. */
const headOf = (view: View, seen: Seen): Named | undefined => {
  const [first, second] = runsOf(view, seen)
  const named = first !== undefined && first.text.trim().length < 18 ? dayIn(first.text) : undefined
  const date = /^\d{1,2}$/u.exec(second?.text.trim() ?? "")?.[0]
  return named === undefined ? undefined : { ...named, date: named.date ?? date }
}

/** The boxes of the one week that is drawn, each begun by its day and with more in it on some of them. */
const weekOn = keepingOf((view: View): ReadonlyArray<Seen> => {
  const [only, another] = view.all.flatMap((seen) => {
    const parts = seen.children.filter((each) => each.node.visible && each.node.role !== "columnheader")
    if (parts.length < 3 || parts.length > 8) return []
    const days = parts.filter((each) => headOf(view, each) !== undefined)
    // A few days by their dates are a part of a week: those that can be booked.
    const areDated = days.every((each) => headOf(view, each)?.date !== undefined)
    const isWeek =
      days.length >= (areDated ? 3 : 5) &&
      (days.length >= 5 || days.length === parts.length) &&
      new Set(days.map((each) => headOf(view, each)?.day)).size === days.length
    return isWeek && days.some((each) => runsOf(view, each).length > 2) ? [days] : []
  })
  return only === undefined || another !== undefined ? [] : only
})

export const isWeekday = (text: string): boolean =>
  written.exec(text.trim())?.[0].length === text.trim().length

/** It stands in the box of a day, whatever that is called there. */
export const isOnDay = (view: View, seen: Seen): boolean => weekOn(view).some((box) => contains(box, seen))

/** The box of the day that is named; nothing where no week is drawn, or its day has another number. */
export const dayNamed = (view: View, { name, ordinal, quoted, role }: Target): Region | undefined => {
  if (quoted || ordinal !== undefined || (role !== undefined && role !== "column") || !isWeekday(name))
    return undefined
  const wanted = dayIn(name)
  const box = weekOn(view).find((each) => {
    const head = headOf(view, each)
    return head?.day === wanted?.day && (wanted?.date === undefined || wanted.date === head?.date)
  })
  const [head, ...others] = box?.children.filter((each) => each.node.visible) ?? []
  const [body, another] = others
  if (box === undefined || head === undefined || body === undefined) return undefined
  if (another === undefined) return regionOf(body, `on ${name}`)
  return { from: body.at, to: box.end, how: `on ${name}` }
}
