/** The subject of a statement, and the places that narrow it. */
import type { Intent, Scope, Target } from "@assay/domain/Intent"
import type { Clause } from "./Clause.js"
import { relationOf } from "./Scopes.js"
import { readTargets } from "./Targets.js"
import { isWholePage } from "./Words.js"

export type Intents = ReadonlyArray<Intent> | undefined

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
export const located = (target: Target, word: string, place: Target | undefined): Target => {
  if (place === undefined) return target
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
  const targets = readTargets(fact.subject.replace(/^that /i, ""), fact.clause.literals)
  if (samePage(place)) return targets
  const where = oneTarget(place, fact.clause)
  return where === undefined ? undefined : targets?.map((target) => located(target, word, where))
}

/** The same intent, looked for inside a place. */
export const within = (intent: Intent, place: Target | undefined, word = "in"): Intent => {
  if (place === undefined) return intent
  if (intent._tag === "CheckText" && intent.subject === undefined) return { ...intent, subject: place }
  if (intent._tag === "CheckText" && intent.subject !== undefined)
    return { ...intent, subject: located(intent.subject, word, place) }
  if (intent._tag === "CheckPage") return { ...intent, page: located(intent.page, word, place) }
  return "target" in intent && intent.target !== undefined
    ? { ...intent, target: located(intent.target, word, place) }
    : intent
}
