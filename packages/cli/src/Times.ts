/** Moments as people read them, in UTC. */
import * as DateTime from "effect/DateTime"

export const day = (at: DateTime.Utc): string => DateTime.formatIso(at).slice(0, 10)

/** To the second: `2026-11-21 07:16:40`. */
export const moment = (at: DateTime.Utc | null): string =>
  at === null ? "-" : DateTime.formatIso(at).slice(0, 19).replace("T", " ")
