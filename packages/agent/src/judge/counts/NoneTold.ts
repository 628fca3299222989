/** Where nothing was found to count: whether that tells that there is none. */
import type { Target } from "@assay/domain/Intent"
import { nodesIn, type Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isMarked, isToggle } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { mayHold } from "../absence/SaysElse.js"

/** One word or a picture, in which nothing else could stand. */
const isMark = (view: View, { seen }: Region): boolean =>
  seen !== undefined &&
  seen.parent !== undefined &&
  /^(?:text|img|image|generic|strong|emphasis|link|code|time)$/u.test(seen.node.role) &&
  runsOf(view, seen).length < 2 &&
  seen.children.every(({ node }) => /^(?:text|img|image)$/u.test(node.role))

/** Boxes to tick are options as well. */
const hasBoxes = (view: View, region: Region): boolean =>
  nodesIn(view, region).some((seen) => seen.node.visible && isToggle(seen))

/** Why none was found, where that is no reason to say that there are none. */
export const noneTold = (view: View, regions: ReadonlyArray<Region>, target: Target): Fell | undefined => {
  // The initials of Ada are no place in which there are none.
  if (regions.length > 0 && regions.every((each) => isMark(view, each)))
    return Fell.of(
      "target_ambiguous",
      `What is called “${target.scopes[0]?.target.words ?? ""}” holds nothing to be counted.`
    )
  // A mail of Ben's in a list holds no mails.
  if (regions.length > 0 && regions.every(({ seen }) => seen?.node.role === "option"))
    return Fell.of("target_ambiguous", `Nothing tells which ${target.words} are of what is named.`)
  // The lines of a menu are its entries, though nothing tells that they are pressed.
  if (target.role === "item" && regions.some(({ seen }) => seen !== undefined && isMarked(seen, "menu")))
    return Fell.of("target_ambiguous", `It cannot be told which of the lines there are ${target.words}.`)
  if (target.role === "option" && regions.some((each) => hasBoxes(view, each)))
    return Fell.of("target_ambiguous", "What there is to tick there may be counted as options.")
  return isOfList(target) ? mayHold(view, regions, target) : undefined
}

/** Things of a list, and none of a kind that bears its name. */
const isOfList = ({ name, role }: Target): boolean =>
  role === "item" || (role === undefined && /^\p{Ll}+s$/u.test(name))

/** A group of boxes to tick is no list of anything else. */
export const isChoices = (view: View, { role }: Target, region: Region): boolean =>
  role !== "option" && /^(?:group|radiogroup)$/u.test(region.seen?.node.role ?? "") && hasBoxes(view, region)

/** Nothing but how it is: "ticked boxes". */
export const isStateAlone = ({ name, quoted, role }: Target): boolean =>
  role !== undefined &&
  !quoted &&
  /^(?:(?:un)?(?:ticked|checked|selected)|(?:dis|en)abled|expanded|collapsed|empty|filled)$/iu.test(name)
