/** What stands beside words that nothing ties to it: the radio buttons after "Gender", the box that opens a list after "Job title". */
import type { Target } from "@assay/domain/Intent"
import { isControl, isDialog, isEntry, isOnControl } from "../screen/Kinds.js"
import { type Run, runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import type { Grounding } from "./Ground.js"
import { fitName, whole } from "./Match.js"

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
  !runsOf(view, outer).some(({ seen }) => seen.at > label.seen.end && seen.at < first.at)

const boxOf = (view: View, label: Run): Seen | undefined => {
  for (const outer of upward(label.seen)) {
    if (outer === label.seen || isControl(outer)) continue
    if (outer.parent === undefined || isDialog(outer)) return undefined
    const controls = controlsAfter(view, outer, label.seen)
    const [first, another] = controls
    if (first === undefined) continue
    if (!isNext(view, outer, label, first)) return undefined
    const toggles = within(view, outer).filter((seen) => isToggle(seen) && seen.at > label.seen.end)
    if (toggles.length > 1 && controls.every((seen) => isChoice(view, seen, toggles))) return outer
    const opens = another === undefined && first.node.role === "generic" && !within(view, first).some(isEntry)
    return opens ? first : undefined
  }
  return undefined
}

/** The one box or group of choices that the words of the target stand before. */
export const groundLabelled = (view: View, target: Target): Grounding | undefined => {
  if (target.name === "" || target.scopes.length > 0 || target.ordinal !== undefined) return undefined
  const labels = runsOf(view, view.root).filter(
    ({ seen, text }) => !isOnControl(seen) && fitName(target.name, target.quoted, text).score >= whole
  )
  const boxes = [...new Set(labels.flatMap((label) => boxOf(view, label) ?? []))]
  const [only, another] = boxes
  return only === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen: only, score: 0.85, how: "beside the words", tentative: true }
}
