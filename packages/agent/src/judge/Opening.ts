/** "A menu opens", "a date picker opens": it was not open before the last deed, and what opens is no field to write into. */
import type { Target } from "@assay/domain/Intent"
import type { Scored } from "../ground/Scored.js"
import { Fell } from "../run/Fell.js"
import { isEntry } from "../screen/Kinds.js"
import type { Case } from "./Ruling.js"

const opening = /\b(?:opens?|drops? down|pops? (?:up|open)|unfolds?|expands?)(?: up)?\W*$/iu

/** Why it cannot be said that it opened; nothing where it did, or is not said to. */
export const notOpened = (
  { role, words }: Target,
  { seen }: Scored,
  { before, step = "" }: Case
): Fell | undefined => {
  if (!opening.test(step)) return undefined
  const was = before?.byRef.get(seen.node.ref)
  // What opens it may be called so as well, and says that it is open now.
  if (seen.node.state.expanded === true && was?.node.state.expanded === false) return undefined
  if ((role === "list" || role === "menu") && was?.node.visible === true)
    return Fell.of("target_ambiguous", `Only what was there before may be the “${words}”.`)
  return /\bpicker$/iu.test(words) && isEntry(seen)
    ? Fell.of("target_not_found", `Only a field is seen, and no “${words}” that is open.`)
    : undefined
}
