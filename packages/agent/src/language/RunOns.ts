/** What was taken for one name or text and is a sentence and more: nothing is called so. */
import type { Intent } from "@assay/domain/Intent"

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

/** `quoted` are the texts that stand in quotation marks: they may be as long as they like. */
export const runsOn = (intents: ReadonlyArray<Intent>, quoted: ReadonlyArray<string>): boolean =>
  intents
    .flatMap((intent) => textsIn(intent, ""))
    .some(
      (text) =>
        (joins.test(text) || denied.test(text) || text.split(" ").length > longest) &&
        !quoted.some((each) => each.includes(text))
    )
