/** "Save can be clicked again", after the test has said that it could not: what was barred is so no longer, whatever it was at first. */
import type { Check, Intent } from "@assay/domain/Intent"
import { loose } from "../screen/Wording.js"

const able = /^(?:enabled|usable)$/u

/** Whether it says that something can be used, or that it cannot; undefined where it says neither. */
const tellsAble = (intent: Intent | Check): boolean | undefined => {
  if (intent._tag !== "CheckState") return undefined
  if (able.test(intent.state)) return !intent.negated
  return intent.state === "disabled" ? intent.negated : undefined
}

const nameIn = (intent: Intent | Check): string | undefined => {
  if (intent._tag !== "CheckState") return undefined
  const { name, ordinal, quantifier, scopes } = intent.target
  return name !== "" && scopes.length === 0 && ordinal === undefined && quantifier === undefined
    ? loose(name)
    : undefined
}

/** The last that was said of whether it can be used is that it cannot, and now it is said to be usable. */
export const saidBarred = (check: Check, before: ReadonlyArray<Intent>): boolean => {
  const name = nameIn(check)
  const last = before.findLast((intent) => tellsAble(intent) !== undefined && nameIn(intent) === name)
  return name !== undefined && tellsAble(check) === true && last !== undefined && tellsAble(last) === false
}
