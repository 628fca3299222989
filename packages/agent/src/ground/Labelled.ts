/** What stands beside words that nothing ties to it: the radio buttons after "Gender", the box that opens a list after "Job title". */
import type { Target } from "@assay/domain/Intent"
import { isControl, isDialog, isEntry, isField, isOnControl, isOnPressed, standsIn } from "../screen/Kinds.js"
import { readableTextOf, type Run, runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { regionsOf } from "./Enclosures.js"
import type { Grounding } from "./Ground.js"
import { fitName, whole } from "./Match.js"
import { isRequired } from "./Names.js"
import { inRegion } from "./Regions.js"

/** How what was found by its label was found. */
export const besideWords = "beside the words"

const isToggle = ({ node }: Seen): boolean => node.role === "radio" || node.role === "checkbox"

/** Outermost, behind the label: a box that is clicked is one thing with what stands in it. */
const controlsAfter = (view: View, outer: Seen, label: Seen): ReadonlyArray<Seen> => {
  const all = within(view, outer).filter(
    (seen) => seen.at > label.end && seen.node.visible && (isControl(seen) || isToggle(seen))
  )
  return all.filter((seen) => !all.some((each) => each !== seen && contains(each, seen)))
}

const isChoice = (view: View, seen: Seen, toggles: ReadonlyArray<Seen>): boolean =>
  isToggle(seen) ||
  within(view, seen).some(isToggle) ||
  // The label that is drawn for one of them.
  toggles.some(({ node }) => runsOf(view, seen).some(({ text }) => text === node.name))

/** Something to read stands between the label and the first thing to act on: it is the label of that. */
const isNext = (view: View, outer: Seen, label: Run, first: Seen): boolean =>
  !runsOf(view, outer).some(
    ({ seen, text }) => seen.at > label.seen.end && seen.at < first.at && !isRequired(text)
  )

/** Those to act on up to the next thing that is read beside them: what stands after that has a label of its own. */
const nextTo = (view: View, outer: Seen, controls: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const [first] = controls
  const end = runsOf(view, outer).find(
    ({ seen }) => first !== undefined && seen.at > first.end && !isOnPressed(seen)
  )
  return controls.filter(({ at }) => end === undefined || at < end.seen.at)
}

/** Short words to click and nothing else. */
const isDrawnChoice = (view: View, seen: Seen): boolean => {
  const text = readableTextOf(view, seen)
  return (
    (seen.node.role === "generic" || seen.node.role === "button") &&
    seen.node.state.expanded === undefined &&
    text.length < 60 &&
    /[\p{L}\p{N}]/u.test(text)
  )
}

/** Choices that are drawn side by side, each by its words: chips, tiles, buttons of one group. */
const drawnChoices = (view: View, controls: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const inner = controls.flatMap((seen) => {
    const own = within(view, seen).filter((each) => each !== seen && each.node.visible && isControl(each))
    return own.length > 1 ? own : [seen]
  })
  const [first] = inner
  return inner.length > 1 && inner.every((seen) => isDrawnChoice(view, seen) && seen.parent === first?.parent)
    ? inner
    : []
}

/** What holds them, or the one that is wanted where it holds other things as well. */
const groupOf = (view: View, choices: ReadonlyArray<Seen>, value: string | undefined): Seen | undefined => {
  const group = choices[0]?.parent
  if (group === undefined) return undefined
  const others = within(view, group).filter(
    (seen) => seen.node.visible && (isControl(seen) || isField(seen)) && seen !== group
  )
  if (others.every((seen) => choices.some((each) => contains(each, seen)))) return group
  const [only, another] = choices.filter((seen) => isChoiceOf(view, seen, value))
  return value === undefined ? choices[0] : another === undefined ? only : undefined
}

/** Called so by all that is read in it. */
export const isChoiceOf = (view: View, seen: Seen, value: string | undefined): boolean =>
  value !== undefined && fitName(value, false, readableTextOf(view, seen)).score >= whole

const boxOf = (view: View, label: Run, value: string | undefined): Seen | undefined => {
  for (const outer of upward(label.seen)) {
    if (outer === label.seen || isControl(outer)) continue
    const isAll = outer.parent === undefined || isDialog(outer)
    const all = controlsAfter(view, outer, label.seen)
    const [first, another] = all
    if (first === undefined) {
      if (isAll) return undefined
      continue
    }
    if (!isNext(view, outer, label, first)) return undefined
    const toggles = within(view, outer).filter((seen) => isToggle(seen) && seen.at > label.seen.end)
    if (!isAll && toggles.length > 1 && all.every((seen) => isChoice(view, seen, toggles))) return outer
    const choices = drawnChoices(view, nextTo(view, outer, all))
    if (choices.length > 0) return groupOf(view, choices, value)
    const isOpener =
      first.node.role === "generic" ||
      (first.node.role === "button" && first.node.state.expanded !== undefined)
    // Machines are told another name of it than people read before it.
    if (another === undefined && !isAll && isField(first) && first.node.options === undefined) return first
    const opens = another === undefined && isOpener && !within(view, first).some(isEntry)
    return opens && !isAll ? first : undefined
  }
  return undefined
}

/** The one box or group of choices that the words of the target stand before. */
export const groundLabelled = (view: View, target: Target, value?: string): Grounding | undefined => {
  if (target.name === "" || target.ordinal !== undefined) return undefined
  if (target.scopes.some(({ relation }) => relation !== "in")) return undefined
  const regions = regionsOf(view, target.scopes, undefined)
  if ("name" in regions) return undefined
  const labels = runsOf(view, view.root).filter(
    ({ seen, text }) =>
      !isOnControl(seen) &&
      !standsIn(seen, /^columnheader$/u) &&
      fitName(target.name, target.quoted, text).score >= whole &&
      regions.some((region) => inRegion(region, seen))
  )
  const boxes = [...new Set(labels.flatMap((label) => boxOf(view, label, value) ?? []))]
  const [only, another] = boxes
  return only === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen: only, score: 0.85, how: besideWords, tentative: true }
}
