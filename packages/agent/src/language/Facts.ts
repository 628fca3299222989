/** Statements about a thing on the screen: a subject, and what it is, has, shows or contains. */
import type { ElementState, Intent, Scope, Target, TextMatch } from "@assay/domain/Intent"
import { type Clause, groupsOf } from "./Clause.js"
import { LITERAL, onlyLiteral, plain } from "./Literals.js"
import { divisions, predicateOf } from "./Predicates.js"
import { readPageFact } from "./Pages.js"
import { orderOf } from "./Finding.js"
import { checkText, compared, comparisonOf, readCount, readSeen } from "./Seeing.js"
import { readTargets } from "./Targets.js"
import { readValue } from "./Values.js"
import { countOf, isLook, isVague, isWholePage, ordinalOf } from "./Words.js"

type Intents = ReadonlyArray<Intent> | undefined

interface Fact {
  readonly subject: string
  readonly negated: boolean
  readonly clause: Clause
}

const states: Readonly<Record<string, readonly [ElementState, boolean]>> = {
  enabled: ["enabled", false], disabled: ["disabled", false], "greyed out": ["disabled", false], "grayed out": ["disabled", false],
  checked: ["checked", false], ticked: ["checked", false], unchecked: ["unchecked", false], unticked: ["unchecked", false],
  on: ["checked", false], off: ["unchecked", false], "turned on": ["checked", false], "turned off": ["unchecked", false],
  "switched on": ["checked", false], "switched off": ["unchecked", false], set: ["checked", false],
  selected: ["selected", false], chosen: ["selected", false], active: ["selected", false], deselected: ["selected", true], unselected: ["selected", true],
  focused: ["focused", false], "in focus": ["focused", false], empty: ["empty", false], blank: ["empty", false],
  expanded: ["expanded", false], collapsed: ["collapsed", false], required: ["required", false], mandatory: ["required", false],
  "read-only": ["read_only", false], readonly: ["read_only", false], "read only": ["read_only", false],
  pressed: ["pressed", false], clickable: ["usable", false], editable: ["usable", false], usable: ["usable", false],
  "marked as required": ["required", false], "marked as invalid": ["invalid", false], optional: ["required", true]
} // prettier-ignore
const stateWords = Object.keys(states).join("|")
const lookedAt = new RegExp(
  `^be (?:shown as |displayed as |marked as |by default )?(${stateWords})(?: by default)?(?: (in|on|inside|within|under|for|from) (.+))?$`,
  "i"
)
const shown =
  /^(?:be (?:visible|displayed|shown|present|there|rendered|listed|available|found|seen|visible|in view|open|opened|presented)|appear|show up)(?: (?:to|for) (?:me|the user|us|you))?(?: (in|on|inside|within|under|below|above|next to|for|at|beside|near|from) (.+))?$/i
const hidden =
  /^(?:be (?:hidden|invisible|absent|gone|missing|removed|deleted|closed|erased|cleared|dismissed)|disappear|vanish)(?: (in|on|inside|within|from|under) (.+))?$/i

const located = (target: Target, relation: string, place: Target | undefined): Target => {
  if (place === undefined) return target
  const { scopes, ...narrow } = place
  const near = /^(?:next to|for|beside|near|at)$/i.test(relation)
  const kind: Scope["relation"] = /^(?:below|above)$/i.test(relation)
    ? relation.toLowerCase() === "above"
      ? "above"
      : "below"
    : near
      ? "near"
      : "in"
  return {
    ...target,
    scopes: [...target.scopes, { relation: kind, target: { ...narrow, scopes: [] } }, ...scopes]
  }
}

const samePage = (text: string) => text === "" || isWholePage(text.replace(/^(?:the|this) /i, ""))

/** Each subject of the fact, with the place that the predicate gives. */
const subjects = (fact: Fact, relation: string, place: string): ReadonlyArray<Target> | undefined => {
  const targets = readTargets(
    fact.subject.replace(/^(?:that|no(?! more| less| fewer)|any) /i, ""),
    fact.clause.literals
  )
  if (samePage(place)) return targets
  const where = readTargets(place, fact.clause.literals)
  if (where === undefined || where.length !== 1) return undefined
  return targets?.map((target) => located(target, relation, where[0]))
}

const none = (fact: Fact) => (/^no (?!more|less|fewer)/i.test(fact.subject) ? !fact.negated : fact.negated)

const state = (text: string, fact: Fact): Intents => {
  const found = lookedAt.exec(text)
  const known = states[found?.[1]?.toLowerCase() ?? ""]
  if (found === null || known === undefined) return undefined
  if (/^active$/i.test(found[1] ?? "") && /\b(?:status|state|mode)\b/i.test(fact.subject)) return undefined
  const targets = subjects(fact, found[2] ?? "", found[3] ?? "")
  return targets?.map((target): Intent => ({
    _tag: "CheckState",
    target,
    state: known[0],
    negated: known[1] !== none(fact)
  }))
}

const presence = (text: string, fact: Fact): Intents => {
  const absent = hidden.exec(text)
  const found = shown.exec(text) ?? absent
  if (found === null || isLook(fact.subject)) return undefined
  const negated = none(fact) !== (absent !== null)
  const counted = readCount(fact.subject, negated, fact.clause)
  if (counted !== undefined)
    return samePage(found[2] ?? "") ? counted : placed(counted, found[1] ?? "", found[2] ?? "", fact.clause)
  const texts = /^(?:the )?(?:text|phrase|words?|string|message|value)? ?(?=[\uE000-\uF8FF])/i.test(
    fact.subject
  )
    ? readSeen(fact.subject + (samePage(found[2] ?? "") ? "" : ` in ${found[2]}`), negated, fact.clause)
    : undefined
  if (texts !== undefined) return texts
  const targets = subjects(fact, found[1] ?? "", found[2] ?? "")
  const sure = negated
    ? targets?.every((target) => target.quoted || target.name.split(" ").length <= 5)
    : true
  return sure === true
    ? targets?.map((target): Intent => ({ _tag: "CheckShown", target, negated }))
    : undefined
}

const placed = (intents: ReadonlyArray<Intent>, relation: string, place: string, clause: Clause): Intents => {
  const where = readTargets(place, clause.literals)
  if (where === undefined || where.length !== 1) return undefined
  return intents.map((intent) =>
    intent._tag === "CheckCount" ? { ...intent, target: located(intent.target, relation, where[0]) } : intent
  )
}

const dataNoun =
  /\b(?:status|state|type|name|price|total|value|count|label|text|message|role|level|size|language|currency|balance|amount|date|time|country|city|number|quantity|score|rating|heading|title|badge|category|priority|plan|mode|address|email|subtotal|fee|tax|cost|version|owner|author)s?(?: \S)?(?:$| (?:of|for|in|on)\b)/i

/** A value that a predicate gives bare: a number, a price, a word with a capital, or any word of a noun that has values. */
const bareFact = (text: string, subject: string, clause: Clause): string | undefined => {
  if (/\b(?:same|than)\b/.test(text)) return undefined
  const value = readValue(text, clause.literals)
  if (value === undefined || value.trim() === "" || isVague(text) || isLook(text)) return undefined
  if (onlyLiteral(text, clause.literals) !== undefined || /\d/.test(value)) return value
  if (value.split(" ").length > 5) return undefined
  return /^[A-Z]/.test(value) || (dataNoun.test(subject) && /^[a-z-]+(?: [a-z-]+)?$/.test(value))
    ? value
    : undefined
}

const matches: ReadonlyArray<readonly [RegExp, TextMatch]> = [
  [/^(?:be|show|contain|have|read) exactly /i, "equals"],
  [
    /^(?:equal|read|be equal to|be exactly|match exactly|match)(?: the)?(?: (?:text|value|words|label|message|string))? /i,
    "equals"
  ],
  [/^start with(?: the)?(?: (?:text|value|words|letters|string))? /i, "starts_with"],
  [/^end with(?: the)?(?: (?:text|value|words|letters|string))? /i, "ends_with"],
  [
    /^(?:contain|include|show|have|be set to|be filled with|be filled in with|be pre-filled with|be prefilled with|be labell?ed as|be labell?ed|be called|be named|be titled|be|say|display)(?: the)?(?: (?:exact )?(?:text|value|words?|label|message|string|phrase|caption|following text|content))?(?: of| as| to be)?:? /i,
    "contains"
  ]
]

const fieldLike = (target: Target, text: string) =>
  target.role === "field" || target.role === "list" || /\bvalue\b|filled with|set to/i.test(text)

const value = (text: string, fact: Fact): Intents => {
  for (const [pattern, match] of matches) {
    if (!pattern.test(text)) continue
    const subject = fact.subject.replace(/^(?:the )?(?:value|text|content|contents) (?:of|in|for) /i, "")
    const [rest, place] = scoped(text.replace(pattern, ""))
    const expected = bareFact(rest, subject, fact.clause)
    if (expected === undefined) continue
    if (samePage(subject.replace(/^the /i, "")) && place === "" && match === "contains")
      return [checkText(expected, fact.negated)]
    const targets = subjects({ ...fact, subject }, "in", place)
    if (targets === undefined) continue
    const ofField = /^(?:the )?(?:value) (?:of|in|for) /i.test(fact.subject)
    return targets.map((target): Intent =>
      ofField || fieldLike(target, text)
        ? {
            _tag: "CheckValue",
            target,
            expected,
            match: match === "contains" && !/^contain|^include/i.test(text) ? "equals" : match,
            negated: fact.negated
          }
        : checkText(expected, fact.negated, target, match)
    )
  }
  return undefined
}

const scoped = (text: string): readonly [string, string] => {
  const found = new RegExp(`^(${LITERAL}) (?:in|on|inside|within|for) (.+)$`, "i").exec(text)
  return found?.[1] === undefined || found[2] === undefined ? [text, ""] : [found[1], found[2]]
}

const has = (text: string, fact: Fact): Intents => {
  const found = /^(?:contain|have|show|include|display) (.+)$/i.exec(text)
  const object = found?.[1]
  if (object === undefined || isVague(object)) return undefined
  if (/^focus$/i.test(object)) return state("be focused", fact)
  if (/^(?:(?:any|no) )?(?:text|value|content|contents)$/i.test(object))
    return fact.negated || /^no /i.test(object)
      ? state("be empty", { ...fact, negated: fact.negated && /^no /i.test(object) })
      : undefined
  const seen = readSeen(object, fact.negated, fact.clause)
  const places =
    samePage(fact.subject.replace(/^the /i, "")) || /^it$/i.test(fact.subject)
      ? []
      : readTargets(fact.subject, fact.clause.literals)
  if (places === undefined || places.length > 1) return undefined
  return seen?.map((intent) => within(intent, places[0]))
}

/** The same intent, looked for inside a place. */
export const within = (intent: Intent, place: Target | undefined, relation = "in"): Intent => {
  if (place === undefined) return intent
  if (intent._tag === "CheckText" && intent.subject === undefined) return { ...intent, subject: place }
  if (intent._tag === "CheckText" && intent.subject !== undefined)
    return { ...intent, subject: located(intent.subject, relation, place) }
  if (intent._tag === "CheckPage") return { ...intent, page: located(intent.page, relation, place) }
  return "target" in intent && intent.target !== undefined
    ? { ...intent, target: located(intent.target, relation, place) }
    : intent
}

const numberForm = /^(?:be|show|have|equal|read|display) (.+)$/i
const countSubject =
  /^(?:the )?(?:(?:total )?(?:number|count|amount) of (.+)|(.+?) (?:count|counter))(?: (?:displayed|shown))?(?: (?:in|on) (?:the )?page)?$/i

const amount = (text: string, fact: Fact): Intents => {
  const { comparison, rest } = comparisonOf(numberForm.exec(text)?.[1] ?? "")
  const found = countSubject.exec(fact.subject)
  const number = onlyLiteral(rest, fact.clause.literals)?.value ?? rest
  const count = countOf(number)
  if (found !== null && count !== undefined) {
    const target = readTargets(found[1] ?? found[2] ?? "", fact.clause.literals)?.[0]
    return target === undefined
      ? undefined
      : [{ _tag: "CheckCount", target, comparison: compared(comparison, fact.negated), count }]
  }
  if (comparison === "equal" || !/^[$€£]?\s?-?\d[\d,]*(?:\.\d+)?\s?(?:[$€£%]|[a-z]{2,7})?$/i.test(number))
    return undefined
  const target = readTargets(fact.subject, fact.clause.literals)
  if (target?.length !== 1 || target[0] === undefined) return undefined
  return [
    {
      _tag: "CheckNumber",
      target: target[0],
      comparison: compared(comparison, fact.negated),
      expected: Number(number.replace(/[^\d.-]/g, ""))
    }
  ]
}

const position = (text: string, fact: Fact): Intents => {
  const sorted = /^be (?:sorted|ordered|listed|arranged|displayed|in)( .+)$/i.exec(text)
  const target = readTargets(fact.subject, fact.clause.literals)?.[0]
  if (sorted?.[1] !== undefined && target !== undefined) {
    const order = orderOf(sorted[1].trim(), groupsOf([""], fact.clause))
    if (
      order !== undefined &&
      (/^be (?:sorted|ordered|arranged)/i.test(text) || order.direction !== undefined)
    )
      return [{ _tag: "CheckOrder", target, ...order, negated: fact.negated }]
  }
  const at =
    /^(?:be|appear|be listed|be shown|be displayed) (?:in |at |on |as )?(?:the )?(?:position |number |row )?(\w+)(?: (?:position|place|row|item|one|entry))?(?: (?:in|on|of) (.+))?$/i.exec(
      text
    )
  const ordinal =
    ordinalOf(at?.[1] ?? "") ?? (/position|number/i.test(text) ? countOf(at?.[1] ?? "") : undefined)
  if (ordinal !== undefined && target !== undefined) {
    const [placedAt] = subjects(fact, "in", at?.[2] ?? "") ?? []
    return placedAt === undefined
      ? undefined
      : [{ _tag: "CheckOrder", target: placedAt, ordinal, negated: fact.negated }]
  }
  const next = /^(?:come|be|appear|be listed|be shown|be displayed) (?:before|above) (.+)$/i.exec(text)
  const other = readTargets(next?.[1] ?? "", fact.clause.literals)?.[0]
  return next === null || other === undefined || target === undefined
    ? undefined
    : [{ _tag: "CheckOrder", target, before: other, negated: fact.negated }]
}

const inPlace = (text: string, fact: Fact): Intents => {
  const found = /^be (?:back |now )?(in|on|inside|within|under|below|above|next to|beside) (.+)$/i.exec(text)
  return found === null ? undefined : presence(`be shown ${found[1]} ${found[2]}`, fact)
}

const attribute = (text: string, fact: Fact): Intents => {
  const placeholder = new RegExp(
    `^(?:have|show)(?: the| a)? (placeholder|tooltip|alt)(?: text)?(?: of)? (${LITERAL})$`,
    "i"
  ).exec(text)
  const of = /^(?:the )?(placeholder|tooltip|alt)(?: text)? (?:of|for|in) (.+)$/i.exec(fact.subject)
  const link = /^(?:point to|have href|have the href|have the link) (.+)$/i.exec(text)
  const kind = (placeholder?.[1] ?? of?.[1])?.toLowerCase()
  const said =
    placeholder?.[2] ??
    link?.[1] ??
    (of === null ? undefined : /^(?:be|read|equal|contain|say) (.+)$/i.exec(text)?.[1])
  const expected = readValue(said ?? "", fact.clause.literals)
  const target = readTargets(of?.[2] ?? fact.subject, fact.clause.literals)?.[0]
  if (said === undefined || expected === undefined || target === undefined) return undefined
  const name =
    link !== null ? "link" : kind === "tooltip" ? "tooltip" : kind === "alt" ? "alt" : "placeholder"
  return [
    {
      _tag: "CheckAttribute",
      target,
      attribute: name,
      expected,
      match: /^contain/i.test(text) ? "contains" : "equals",
      negated: fact.negated
    }
  ]
}

const container =
  /\b(?:cart|basket|bag|list|table|page|grid|results|menu|dropdown|section|panel|form|dialog|sidebar|board|column|row|group|gallery|feed|inbox|calendar|it)$/i

/** `the cart has 3 items`; what shows its number as a text, such as a badge, is read as a text. */
const holds = (text: string, fact: Fact): Intents => {
  const found = /^(?:(contain|have)|(?:show|display)) (.+)$/i.exec(text)
  const object = found?.[2]
  if (object === undefined || (found?.[1] === undefined && !container.test(fact.subject))) return undefined
  const counted = readCount(object, fact.negated, fact.clause)
  if (counted === undefined) return undefined
  return has(text, fact)
}

const readers = [attribute, state, amount, presence, position, holds, value, has, inPlace]

const readFactAt = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents => {
  const said = predicateOf(predicate)
  if (said === undefined || subject.length > 200) return undefined
  const fact: Fact = { subject, negated: said.negated !== outer, clause }
  const page = readPageFact(subject, said.text, fact.negated, clause)
  if (page !== undefined) return page
  for (const read of readers) {
    const intents = read(said.text, fact)
    if (intents !== undefined && intents.length > 0) return intents
  }
  return undefined
}

const there =
  /^there (?:(?:should|must|will|shall) )?(?:(not|no longer) )?(?:is|are|be|was|were|exists?|appears?)(?: now| still| also)?(?: (not))?(?: be)? (.+)$/i

/** A statement, with or without `that` before it. `negated` turns it round. */
export const readFact = (sentence: string, clause: Clause, negated = false): Intents => {
  const text = sentence.trim().replace(/^(?:that|if|whether|to see (?:if|that|whether)) /i, "")
  const exists = there.exec(text.replace(/^(is|are|was|were) there /i, "there $1 "))
  if (exists !== null)
    return readSeen(exists[3] ?? "", ((exists[1] ?? exists[2]) !== undefined) !== negated, clause)
  for (const { subject, predicate } of divisions(text)) {
    const intents = readFactAt(subject, predicate, clause, negated)
    if (intents !== undefined) return intents
  }
  return undefined
}

/** The words of a text as they stand, for an explanation. */
export const quoted = (text: string, clause: Clause) => plain(text, clause.literals)
