/** "Ben's review is above Ada's": told by the two in their list, wherever else Ada is named. */
import { keepingOf } from "../../Keeping.js"
import { siblingsOf } from "../../ground/Records.js"
import type { Target } from "@assay/domain/Intent"
import { isHeaderRow, isRecord, recordOf } from "../../ground/Regions.js"
import type { Scored } from "../../ground/Scored.js"
import { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { titleRuns } from "./TitleRuns.js"

/** What begins with the name, of those that stand in one list with it. */
const namesake = (view: View, record: Seen, name: string): Seen | undefined => {
  const [only, another] = siblingsOf(view, record).filter((each) =>
    runsOf(view, each)
      .slice(0, 2)
      .some(({ text }) => loose(text) === loose(name))
  )
  return another === undefined ? only : undefined
}

/** The record, or the box around nothing but it: that stands among its likes. */
const lineOf = (record: Seen): Seen => {
  const { parent } = record
  const isAlone =
    parent?.parent !== undefined && parent.children.filter(({ node }) => node.visible).length === 1
  return isAlone ? lineOf(parent) : record
}

interface Titled {
  readonly record: Seen
  readonly title: string
}

const titledOn = keepingOf((view: View): ReadonlyArray<Titled> =>
  view.all
    .filter((seen) => seen.node.visible && isRecord(view, seen) && !isHeaderRow(seen))
    .map((record) => ({ record, title: loose(titleRuns(view, record)[0]?.text ?? "") }))
)

/** The records whose titles begin with the name: "Lisinopril 20 mg". */
const begunWith = (view: View, name: string): ReadonlyArray<Seen> => {
  const wanted = `${loose(name)} `
  const all = titledOn(view).flatMap(({ record, title }) => (`${title} `.startsWith(wanted) ? [record] : []))
  // What holds it begins with it as well.
  const inner = all.filter((seen) => !all.some((other) => other !== seen && contains(seen, other)))
  return [...new Set(inner.map(lineOf))]
}

/** Of that name stand several in one list. */
const isSeveral = (view: View, name: string): boolean => {
  const all = begunWith(view, name)
  return all.some((one, at) => all.slice(at + 1).some(({ parent }) => parent === one.parent))
}

/** "Listed under North" is said of a title, and not of a side. */
const ofSides = /\b(?:above|below|beneath)\b/iu

type On = Pick<Case, "step" | "view">

/** "Lisinopril is above Amoxicillin", of two in one list whose titles say more than that. */
export const inTheirList = ({ step = "", view }: On, target: Target): Ruling | undefined => {
  const { name, ordinal, quoted, role, scopes, words } = target
  const [scope, another] = scopes
  const isSide = scope?.relation === "above" || scope?.relation === "below"
  if (
    !isSide ||
    !ofSides.test(step) ||
    another !== undefined ||
    scope.target.name === "" ||
    scope.target.scopes.length > 0
  )
    return undefined
  if (quoted || name === "" || role !== undefined || ordinal !== undefined) return undefined
  const [one, ...more] = begunWith(view, name)
  const [other, ...others] = begunWith(view, scope.target.name)
  if (one === undefined || other === undefined || more.length + others.length > 0) return undefined
  if (one === other || one.parent !== other.parent) return undefined
  const [a, b] = [one.node.box?.y, other.node.box?.y]
  if (a === undefined || b === undefined) return undefined
  if (a === b)
    return undecided(
      Fell.of("target_ambiguous", `“${words}” and “${scope.target.words}” stand beside each other.`)
    )
  const [first, second] = a < b ? [one, other] : [other, one]
  const said = [first, second].map((seen) => runsOf(view, seen)[0]?.text ?? "").join(" above ")
  return (scope.relation === "above") === a < b
    ? holds(`saw: ${said}`, one)
    : refuted(`“${words}” ${scope.relation} “${scope.target.words}”`, `saw: ${said}`)
}

/** It stands on the other side of the one in its list that is called as what it is told by. */
export const onOtherSide = (given: On, target: Target, { seen }: Scored): Fell | undefined => {
  const { step = "", view } = given
  const { scopes, words } = target
  const sides = scopes.filter(({ relation }) => relation === "above" || relation === "below")
  if (sides.length === 0) return undefined
  const names = ofSides.test(step) ? [words, ...sides.map(({ target }) => target.name)] : []
  // "Below the table" names nothing that stands in a list.
  const several = names.find((each) => each !== "" && isSeveral(view, each))
  if (several !== undefined)
    return Fell.of("target_ambiguous", `Several in the list begin with “${several}”.`)
  const told = inTheirList(given, target)
  if (told?._tag === "Undecided") return told.fell
  const record = recordOf(view, seen)
  const other = sides.find(({ relation, target: { name } }) => {
    const named = record === undefined ? undefined : namesake(view, record, name)
    const [a, b] = [record?.node.box?.y, named?.node.box?.y]
    if (named === undefined || named === record || a === undefined || b === undefined || a === b) return false
    return relation === "above" ? a > b : a < b
  })
  return other === undefined
    ? undefined
    : Fell.of("target_ambiguous", `“${words}” is not ${other.relation} “${other.target.name}” in their list.`)
}
