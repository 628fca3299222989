/** Statements about a thing on the screen: a subject, and what it is, has, shows or contains. */
import type { Clause } from "./Clause.js"
import { amount, position } from "./Measures.js"
import { readPageFact } from "./Pages.js"
import { LITERAL, onlyLiteral } from "./Literals.js"
import { allWithin, crossed, type Fact, type Intents, located, oneTarget, samePage } from "./Places.js"
import { divisions, predicateOf } from "./Predicates.js"
import { counted as often, inPlace, presence, state } from "./Presence.js"
import { attribute, value } from "./Sayings.js"
import { checkText, readCount, readSeen } from "./Seeing.js"
import { readTargets } from "./Targets.js"
import { verbOf } from "./Verbs.js"
import { isVague } from "./Words.js"

const has = (text: string, fact: Fact): Intents => {
  const found = /^(?:contain|have|show|include|display) (.+)$/i.exec(text)
  const object = found?.[1]
  if (object === undefined || isVague(object)) return undefined
  if (/^focus$/i.test(object)) return state("be focused", fact)
  if (/^(?:(?:any|no) )?(?:text|value|content|contents)$/i.test(object))
    return state("be empty", { ...fact, negated: fact.negated === /^no /i.test(object) })
  const seen = readSeen(object, fact.negated, fact.clause)
  const places =
    samePage(fact.subject.replace(/^the /i, "")) || /^it$/i.test(fact.subject)
      ? []
      : readTargets(fact.subject, fact.clause.literals)
  if (places === undefined || places.length > 1) return undefined
  return allWithin(seen, places[0])
}

const container =
  /\b(?:cart|basket|bag|list|table|page|grid|results|menu|dropdown|section|panel|form|dialog|sidebar|board|column|row|group|gallery|feed|inbox|calendar|it)$/i

/** `the cart has 3 items`; what shows its number as a text, such as a badge, is read as a text. */
const holds = (text: string, fact: Fact): Intents => {
  const found = /^(?:(contain|have)|(?:show|display)) (.+)$/i.exec(text)
  const object = found?.[2]
  if (object === undefined || (found?.[1] === undefined && !container.test(fact.subject))) return undefined
  const parts = object.split(/,? and |, /)
  const counted = parts.map((part) => readCount(part, fact.negated, fact.clause))
  if (!counted.every((one) => one !== undefined) || (parts.length > 1 && fact.negated)) return undefined
  const all = parts.map((part) => has(`contain ${part}`, fact))
  return all.every((one) => one !== undefined) ? all.flat() : undefined
}

const readers = [attribute, state, amount, often, presence, position, holds, value, has, inPlace]

/** `be "Ada" with the amount "$4"`: what the same thing must say besides. */
const withDetail = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents => {
  const found = new RegExp(`^(.*${LITERAL}) with (?:the |an? )?((?:[\\w-]+ ){1,3})(${LITERAL})$`, "i").exec(
    predicate
  )
  if (found === null || outer) return undefined
  const said = readPlain(subject, found[1] ?? "", clause, outer)
  const [first] = said ?? []
  if (said?.length !== 1 || first?._tag !== "CheckText" || first.subject === undefined || first.negated)
    return undefined
  const detail = oneTarget(found[2]?.trim() ?? "", clause)
  const expected = onlyLiteral(found[3] ?? "", clause.literals)?.value
  if (detail === undefined || expected === undefined || expected === "") return undefined
  return [first, checkText(expected, false, located(detail, "in", first.subject))]
}

const readFactAt = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents =>
  withDetail(subject, predicate, clause, outer) ?? readPlain(subject, predicate, clause, outer)?.map(crossed)

const readPlain = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents => {
  const said = predicateOf(predicate)
  if (said === undefined || subject.length > 200) return undefined
  const none = /^no (?!more|less|fewer)/i.test(subject)
  const begun = subject.replace(/^(?:All|Any|Each|Every|No|One|Both|My|Its|Their|An?)(?= )/, (word) =>
    word.toLowerCase()
  )
  const fact: Fact = {
    subject: none ? subject.replace(/^no /i, "any ") : begun,
    negated: said.negated !== (outer !== none),
    clause
  }
  const page = none ? undefined : readPageFact(subject, said.text, fact.negated, clause)
  if (page !== undefined) return page
  for (const read of readers) {
    const intents = read(said.text, fact)
    if (intents !== undefined && intents.length > 0) return intents
  }
  return undefined
}

const there =
  /^there (?:(?:should|must|will|shall) )?(?:(not|no longer) )?(?:is|are|be|was|were|exists?|appears?)(?: now| still| also)?(?: (not))?(?: be)? (.+)$/i

/** `search for the lamp to see it` is a deed that was not understood, not a thing that is gone. */
const isCommand = (subject: string) =>
  / to (?:verify|check|see|confirm|ensure|make|find|test) /i.test(subject) ||
  (/^[\w-]+ (?:for|the|an?|to|on|in|into|its|my|with|from|that|it|all|any) /i.test(subject) &&
    verbOf(/^[\w-]+/.exec(subject)?.[0] ?? "")?.form === "base")

/** A statement, with or without `that` before it. `negated` turns it round. */
export const readFact = (sentence: string, clause: Clause, negated = false): Intents => {
  const text = sentence
    .trim()
    .replace(/^(?:that|if|whether|to see (?:if|that|whether)) /i, "")
    .replace(/(?: (?:again|now|too|as well|any ?more|anywhere|at all|either))+$/i, "")
  const exists = there.exec(text.replace(/^(is|are|was|were) there /i, "there $1 "))
  if (exists !== null)
    return readSeen(exists[3] ?? "", ((exists[1] ?? exists[2]) !== undefined) !== negated, clause)
  for (const { subject, predicate } of divisions(text)) {
    if (isCommand(subject)) continue
    const intents = readFactAt(subject, predicate, clause, negated)
    if (intents !== undefined) return intents
  }
  return undefined
}
