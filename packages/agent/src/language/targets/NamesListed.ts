/** Several things that one deed is done to, each by its name: `Buy milk and Write report`, `two tasks: ▯ and ▯`. Masked. */
import { partsOf } from "../words/Enumerations.js"
import { isLiteral } from "../words/Literals.js"
import { spoken } from "../sentences/Speakers.js"
import { isApplicationVerb, verbOf } from "../words/Verbs.js"
import { COUNT, countOf, roleOf } from "../words/Words.js"

/** `the tasks Ann and Ben`, `two new tasks: ▯ and ▯`. */
const plural = new RegExp(
  `^(?:the (?=\\p{Ll}))?(?:(${COUNT}|following) )?((?:\\p{Ll}+ ){0,2})(\\p{Ll}{2,}s)(:)? (?=[\\p{Lu}\\uE000-\\uF8FF])`,
  "u"
)
const capital = /^\p{Lu}[^,;:()]*$/u
/** As the names of tasks and notes are written: "Water plants". Of such a name a capital in the middle is no part. */
const sentence = /^\p{Lu}[\p{L}'’-]*(?: (?:\p{Ll}[\p{L}'’-]*|\d+))+$/u

const isName = (part: string): boolean => isLiteral(part) || capital.test(part)

/** A word for a kind of control belongs to all of them, or to the last. */
const endsInKind = (part: string): boolean => {
  const last = part.split(" ").at(-1) ?? ""
  return roleOf(last) !== undefined && /^\p{Ll}/u.test(last)
}

/** What is done to each of them, in the singular: `task ▯`. */
const singular = (kinds: string): string =>
  kinds.replace(/(?<=[^aeiou])ies$/u, "y").replace(/(?<=s|x|ch|sh)es$|s$/u, "")

/** Each of the names; nothing where it may be one name, or where more or fewer are named than it says. */
export const namesListed = (text: string): ReadonlyArray<string> | undefined => {
  const [lead = "", count, before = "", kinds = ""] = plural.exec(text) ?? []
  const parts = partsOf(text.slice(lead.length))
  if (parts.length < 2 || !parts.every(isName) || parts.some(endsInKind)) return undefined
  if (lead !== "") {
    if (count !== undefined && count !== "following" && countOf(count) !== parts.length) return undefined
    return parts.map((part) => `${before}${singular(kinds)} ${part}`)
  }
  const told = parts.slice(0, -1).every((part) => isLiteral(part) || sentence.test(part))
  return told ? parts : undefined
}

/** What a test does with every page: with a capital it is a clause that begins as a sentence does. */
const ofTests =
  /^(?:check|verify|ensure|confirm|expect|make|see|wait|click|press|tap|hit|go|open|navigate|return|reload|refresh|scroll|select|choose|pick|enter|type|fill|log|sign|save|submit|cancel|close|continue)s?\b/iu

/** `complete Buy milk` … `Write report`: what comes behind the joint is one more name, though it begins with a verb. */
export const isNextName = (before: string, joint: string, after: string): boolean => {
  if (!/^(?:,| and|, and) $/u.test(joint) || !/^\p{Lu}/u.test(after) || ofTests.test(after)) return false
  const [, verb = "", object = ""] = /^([\p{L}-]+) (.+)$/u.exec(spoken(before).rest) ?? []
  if (!isApplicationVerb(verbOf(verb)?.base ?? "")) return false
  const next = partsOf(after.replace(/ (?:in)?to (?:the|my) .*$/u, ""))[0] ?? ""
  const [lead = ""] = plural.exec(object) ?? []
  const names = partsOf(object.slice(lead.length))
  return lead === ""
    ? sentence.test(next) && names.every((name) => sentence.test(name) || isLiteral(name))
    : isName(next) && names.every(isName)
}
