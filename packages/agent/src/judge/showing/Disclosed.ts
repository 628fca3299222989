/** "Its answer opens", "the answer of ▯ is no longer shown": what a question that folds holds, which no name of its own tells. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { isOnControl } from "../../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { brief, readable } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

const held = /^(?:answer|contents?|details?|explanation|description|body|panel)$/iu

const folds = (seen: Seen): boolean =>
  seen.node.visible &&
  seen.node.state.expanded !== undefined &&
  !/^(?:combobox|menuitem)$/u.test(seen.node.role)

/** What was pressed, or the one that is called so. */
const ownerOf = ({ scopes }: Target, { antecedent, view }: Case): Seen | undefined => {
  const [scope, another] = scopes
  if (another !== undefined || (scope !== undefined && scope.relation !== "near")) return undefined
  const isSpokenOf = scope === undefined || (scope.target.pronoun === true && scope.target.name === "")
  const found = isSpokenOf ? undefined : ground(view, scope.target, "look")
  const seen = isSpokenOf ? antecedent?.seen : found?._tag === "Found" ? found.seen : undefined
  return seen === undefined ? undefined : [...upward(seen)].find(folds)
}

/** The item in which it stands alone with what it holds, else all that folds beside it. */
const placeOf = (view: View, owner: Seen): Seen => {
  const outer = [...upward(owner)].find(
    (each) => each !== owner && within(view, each).filter((one) => folds(one)).length > 1
  )
  const item = [...upward(owner)].find((each) => each.parent === outer)
  return item !== undefined && item !== owner && item.node.role !== "heading" ? item : (outer ?? view.root)
}

/** What is read behind it, up to the next that folds. */
const readBehind = (view: View, owner: Seen): string => {
  const place = placeOf(view, owner)
  const next = within(view, place).find((each) => each.at > owner.end && folds(each))
  const runs = runsOf(view, place).filter(
    ({ seen, text }) =>
      seen.at > owner.end &&
      (next === undefined || seen.at < next.at) &&
      !isOnControl(seen) &&
      /\p{L}{2}/u.test(text)
  )
  return readable(runs.map(({ text }) => text).join(" "))
}

/** Only where what machines are told and what is read agree. */
export const judgeDisclosed = (target: Target, negated: boolean, given: Case): Ruling | undefined => {
  const bare = !target.quoted && target.role === undefined && target.ordinal === undefined
  if (!bare || !held.test(target.name)) return undefined
  const owner = ownerOf(target, given)
  if (owner === undefined) return undefined
  const read = readBehind(given.view, owner)
  const isOpen = owner.node.state.expanded === true
  if (isOpen !== (read !== "")) return undefined
  const what = `“${target.words || target.name}” of “${owner.node.name}”`
  const seen = isOpen ? `saw: ${brief(read, 80)}` : "it is folded"
  return isOpen === negated
    ? refuted(`${what} ${negated ? "not " : ""}to be shown`, seen)
    : holds(seen, owner)
}
