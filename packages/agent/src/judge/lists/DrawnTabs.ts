/** "The first tab says Upcoming (1)" of tabs that no role tells from other things to press: those side by side of which one is called so, whatever its number. */
import { groups } from "../../ground/Records.js"
import { nthOf } from "../../ground/Ordinals.js"
import { Fell } from "../../run/Fell.js"
import { isControl } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling, undecided } from "../Ruling.js"

/** Without the number of what stands in it. */
export const called = (text: string): string =>
  loose(text.replace(/ ?(?:\(\d{1,6}\)|\[\d{1,6}\]|\d{1,6})$/u, ""))

/** Things to press, by the box that holds them. */
const rowsOfTabs = (view: View): ReadonlyArray<ReadonlyArray<Seen>> =>
  groups(
    view.all.filter(
      (seen) =>
        seen.node.visible &&
        /^(?:generic|button|link)$/u.test(seen.node.role) &&
        isControl(seen) &&
        readableTextOf(view, seen) !== ""
    )
  ).filter((tabs) => tabs.length > 1)

export const judgeDrawnTab = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const { name, ordinal, role, scopes = [] } = subject ?? {}
  if (role !== "tab" || name !== "" || ordinal === undefined || scopes.length > 0) return undefined
  if (view.all.some(({ node }) => node.role === "tab" && node.visible)) return undefined
  const rows = rowsOfTabs(view)
  if (rows.length < 2) return undefined
  const [tabs, another] = rows.filter((row) =>
    row.some((seen) => called(readableTextOf(view, seen)) === called(expected))
  )
  const tab = tabs === undefined ? undefined : nthOf(tabs, ordinal)
  if (tab === undefined || another !== undefined)
    return undecided(
      Fell.of("target_ambiguous", "It cannot be said which of the things to press there are the tabs.")
    )
  const text = readableTextOf(view, tab)
  return rule(
    finder(expected, match)(plain(text)),
    negated,
    `“${expected}” for “${subject?.words ?? "tab"}”`,
    `saw: ${text}`,
    tab
  )
}
