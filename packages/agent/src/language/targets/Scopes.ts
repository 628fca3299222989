/** Where a noun phrase ends and the words begin that say where it is: `Delete | in | the row of Ada`. */
import type { Relation } from "@assay/domain/Intent"
import { LITERAL } from "../words/Literals.js"
import { roleOf } from "../words/Words.js"

export interface Split {
  readonly head: string
  readonly scope: string
  readonly relation: Relation
  /** `under` is below something, or in a menu or section. */
  readonly under: boolean
  /** The preposition is part of the name: `Terms of Service`. */
  readonly whole: boolean
}

const relations: ReadonlyArray<readonly [string, Relation]> = [
  ["(?:to |on )?the left of", "left_of"],
  ["left of", "left_of"],
  ["(?:to |on )?the right of", "right_of"],
  ["right of", "right_of"],
  ["(?:right )?next to", "near"],
  ["beside|near|close to|beneath the name of", "near"],
  ["underneath|beneath|below|under", "below"],
  ["above", "above"],
  ["inside of|inside|within|into|in|on top of|on", "in"],
  ["from|at|belonging to|of|for|by(?= [A-Z\uE000-\uF8FF])", "near"],
  ["after", "after"],
  ["before", "before"]
]

const words = relations.map(([form]) => form).join("|")
const preposition = new RegExp(` (${words}) (?=\\S)`, "gi")
/** The relation that a preposition means. */
export const relationOf = (word: string): Relation =>
  relations.find(([form]) => new RegExp(`^(?:${form})$`, "i").test(word))?.[1] ?? "in"

const particleVerb =
  /(?:^|\s)(?:sign|log|check|opt|plug|zoom|fill|join|logged|signed|tune|turn|switch|drop)$/i
/** "The switch in the row of ▯", and not "the Switch on button". */
const aSwitch = /^(?:the|an?|its|my|this|that|each|every|any|no) (?:.+ )?switch$/i
const leaf =
  /^(?:button|link|icon|tab|field|checkbox|radio|menuitem|option|heading|image|switch|item|message)$/
const pressed = /^(?:button|link|icon|tab|checkbox|radio|menuitem|option)$/
const opensThing = new RegExp(
  `^(?:the|an?|my|your|his|her|their|our|its|this|that|each|every|any|all|row|column) |^${LITERAL}|^(?:it|them|there)$|^[a-z]+-\\d`,
  "i"
)
const place =
  /^(?:in|on|inside|inside of|within|into|on top of|under|underneath|beneath|below|above|beside|near|close to)$|next to$|left of$|right of$/i

const lastRole = (text: string) => {
  const tokens = text.trim().split(" ")
  return roleOf(tokens.slice(-2).join(" ")) ?? roleOf(tokens.at(-1) ?? "")
}

const bareRole = (text: string) =>
  roleOf(text.replace(/^(?:the|an?|my|any|all|each|every|this|that) /i, "")) !== undefined

/** `link for Cancel`, `row of Ada`, `list of images`: what follows is the name. */
const namesIt = (head: string, word: string) => bareRole(head) && /^(?:of|for)$/i.test(word)

const isName = (head: string, word: string, after: string): boolean => {
  const literalBefore = new RegExp(LITERAL).test(head)
  const roleBefore = lastRole(head) !== undefined
  // The switch of a name is a thing.
  const isThing = literalBefore ? / switch$/i.test(head) : aSwitch.test(head) && opensThing.test(after)
  if (!isThing && particleVerb.test(head) && /^(?:in|on|out|up)$/i.test(word)) return true
  if (literalBefore || roleBefore || opensThing.test(after)) return false
  const ends = lastRole(after)
  if (ends !== undefined && (place.test(word) ? pressed : leaf).test(ends)) return true
  if (place.test(word)) return false
  if (
    /^of$/i.test(word) &&
    /(?:^|\s)(?:status|price|total|amount|quantity|value|name|title|number|count|type|date|state)$/i.test(
      head
    )
  )
    return false
  const capitals = /^[A-Z]/.test(after) && /^(?:the )?[A-Z]/.test(head)
  // An address is that of somebody: "the invitation of ada@example.org".
  return capitals || (/^[a-z]/.test(after) && !/^\S+@\S+\.\w/.test(after))
}

/** Things that are about something. */
const written =
  "question|thread|post|article|story|topic|discussion|conversation|note|message|mail|e-?mail|video|issue|ticket|report|review"
const about = "(?:about|regarding|concerning)"

/** "Question about lowering the pH": what it is about. */
export const aboutIt = new RegExp(`^(?:${written}) ${about} (.+)$`, "iu")

/** "The question about roses in a bed" asks about all of that; "in the list" is where it stands. */
const aboutThing = new RegExp(`^(?:the |that |this )?(?:${written}|one) ${about} `, "iu")
const listing = /^(?:the|this|my) (?:list|table|page|grid|results|inbox)$/iu

export const splitScope = (text: string): Split | undefined => {
  for (const found of text.matchAll(preposition)) {
    const word = found[1] ?? ""
    const head = text.slice(0, found.index).trim()
    const scope = text.slice(found.index + found[0].length)
    // "3 of 8" is one thing.
    if (/^of$/i.test(word) && /\d$/.test(head) && /^\d/.test(scope)) continue
    // "The On scene column": an article has nothing of its own that could stand anywhere.
    if (head === "" || /^(?:the|an?|my|its|your)$/i.test(head)) continue
    if (/ (?:text|label|name|title|words):/i.test(head)) continue
    if (aboutThing.test(text) && !listing.test(scope)) continue
    if (namesIt(head, word)) return nameWithScope(text, head, word, scope)
    if (isName(head, word, scope)) continue
    return { head, scope, relation: relationOf(word), under: /^under$/i.test(word), whole: false }
  }
  return undefined
}

/** The name after `link for` may itself be followed by a place: `link for Cancel in the footer`. */
const nameWithScope = (text: string, head: string, word: string, rest: string): Split => {
  const inner =
    new RegExp(LITERAL).test(rest.slice(0, 5)) || / (?:in|on|inside|within) the /i.test(rest)
      ? splitScope(rest)
      : undefined
  if (inner === undefined || inner.whole)
    return { head: text, scope: "", relation: "in", under: false, whole: true }
  return { ...inner, head: `${head} ${word} ${inner.head}` }
}
