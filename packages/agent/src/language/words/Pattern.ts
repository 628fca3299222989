/** A pattern over a whole clause, and what it becomes in words that the forms know. */
import { LITERAL } from "./Literals.js"

export type By = string | ((...groups: ReadonlyArray<string>) => string | undefined)

/** What stands for itself: a quotation, a number with its unit, a word with a capital. */
export const VALUE = `(?:${LITERAL}|(?:-\\p{Sc}|\\p{Sc}?-?)\\d[\\d.,]*\\s?(?:\\p{Sc}|%)?|[A-Z]\\w*)`

/** How many, in words or figures. */
export const FEW = "one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}"

/** Capitals count: what begins with one is a name. */
export const pattern = (source: string): RegExp =>
  new RegExp(`^(?:${source.replaceAll("@", LITERAL).replaceAll("#", VALUE)})$`, "u")
