/** "Wednesday lunch": the part called "Lunch" of the section "Wednesday", where other sections have such parts as well. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isOnControl, isTitle } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { inRegion, sectionOf } from "./Regions.js"

const name = /^(\p{Lu}.*?) (\p{Ll}[\p{Ll} ]*)$/u

/** The smallest box that begins with the label, and says more than it. */
const begunBy = (view: View, label: Seen): Seen | undefined => {
  const box = [...upward(label)].find((outer) => runsOf(view, outer).length > 1)
  return box !== undefined && runsOf(view, box)[0]?.seen === label ? box : undefined
}

/** "Add meal" beside "Saturday dinner" stands in it. */
export const inParts = (view: View, target: Target): Target =>
  target.scopes.some((scope) => isPart(view, scope))
    ? {
        ...target,
        scopes: target.scopes.map((scope) =>
          isPart(view, scope) ? { ...scope, relation: "in" as const } : scope
        )
      }
    : target

const isPart = (view: View, { relation, target }: Scope): boolean =>
  relation === "near" && partNamed(view, target) !== undefined

/** What has just this title; a part of a section that begins so is no section by itself. */
const titled = (view: View, text: string): Seen | undefined => {
  const [only, another] = view.all.filter(
    (seen) => seen.node.visible && isTitle(seen) && loose(readableTextOf(view, seen)) === loose(text)
  )
  return another === undefined ? only : undefined
}

export const partNamed = (
  view: View,
  { name: called, ordinal, quantifier, quoted, role, scopes }: Target
): Seen | undefined => {
  const [, head = "", rest = ""] = quoted || role !== undefined ? [] : (name.exec(called) ?? [])
  if (head === "" || ordinal !== undefined || quantifier !== undefined || scopes.length > 0) return undefined
  const title = titled(view, head)
  if (title === undefined) return undefined
  const boxes = runsOf(view, view.root).flatMap(({ seen, text }) =>
    loose(text) === loose(rest) && !isOnControl(seen) ? (begunBy(view, seen) ?? []) : []
  )
  const section = sectionOf(view, title)
  const [only, another] = boxes.filter((box) => inRegion(section, box) && !contains(box, title))
  return boxes.length > 1 && another === undefined ? only : undefined
}
