/** What is denied of several things is denied of each: `I should not see Save or Cancel`. As one name of them all it would be absent always. */
import { type Intent, isCheck, type Target } from "@assay/domain/Intent"
import type { Literals } from "../words/Literals.js"
import { readTarget } from "../targets/Targets.js"

const joints = /,? (?:or|nor|and\/or|as well as) | ?\/ ?(?=\p{Lu}\p{L})(?<=\p{L} ?\/ ?)|, /u

/** The parts of `Save, Edit or Cancel`; none of what is one thing. A comma alone parts nothing. */
const partsOf = (words: string): ReadonlyArray<string> => {
  if (!/ (?:or|nor|and\/or|as well as) |\p{Lu}\p{L}+ ?\/ ?\p{Lu}\p{L}/u.test(words)) return []
  const parts = words.split(joints).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part !== "") ? parts : []
}

const none: Literals = []

/** "Save or Cancel button": the kind told last is that of all that have none. "A Save or a dialog" tells each its own. */
const thingsOf = (target: Target): ReadonlyArray<Target> | undefined => {
  const parts = target.quoted || target.pronoun === true ? [] : partsOf(target.words)
  if (parts.length === 0) return undefined
  const read = parts.map((part) => readTarget(part, none))
  const last = /^(?:an?|the|my|any) /iu.test(parts.at(-1) ?? "") ? undefined : read.at(-1)
  const { name: _name, ordinal: _ordinal, words: _words, wholes: _wholes, role: _role, ...rest } = target
  return read.map((each, at): Target => {
    const part = parts[at] ?? ""
    const { name = part, role = last?.role, words = part } = each ?? {}
    return { ...rest, name, words, ...(role === undefined ? {} : { role }) }
  })
}

/** Whether it stands in quotation marks, as one text then. */
const isQuoted = (text: string, expected: string): boolean =>
  ['"', "'", "`", "“", "‘", "«", "*", "”", "’"].some((mark) => text.includes(`${mark}${expected}`))

const isAbsent = (intent: Intent): boolean =>
  (intent._tag === "CheckShown" && intent.negated !== (intent.target.quantifier === "none")) ||
  (intent._tag === "CheckCount" && intent.count === 0 && /^(?:equal|at_most)$/u.test(intent.comparison))

const each = (text: string, intent: Intent): ReadonlyArray<Intent> => {
  if (intent._tag === "CheckShown" || intent._tag === "CheckCount")
    return (
      (isAbsent(intent) ? thingsOf(intent.target) : undefined)?.map((target) => ({ ...intent, target })) ?? [
        intent
      ]
    )
  if (intent._tag === "CheckText" || intent._tag === "CheckValue") {
    const parts = intent.negated && !isQuoted(text, intent.expected) ? partsOf(intent.expected) : []
    return parts.length === 0 ? [intent] : parts.map((expected) => ({ ...intent, expected }))
  }
  if (intent._tag === "WaitUntil")
    return each(text, intent.check).flatMap((check) => (isCheck(check) ? [{ ...intent, check }] : []))
  return [intent]
}

/** The same, of each by itself. `text` is the step as it was written. */
export const deniedOfEach = (text: string, intents: ReadonlyArray<Intent>): ReadonlyArray<Intent> =>
  intents.flatMap((intent) => each(text, intent))
