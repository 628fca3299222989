/** "The review shows ▯", of a form with a step of that name: what the page shows while one is at it. */
import { isAtStep, isStep } from "../../ground/Steps.js"
import { Fell } from "../../run/Fell.js"
import { onPage, type TextCheck } from "../texts/PageTexts.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

export const onStep = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject, ...all } = check
  if (subject === undefined || !isStep(given.view, subject)) return undefined
  if (!isAtStep(given.view, subject))
    return undecided(Fell.of("target_not_found", `“${subject.words}” is not the step that one is at.`))
  return check.match === "contains" ? onPage(all, given) : undefined
}
