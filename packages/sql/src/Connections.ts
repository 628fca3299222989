/** How `pg` is set up: timestamps as ISO 8601 strings, statements prepared once a connection, no NUL in a text. */
import { Client, type CustomTypesConfig, type Result, types as usualTypes } from "pg"
import { storable } from "./Json.js"

const timestamptz = 1184

/** A moment of our era as Postgres writes it where the clock is UTC's. */
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/

/** ISO 8601 in UTC with milliseconds, as the schemas of the domain read it. */
const isoOf = (usual: (text: string) => unknown) => (text: string) => {
  // Most are: by way of a Date, two of them take as long as the rest of a row.
  const [, day, time, fraction = ""] = inUtc.exec(text) ?? []
  if (day !== undefined) return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`
  const date = usual(text)
  return date instanceof Date ? date.toISOString() : date
}

export const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const usual = usualTypes.getTypeParser(oid, format)
    return oid === timestamptz && format !== "binary" ? isoOf(usual) : usual
  }
}

/** Statements are few and fixed; a text past this many is taken for one made on the fly and is not prepared. */
const mostPrepared = 500
const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostPrepared) return known
  const name = `assay_${names.size}`
  names.set(text, name)
  return name
}

/** Prepares each statement with parameters under a name, and replaces what a text in Postgres cannot hold. */
export class PreparingClient extends Client {
  override query(config: unknown, values?: unknown, callback?: unknown): Promise<Result> {
    if (typeof config !== "string" || !Array.isArray(values) || values.length === 0)
      return super.query(config, values, callback)
    const stored = values.map((value: unknown) => (typeof value === "string" ? storable(value) : value))
    return super.query({ name: nameOf(config), text: config, values: stored }, callback)
  }
}
