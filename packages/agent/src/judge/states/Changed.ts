/** "A different password than before": what is in the field, or is read for the thing, is another than before the last deed. */
import type { Check, Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isField } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { readIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { subjectsOf } from "../texts/Subjects.js"

interface Read {
  readonly isField: boolean
  /** Of the thing itself. */
  readonly own: string
  /** Of all that stands with it. */
  readonly all: string
}

const readFor = (view: View, target: Target, given: Case): Read | Fell => {
  const found = subjectsOf(view, target, given.antecedent)
  if (found instanceof Fell) return found
  const [only, another] = found
  if (only === undefined || another !== undefined)
    return Fell.of("target_ambiguous", `Several things may be “${target.words}”.`)
  const { seen } = only.scored
  if (/^•+$/u.test(seen.node.value ?? ""))
    return Fell.of("target_ambiguous", `What is in “${target.words}” cannot be seen.`)
  if (isField(seen)) return { isField: true, own: seen.node.value ?? "", all: seen.node.value ?? "" }
  const read = only.regions.map((region) => readIn(view, region))
  return { isField: false, own: read[0] ?? "", all: read.at(-1) ?? "" }
}

export const judgeChanged = ({ target }: Extract<Check, { _tag: "CheckChanged" }>, given: Case): Ruling => {
  const { before, view } = given
  if (before === undefined)
    return undecided(Fell.of("action_unsupported", "Nothing was done before that could have changed it."))
  const then = readFor(before, target, given)
  if (then instanceof Fell) return undecided(then)
  const now = readFor(view, target, given)
  if (now instanceof Fell) return undecided(now)
  if (now.isField === then.isField && now.own !== "" && then.own !== "" && loose(now.own) !== loose(then.own))
    return holds(`it was ${then.own}, and is ${now.own}`)
  return now.all === then.all && now.isField === then.isField
    ? refuted(`“${target.words}” to be another than before`, `it is ${now.all} as before`)
    : undecided(
        Fell.of(
          "target_ambiguous",
          `Something with “${target.words}” changed, and it cannot be said whether that did.`
        )
      )
}
