/** "The balance is £18.50" on a page of that title with many amounts: the one that the page itself calls the current balance. */
import { isPlain } from "../PlainTargets.js"
import { inRegion, sectionOf } from "../../ground/Regions.js"
import { isOnControl } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { Case, Ruling } from "../Ruling.js"
import type { TextCheck } from "./PageTexts.js"

/** Read or told so, and nothing to press. */
const calledSo = (view: View, name: string): ReadonlyArray<Seen> => {
  const all = view.all.filter(
    (seen) => seen.node.visible && !isOnControl(seen) && loose(seen.node.name) === name
  )
  return all.filter((seen) => ![...upward(seen)].some((outer) => outer !== seen && all.includes(outer)))
}

export const currentFigure = (
  check: TextCheck,
  { view }: Case,
  judge: (other: TextCheck) => Ruling
): Ruling | undefined => {
  const { expected, subject } = check
  if (subject === undefined || !isPlain(subject) || subject.pronoun === true || !/\d/u.test(expected))
    return undefined
  const name = loose(subject.name)
  if (!/^\p{Ll}+$/u.test(name)) return undefined
  const [title, another] = calledSo(view, name)
  const [figure, other] = calledSo(view, `current ${name}`)
  if (title?.node.role !== "heading" || another !== undefined || figure === undefined || other !== undefined)
    return undefined
  const isBelow = inRegion(sectionOf(view, title), figure) && runsOf(view, title).length === 1
  return isBelow
    ? judge({ ...check, subject: { ...subject, name: figure.node.name, words: figure.node.name } })
    : undefined
}
