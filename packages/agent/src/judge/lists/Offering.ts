/** What an open list shows: what is chosen in it stands in its own box, and what it offers hangs below that. */
import type { Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import type { View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** Up to the first of what is offered, where nothing but that follows. */
const ownPart = (view: View, region: Region): Region => {
  const box = region.seen?.node.box
  if (region.seen?.node.role !== "combobox" || region.seen.node.state.expanded !== true || box === undefined)
    return region
  const runs = runsOf(view, region.seen).map(({ seen }) => ({ seen, at: seen.node.box }))
  const hangs = runs.map(({ at }) => at !== undefined && at.y + at.height / 2 > box.y + box.height)
  const first = hangs.indexOf(true)
  const offered = first === -1 || hangs.slice(first).includes(false) ? undefined : runs[first]
  return offered === undefined ? region : { ...region, to: offered.seen.at - 1 }
}

/** Judged by what is chosen; nothing is said where only what is offered makes it true, or the denial false. */
export const besideOffers = (
  view: View,
  check: TextCheck,
  subjects: ReadonlyArray<Subject>,
  judge: (subjects: ReadonlyArray<Subject>) => Ruling
): Ruling => {
  const whole = judge(subjects)
  const narrow = subjects.map((each) => ({
    ...each,
    regions: each.regions.map((region) => ownPart(view, region))
  }))
  if (narrow.every(({ regions }, at) => regions.every((each, nth) => each === subjects[at]?.regions[nth])))
    return whole
  const own = judge(narrow)
  if (own._tag === whole._tag || (own._tag === "Holds" && !check.negated)) return own
  const words = check.subject?.words ?? ""
  return undecided(
    Fell.of(
      "target_ambiguous",
      `“${words}” is open: “${check.expected}” is among what it offers, and it cannot be said whether that is meant.`
    )
  )
}
