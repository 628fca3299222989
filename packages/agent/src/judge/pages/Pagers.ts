/** "There is no next page", "there are two pages": told by what leads from one page of a list to the others. */
import type { Check } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import type { View } from "../../screen/View.js"
import { allPhrases } from "../../screen/VisibleText.js"
import { hasBothWays, leadsBack, leadsOn } from "../counts/PagedCounts.js"
import { type Case, rule, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Check, { _tag: "CheckShown" }>

const ofAll = /\bpage \d+ (?:of|\/) (\d+)\b/iu

/** "Page 1 of 2": how many there are; undefined where the page says none, or several numbers. */
export const pagesOf = (view: View): number | undefined => {
  const told = allPhrases(view).flatMap((text) => ofAll.exec(text)?.[1] ?? [])
  const [only, another] = [...new Set(told)]
  return only === undefined || another !== undefined ? undefined : Number(only)
}

/** It says of how many pages it is one, or has a way in both directions. */
const isPager = (view: View): boolean => pagesOf(view) !== undefined || hasBothWays(view)

/** Nothing for what is said of the page that is open: "the next page is shown". */
export const besidePage = ({ negated, target }: Shown, { step = "", view }: Case): Ruling | undefined => {
  const isSaid = /\bthere (?:is|isn['’]t|are|aren['’]t|should|must|will|shouldn['’]t|mustn['’]t)\b/iu.test(
    step
  )
  const [, way] = target.role === "page" ? (/^(next|previous)$/iu.exec(target.name) ?? []) : []
  if (!isSaid || way === undefined || target.scopes.length > 0) return undefined
  if (!isPager(view))
    return undecided(Fell.of("target_not_found", "Nothing on the page tells of other pages of the list."))
  const leads = /^next$/iu.test(way) ? leadsOn(view) : leadsBack(view)
  return rule(
    leads,
    negated,
    `a ${way.toLowerCase()} page`,
    leads ? "a control leads there" : "no control leads there"
  )
}
