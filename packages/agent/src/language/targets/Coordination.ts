/** Several things in one phrase: `"A", "B" and "C"`, `the name and email fields`. */
import type { Target } from "@assay/domain/Intent"
import { partsOf } from "../words/Enumerations.js"
import { isLiteral, LITERAL, type Literals } from "../words/Literals.js"
import { roleOf } from "../words/Words.js"
import { readTarget, stripArticles } from "./Targets.js"
import { splitRole } from "../words/NounHeads.js"

const listed = new RegExp(
  `^(?:${LITERAL}|(?:the |an? )?[^,]{1,80})(?:, (?:and |or )?(?:${LITERAL}|[^,]{1,80}))*,? (?:and|or) (?:${LITERAL}|[^,]{1,80})$`,
  "i"
)

/** Several things in one phrase: `"A", "B" and "C"`, `the name and the email field`; one where the phrase is a name. */
export const readTargets = (phrase: string, literals: Literals): ReadonlyArray<Target> | undefined => {
  const text = phrase.trim()
  const parts = coordinated(text)
  if (parts === undefined) {
    const one = readTarget(text, literals)
    return one === undefined ? undefined : [one]
  }
  const targets = parts.map((part) => readTarget(part, literals))
  return targets.every((target) => target !== undefined) ? targets : undefined
}

/** `the cell in the row Ada and the column Price`: the two places narrow one thing. */
const lopsided = / (?:in|on|inside|within|of) (?:the )?(?:row|column) .* and (?:the )?(?:row|column) /i

/** `seat B4 and seat C4`, `seats A3, A4 and A5`. */
const repeated = (text: string): ReadonlyArray<string> | undefined => {
  const codes = /^(\w+)s ([A-Z]?\d+(?:, [A-Z]?\d+)*,? and [A-Z]?\d+)$/.exec(text)
  if (codes?.[1] !== undefined && codes[2] !== undefined)
    return partsOf(codes[2]).map((code) => `${codes[1]} ${code}`)
  const parts = partsOf(text)
  const noun = /^(\w+) [A-Z]?\d+$/.exec(parts[0] ?? "")?.[1]
  if (
    noun !== undefined &&
    parts.length > 1 &&
    parts.every((part) => new RegExp(`^${noun} [A-Z]?\\d+$`).test(part))
  )
    return parts
  return parts.length > 1 &&
    (parts.every((part) => /^(?:[A-Z]\w*)(?: [A-Z\d]\w*)+$/.test(part)) ||
      parts.every((part) => /^(?=\S*[A-Za-z])(?=\S*\d)[\w-]+$/.test(part)))
    ? parts
    : undefined
}

const plurals =
  /^(.+) (fields|inputs|buttons|links|checkboxes|tabs|options|columns|rows|icons|menus|switches|toggles|sections|headings|images)$/

/** `the name and email fields`: each has the kind that is told once. */
const sharing = (text: string): ReadonlyArray<string> | undefined => {
  const [, names = "", kinds = ""] = plurals.exec(text) ?? []
  const parts = partsOf(stripArticles(names))
  const short = parts.every(
    (part) => /^[\w-]+(?: [\w-]+)?$/.test(part) && roleOf(part.split(" ").at(-1) ?? "") === undefined
  )
  const kind = kinds.replace(/(?<=box|switch)es$|s$/, "")
  return parts.length > 1 && short ? parts.map((part) => `${part} ${kind}`) : undefined
}

/** The parts of a coordination that is surely one: all literals, or each with an article or a role of its own. */
const coordinated = (text: string): ReadonlyArray<string> | undefined => {
  const again = repeated(text) ?? sharing(text)
  if (again !== undefined) return again
  if (!/ (?:and|or|&) /.test(text) || !listed.test(text) || lopsided.test(text)) return undefined
  const parts = text.replace(/^both (?=.* and )/i, "").split(/,? and |, (?:and )?/)
  if (parts.length < 2) return undefined
  if (parts.every(isLiteral)) return parts
  const opening = new RegExp(`^((?:the )?[\\w-]+(?: [\\w-]+)? )${LITERAL}$`).exec(parts[0] ?? "")?.[1]
  if (opening !== undefined && parts.slice(1).every(isLiteral))
    return parts.map((part, n) => (n === 0 ? part : opening + part))
  const shared = new RegExp(`^${LITERAL}( (?:[\\w-]+ ){0,3}[\\w-]+)$`).exec(parts.at(-1) ?? "")?.[1]
  const before = parts.slice(0, -1)
  if (shared !== undefined && before.every((part) => new RegExp(`^(?:the )?${LITERAL}$`, "i").test(part)))
    return [...before.map((part) => part + shared), parts.at(-1) ?? ""]
  if (parts.every((part) => /^(?:the|an?|my|his|her|no|any|all) /i.test(part))) return parts
  const withRole = (part: string) => splitRole(stripArticles(part)).role !== undefined
  return parts.length > 2 || parts.every((part) => withRole(part) && part.includes(" ")) ? parts : undefined
}
