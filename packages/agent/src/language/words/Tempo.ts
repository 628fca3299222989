/** Words that say of a check for how long it must hold, and what was before: `still`, `again`, `immediately`, `for 3 seconds`. */
import { type Check, type Intent, isCheck, type Timing } from "@assay/domain/Intent"
import type { Intents } from "../sentences/Clause.js"

/** Milliseconds for which something is watched that is said to stay as it is. */
const staying = 2000
/** Milliseconds in which what comes at once has come. */
const promptly = 1000

const stays = /\b(?:still|remains?|stays?|continues? to|keeps? (?:being|showing))\b/
/** Not the `again` of a name: "Try again". */
const again =
  /(?<!\b[A-Z][a-z]+ )\bagain(?=$|[,.]| (?:in|on|at|for|shown|visible|enabled|disabled|listed|empty|selected)\b)/
const atOnce = /\b(?:immediately|instantly|(?:right|straight) away|at once|promptly)\b/
const already = /\balready\b/
/** It is not to happen at any time. */
const happens = /\b(?:never|appears?|pops? up|shows? up|comes? up|opens?)\b/
const notGone =
  /\b(?:not|never) (?:be )?(?:disappear|vanish|go away|close|hide|hidden|removed|deleted|dismissed|gone)/

/** These watch for themselves. */
const apart = new Set<Check["_tag"]>(["CheckUnchanged", "CheckChanged", "CheckConsole", "CheckDownload"])

const timingOf = (text: string, check: Check): Timing => {
  const negated = "negated" in check && check.negated
  const gone = "gone" in check && check.gone === true
  if (stays.test(text)) return { lasting: staying, earlier: "same" }
  if (again.test(text) && !negated) return { earlier: "other" }
  if (negated ? !gone && happens.test(text) : notGone.test(text)) return { lasting: staying }
  if (already.test(text)) return { within: promptly / 2 }
  return atOnce.test(text) ? { within: promptly } : {}
}

/** The checks of a clause with what its words say of time. */
export const tempered = (intents: Intents, text: string): Intents =>
  intents?.map((intent) =>
    isCheck(intent) && !apart.has(intent._tag) ? { ...timingOf(text, intent), ...intent } : intent
  )

/** `for 3 seconds`: checks must hold for so long; undefined where there is something else than checks. */
export const lastingFor = (intents: Intents, ms: number): Intents =>
  intents?.every((intent) => isCheck(intent) && !apart.has(intent._tag)) === true
    ? intents.map((intent): Intent => ({ ...intent, lasting: ms }))
    : undefined

/** `within 3 seconds`: what must not be is watched for so long, all else has so long to come true. */
export const limitedTo = (intents: Intents, ms: number): Intents =>
  intents?.map((intent): Intent =>
    isCheck(intent) && "negated" in intent && intent.negated && !("gone" in intent && intent.gone === true)
      ? { ...intent, lasting: ms }
      : { ...intent, within: ms }
  )
