/** Which month a calendar shows: "March 2027" in one piece, or in two: a button for each, a list of months beside a field for the year. */
import { sameLine } from "../screen/Geometry.js"
import { monthNamed } from "../screen/Months.js"
import { common, type Seen, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"

export interface Month {
  readonly seen: Seen
  /** Months count on from year to year. */
  readonly at: number
}

interface Part {
  readonly seen: Seen
  readonly text: string
}

const monthAndYear = /^(\p{L}{3,})\.?,? (?:de |of )?(\d{4})$/iu

/** As many days as the shortest month has. */
const fewestDays = 28

export const daysIn = (view: View, outer: Seen): number =>
  new Set(
    within(view, outer).flatMap(({ node }) =>
      node.visible && /^\d{1,2}$/u.test(node.name) ? [node.name] : []
    )
  ).size

const inOne = (view: View, outer: Seen): Month | undefined => {
  for (const { seen, text } of runsOf(view, outer)) {
    const found = monthAndYear.exec(text.replace(/[^\p{L}\p{N}\s.,]/gu, "").trim())
    const month = monthNamed(found?.[1] ?? "")
    if (month > 0) return { seen, at: Number(found?.[2]) * 12 + month }
  }
  return undefined
}

/** What is read there, and what fields and lists hold. */
const partsOf = (view: View, outer: Seen): ReadonlyArray<Part> => [
  ...runsOf(view, outer),
  ...within(view, outer).flatMap((seen) =>
    seen.node.visible && seen.node.value !== undefined ? [{ seen, text: seen.node.value }] : []
  )
]

/** Over the days, and not merely beside each other. */
const headsDays = (view: View, month: Seen, year: Seen): boolean => {
  let outer: Seen | undefined = common(month, year)
  for (let level = 0; outer !== undefined && level < 5; level++, outer = outer.parent)
    if (daysIn(view, outer) >= fewestDays) return true
  return false
}

const inTwo = (view: View, outer: Seen): Month | undefined => {
  const parts = partsOf(view, outer)
  const years = parts.filter(({ text }) => /^\d{4}$/u.test(text.trim()))
  for (const { seen, text } of years.length === 0 ? [] : parts) {
    const month = text.trim().length < 3 ? 0 : monthNamed(text.trim())
    const beside = month === 0 ? [] : years.filter((year) => sameLine(year.seen.node.box, seen.node.box))
    const [year] = [...beside].sort((a, b) => sizeOf(common(a.seen, seen)) - sizeOf(common(b.seen, seen)))
    if (year !== undefined && headsDays(view, seen, year.seen))
      return { seen, at: Number(year.text) * 12 + month }
  }
  return undefined
}

const sizeOf = ({ at, end }: Seen): number => end - at

/** The month that is open in it. */
export const openMonth = (view: View, outer: Seen = view.root): Month | undefined =>
  inOne(view, outer) ?? inTwo(view, outer)
