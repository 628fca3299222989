/** Places that went with what stood in them: an empty list is often no list. */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { isOfKind } from "../../ground/PartKinds.js"
import { allPhrases, readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import type { Case } from "../Ruling.js"

const headingTexts = (view: View): ReadonlyArray<string> =>
  view.all.flatMap((seen) =>
    seen.node.role === "heading" && seen.node.visible ? [readableTextOf(view, seen)] : []
  )

/** A page at the same address with a heading that was there before. */
export const isSamePage = (before: View, view: View): boolean => {
  const [one, other] = [before, view].map(({ screen }) => screen.url.split("#")[0])
  const titles = headingTexts(view)
  return one === other && headingTexts(before).some((title) => titles.includes(title))
}

/** The table in which it stood went with it, on what is still the same page: an empty list is often no list. */
export const isPlaceThatWent = ({ scopes }: Target, { before, view }: Case): boolean => {
  if (before === undefined || scopes.some(({ relation }) => relation !== "in")) return false
  return !("name" in regionsOf(before, scopes, undefined)) && isSamePage(before, view)
}

/** Begins as a line does that tells that there is none. */
export const tellsNone = (text: string): boolean => nothing.test(text)

const nothing =
  /^(?:no|nothing|none|nobody|0|zero|there (?:is|are) (?:no|nothing)|you (?:have no|(?:do not|don['’]t) have)|we (?:found nothing|could not find))\b/iu

/** In its place the page says now that there is nothing, and did not say so before. */
export const saysNothingNow = ({ before, view }: Case): boolean => {
  const old = new Set(before === undefined ? [] : allPhrases(before))
  const empty = view.all.some((seen) => seen.node.visible && isOfKind(seen, "empty"))
  return (
    before !== undefined &&
    allPhrases(view).some((text) => !old.has(text) && (nothing.test(text) || (empty && text.length < 90)))
  )
}
