/** What was taken for one name or text and is a sentence and more: nothing is called so. */
import type { Intent } from "@assay/domain/Intent"
import { mask } from "./Literals.js"

/** That it is not there is said of it. */
const denied =
  /\s(?:does|do|is|are|should|must|will|has|have)(?: not|n['’]t| no longer)(?: be| been)? (?:appear|show|shown|displayed|visible|listed|there|gone|come up|pop up)$/u
/** Cut in the middle of a denial. */
const halved = /\s(?:does|do|is|are|should|must|will|has|have|can)(?: not|n['’]t)$|\sno longer$/u
const joins =
  /;| and the .*, |, then |\bthen (?:I|the|you|we)\b|, (?:and|but) (?:no|the|it|there|I|its) | (?:runs?|goes|is|are) [^:]{0,60}: | (?:it|they) (?:complains?|says?|reads?|shows?|warns?|asks?|tells?|states?)\b/u
/** Of words in a name that nobody put in quotes. */
const longest = 16

const named = new Set(["name", "expected"])
const spoken = new Set([...named, "values", "value", "text", "said"])

const under = (value: unknown, key: string, keys: ReadonlySet<string>): ReadonlyArray<string> => {
  if (typeof value === "string") return keys.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => under(each, key, keys))
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, each]) => under(each, name, keys))
    : []
}

/** All that an intent takes from the text as it is written. */
export const textsIn = (intent: Intent): ReadonlyArray<string> => under(intent, "", spoken)

/** What stands in quotation marks in the `text` may be as long as it likes. */
export const runsOn = (intents: ReadonlyArray<Intent>, text: string): boolean => {
  const suspected = intents
    .flatMap((intent) => under(intent, "", named))
    .filter(
      (each) => joins.test(each) || halved.test(each) || denied.test(each) || each.split(" ").length > longest
    )
  if (suspected.length === 0) return false
  const quoted = mask(text).literals.map(({ value }) => value)
  return suspected.some((each) => !quoted.some((whole) => whole.includes(each)))
}
