/** "The bike post is still there": what is told by what it speaks of may stand there in other words, so that not to find it proves little. */
import type { Target } from "@assay/domain/Intent"
import { toldIn, isToldByTopic } from "../../ground/ToldThings.js"
import { Fell } from "../../run/Fell.js"
import { type Case, refuted, type Ruling, undecided } from "../Ruling.js"

interface Shown {
  readonly target: Target
  readonly negated: boolean
}

/** Not there: it is missed where it was seen before, and else it is not known which one is meant. */
export const unlessToldByTopic = ({ negated, target }: Shown, given: Case, ruling: Ruling): Ruling => {
  if (negated || !isToldByTopic(target) || ruling._tag === "Holds") return ruling
  if (toldIn(given.view, target) !== undefined) return ruling
  if (given.past.some((view) => toldIn(view, target) !== undefined))
    return refuted(`“${target.words}” to be shown`, "it was there before, and is gone")
  return ruling._tag === "Undecided"
    ? ruling
    : undecided(Fell.of("target_not_found", `It cannot be told which one “${target.words}” is.`))
}
