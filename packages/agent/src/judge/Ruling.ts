/** What a check comes to on one screen. */
import type { Facts } from "@assay/domain/Driver"
import type { Candidate } from "@assay/domain/Step"
import { candidateOf } from "../ground/Candidates.js"
import type { Region } from "../ground/Regions.js"
import type { Fell } from "../run/Fell.js"
import type { Seen, View } from "../screen/View.js"

/** What a judgement rests on. */
export interface Case {
  readonly view: View
  /** The screen on which the last deed was done. */
  readonly before: View | undefined
  /** Screens that were seen before this one, oldest first. */
  readonly past: ReadonlyArray<View>
  /** What is judged is only waited for. */
  readonly waiting: boolean
  readonly facts: Facts
  /** The facts before the last deed. */
  readonly factsBefore: Facts | undefined
  readonly antecedent: Region | undefined
  /** What the steps before were about, the last one last. */
  readonly recent?: () => ReadonlyArray<Seen>
  /** What this run put into fields itself. */
  readonly typed: ReadonlyArray<string>
  /** What the downloaded files hold, as text, by name. */
  readonly contents: ReadonlyMap<string, string>
  /** The step that is judged, as it was written. */
  readonly step?: string
  /** The day of the run, in ISO 8601. */
  readonly today: string
}

export type Ruling =
  | {
      readonly _tag: "Holds"
      /** What was seen, in words. */
      readonly actual: string
      readonly about?: Seen
      readonly target?: Candidate
      /** By a part of a name only: another may fit better once the page is complete. */
      readonly tentative?: boolean
    }
  | {
      readonly _tag: "Refuted"
      readonly expected: string
      readonly actual: string
      readonly target?: Candidate
      readonly candidates?: ReadonlyArray<Candidate>
      /** By the figure that stands for it there: no other words say otherwise. */
      readonly figured?: boolean
      /** How many there are, where another number was expected. */
      readonly number?: number
    }
  /** It cannot be said whether it holds. */
  | { readonly _tag: "Undecided"; readonly fell: Fell }

export const holds = (actual: string, about?: Seen): Ruling =>
  about === undefined ? { _tag: "Holds", actual } : { _tag: "Holds", actual, about }

export const refuted = (
  expected: string,
  actual: string,
  candidates: ReadonlyArray<Candidate> = []
): Ruling => ({
  _tag: "Refuted",
  expected,
  actual,
  candidates
})

export const undecided = (fell: Fell): Ruling => ({ _tag: "Undecided", fell })

/** Holds or is refuted by whether `truth` is as wanted. */
export const rule = (
  truth: boolean,
  negated: boolean,
  expected: string,
  actual: string,
  about?: Seen
): Ruling =>
  truth === negated ? refuted(negated ? `not ${expected}` : expected, actual) : holds(actual, about)

/** With how many there are, where that is what tells against it. */
export const withNumber = (ruling: Ruling, number: number): Ruling =>
  ruling._tag === "Refuted" ? { ...ruling, number } : ruling

/** The element in the report, with the way it was found. */
export const withTarget = (ruling: Ruling, view: View, seen: Seen, score: number, how: string): Ruling =>
  ruling._tag === "Undecided"
    ? ruling
    : {
        ...ruling,
        target: candidateOf(view, { seen, score, fit: 1, how }),
        ...(ruling._tag === "Holds" ? { about: seen } : {})
      }

/** What the first rule says that applies. */
export const firstRuling = <A extends ReadonlyArray<unknown>>(
  rules: ReadonlyArray<(...given: A) => Ruling | undefined>,
  ...given: A
): Ruling | undefined => {
  for (const rule of rules) {
    const ruling = rule(...given)
    if (ruling !== undefined) return ruling
  }
  return undefined
}
