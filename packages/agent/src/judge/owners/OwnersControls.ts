/** "The button of the Flapper dress reads “On slip”": the one in the card or row of that name, where no button is called so. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { loneCardOf } from "../../ground/PartKinds.js"
import { recordOf } from "../../ground/Regions.js"
import { roleFit } from "../../ground/Roles.js"
import { isControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { contains, type Seen, type View, within } from "../../screen/View.js"
import { finder, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling, withTarget } from "../Ruling.js"

const owned = /^(?:the )?(?:button|link) (?:of|for|in|on) /iu

const controlsIn = (view: View, record: Seen, role: RoleWord): ReadonlyArray<Seen> => {
  const all = within(view, record).filter(
    (seen) => seen !== record && seen.node.visible && isControl(seen) && roleFit(role, seen) > 0
  )
  return all.filter((seen) => !all.some((each) => each !== seen && contains(each, seen)))
}

export const byOwnersControl = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const role = subject?.role
  if (subject === undefined || (role !== "button" && role !== "link") || !owned.test(subject.words))
    return undefined
  if (subject.ordinal !== undefined || subject.quantifier !== undefined || subject.name === "")
    return undefined
  const { view } = given
  const { role: _, ...free } = subject
  const owner: Target = { ...free, words: subject.name }
  const found = ground(view, owner, "look", given.antecedent)
  if (found._tag !== "Found" || found.tentative) return undefined
  const record = recordOf(view, found.seen) ?? loneCardOf(found.seen)
  const controls = record === undefined ? [] : controlsIn(view, record, role)
  // Where it has several, those that are such by their own role are meant.
  const proper = controls.filter(({ node }) => node.role === role)
  const all = proper.length > 0 ? proper : controls
  // What one with a picture on it says is not read.
  const [only, another] =
    all.length > 1 ? all.filter((seen) => /\p{L}/u.test(readableTextOf(view, seen))) : all
  if (only === undefined || another !== undefined) return undefined
  const read = readableTextOf(view, only)
  const says = finder(expected, match)(plain(read))
  const ruling = rule(says, negated, `“${expected}” for “${subject.words}”`, `it reads “${read}”`, only)
  return withTarget(ruling, view, only, 0.85, `the ${role} there`)
}
