/** `{{name}}` in a text: variables and secrets, filled in where they are used and masked wherever anything is told. */
import { type DateTime, Either, Redacted } from "effect"
import { formsOf } from "@assay/domain/SecretForms"
import { Fell } from "./Fell.js"
import type { RunOptions } from "./RunOptions.js"
import { withDays } from "./Today.js"

const template = /\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}/gu

/** The names that a value refers to. */
export const namesIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [...value.matchAll(template)].flatMap(([, name]) => name ?? [])
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : []
}

const own = <A>(record: Readonly<Record<string, A>> | undefined, name: string): A | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined

const looksSecret = /pass|secret|token|pin$|pwd|api.?key|credential|otp/iu

const missing = (name: string): Fell =>
  looksSecret.test(name)
    ? Fell.of("secret_missing", `There is no secret “${name}”.`)
    : Fell.of("variable_missing", `There is no variable “${name}”.`)

const valueOf = (options: RunOptions, name: string): Either.Either<string, Fell> => {
  const variable = own(options.variables, name)
  if (variable !== undefined) return Either.right(variable)
  const secret = own(options.secrets, name)
  return secret === undefined ? Either.left(missing(name)) : Either.right(Redacted.value(secret))
}

/** The first name that has no value. */
export const missingIn = (options: RunOptions, value: unknown): Fell | undefined => {
  for (const name of namesIn(value)) {
    // "{{today-1d}}" is a day; "{{today-list}}" may be somebody's variable.
    if (/^today(?:-\d{1,5}[dwmy])?$/iu.test(name)) continue
    const found = valueOf(options, name)
    if (Either.isLeft(found)) return found.left
  }
  return undefined
}

/** Where a blank is a name or a text to look for: it would be found everywhere, or nowhere. */
const soughtIn = (value: unknown, key: string): ReadonlyArray<string> => {
  if (typeof value === "string") return key === "name" || key === "expected" ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => soughtIn(each, key))
  if (typeof value !== "object" || value === null) return []
  // A field may well be expected to hold nothing.
  const holds = "_tag" in value && (value._tag === "CheckValue" || value._tag === "CheckAttribute")
  return Object.entries(value).flatMap(([name, each]) =>
    holds && name === "expected" ? [] : soughtIn(each, name)
  )
}

/** The first name whose value leaves nothing to look for. */
export const blankIn = (options: RunOptions, value: unknown): Fell | undefined => {
  const blank = soughtIn(value, "").find(
    (text) => namesIn(text).length > 0 && fillText(options, text).trim() === ""
  )
  return blank === undefined
    ? undefined
    : Fell.of(
        "variable_missing",
        `The variable “${namesIn(blank)[0] ?? ""}” is empty, so that there is nothing to look for.`
      )
}

const fillText = (options: RunOptions, text: string): string =>
  text.replace(template, (whole, name: string) => Either.getOrElse(valueOf(options, name), () => whole))

/** The same value with every template filled; those without a value stay. See `missingIn`. */
export const filled = <A>(options: RunOptions, now: DateTime.Zoned, value: A): A => {
  const deep = (each: unknown): unknown => {
    if (typeof each === "string") return withDays(now, fillText(options, each))
    if (Array.isArray(each)) return each.map(deep)
    if (typeof each !== "object" || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, deep(inner)]))
  }
  // The shape stays: only the characters of strings change.
  return deep(value) as A
}

/** Whether a value refers to a secret. */
export const usesSecret = (options: RunOptions, value: unknown): boolean =>
  namesIn(value).some(
    (name) => own(options.variables, name) === undefined && own(options.secrets, name) !== undefined
  )

/** Replaces every secret's value, also as addresses and the like write it. */
export const masker = (options: RunOptions): ((text: string) => string) => {
  const values = Object.values(options.secrets ?? {})
    .flatMap((secret) => formsOf(Redacted.value(secret)))
    .sort((a, b) => b.length - a.length)
  return (text) => values.reduce((all, value) => all.replaceAll(value, "••••"), text)
}
