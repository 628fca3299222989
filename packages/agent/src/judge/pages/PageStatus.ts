/** "The status is Sent" of a page with one badge under its title, where nothing is called a status. */
import type { Target } from "@assay/domain/Intent"
import { isOfPage, isTitleOf, mainHeading } from "../../ground/OwnPage.js"
import { recordOf } from "../../ground/Regions.js"
import { isOnControl } from "../../screen/Kinds.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { badgesIn, isOnBadge } from "../owners/OwnBadge.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const status = /^(?:current )?(?:status|state|stage)(?: (?:badge|label|tag|pill|chip))?$/iu

/** Words that tell how something is: a badge may as well say "Beta" or "New here". */
const tells =
  /^(?:(?:not|un|in|partly|fully) ?)?(?:\p{L}+(?:ed|ing)|sent|paid|unpaid|open|draft|new|active|inactive|done|lost|won|held|live|public|private|urgent|valid|invalid|overdue|on hold|in (?:progress|review|transit)|out for delivery|completed?|ready|void|final)$/iu

const isOfThis = (view: View, target: Target): boolean => isOfPage(view, target) || isTitleOf(view, target)

/** "The invoice status" on the page of one invoice is the status. */
export const ofOwnNoun = (view: View, target: Target): Target => {
  const [, noun = "", name = ""] = /^(\p{Ll}+) (\p{Ll}+)$/u.exec(target.name) ?? []
  return noun !== "" && isOfThis(view, { ...target, name: noun, words: noun, scopes: [] })
    ? { ...target, name }
    : target
}

/** Of the page itself, or of the thing that it is about. */
const isOfAll = (view: View, target: Target): boolean => {
  const { name, ordinal, quantifier, quoted, role, scopes } = ofOwnNoun(view, target)
  return (
    !quoted &&
    role === undefined &&
    ordinal === undefined &&
    quantifier === undefined &&
    status.test(name) &&
    scopes.every(({ relation, target }) => relation !== "above" && isOfThis(view, target))
  )
}

/** In no thing of a list, or in the very part that the title stands in: right after the title stands what says more of it, unless others beside it bear badges as well. */
const isOfTitle = (view: View, title: Seen, seen: Seen): boolean => {
  const record = recordOf(view, seen)
  if (record === undefined || contains(record, title)) return true
  const others = (record.parent?.children ?? []).filter((each) => each !== record)
  return record.at === title.end + 1 && others.every((each) => badgesIn(view, each).length === 0)
}

/** What is read under the title up to the next part of the page, and bears a badge's or a tag's class. */
const badgesUnder = (view: View, title: Seen): ReadonlyArray<Seen> => {
  const next = view.all.find(
    ({ at, node }) =>
      at > title.end &&
      node.visible &&
      /^(?:heading|table|grid|list|form|navigation|tablist|textbox)$/u.test(node.role)
  )
  return badgesIn(view, view.root).filter(
    (seen) => seen.at > title.at && seen.end < (next?.at ?? Infinity) && isOfTitle(view, title, seen)
  )
}

/** Nothing where the page calls anything a status, or where it is not sure that the badge tells one. */
export const byPageStatus = (check: TextCheck, { past, view }: Case): Ruling | undefined => {
  const { subject } = check
  if (subject === undefined || !isOfAll(view, subject)) return undefined
  const isCalled = runsOf(view, view.root).some(
    ({ seen, text }) => /\b(?:status|state|stage)\b/iu.test(text) && !isOnControl(seen)
  )
  const title = isCalled ? undefined : mainHeading(view)
  const [badge, another] = title === undefined ? [] : badgesUnder(view, title)
  if (badge === undefined || another !== undefined) return undefined
  const said = readableTextOf(view, badge)
  const truth = finder(check.expected, check.match === "contains" ? "is" : check.match)(plain(said))
  const wasSaid = past.some((each) => isOnBadge(each, check.expected))
  if (!tells.test(said.trim()) && !truth && !wasSaid) return undefined
  const expected = `${asExpected(check.match, check.expected)} for “${subject.words}”`
  return rule(truth, check.negated, expected, `saw: ${said}`, badge)
}
