/** What was taken for one name or text and is a sentence and more: nothing is called so. */
import type { Intent } from "@assay/domain/Intent"
import { mask } from "./Literals.js"

/** That it is not there is said of it. */
const denied =
  /\s(?:does|do|is|are|should|must|will|has|have)(?: not|n['’]t| no longer)(?: be| been)? (?:appear|show|shown|displayed|visible|listed|there|gone|come up|pop up)$/u
const joins = /;| and the .*, |, then |\bthen (?:I|the|you|we)\b|, (?:and|but) (?:no|the|it|there|I|its) /u
/** Of words in a name that nobody put in quotes. */
const longest = 16

/** Names and texts anywhere in it. */
const textsIn = (value: unknown, key: string): ReadonlyArray<string> => {
  if (typeof value === "string") return key === "name" || key === "expected" ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key))
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
    : []
}

/** What stands in quotation marks in the `text` may be as long as it likes. */
export const runsOn = (intents: ReadonlyArray<Intent>, text: string): boolean => {
  const suspected = intents
    .flatMap((intent) => textsIn(intent, ""))
    .filter((each) => joins.test(each) || denied.test(each) || each.split(" ").length > longest)
  if (suspected.length === 0) return false
  const quoted = mask(text).literals.map(({ value }) => value)
  return suspected.some((each) => !quoted.some((whole) => whole.includes(each)))
}
