/** What a thing says: its text, its value, its placeholder. */
import type { Intents } from "../sentences/Clause.js"
import type { Intent, RoleWord, Target, TextMatch } from "@assay/domain/Intent"
import { LITERAL, onlyLiteral } from "../words/Literals.js"
import { type Fact, located, oneTarget, samePage, subjects } from "../targets/Places.js"
import { state } from "./Presence.js"
import { checkText, isBare } from "./TextChecks.js"
import { readValue } from "../words/Values.js"
import { isLook, isRate, isVague } from "../words/Words.js"

const dataNoun =
  /\b(?:status|state|type|name|price|total|value|count|label|text|message|role|level|size|language|currency|balance|amount|date|time|country|city|number|quantity|score|rating|heading|title|badge|category|priority|plan|mode|address|email|subtotal|fee|tax|cost|version|owner|author)s?(?: \S)?(?:$| (?:of|for|in|on)\b)/i

/** What is said of these in small letters is how they look: `the text is cut off`, `no label is truncated`. */
const written = /\b(?:text|label|message|name|title|heading)s?$/i

/** A value that a predicate gives bare: a number, a price, a word with a capital, or any word of a noun that has values. */
const bareFact = (text: string, { clause, negated, subject }: Fact): string | undefined => {
  if (
    /\b(?:same|than|and|or)\b|\d\s?%? (?:less|more|higher|lower|fewer|cheaper)$|^(?:about|around|approximately|roughly|nearly|almost|between|up to|under|over|some)\b/.test(
      text
    )
  )
    return undefined
  // "The green message is shown", and "the tax is 10% of the subtotal": no words that stand there.
  if (
    /^(?:shown|displayed|visible|listed|present|rendered|seen)$|^\d[\d.,]*\s?%? of (?:the|its|their|all) /i.test(
      text
    )
  )
    return undefined
  // "Listed with a size of 210 KB" tells something of the thing, and is not what it says.
  if (
    /^(?:[a-z]+ed|shown|given|hidden) (?:with|without|in|on|by|to|from|for|of|at|as|into|under) /.test(text)
  )
    return undefined
  const value = isRate(text)
    ? undefined
    : /^\d{1,6} [a-z]+$/.test(text)
      ? text
      : readValue(text, clause.literals)
  if (value === undefined || value.trim() === "" || isVague(text) || isLook(text)) return undefined
  if (onlyLiteral(text, clause.literals) !== undefined || /\d|\S@\S+\.\S|^\{\{today/.test(value)) return value
  if (value.split(" ").length > 5) return undefined
  // "No city is missing" says that all are there.
  if (negated && /^any /i.test(subject) && /^(?:missing|hidden|absent|gone|removed|deleted)$/.test(value))
    return undefined
  if (negated && written.test(subject) && !/^[A-Z]/.test(value)) return undefined
  // "The first message is starred": how it stands, and not what it says.
  if (/\bmessage$/i.test(subject) && /^[a-z]+ed$/.test(value)) return undefined
  return /^[A-Z]|^[#@][a-z]|^[a-z\d]+(?:-[a-z\d]+)+$/.test(value) ||
    (dataNoun.test(subject) && /^[a-z-]+(?: [a-z-]+)?$/.test(value))
    ? value
    : undefined
}

const matches: ReadonlyArray<readonly [RegExp, TextMatch]> = [
  [/^(?:be|show|contain|have|read) exactly /i, "equals"],
  [
    /^(?:equal|read|be equal to|be exactly|match exactly|match)(?: the)?(?: (?:text|value|words|label|message|string))? /i,
    "equals"
  ],
  [
    /^be(?: (?:(?:re)?set(?: back)? to|(?:updated|changed|switched|increased|raised|decreased|reduced|lowered|renamed)(?: back)? to|filled with|filled in with|pre-filled with|prefilled with|labell?ed as|labell?ed|called|named|titled))?(?: the)?(?: (?:text|value|words?|label|message|string|phrase|caption|following text|content))?(?: of| as| to be)?:? /i,
    "is"
  ],
  [/^start with(?: the)?(?: (?:text|value|words|letters|string))? /i, "starts_with"],
  [/^end with(?: the)?(?: (?:text|value|words|letters|string))? /i, "ends_with"],
  [
    /^(?:contain|include|show|have|say|display)(?: the)?(?: (?:exact )?(?:text|value|words?|label|message|string|phrase|caption|following text|content))?(?: of| as| to be)?:? /i,
    "contains"
  ]
]

/** What it does not say stands nowhere in what it says: "Error: not saved" says "Error". */
const says = /^read (?!exactly )/i

const holders = new Set<RoleWord | undefined>(["section", "form", "dialog", "table", "list", "page"])
const writings =
  /^(?:documents?|articles?|stor(?:y|ies)|letters?|reports?|polic(?:y|ies)|descriptions?|e?mails?|reviews?|bio|comments?|posts?|instructions?|terms|contracts?)$/iu

/** Of what holds many words, those that are told are some. */
const saysMuch = ({ name, role }: Target): boolean =>
  holders.has(role) || (role === undefined && writings.test(name))

const fieldLike = (target: Target, text: string) =>
  target.role === "field" || target.role === "list" || /\bvalue\b|filled with|\bset to/i.test(text)

/** `be "Paid"`, `contain "Ada" in row 2`, `start with "Re:"`. */
export const value = (text: string, fact: Fact): Intents => {
  for (const [pattern, match] of matches) {
    if (!pattern.test(text)) continue
    const subject = fact.subject
      .replace(/^(?:the )?(?:value|text|content|contents) (?:of|in|for) /i, "")
      .replace(/['’]s (?:text|message|content|contents)$/i, "")
      .replace(
        /(?<=(?:button|link|field|tab|heading|message|option|input|dropdown|cell)) (?:text|label|value|content)$/i,
        ""
      )
    const [rest, place] = scoped(text.replace(pattern, ""))
    if (onlyLiteral(rest, fact.clause.literals)?.value === "" && match !== "starts_with")
      return state(samePage(place) ? "be empty" : `be empty in ${place}`, { ...fact, subject })
    const expected = bareFact(rest, { ...fact, subject })
    if (expected === undefined) continue
    const page = samePage(subject.replace(/^the /i, "")) && place === ""
    if (page && (says.test(text) || match === "contains" || match === "is"))
      return [checkText(expected, fact.negated)]
    const targets = said(subject, place, fact)
    if (targets === undefined) continue
    const bare = isBare(rest, expected, fact.clause.literals)
    const ofField = /^(?:the )?(?:value) (?:of|in|for) /i.test(fact.subject)
    return targets.map((target): Intent =>
      ofField || fieldLike(target, text)
        ? {
            _tag: "CheckValue",
            target,
            expected,
            match:
              match === "is" || (match === "contains" && !/^contain|^include/i.test(text)) ? "equals" : match,
            negated: fact.negated,
            ...(bare ? { bare } : {})
          }
        : checkText(
            expected,
            fact.negated,
            target,
            says.test(text) && (fact.negated || saysMuch(target)) ? "contains" : match,
            bare
          )
    )
  }
  return undefined
}

/** The subject, or the place in it that the predicate names: `the table contains "Ada" in row 2`. */
const said = (subject: string, place: string, fact: Fact): ReadonlyArray<Target> | undefined => {
  const targets = subjects({ ...fact, subject }, "", "")
  const [thing] = targets ?? []
  if (samePage(place) || targets === undefined) return targets
  const where = oneTarget(place, fact.clause)
  if (where === undefined || thing === undefined || targets.length !== 1) return undefined
  const roles = [thing.role, where.role]
  if (roles.includes("row") && roles.includes("column"))
    return [
      {
        words: "cell",
        name: "",
        quoted: false,
        role: "cell",
        scopes: [
          { relation: "in", target: where },
          { relation: "in", target: thing }
        ]
      }
    ]
  return /^(?:row|cell|column|item)$/.test(where.role ?? "")
    ? [located(where, "in", thing)]
    : [located(thing, "in", where)]
}

const scoped = (text: string): readonly [string, string] => {
  const found = new RegExp(`^(${LITERAL}) (?:in|on|inside|within|for) (.+)$`, "i").exec(text)
  return found?.[1] === undefined || found[2] === undefined ? [text, ""] : [found[1], found[2]]
}

/** `show the placeholder you@example.org`, `Search products`: bare, and no word for a placeholder of some kind. */
const bareHint = /^(?:have|show)(?: the| a)? (placeholder)(?: text)?:? (\p{Lu}\S*(?: \S+){0,4}|\S*[@./]\S+)$/u

/** What people see of an attribute: the placeholder, the link, the tooltip. */
export const attribute = (text: string, fact: Fact): Intents => {
  const placeholder =
    new RegExp(
      `^(?:have|show)(?: the| a)? (placeholder|tooltip|alt)(?: text)?(?: of)? (${LITERAL})$`,
      "i"
    ).exec(text) ?? bareHint.exec(text)
  const of = /^(?:the )?(placeholder|tooltip|alt)(?: text)? (?:of|for|in) (.+)$/i.exec(fact.subject)
  const link = /^(?:point to|have href|have the href|have the link) (.+)$/i.exec(text)
  // "The Terms link goes to https://example.org/terms": no words that stand on it.
  const led = /\blink$/i.test(fact.subject) ? /^be (.+)$/i.exec(text)?.[1] : undefined
  const address = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/.test(
    readValue(led ?? "", fact.clause.literals) ?? ""
  )
    ? led
    : undefined
  const kind = (placeholder?.[1] ?? of?.[1])?.toLowerCase()
  const said =
    placeholder?.[2] ??
    link?.[1] ??
    address ??
    (of === null ? undefined : /^(?:be|read|equal|contain|say) (.+)$/i.exec(text)?.[1])
  const expected = readValue(said ?? "", fact.clause.literals)
  const target = oneTarget(of?.[2] ?? fact.subject, fact.clause)
  if (said === undefined || expected === undefined || target === undefined) return undefined
  const name =
    link !== null || address !== undefined
      ? "link"
      : kind === "tooltip"
        ? "tooltip"
        : kind === "alt"
          ? "alt"
          : "placeholder"
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
