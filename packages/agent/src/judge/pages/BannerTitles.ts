/** "The title at the top of the page should be ▯", of an application without a heading there: the one text of its banner that nothing is pressed on. */
import type { Target } from "@assay/domain/Intent"
import { edgeOf } from "../../ground/Scopes.js"
import { isOnPressed, standsIn } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { finder } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const isTitleAtTop = ({ name, ordinal, quantifier, quoted, scopes }: Target): boolean =>
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  /^(?:(?:app|application|site|page|main) )?title$/iu.test(name) &&
  scopes.some((scope) => edgeOf(scope) === "top") &&
  scopes.every((scope) => edgeOf(scope) === "top" || scope.target.role === "page")

export const byBannerTitle = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (subject === undefined || !isTitleAtTop(subject)) return undefined
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) =>
      standsIn(seen, /^banner$/u) &&
      !isOnPressed(seen) &&
      !standsIn(seen, /^(?:status|navigation|search)$/u) &&
      /\p{L}/u.test(text)
  )
  return only === undefined || another !== undefined
    ? undefined
    : rule(
        finder(expected, match)(only.text),
        negated,
        `${asExpected(match, expected)} for “${subject.words}”`,
        `saw: ${only.text}`,
        only.seen
      )
}
