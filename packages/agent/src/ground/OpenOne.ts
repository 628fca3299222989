/** "In this notebook", where "Notebooks" stands over the ways to go and the one that is open is what the page is headed by. */
import type { Target } from "@assay/domain/Intent"
import { isControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import type { Seen, View } from "../screen/View.js"
import { loose, stem, stems } from "../screen/Wording.js"
import { groupTitles, groupUnder } from "./Groups.js"
import { mainHeading } from "./OwnPage.js"
import { type Region, regionOf, wholePage } from "./Regions.js"
import { wayName } from "./Ways.js"

const isOpen = (seen: Seen): boolean => isControl(seen) && seen.node.state.selected === true

/** Those under a title of that kind which are open. */
const openUnder = (view: View, noun: string): ReadonlyArray<Seen> =>
  groupTitles(view, wholePage(view), (title) => stems(title).join(" ") === noun).flatMap((title) =>
    groupUnder(view, title).filter(isOpen)
  )

/** What the page shows of the one that is open; nothing where it is headed by anything else. */
export const openOneOf = (view: View, target: Target): Region | undefined => {
  const { name, ordinal, pronoun, quoted, scopes } = target
  const isThis = pronoun === true && !quoted && ordinal === undefined && scopes.length === 0
  const heading = isThis && /^\p{Ll}{4,}$/u.test(name) ? mainHeading(view) : undefined
  const box = heading?.parent
  if (heading === undefined || box === undefined) return undefined
  const [only, another] = openUnder(view, stem(name))
  const isHead = only !== undefined && loose(wayName(view, only)) === loose(heading.node.name)
  return isHead && another === undefined && runsOf(view, box).length > 2
    ? regionOf(box, `in “${heading.node.name}”`)
    : undefined
}
