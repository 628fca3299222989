/** "Ada has the fewest goals of the top scorers", where "fewest goals" is written nowhere: it is to be compared, and not looked for. */
import type { Intent } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

const superlative =
  /^(?:(?:most|least|fewest|highest|lowest|greatest|smallest|largest|biggest|longest|shortest|latest|earliest|best|worst) \p{Ll}+|most|least|fewest)(?: \p{Ll}+)?$/u

/** That the words stand nowhere does not tell who has most. */
export const unlessSuperlative = ({ negated, target }: Shown, ruling: Ruling): Ruling => {
  const isUnseen = ruling._tag === (negated ? "Holds" : "Refuted")
  const isCompared =
    !target.quoted && target.role === undefined && target.scopes.length > 0 && superlative.test(target.name)
  return isUnseen && isCompared
    ? undecided(Fell.of("action_unsupported", `It cannot be judged who or what has “${target.words}”.`))
    : ruling
}
