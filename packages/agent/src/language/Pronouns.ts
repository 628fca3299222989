/** Words that name nothing themselves: `it`, `that row`. */
import type { Target } from "@assay/domain/Intent"

/** What the step before was about is meant, by no name of its own. */
export const isPronoun = (target: Target | undefined): boolean =>
  target?.pronoun === true && target.name === ""
