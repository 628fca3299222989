/** "The dropdown shows No airport found", after something was typed: what is offered for it, in the list that lies over the page. */
import type { Check, Target } from "@assay/domain/Intent"
import { liesOverPage } from "../../screen/Kinds.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { finder } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const drawnOver = (view: View, seen: Seen): boolean =>
  seen.node.visible &&
  /^(?:list|listbox)$/u.test(seen.node.role) &&
  readableTextOf(view, seen) !== "" &&
  liesOverPage(seen)

/** The field that this run typed into last, where a list can open under it. */
const typedInto = ({ recent, typed, view }: Case): Seen | undefined => {
  const last = (recent?.() ?? []).flatMap(({ node }) => view.byRef.get(node.ref) ?? []).at(-1)
  const isTyped = last?.node.role === "combobox" && typed.includes(last.node.value ?? "")
  return isTyped ? last : undefined
}

const isBareList = ({ name, ordinal, role, scopes, words }: Target): boolean =>
  role === "list" && name === "" && ordinal === undefined && scopes.length === 0 && !words.endsWith("lists")

/** The list that is open under the field, where that is the one list over the page. */
const offeredIn = (given: Case): Seen | undefined => {
  const field = typedInto(given)
  const [only, another] = given.view.all.filter((seen) => drawnOver(given.view, seen))
  return field === undefined || only === undefined || another !== undefined || contains(only, field)
    ? undefined
    : only
}

export const byOffered = (
  { expected, match, negated, target }: Extract<Check, { _tag: "CheckValue" }>,
  given: Case
): Ruling | undefined => {
  const list = isBareList(target) ? offeredIn(given) : undefined
  if (list === undefined) return undefined
  const text = readableTextOf(given.view, list)
  const wanted = `“${target.words}” to show ${asExpected(match, expected)}`
  return rule(
    finder(expected, match === "equals" ? "is" : match)(text),
    negated,
    wanted,
    `it shows “${text}”`,
    list
  )
}
