/** "No results for kiwi. Did you mean kiosk?": of what the page shows then, nothing was found. */
import type { Check } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { allPhrases } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { brief, finder, plain } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

const saysNone =
  /^(?:(?:no|0|zero) (?:[\p{L}-]+ ){0,3}(?:results?|match(?:es)?|hits?|found)\b|nothing (?:was )?found\b|we (?:found nothing|could(?:n['’]t| not) find)\b)/iu
const tellsFound = /\b(?:is|are|was|were|been|be) (?:now |actually )?found\b/iu
const tellsNone = /\b(?:no|not|nothing|none|zero|never)\b|n['’]t\b/iu
const quotations = /"[^"]*"|“[^”]*”/gu

/** Where the page says that nothing was found. */
export const noneFound = (view: View): string | undefined =>
  allPhrases(view).find((text) => saysNone.test(text.trim()))

const unlessNothing = (ruling: Ruling, view: View): Ruling => {
  const none = noneFound(view)
  return none === undefined
    ? ruling
    : undecided(Fell.of("target_ambiguous", `The page says “${brief(none, 60)}”, whatever else it shows.`))
}

/** "Results are shown", whatever there is on the page beside them. */
const isResults = ({ negated, target: { name, words } }: Extract<Check, { _tag: "CheckShown" }>): boolean =>
  !negated && name === "" && /^(?:(?:any|some|the|search) )*(?:results?|match(?:es)?|hits?)$/iu.test(words)

/** "There are no results for kiwi", where the page says so, whatever else is called kiwi on it. */
export const unlessSaidNone = (check: Check, ruling: Ruling, { view }: Case): Ruling => {
  if (check._tag !== "CheckShown" || ruling._tag === "Undecided") return ruling
  const { name, words } = check.target
  if (isResults(check)) return unlessNothing(ruling, view)
  if (name === "" || !/^(?:search )?(?:results?|match(?:es)?|hits?) (?:for|of) /iu.test(words)) return ruling
  const isNamed = finder(name, "contains")
  const said = allPhrases(view).find((text) => saysNone.test(text.trim()) && isNamed(plain(text)))
  if (said === undefined) return ruling
  const actual = `saw: ${brief(said, 60)}`
  return check.negated ? holds(actual) : refuted(`${words} to be shown`, actual)
}

/** What the step says was found is doubted where the page says that nothing was. */
export const unlessNoneFound = (ruling: Ruling, { step, view }: Case): Ruling => {
  const told = (step ?? "").replace(quotations, "")
  if (ruling._tag !== "Holds" || !tellsFound.test(told) || tellsNone.test(told)) return ruling
  return unlessNothing(ruling, view)
}
