/** Clicking something that downloads a file, and waiting for the file. */
import { Effect } from "effect"
import type { Intent } from "@assay/domain/Intent"
import { Fell } from "../run/Fell.js"
import { pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { clickIt, onTarget } from "./Aim.js"

export const download = Effect.fn("Downloading.download")(function* (
  turn: Turn,
  intent: Extract<Intent, { _tag: "Download" }>
) {
  const { driver } = turn.session
  const before = (yield* driver.facts).downloads.length
  const aimed = yield* onTarget(turn, intent.target, "click", clickIt(turn))
  while ((yield* driver.facts).downloads.length === before) {
    const left = yield* remaining(turn)
    if (left === 0)
      return yield* new Fell({
        reason: "check_false",
        detail: "No file was downloaded.",
        candidates: [],
        target: aimed.candidate,
        expected: "a file to be downloaded",
        actual: "no download began"
      })
    yield* pause(turn.session, Math.min(left, 200))
  }
  return aimed
})
