/** What a check expects to the letter, as a page may write it: with a full stop, with the quotation marks that the step has in it, beside a small picture. */
import { RegExp as Pattern } from "effect"
import { plain, soft } from "../../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import type { Case } from "../Ruling.js"

const toTheLetter = /\b(?:exact|equal|identical|precise|literal)/iu

/** "A message says Saved" of what reads "Saved.": nobody tells the full stop. */
const withFullStop = (check: TextCheck): ReadonlyArray<TextCheck> =>
  /[\p{L}\p{N}]$/u.test(check.expected) ? [{ ...check, expected: `${check.expected}.` }] : []

/** `2 jobs for “engineer” in Berlin`: the marks are part of what it says. */
const withQuotes = (check: TextCheck, step: string): ReadonlyArray<TextCheck> => {
  const words = plain(check.expected).split(" ")
  const said = words.map((word) => Pattern.escape(word)).join('"? "?')
  const [found = ""] =
    new RegExp(`(?<![\\p{L}\\p{N}"])${said}(?![\\p{L}\\p{N}"])`, "u").exec(plain(step)) ?? []
  return found.includes('"') ? [{ ...check, expected: found }] : []
}

/** A sign that says the contrary is no picture of it: "✗ Sent". */
const picture = `(?![✕✖✗✘❌❎⛔⛒🚫⊘])\\p{So}`

/** "The button says Saved" of one that reads "★ Saved". */
const withPicture = (check: TextCheck): TextCheck => {
  const words = plain(check.expected)
    .split(" ")
    .map((word) => Pattern.escape(word))
  const beside = `(?:${picture}|[\\p{M}\\s${soft}])*`
  return { ...check, expected: `^${beside}${words.join(`[ ${soft}]+`)}${beside}$`, match: "matches" }
}

/** The same in other letters; none where it is to be so exactly. */
export const asWritten = (check: TextCheck, { step = "" }: Case): ReadonlyArray<TextCheck> =>
  check.match !== "equals" || toTheLetter.test(step)
    ? []
    : [
        ...withFullStop(check),
        ...withQuotes(check, step),
        ...(!check.negated && /^[\p{L}\p{N}]/u.test(check.expected) ? [withPicture(check)] : [])
      ]
