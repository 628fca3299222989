/** "Ada is on Early that Thursday", where the days of a week head the columns: what stands in her row under that day. */
import type { Sight } from "./Sight.js"

const weekday = /^["“]?(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?day["”]?$/iu

/** The one column that is headed by the day of that name, "Thu 26" for "Thursday"; undefined where there is none, or more than one. */
export const columnOfDay = (day: string, { things }: Sight): string | undefined => {
  const short = weekday.exec(day.trim())?.[1]?.toLowerCase()
  if (short === undefined) return undefined
  const [only, another] = [...things.values()].flatMap((all) =>
    all.filter(({ kind, name }) => kind === "heads" && name.toLowerCase().startsWith(short))
  )
  const days = [...things.values()].flat().filter(({ kind, name }) => kind === "heads" && starts.test(name))
  return another === undefined && days.length > 3 ? only?.name : undefined
}

const starts = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b/iu
