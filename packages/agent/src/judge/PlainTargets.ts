/** Targets that are told by their words alone. */
import type { Target } from "@assay/domain/Intent"

/** Of no kind and no number, in no place, and not quoted: "savings account". */
export const isPlain = ({ ordinal, quantifier, quoted, role, scopes }: Target): boolean =>
  !quoted && ordinal === undefined && quantifier === undefined && role === undefined && scopes.length === 0
