/** "The visit starts at 15:30" of what runs from 14:30 to 15:30: at which end of a range the value stands. */
import { RegExp as Pattern } from "effect"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import { brief, plain } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

const clock = /^\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?$/iu
const starts = "starts?|started|begins?|began|opens?|departs?|departed|leaves?|left|commences?|kicks? off"
const ends =
  "ends?|ended|finishes|finished|closes?|closed|arrives?|arrived|stops?|lands?|lasts? until|is over"

/** Which end of a range the step speaks of: what "is at 9:00" begins then. */
const endTold = (step: string, expected: string): "first" | "last" | undefined => {
  const value = `(?:at|on|from|until|by)?(?: the)? ?["“]?${Pattern.escape(expected)}`
  const told = (verbs: string): boolean => new RegExp(`\\b(?:${verbs}) ${value}(?![\\d:])`, "iu").test(step)
  if (told(ends) || told("until|till")) return "last"
  const isAt = clock.test(expected) && new RegExp(`\\bat ["“]?${Pattern.escape(expected)}`, "iu").test(step)
  return told(starts) || isAt ? "first" : undefined
}

/** At which ends of ranges it stands in a text; nothing where it stands there by itself. */
const endsIn = (text: string, expected: string): ReadonlyArray<"first" | "last"> => {
  const value = Pattern.escape(plain(expected))
  const ranges = new RegExp(
    `(?<=[\\d\\p{L}]\\.? ?(?:[-–—−→]|to|until|till) ?)${value}(?![\\d:])|(?<![\\d:])${value}(?= ?(?:[-–—−→]|to\\b|until\\b|till\\b) ?\\p{L}{0,3} ?\\d)`,
    "giu"
  )
  const alone = new RegExp(`(?<![\\d:])${value}(?![\\d:])`, "giu")
  const found = [...text.matchAll(ranges)].map(({ 0: { length }, index }) =>
    /^ ?(?:[-–—−→]|to\b|until\b|till\b)/u.test(text.slice(index + length)) ? "first" : "last"
  )
  return [...text.matchAll(alone)].length > found.length ? [] : found
}

/** The value stands there only at the other end of a range than the one that is told. */
export const isOtherEnd = (step: string, expected: string, texts: ReadonlyArray<string>): boolean => {
  const told = endTold(step, expected)
  const found = told === undefined ? [] : texts.map(plain).filter((text) => text.includes(plain(expected)))
  const all = found.map((text) => endsIn(text, expected))
  return all.length > 0 && all.every((each) => each.length > 0 && told !== undefined && !each.includes(told))
}

export const byRangeEnd = ({ check, seen }: Held, { step, view }: Case): Fell | undefined => {
  const record = recordOf(view, seen) ?? seen
  const texts = phrasesOf(view, record).map(({ text }) => text)
  return isOtherEnd(step ?? "", check.expected, texts)
    ? Fell.of(
        "target_ambiguous",
        `“${check.expected}” is the other end of what reads “${brief(readableTextOf(view, record), 80)}”.`
      )
    : undefined
}
