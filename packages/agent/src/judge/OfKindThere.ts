/** "The Riverside project is shown" of a page that is headed "My projects", and lists Riverside: what it lists is of that kind. */
import type { Target } from "@assay/domain/Intent"
import { mainHeading } from "../ground/OwnPage.js"
import { isAside, recordOf } from "../ground/Regions.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { stem, stems } from "../screen/Wording.js"
import { type Case, holds, type Ruling } from "./Ruling.js"
import { thingsShown } from "./ThingsShown.js"

/** `shorter`: the name without the word for the kind. */
export const ofKindThere = (shorter: Target, { name }: Target, given: Case): Ruling | undefined => {
  const { view } = given
  const kind = stem(name.slice(shorter.name.length).trim().toLowerCase())
  const heading = mainHeading(view)
  const headed = heading === undefined ? undefined : stems(readableTextOf(view, heading)).at(-1)
  if (heading === undefined || headed !== kind || !/s$/iu.test(readableTextOf(view, heading)))
    return undefined
  const listed = thingsShown(shorter, given).filter(
    ({ fit, seen }) =>
      fit >= 0.95 && seen.at > heading.at && recordOf(view, seen) !== undefined && !isAside(seen)
  )
  const records = new Set(listed.map(({ seen }) => recordOf(view, seen)))
  const [first] = listed
  return first === undefined || records.size > 1
    ? undefined
    : holds(`saw: ${readableTextOf(view, first.seen)}`, first.seen)
}
