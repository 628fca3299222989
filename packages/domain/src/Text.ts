/** Strings with a length that is counted in code points, as JSON Schema counts it. */
import { Schema } from "effect"

const codePoints = (text: string) => {
  let count = 0
  for (const _ of text) count++
  return count
}

/** True, or what is wrong with the length. */
const ruled = (min: number, max: number) => (value: string) => {
  // A string never has more code points than code units: most are settled without walking them.
  if (value.length >= min && value.length <= max && min <= 1) return true
  const length = codePoints(value)
  if (length < min) return `must be at least ${min} character${min === 1 ? "" : "s"} long, is ${length}`
  if (length > max) return `must be at most ${max} characters long, is ${length}`
  return true
}

/** Narrows a schema of strings to those of `min` to `max` code points. */
export const length =
  (min: number, max: number) =>
  <I, R>(self: Schema.Schema<string, I, R>) =>
    self.pipe(
      Schema.filter(ruled(min, max), {
        jsonSchema: { ...(min > 0 ? { minLength: min } : {}), maxLength: max }
      })
    )

/** A string of `min` to `max` code points. */
export const text = (min: number, max: number) => Schema.String.pipe(length(min, max))

/** White space of any kind collapsed to single spaces, ends trimmed. */
export const collapse = (value: string): string => value.replace(/[\s\u00a0\u200b]+/gu, " ").trim()
