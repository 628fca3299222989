/** Checks on what one element holds, and on what people see of its attributes: placeholder, link, tooltip. */
import type { Intent, Target } from "@assay/domain/Intent"
import { withoutOwnUnit } from "../../ground/LabelledUnits.js"
import { labelledChoice } from "../../ground/Names.js"
import { listHolder } from "../../ground/Records.js"
import { isRecord } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isField } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { finder, plain } from "../../screen/Wording.js"
import { onOpener } from "../counts/Badges.js"
import { bound } from "./Bound.js"
import { byCountLine } from "../counts/CountLines.js"
import { chosenOf } from "./Chosen.js"
import { currentOne } from "./CurrentOne.js"
import { choiceOf, promptOf } from "../lists/Held.js"
import { asExpected } from "../Matching.js"
import { byOffered } from "../lists/Offered.js"
import { type Case, refuted, rule, type Ruling, undecided, withTarget } from "../Ruling.js"
import { saidOfList } from "./SaidOfLists.js"
import { chipsOf } from "../texts/Surroundings.js"
import { judgeText } from "../texts/Texts.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const valueOf = (view: View, seen: Seen): string => {
  const { node } = seen
  if (node.options !== undefined)
    return node.options
      .filter(({ selected }) => selected)
      .map(({ label }) => label)
      .join(", ")
  return labelledChoice(node)?.choice ?? choiceOf(view, seen)
}

/** "Status Paid" of a list that its label stands in, which it does in none of the browser's own: "Room 101". */
const withoutLabel = ({ node }: Seen, value: string, { name }: Target): string =>
  node.role === "combobox" &&
  node.options === undefined &&
  name !== "" &&
  value.toLowerCase().startsWith(`${name.toLowerCase()} `)
    ? value.slice(name.length).trim()
    : value

/** By all its words: the last of them may be for the kind, and a part of the name. */
const withWords = ({ role: _, ...target }: Target): Target => ({ ...target, name: target.words })

/** "The list shows Buy milk", beside a list to choose from: what lists things has no value, and says that among others. */
const isListOfThings = (view: View, { name, ordinal, role, scopes }: Target): boolean =>
  role === "list" &&
  name === "" &&
  ordinal === undefined &&
  scopes.length === 0 &&
  !view.all.some(({ node }) => node.visible && (node.role === "list" || node.role === "listbox")) &&
  listHolder(view) !== undefined

export const judgeValue = (check: Of<"CheckValue">, given: Case): Ruling => {
  const { expected, match, negated, target } = check
  if (isListOfThings(given.view, target))
    return judgeText({ _tag: "CheckText", subject: target, expected, match: "contains", negated }, given)
  const offered = byOffered(check, given) ?? saidOfList(check, given)
  if (offered !== undefined) return offered
  // "The comment count" is no field that takes comments.
  const count = byCountLine({ _tag: "CheckText", subject: target, expected, match, negated }, given)
  const found = bound(target, given, ["fill", "choose", "look"])
  const isExact = !(found instanceof Fell) && !found.tentative && /^(?:exact )?name/u.test(found.how)
  if (count !== undefined && !isExact) return count
  const { within: _, ...told } = check
  if (found instanceof Fell)
    return (
      chosenOf({ ...told, _tag: "CheckText", subject: target }, given) ??
      currentOne(check, given) ??
      undecided(found)
    )
  const { seen } = found
  if (seen.node.concealed === true && (seen.node.value ?? "") !== "")
    return undecided(
      Fell.of("action_unsupported", `“${target.words}” hides what it holds, so that it cannot be compared.`)
    )
  const several = match === "contains" && isField(seen) && chipsOf(given.view, seen).length > 0
  const unheld = !isField(seen) && seen.node.value === undefined && labelledChoice(seen.node) === undefined
  // "The Shopping list in the top bar is 0" of the link to it.
  const counted =
    unheld && isControl(seen)
      ? onOpener({ _tag: "CheckText", subject: withWords(target), expected, match, negated }, given)
      : undefined
  if (counted !== undefined) return counted
  // What lists things says more than the one of them.
  const isOfList = target.role === "list" && target.name === ""
  if (several || unheld)
    return judgeText(
      { _tag: "CheckText", subject: target, expected, match: isOfList ? "contains" : match, negated },
      given
    )
  // "The message list shows 1–6 of 128": what lists things holds no value.
  if (listsThings(given.view, seen))
    return undecided(
      Fell.of("target_not_found", `“${target.words}” lists things, and has no value of its own.`)
    )
  const choice = withoutLabel(seen, plain(valueOf(given.view, seen)), target)
  // "The size shows Select a size": what it asks is what people read in it.
  const prompt = choice === "" && expected !== "" ? plain(promptOf(given.view, seen)) : ""
  const value = prompt !== "" && finder(expected, match)(prompt) ? prompt : choice
  const held = value === "" && expected !== "" && isField(seen) ? chipsOf(given.view, seen) : []
  const values = held.length === 0 ? [value] : held.map((chip) => plain(readableTextOf(given.view, chip)))
  const isSaid = (each: string): boolean =>
    finder(expected, match)(each) || finder(withoutOwnUnit(given.view, seen, expected), match)(each)
  const says = values.map((each) => (expected === "" ? each === "" : isSaid(each)))
  const read = values.map((each) => `“${each}”`).join(", ")
  // One of several that were put in: whether it is meant that there is no other cannot be told.
  if (!negated && says.includes(true) && says.includes(false))
    return undecided(Fell.of("target_ambiguous", `“${target.words}” holds ${read}.`))
  const ruling = rule(
    says.includes(true),
    negated,
    `the value of “${target.words}” to be ${asExpected(match, expected)}`,
    values.includes("") ? "it is empty" : `it holds ${read}`,
    seen
  )
  return withTarget(ruling, given.view, seen, found.score, found.how)
}

/** Open on the page, and what it lists are things of several parts, rather than choices. */
const listsThings = (view: View, seen: Seen): boolean =>
  seen.node.role === "listbox" &&
  (seen.node.value ?? "") === "" &&
  seen.node.options === undefined &&
  within(view, seen).some((each) => each.node.visible && each.node.role === "option" && isRecord(view, each))

/** A field whose name stands nowhere on the page has it from its placeholder. */
const namedInside = (seen: Seen, view: View): string | undefined => {
  const labelled = runsOf(view, view.root).some(({ text }) => text.includes(plain(seen.node.name)))
  return isField(seen) && !labelled && seen.node.name !== "" ? seen.node.name : undefined
}

const attributes = {
  placeholder: (seen: Seen, view: View) =>
    seen.node.otherNames.find(({ kind }) => kind === "placeholder")?.value ?? namedInside(seen, view),
  link: (seen: Seen) => seen.node.href,
  alt: (seen: Seen) =>
    seen.node.otherNames.find(({ kind }) => kind === "alt")?.value ??
    (seen.node.role === "img" ? seen.node.name : undefined),
  tooltip: (seen: Seen) => seen.node.otherNames.find(({ kind }) => kind === "title")?.value
} as const

const sameLink = (expected: string, actual: string, page: string): boolean =>
  URL.canParse(expected, page) &&
  new URL(expected, page).href.replace(/\/$/u, "") === actual.replace(/\/$/u, "")

export const judgeAttribute = (check: Of<"CheckAttribute">, given: Case): Ruling => {
  const { attribute, expected, match, negated, target } = check
  const found = bound(
    target,
    given,
    attribute === "placeholder" ? ["fill", "look"] : attribute === "link" ? ["click"] : ["look"]
  )
  if (found instanceof Fell) return undecided(found)
  const value = attributes[attribute](found.seen, given.view)
  const wanted = `the ${attribute} of “${target.words}” to be ${asExpected(match, expected)}`
  if (value === undefined)
    return negated
      ? rule(false, true, wanted, `it has no ${attribute}`)
      : refuted(wanted, `it has no ${attribute}`)
  const truth =
    attribute === "link"
      ? sameLink(expected, value, given.view.screen.url) || (match !== "equals" && value.includes(expected))
      : finder(expected, match)(plain(value))
  return withTarget(
    rule(truth, negated, wanted, `it is “${value}”`),
    given.view,
    found.seen,
    found.score,
    found.how
  )
}
