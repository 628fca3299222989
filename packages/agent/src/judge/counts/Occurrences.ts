/** How often a text stands on the screen: "Ada appears twice". */
import type { Intent } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { nodesIn } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isEntry } from "../../screen/Kinds.js"
import { loose, occurrences } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { phrasesIn } from "../texts/Phrases.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

/** A text that is counted, and no thing of a kind. */
export const isOfText = ({ comparison, target }: Count): boolean =>
  target.role === "text" && target.name !== "" && comparison === "equal"

export const judgeOccurrences = ({ count, target }: Count, given: Case): Ruling => {
  const { view } = given
  const regions = regionsOf(view, target.scopes, given.antecedent)
  if ("name" in regions)
    return undecided(Fell.of("target_not_found", `There is no “${regions.words}” on the page to look in.`))
  const [region, another] = regions
  if (region === undefined || another !== undefined)
    return undecided(Fell.of("target_ambiguous", `“${target.words}” may be meant in several places.`))
  const phrases = phrasesIn(view, region)
  const often = phrases.map(occurrences(target.name)).reduce((sum, each) => sum + each, 0)
  const alone = phrases.filter((phrase) => loose(phrase) === loose(target.name)).length
  const typed = nodesIn(view, region).some(
    (seen) => seen.node.visible && isEntry(seen) && loose(seen.node.value ?? "") === loose(target.name)
  )
  // "Ada" stands in "Ada Lovelace" as well: who counts things, and who counts words, must come to the same.
  if ((alone > 0 && (alone === count) !== (often === count)) || typed)
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${target.name}” stands ${alone} times by itself, and ${often} times in all.`
      )
    )
  const said = (times: number) => `“${target.name}” ${times === 1 ? "once" : `${times} times`}`
  return often === count ? holds(said(often)) : refuted(said(count), said(often))
}
