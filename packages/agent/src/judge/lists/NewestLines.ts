/** "The newest entry of the timeline": the line with the latest time of day, where each line begins with one and no two share the latest. */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { inReadingOrder } from "../../ground/ReadingOrder.js"
import { Fell } from "../../run/Fell.js"
import { saysListing } from "../../ground/Titled.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { inOneList, items } from "../counts/CountedLists.js"

const latest = /^(?:newest|latest|most recent)$/iu

/** Minutes since midnight, of a line that begins with a time of day. */
const timeOf = (view: View, line: Seen): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/u.exec(runsOf(view, line)[0]?.text.trim() ?? "") ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** The one with the latest time, at either end of the lines: in the middle, the times would be of several days. */
const numberOfLatest = (times: ReadonlyArray<number>): number | undefined => {
  const most = Math.max(...times)
  if (times.length < 2 || times.filter((time) => time === most).length > 1) return undefined
  const falls = times.every((time, at) => at === 0 || time <= (times[at - 1] ?? time))
  const rises = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? time))
  return falls ? 1 : rises ? times.length : undefined
}

/** The same by its number in the list; the target as it is where nothing tells which is the newest. */
export const withNewest = (view: View, target: Target): Target => {
  const { name, ordinal, quoted, role, scopes } = target
  const [scope, another] = scopes
  if (quoted || role !== "item" || ordinal !== undefined || !latest.test(name)) return target
  if (scope === undefined || another !== undefined || !saysListing(scope.target.name)) return target
  const place = { relation: "in" as const, target: scope.target }
  const regions = regionsOf(view, [place], undefined)
  const [only, more] = "name" in regions ? [] : regions
  const lines = only === undefined || more !== undefined ? [] : inOneList(view, only, items)
  const ordered = lines instanceof Fell ? undefined : inReadingOrder(lines)
  const times = (ordered ?? []).map((line) => timeOf(view, line))
  const number = times.every((time) => time !== undefined) ? numberOfLatest(times) : undefined
  return number === undefined ? target : { ...target, name: "", ordinal: number, scopes: [place] }
}
