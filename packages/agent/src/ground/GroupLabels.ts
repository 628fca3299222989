/** What the group is called that a control stands in: "Environment" over "All", "Live" and "Test", by a role or by the words before them. */
import { isControl, isOnControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, upTo, upward, type View, within } from "../screen/View.js"
import { loose, stems, tokens } from "../screen/Wording.js"

const groups = /^(?:group|radiogroup|listbox|toolbar|tablist)$/u

/** More would be a part of the page, with a title of its own. */
const most = 12

/** The words that stand before the control in the nearest box that holds some besides other controls. */
const wordsBefore = (view: View, seen: Seen): string | undefined => {
  for (const outer of upTo(view.root, seen)) {
    const said = runsOf(view, outer).filter((run) => !isOnControl(run.seen))
    if (said.length === 0) continue
    const before = said.filter((run) => run.seen.at < seen.at).at(-1)
    const beside = within(view, outer).filter((each) => isControl(each) && each.node.visible)
    return before !== undefined && beside.length <= most && tokens(before.text).length <= 4
      ? before.text
      : undefined
  }
  return undefined
}

/** What the page is about says nothing of what it is narrowed by. */
const isTopic = (view: View, name: string): boolean => {
  const words = stems(name)
  return view.all.some(
    ({ node }) =>
      node.visible && node.role === "heading" && words.every((word) => stems(node.name).includes(word))
  )
}

/** Of every control of that name on the page. */
export const groupsOf = (view: View, control: string): ReadonlyArray<string> => {
  const wanted = loose(control)
  const named = view.all.filter(
    (seen) => seen.node.visible && isControl(seen) && loose(seen.node.name) === wanted
  )
  const labels = named.flatMap((seen) => {
    const group = [...upward(seen)].find(({ node }) => groups.test(node.role) && node.name !== "")?.node.name
    return group ?? wordsBefore(view, seen) ?? []
  })
  return [...new Set(labels)].filter((label) => !isTopic(view, label))
}
