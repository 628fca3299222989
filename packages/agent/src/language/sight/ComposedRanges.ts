/** `set the date range from ▯ to ▯`: the field for the first day, and the one for the last. In words that the forms know. */
import { LITERAL, plain } from "../words/Literals.js"
import { type Field, fieldsOf, isDay, putInto, theOnly } from "./SightedFields.js"
import { stems } from "../../screen/Wording.js"
import type { Way } from "./SightedWords.js"
import { set } from "../words/Tokens.js"

const setting = set(
  "set select choose pick enter change adjust filter limit narrow show use give specify put"
)

const day = `(${LITERAL}|\\d[\\d./-]{5,9}|(?:\\d{1,2}(?:st|nd|rd|th)? )?\\p{L}{3,9} \\d{1,2}(?:, \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9}(?: \\d{4})?)`

const range = new RegExp(
  `^\\p{L}+ (?:by |to |on )?(?:the |a )?(?:(?<what>\\p{L}+(?: \\p{L}+)?) )??(?:range|period|interval|dates)(?: (?:filter|picker|fields?))?(?: (?:as|to))?:? (?:from |between )?${day} ?(?:to|until|till|through|and|-|–|—) ?${day}(?: in the (?:date )?(?:range|dates)(?: (?:filter|picker|fields?))?)?$`,
  "iu"
)

const begins =
  /\b(?:from|start(?:s|ing)?|begin(?:s|ning)?|after|since|earliest|check-? ?in|departure|first)\b/iu
const ends = /\b(?:to|until|till|end(?:s|ing)?|before|through|latest|check-? ?out|return|last)\b/iu

const is =
  (pattern: RegExp) =>
  (field: Field): boolean =>
    field.names.some((name) => pattern.test(name))

export const ranged: Way = ({ literals, sight, text, verb }) => {
  const found = setting.has(verb) ? range.exec(text) : null
  const [first, last] = found?.slice(-2).map((each) => each.trim()) ?? []
  if (found === null || first === undefined || last === undefined) return undefined
  if (![first, last].every((each) => isDay(plain(each, literals)))) return undefined
  const said = stems(found.groups?.["what"] ?? "").filter((word) => word !== "date")
  const days = fieldsOf(sight).filter(({ names, thing }) => thing.takes === "date" && has(names, said))
  const start = theOnly(days.filter(is(begins)))
  const end = theOnly(days.filter(is(ends)))
  if (start === undefined || end === undefined || start === end) return undefined
  const parts = [putInto(start, first, literals, sight), putInto(end, last, literals, sight)]
  return parts.every((part) => part !== undefined) ? parts.join("; ") : undefined
}

const has = (names: ReadonlyArray<string>, words: ReadonlyArray<string>): boolean => {
  const all = names.flatMap(stems)
  return words.every((word) => all.includes(word))
}
