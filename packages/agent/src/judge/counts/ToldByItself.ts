/** "The log should have one entry: GR-310 for PO-1049, 40 units", where one alone looks like no list: nothing stands there but what is told of it. */
import type { Check } from "@assay/domain/Intent"
import { inRegion, isAside, type Region, standsInSidebar } from "../../ground/Regions.js"
import { sameLine } from "../../screen/Geometry.js"
import { isControl } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { loose, tokens } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

/** What the step tells of the one. */
const telling = /\b(?:one|1|a single) (?:entry|row|line|record|item|card)\b[^:;,.]{0,30}: (.+)$/iu

/** Every word is told, and each as often as it stands there: no second one is called the same. */
const areTold = (words: ReadonlyArray<string>, told: ReadonlyArray<string>): boolean => {
  const left = [...told]
  return words.every((word) => {
    const at = left.indexOf(word)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

/** A picture, or a line of nothing but pictures: what it shows nobody can read. */
const isWordless = (view: View, seen: Seen): boolean => {
  const { box, visible } = seen.node
  return visible && box !== undefined && box.width >= 8 && box.height >= 8 && runsOf(view, seen).length === 0
}

const isBeside = (seen: Seen): boolean => isAside(seen) || standsInSidebar(seen)

/** What stands in the place besides what it is called. */
const saidIn = (view: View, region: Region, place: string) =>
  runsOf(view, view.root).filter(
    ({ seen, text }) => inRegion(region, seen) && !isBeside(seen) && loose(text) !== loose(place)
  )

const isPressed = (seen: Seen): boolean => [...upward(seen)].some(({ node }) => node.clickable === true)

/** The menu has something called so as well, which leads there. */
const isMenu = (view: View, region: Region, place: string): boolean => {
  const called = runsOf(view, view.root).filter(
    ({ seen, text }) => inRegion(region, seen) && loose(text) === loose(place)
  )
  return called.length > 0 && called.every(({ seen }) => isControl(seen) || isPressed(seen))
}

export const isAllThatIsTold = (
  { target }: Count,
  { step = "", view }: Case,
  regions: ReadonlyArray<Region>
): boolean => {
  const [, told = ""] = telling.exec(step) ?? []
  const [scope] = target.scopes
  const place = scope?.target.name ?? ""
  const [region, another] = regions.filter((each) => !isMenu(view, each, place))
  if (told === "" || region === undefined || another !== undefined || place === "") return false
  const runs = saidIn(view, region, place)
  const [first] = runs
  return (
    first !== undefined &&
    runs.length > 1 &&
    runs.every(({ seen }) => sameLine(first.seen.node.box, seen.node.box)) &&
    areTold(
      runs.flatMap(({ text }) => tokens(text)),
      tokens(told)
    ) &&
    !view.all.some((seen) => inRegion(region, seen) && !isBeside(seen) && isWordless(view, seen))
  )
}
