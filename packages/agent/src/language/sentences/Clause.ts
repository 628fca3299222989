/** One clause of a step on its way to intents, and the table form in which the families of clauses are written. */
import type { Intent, Target } from "@assay/domain/Intent"
import { type Literals, LITERAL, plain } from "../words/Literals.js"
import { readTarget } from "../targets/Targets.js"
import { readTargets } from "../targets/Coordination.js"
import { sameValue } from "../deeds/SameValues.js"
import type { Sight } from "../sight/Sight.js"
import { readValue, readValues } from "../words/Values.js"

/** Gherkin's keyword, `And` and `But` carried over from the line before. */
export type Keyword = "given" | "when" | "then"

export interface Clause {
  /** Masked; without keyword, list mark, leading adverbs and closing punctuation. */
  readonly text: string
  readonly literals: Literals
  readonly keyword?: Keyword
  /** What was read before it, in this step and in the steps before. */
  readonly before: ReadonlyArray<Intent>
  /** Nothing read it as it stands: names and texts in it may lack their quotes. */
  readonly loosely?: boolean
  /** The page on which it is read, where it cannot be read without. */
  readonly sight?: Sight
  /** How often it was said in other words by now. */
  readonly depth?: number
}

/** A part of the clause, which comes after what was read of it by then. */
export const withText = (clause: Clause, text: string, before: ReadonlyArray<Intent> = []): Clause => ({
  ...clause,
  text: text.trim(),
  before: [...clause.before, ...before]
})

/** What was read of a clause; undefined where it was not understood. */
export type Intents = ReadonlyArray<Intent> | undefined

export type Read = (clause: Clause) => Intents

/** A pattern over the masked clause, and what its groups mean; undefined when they are not what the form needs. */
export interface Form {
  readonly pattern: RegExp
  readonly read: (groups: Groups) => Intents
}

export interface Groups {
  readonly clause: Clause
  /** The text of a group; empty when it took no part. */
  readonly at: (group: number) => string
  readonly target: (group: number) => Target | undefined
  readonly targets: (group: number) => ReadonlyArray<Target> | undefined
  readonly value: (group: number) => string | undefined
  readonly values: (group: number) => ReadonlyArray<string> | undefined
  /** A masked text with its quotation marks dropped. */
  readonly plain: (text: string) => string
  /** Other texts of the same clause as groups 1, 2, ... */
  readonly part: (...texts: ReadonlyArray<string>) => Groups
}

/** A form whose pattern matches the whole clause; `@` stands for one literal. */
export const form = (source: string, read: Form["read"]): Form => ({
  pattern: new RegExp(`^(?:${source.replaceAll("@", LITERAL)})$`, "i"),
  read
})

/** Groups of texts that were taken from a clause. */
export const groupsOf = (found: ReadonlyArray<string | undefined>, clause: Clause): Groups => {
  const at = (group: number) => (found[group] ?? "").trim()
  return {
    clause,
    at,
    target: (group) => readTarget(at(group), clause.literals),
    targets: (group) => readTargets(at(group), clause.literals),
    value: (group) => readValue(at(group), clause.literals) ?? sameValue(at(group), clause.before),
    values: (group) => readValues(at(group), clause.literals),
    plain: (text) => plain(text, clause.literals),
    part: (...texts) => groupsOf(["", ...texts], clause)
  }
}

/** The first form that reads the text. */
export const readForms = (forms: ReadonlyArray<Form>, text: string, clause: Clause): Intents => {
  for (const { pattern, read } of forms) {
    const found = pattern.exec(text)
    if (found === null) continue
    const intents = read(groupsOf(found, clause))
    if (intents !== undefined) return intents
  }
  return undefined
}
