/** "The language is English", where one of several is chosen: the one that is, and none that could be. */
import { fitName, whole } from "../../ground/Match.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

const isChoice = ({ node }: Seen): boolean =>
  node.visible && /^(?:radio|menuitemradio)$/u.test(node.role) && node.name !== ""

/** All that one may choose from with it. */
const groupOf = (view: View, choice: Seen): Seen | undefined =>
  [...upward(choice)].slice(1).find((outer) => within(view, outer).filter(isChoice).length > 1)

/** What a group is called: by its name, its legend, or the words right before it. */
const isCalled = (view: View, group: Seen, { name, quoted }: { name: string; quoted: boolean }): boolean => {
  const choices = within(view, group).filter(isChoice)
  const [first] = choices
  const before = runsOf(view, view.root).filter(({ seen }) => first !== undefined && seen.at < first.at)
  const titles = [
    group.node.name,
    ...before.filter(({ seen }) => seen.at > group.at).map(({ text }) => text),
    before.findLast(({ seen }) => seen.end < group.at)?.text ?? ""
  ]
  // "Step 1 of 3: Supply".
  const bare = (title: string) =>
    title.replace(/^step \d{1,2}(?: (?:of|\/) \d{1,2})?: (?=\S)/iu, "").replace(/:\s*$/u, "")
  return titles.some((title) => fitName(name, quoted, bare(title)).score >= whole)
}

/** Of a group with that title: whether what is told is what is chosen in it. */
export const chosenOf = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (
    subject === undefined ||
    subject.name === "" ||
    subject.ordinal !== undefined ||
    subject.scopes.length > 0
  )
    return undefined
  if (match !== "is" && match !== "equals") return undefined
  const found = finder(expected, match)
  // "Check-up (£35.00)": the remark behind it is no part of what one chooses.
  const says = (name: string): boolean => found(name) || found(name.replace(/ \([^()]+\)$/u, ""))
  const named = view.all.filter((seen) => isChoice(seen) && says(plain(seen.node.name)))
  const groups = new Set(named.flatMap((choice) => groupOf(view, choice) ?? []))
  const [group, another] = [...groups].filter((each) => isCalled(view, each, subject))
  if (group === undefined || another !== undefined) return undefined
  const chosen = within(view, group).find((seen) => isChoice(seen) && seen.node.state.checked === true)
  // "Plan: Free" in a summary tells it as well.
  const isTold = runsOf(view, view.root).some(
    ({ seen, text }) =>
      (seen.at < group.at || seen.at > group.end) &&
      text.toLowerCase().startsWith(`${subject.name.toLowerCase()}:`) &&
      finder(expected, "contains")(plain(text))
  )
  if (isTold) return undefined
  const isSo = chosen !== undefined && says(plain(chosen.node.name))
  const actual = chosen === undefined ? "nothing is chosen" : `“${chosen.node.name}” is chosen`
  return isSo === negated
    ? refuted(`${negated ? "not " : ""}“${expected}” for “${subject.words}”`, actual)
    : holds(actual, chosen)
}
