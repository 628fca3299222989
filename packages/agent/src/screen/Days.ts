/** Days of the calendar, in the forms in which people write them and pages show them. */
import { monthNamed } from "./Months.js"

export interface Day {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

/** In English, from January. */
export const months =
  "january february march april may june july august september october november december".split(" ")

/** From 1, by its name or by the beginning of the English one: "Sept"; 0 for what is no month. */
export const monthOf = (word: string): number =>
  monthNamed(word) ||
  months.findIndex((month) => word.length >= 3 && month.startsWith(word.toLowerCase())) + 1

/** Undefined where no month has such a day. */
export const dayIn = (year: number, month: number, of: number): Day | undefined =>
  month >= 1 && month <= 12 && of >= 1 && of <= 31 ? { year, month, day: of } : undefined

/** A whole date with its year; undefined for anything else, and for `05/07/2026`, which may be either of two days. */
export const dayOf = (text: string): Day | undefined => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text.trim())
  if (iso !== null) return dayIn(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const first = /^(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?(\p{L}+)\.?,? (\d{4})$/iu.exec(text.trim())
  if (first !== null) return dayIn(Number(first[3]), monthOf(first[2] ?? ""), Number(first[1]))
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(text.trim())
  if (dotted !== null) return dayIn(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  const second = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(text.trim())
  return second === null ? undefined : dayIn(Number(second[3]), monthOf(second[1] ?? ""), Number(second[2]))
}

export const two = (number: number): string => String(number).padStart(2, "0")

/** ISO 8601: `2026-03-05`. */
export const isoOf = ({ day: of, month, year }: Day): string =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(of)}`
