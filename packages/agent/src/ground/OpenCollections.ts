/** "On the shelf", "on the Reading shelf", under the title "My shelves" and a row of tabs: what the open one of them shows. */
import type { Target } from "@assay/domain/Intent"
import { isControl, isOnControl } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { loose, stem, tokens } from "../screen/Wording.js"
import type { Region } from "./Regions.js"

const isMarked = ({ node }: Seen): boolean => node.state.selected === true

const counted = / ?(?:\d{1,6}|\(\d{1,6}\))$/u

/** Nothing but ways to go side by side, one of which is marked. */
const openTab = ({ children }: Seen): Seen | undefined => {
  const shown = children.filter(({ node }) => node.visible)
  const [only, another] = shown.filter(isMarked)
  return shown.length > 1 && shown.every(isControl) && another === undefined ? only : undefined
}

/** The last words before it are the plural of the noun, as a title has them: "Shelves", "My shelves". */
const isTitledSo = (view: View, bar: Seen, noun: string): boolean => {
  const title = runsOf(view, view.root).findLast(({ seen }) => seen.end < bar.at)
  const [last = "", lead, more] = tokens(title?.text ?? "").toReversed()
  const isOwn = lead === undefined || /^(?:my|your|our|all|the)$/u.test(lead)
  return (
    title !== undefined &&
    !isOnControl(title.seen) &&
    more === undefined &&
    isOwn &&
    last !== noun &&
    stem(last) === stem(noun)
  )
}

/** What stands behind the row of tabs beside it; the panel, where one is told by its role. */
const shownBy = (view: View, bar: Seen): Region | undefined => {
  const box = [...upward(bar)]
    .slice(1)
    .find((outer) => runsOf(view, outer).some(({ seen }) => seen.at > bar.end))
  if (box === undefined) return undefined
  const [panel, another] = within(view, box).filter(({ node }) => node.visible && node.role === "tabpanel")
  return panel !== undefined && another === undefined
    ? { from: panel.at, to: panel.end, seen: panel, how: "in what is open" }
    : { from: bar.end + 1, to: box.end, how: "in what is open" }
}

/** Nothing where another one than the named is open, or where nothing tells that the tabs hold such things each: a number on it does, or its name. */
export const openCollection = (view: View, target: Target): Region | undefined => {
  const { name, ordinal, pronoun, quantifier, quoted, role, scopes } = target
  const plain = !quoted && ordinal === undefined && quantifier === undefined && scopes.length === 0
  const [, label = "", noun = ""] = /^(?:(\p{Lu}.*) )?(\p{Ll}{4,})$/u.exec(name) ?? []
  if (!plain || role !== undefined || pronoun === true || noun === "") return undefined
  const open = view.all.flatMap((bar) => {
    const tab = bar.node.visible && isTitledSo(view, bar, noun) ? openTab(bar) : undefined
    return tab === undefined ? [] : [{ bar, said: readableTextOf(view, tab) }]
  })
  const [only, another] = open
  if (only === undefined || another !== undefined) return undefined
  const isMeant =
    label === "" ? counted.test(only.said) : loose(only.said.replace(counted, "")) === loose(label)
  return isMeant ? shownBy(view, only.bar) : undefined
}
