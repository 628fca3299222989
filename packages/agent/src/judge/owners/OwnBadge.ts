/** "The status of Ada is Paid" of a card or row of hers with one badge on it, where nothing is called a status. */
import type { Target } from "@assay/domain/Intent"
import { isOfKind } from "../../ground/PartKinds.js"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isControl, standsIn } from "../../screen/Kinds.js"
import { type Seen, upTo, type View, within } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"
import { subjectsOf } from "../texts/Subjects.js"

const badged =
  /^(?:(?:current )?(?:status|state|availability|condition|stage)(?: (?:badge|label|tag|pill|chip))?|badge|label|tag|pill|chip)$/iu

/** What is called so, and whose it is. */
const ownerOf = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): Target | undefined => {
  const [scope, another] = scopes
  const plainly = !quoted && ordinal === undefined && quantifier === undefined && role === undefined
  if (!plainly || !badged.test(name) || scope === undefined || another !== undefined) return undefined
  return scope.relation === "near" || scope.relation === "in" ? scope.target : undefined
}

/** The line that opens the rest of a card holds its badges, and is none itself. */
const isHead = (view: View, seen: Seen): boolean =>
  seen.node.state.expanded !== undefined && runsOf(view, seen).length > 1

/** Badges and tags with words on them, none of them pressed. */
export const badgesIn = (view: View, outer: Seen): ReadonlyArray<Seen> =>
  within(view, outer).filter(
    (seen) =>
      seen.node.visible &&
      isOfKind(seen, "badge", "chip") &&
      ![...upTo(outer, seen)].some((each) => isControl(each) && !isHead(view, each)) &&
      /\p{L}/u.test(readableTextOf(view, seen))
  )

/** One of them says so: it is one of the words that stand there. */
export const isOnBadge = (view: View, word: string): boolean =>
  view.all.some(
    (seen) =>
      seen.node.visible &&
      isOfKind(seen, "badge", "chip") &&
      !isControl(seen) &&
      loose(readableTextOf(view, seen)) === loose(word)
  )

export const byOwnBadge = (check: TextCheck, given: Case): Ruling | undefined => {
  const { antecedent, view } = given
  const owner = check.subject === undefined ? undefined : ownerOf(check.subject)
  const named = owner === undefined ? undefined : subjectsOf(view, owner, antecedent)
  if (check.subject === undefined || named === undefined || named instanceof Fell) return undefined
  // What a message says of it stands in no card of its own.
  const [record, another] = new Set(
    named
      .filter(({ scored }) => !standsIn(scored.seen, /^(?:status|alert|log)$/u))
      .map(({ regions, scored }) => recordOf(view, scored.seen) ?? regions.at(-1)?.seen)
  )
  if (record === undefined || record.parent === undefined || another !== undefined) return undefined
  const [badge, more] = badgesIn(view, record)
  if (badge === undefined || more !== undefined) return undefined
  const said = readableTextOf(view, badge)
  const truth = finder(check.expected, check.match === "contains" ? "is" : check.match)(plain(said))
  // A badge may be of something else, unless others of its kind say what is looked for.
  if (!truth && ![view, ...given.past].some((each) => isOnBadge(each, check.expected))) return undefined
  const expected = `${asExpected(check.match, check.expected)} for “${check.subject.words}”`
  return rule(truth, check.negated, expected, `saw: ${said}`, badge)
}
