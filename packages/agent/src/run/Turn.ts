/** One intent at its turn: the session, the step it belongs to, and when its time is up. */
import { Clock, Effect } from "effect"
import type { Intent } from "@assay/domain/Intent"
import type { View } from "../screen/View.js"
import type { Session } from "./Session.js"

/** A deed that was told to begin something. */
export interface Begun {
  /** The step that told it. */
  readonly told: string
  /** What it was done on. */
  readonly pressed: string
  /** The screen it was done on. */
  readonly on: View
}

export interface Turn {
  readonly session: Session
  /** The step's text, as written. */
  readonly text: string
  /** Milliseconds of the clock. */
  readonly deadline: number
  /** The test itself deals with logging in, so that a log-in form is no wall. */
  readonly logsIn: boolean
  /** Nothing else in the test checks anything than the one intent that does. */
  readonly checksOnce: boolean
  /** What the steps before it meant. */
  readonly before: ReadonlyArray<Intent>
  /** What the next steps mean, as far as they can be read by themselves, up to the first check. */
  readonly ahead: ReadonlyArray<Intent>
  /** The texts of the steps after it that cannot be read by themselves either. */
  readonly unread: ReadonlyArray<string>
  /** What the step before it was told to begin. */
  readonly begun?: Begun
}

/** Milliseconds; 0 when the time is up. */
export const remaining = (turn: Turn): Effect.Effect<number> =>
  Effect.map(Clock.currentTimeMillis, (now) => Math.max(0, turn.deadline - now))
