/** "One more row than before", "two fewer rows": how many there are now, beside how many there were when the last deed was done. */
import type { Check } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { judgeCount } from "./Counts.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

/** How many there are on that screen, or why that cannot be said. */
const countOn = (check: Count, given: Case): number | Fell => {
  const { listed: _, relative: __, ...all } = check
  // There are never so many: what is said against it tells how many there are.
  const ruling = judgeCount({ ...all, comparison: "equal", count: -1 }, given)
  if (ruling._tag === "Undecided") return ruling.fell
  return ruling._tag === "Refuted" && ruling.number !== undefined
    ? ruling.number
    : Fell.of("target_ambiguous", `It cannot be said how many ${check.target.words} there are.`)
}

export const judgeGrown = (check: Count, given: Case): Ruling => {
  const { before } = given
  const { count, target } = check
  if (before === undefined)
    return undecided(
      Fell.of(
        "target_not_found",
        `Nothing was done before, so that no ${target.words} can have come or gone.`
      )
    )
  const now = countOn(check, given)
  const then = countOn(check, { ...given, view: before, antecedent: undefined })
  if (now instanceof Fell) return undecided(now)
  if (then instanceof Fell) return undecided(then)
  const said = `${now} ${target.words}, after ${then}`
  return now - then === count
    ? holds(said)
    : refuted(`${Math.abs(count)} ${count < 0 ? "fewer" : "more"} ${target.words} than before`, said)
}
