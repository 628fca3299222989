/** "Open the sextant" where its name is only read: the one thing in its card or row that opens it, "View lot". */
import type { Target } from "@assay/domain/Intent"
import { isControl, isEntry, isOnControl } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { loose, stems } from "../screen/Wording.js"
import { nameOf } from "./Candidates.js"
import type { Grounding } from "./Ground.js"
import { recordOf } from "./Regions.js"

/** What such a control begins with, or is. */
const opens = new Set(stems("view open details show read see more visit go info"))

const isOpener = (view: View, seen: Seen): boolean => {
  const [first = "", ...rest] = stems(nameOf(view, seen))
  return seen.node.visible && isControl(seen) && opens.has(first) && rest.length < 4
}

const saysOpen = /\b(?:open|view|visit|go|show|see|read|look)(?:s|es|ed|ing)?\b/iu

/** Where what was found takes no click, what opens it; else what was found. */
export const orItsOpener = (view: View, text: string, found: Grounding): Grounding => {
  if (found._tag !== "Found" || isOnControl(found.seen) || !saysOpen.test(text)) return found
  const record = recordOf(view, found.seen)
  if (record === undefined) return found
  const [opener, another] = within(view, record).filter((seen) => isOpener(view, seen))
  return opener === undefined || another !== undefined
    ? found
    : { _tag: "Found", seen: opener, score: 0.85, how: "what opens it", tentative: true }
}

const calendar = /^(?:calendar|date[ -]?picker)$/iu
/** What is pressed for a day: "Check-in date", "Add dates", "Select a day"; "update" and "today" are none. */
const speaksOfDates = /\b(?:dates?|days?|calendar|check-?in|check-?out|departure|arrival)\b/iu

/** "Open the calendar" while none is open: the one control that speaks of a date, and no link to elsewhere. */
export const calendarOpener = (
  view: View,
  { name, quoted, role, scopes, words }: Target
): Grounding | undefined => {
  const isMeant = calendar.test(name || words) && !quoted && role === undefined && scopes.length === 0
  const [only, another] = isMeant
    ? view.all.filter(
        (seen) =>
          seen.node.visible &&
          (isEntry(seen) || seen.node.role === "button" || seen.node.role === "combobox") &&
          (speaksOfDates.test(nameOf(view, seen)) || seen.node.inputType === "date")
      )
    : []
  return only === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen: only, score: 0.82, how: "speaks of a date", tentative: true }
}

/** "Open the programme for "Sat 6 June"", where a tab is called so and no programme stands in it: the tab. */
export const tabOf = (
  view: View,
  text: string,
  { ordinal, quoted, name, scopes }: Target
): Grounding | undefined => {
  const [scope, another] = scopes
  const isNoun = !quoted && ordinal === undefined && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(name)
  const isFor = another === undefined && scope?.relation === "near" && scope.target.quoted
  if (!isNoun || !isFor || !saysOpen.test(text)) return undefined
  const called = loose(scope.target.name)
  const [tab, more] = view.all.filter(
    ({ node }) => node.visible && node.role === "tab" && loose(node.name) === called
  )
  return tab === undefined || more !== undefined
    ? undefined
    : { _tag: "Found", seen: tab, score: 0.9, how: "the tab of that name", tentative: false }
}
