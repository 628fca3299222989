/** "There are 3 triggered incidents", of a page with a way to the next one: what stands here need not be all of them. */
import { Fell } from "../../run/Fell.js"
import { isCell } from "../../screen/Kinds.js"
import { upward, type View } from "../../screen/View.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { stems } from "../../screen/Wording.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"
import type { Count } from "./CountRulings.js"
import { figuresOf } from "./StatesOnTiles.js"
import { goesOn, leadsBack, leadsOn, saysAll, saysPage } from "./PagedCounts.js"

const ofThere = /\bthere (?:is|are|should be|must be|exists?|will be)\b/iu
const ofShown =
  /\b(?:shows?|shown|showing|lists?|listed|displays?|displayed|visible|left|remain\w*|see|page)\b/iu

/** The page says itself how many there are: "6 incidents", "4 triggered". */
const isTold = (view: View, words: ReadonlyArray<string>): boolean => {
  const telling = words.length > 1 ? words.slice(0, -1) : words
  return (
    figuresOf(view, telling.join(" ")).length > 0 ||
    phrasesOf(view, view.root).some(
      ({ runs, text }) =>
        /\d/u.test(text) &&
        !runs.some(({ seen }) => [...upward(seen)].some(isCell)) &&
        telling.every((word) => stems(text).includes(word))
    )
  )
}

/** The ruling, unless it counts what stands on one of several pages as all that there is. */
export const unlessBehind = (
  ruling: Ruling,
  { comparison, count, listed, target }: Count,
  { step = "", view }: Case
): Ruling => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const words = stems(name)
  const isSaidSo = comparison === "equal" && count > 0 && listed !== true
  const isBare =
    words.length > 0 &&
    role === undefined &&
    quantifier === undefined &&
    ordinal === undefined &&
    !quoted &&
    scopes.length === 0
  const isOfAll = ofThere.test(step) && !ofShown.test(step) && !saysPage(step)
  if (ruling._tag === "Undecided" || !isSaidSo || !isBare || !isOfAll) return ruling
  const isOnePage = goesOn(view) && !saysAll(view) && (leadsOn(view) || leadsBack(view))
  return isOnePage && !isTold(view, words)
    ? undecided(Fell.of("target_not_found", `Not all ${target.words} need to stand on this page.`))
    : ruling
}
