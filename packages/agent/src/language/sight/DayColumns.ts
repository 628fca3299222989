/** "Ada is on Early that Thursday", where the days of a week head the columns: what stands in her row under that day. */
import { allThings, type Sight } from "./Sight.js"

const weekday = /^["“]?(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?day["”]?$/iu
const starts = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b/iu

/** The one column that is headed by the day of that name, "Thu 26" for "Thursday"; undefined where there is none, or more than one. */
export const columnOfDay = (day: string, sight: Sight): string | undefined => {
  const short = weekday.exec(day.trim())?.[1]?.toLowerCase()
  if (short === undefined) return undefined
  const heads = allThings(sight).filter(({ kind }) => kind === "heads")
  const [only, another] = heads.filter(({ name }) => name.toLowerCase().startsWith(short))
  const days = heads.filter(({ name }) => starts.test(name))
  return another === undefined && days.length > 3 ? only?.name : undefined
}
