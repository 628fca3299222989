/** The subject of a statement, and the places that narrow it. */
import type { Intent, Scope, Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { relationOf } from "./Scopes.js"
import { readTargets } from "./Coordination.js"
import { isWholePage } from "../words/Words.js"

/** A statement without its predicate. `no row` as a subject is `any row`, negated. */
export interface Fact {
  readonly subject: string
  readonly negated: boolean
  readonly clause: Clause
}

const inside = /^(?:menu|section|tab|form)$/

/** The relation that a preposition means before a thing of some kind: `under the menu` is in it. */
const relation = (word: string, place: Target): Scope["relation"] =>
  /^under$/i.test(word) && inside.test(place.role ?? "") ? "in" : relationOf(word)

/** The target narrowed by a place, after the places that it has already. */
/** "The loan of ▯" is what is called ▯, and a loan: nothing else stands beside it. */
const entity = (place: Target): Target => {
  const [owner, another] = place.scopes
  const kind = place.role === undefined && !place.quoted && /^\p{Ll}[\p{Ll}-]+$/u.test(place.name)
  if (!kind || owner?.relation !== "near" || another !== undefined) return place
  const { target } = owner
  const proper = target.quoted || /^[\p{Lu}\d#]/u.test(target.name)
  return proper &&
    target.role === undefined &&
    target.descriptor === undefined &&
    target.ordinal === undefined
    ? { ...target, descriptor: place.name }
    : place
}

export const located = (target: Target, word: string, found: Target | undefined): Target => {
  if (found === undefined) return target
  const place = entity(found)
  const { scopes, ...narrow } = place
  return {
    ...target,
    scopes: [
      ...target.scopes,
      { relation: relation(word, place), target: { ...narrow, scopes: [] } },
      ...scopes
    ]
  }
}

/** `the page`, `the screen`: no place in particular. */
export const samePage = (text: string) => text === "" || isWholePage(text.replace(/^(?:the|this) /i, ""))

/** The one target of a phrase; nothing when it names several. */
export const oneTarget = (text: string, clause: Clause): Target | undefined => {
  const targets = readTargets(text, clause.literals)
  return targets?.length === 1 ? targets[0] : undefined
}

/** Each subject of the fact, with the place that the predicate gives. */
export const subjects = (fact: Fact, word: string, place: string): ReadonlyArray<Target> | undefined => {
  const targets = readTargets(
    fact.subject.replace(
      /^that (?=(?:the|an?|my|its?|there|all|each|every|both|no) |[A-Z\uE000-\uF8FF])/,
      ""
    ),
    fact.clause.literals
  )
  if (samePage(place)) return targets
  const where = oneTarget(place, fact.clause)
  return where === undefined ? undefined : targets?.map((target) => located(target, word, where))
}

/** A field that only its place tells. */
export const someField: Target = { words: "field", name: "", quoted: false, role: "field", scopes: [] }

/** The same intent, looked for inside a place; undefined when it is about nothing that a place could narrow. */
export const within = (intent: Intent, place: Target | undefined, word = "in"): Intent | undefined => {
  if (place === undefined) return intent
  if (intent._tag === "CheckText")
    return { ...intent, subject: intent.subject === undefined ? place : located(intent.subject, word, place) }
  if (intent._tag === "CheckPage") return { ...intent, page: located(intent.page, word, place) }
  if (intent._tag === "Navigate")
    return intent.page === undefined ? undefined : { ...intent, page: located(intent.page, word, place) }
  if (intent._tag === "Choose" && intent.target === undefined) return { ...intent, target: place }
  if (intent._tag === "Fill" && intent.target === undefined)
    return { ...intent, target: place.role === "field" ? place : located(someField, word, place) }
  return "target" in intent && intent.target !== undefined
    ? { ...intent, target: located(intent.target, word, place) }
    : undefined
}

const crossing = (target: Target): Target => {
  const other = target.role === "column" ? "row" : target.role === "row" ? "column" : undefined
  if (other === undefined || target.scopes.every((scope) => scope.target.role !== other)) return target
  const { scopes, ...line } = target
  const places = scopes.map((scope): Scope =>
    scope.target.role === other ? { ...scope, relation: "in" } : scope
  )
  return {
    words: target.words,
    name: "",
    quoted: false,
    role: "cell",
    scopes: [{ relation: "in", target: { ...line, scopes: [] } }, ...places]
  }
}

/** A column in a row is a cell. */
export const crossed = (intent: Intent): Intent => {
  if (intent._tag === "CheckText" && intent.subject !== undefined)
    return { ...intent, subject: crossing(intent.subject) }
  if (intent._tag === "Fill" && intent.target !== undefined)
    return { ...intent, target: crossing(intent.target) }
  return intent._tag === "CheckValue" || intent._tag === "CheckNumber" || intent._tag === "CheckState"
    ? { ...intent, target: crossing(intent.target) }
    : intent
}

const isOwner = ({ relation, target }: Scope): boolean =>
  relation === "near" && target.role === undefined && (target.quoted || /^\p{Lu}/u.test(target.name))

/** "The Hours column of Ada reads 14": what is read is one cell, and not all that the page calls "Hours". */
export const inOwnersRow = (intent: Intent): Intent => {
  if (intent._tag !== "CheckText" || (intent.match !== "is" && intent.match !== "equals")) return intent
  const { subject } = intent
  const [owner, another] = subject?.scopes.filter(isOwner) ?? []
  if (subject?.role !== "column" || owner === undefined || another !== undefined) return intent
  const scopes = subject.scopes.map((scope): Scope =>
    scope === owner ? { relation: "in", target: { ...scope.target, role: "row" } } : scope
  )
  return { ...intent, subject: crossing({ ...subject, scopes }) }
}

const everywhere = new Set([
  "Dialog",
  "Press",
  "Pause",
  "Settle",
  "Reload",
  "GoBack",
  "CheckUrl",
  "CheckTitle",
  "CheckDialog"
])

/** All of the intents inside a place; undefined when it narrows none, or not one that it could. */
export const allWithin = (intents: Intents, place: Target | undefined, word = "in"): Intents => {
  if (place === undefined) return intents
  const placed = intents?.map((intent) => within(intent, place, word))
  if (placed === undefined || placed[0] === undefined) return undefined
  const kept = placed.map((intent, n) => intent ?? rest(intents?.[n]))
  return kept.every((intent) => intent !== undefined) ? kept.map(crossed) : undefined
}

/** A key or a dialog is in no place: it follows what was done in one. */
const rest = (intent: Intent | undefined) =>
  intent !== undefined && everywhere.has(intent._tag) ? intent : undefined
