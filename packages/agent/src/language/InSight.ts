/** A step that cannot be read by itself, read in sight of the page: all of it, or as much of its beginning as can be. */
import type { Intent } from "@assay/domain/Intent"
import { mask, raw } from "./Literals.js"
import { parseStep } from "./Parse.js"
import { unlessLeftOut } from "./Qualifiers.js"
import { inSight, partings, type Sight } from "./Sight.js"

export interface Part {
  readonly intents: ReadonlyArray<Intent>
  /** What comes after it, to be read once this is done; nothing when all was read. */
  readonly rest: string
}

const read = (
  text: string,
  before: ReadonlyArray<Intent>,
  sight: Sight
): ReadonlyArray<Intent> | undefined => {
  for (const lead of [true, false]) {
    const reading = unlessLeftOut(text, parseStep(text, before, { sight, lead }))
    if (reading._tag === "Understood") return reading.intents
  }
  return undefined
}

const keyword = /^\s*(?:[-*•]\s+|\d+[.)]\s+)?(?:given|when|then)\s+/iu

/** `before` is what the steps before it meant. */
export const readInSight = (text: string, before: ReadonlyArray<Intent>, sight: Sight): Part | undefined => {
  const whole = read(text, before, sight)
  if (whole !== undefined) return { intents: whole, rest: "" }
  const masked = inSight(mask(text), sight, true)
  const said = keyword.exec(text)?.[0] ?? ""
  for (const [first, rest] of partings(masked.text)) {
    const intents = read(raw(first, masked.literals), before, sight)
    if (intents !== undefined && intents.length > 0)
      return { intents, rest: said + raw(rest, masked.literals) }
  }
  return undefined
}
