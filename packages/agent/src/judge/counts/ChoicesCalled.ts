/** "There are three plans", of a group of choices that is called Plan: what it offers, and not the group. */
import type { Target } from "@assay/domain/Intent"
import { nodesIn, type Region } from "../../ground/Regions.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { sameWords } from "../../screen/Wording.js"

const offered: Readonly<Record<string, string>> = { radiogroup: "radio", tablist: "tab", listbox: "option" }

export const choicesCalled = (
  view: View,
  region: Region,
  { name, quoted, role }: Target
): ReadonlyArray<Seen> => {
  if (quoted || role !== undefined || !/^\p{Ll}{3,}$/u.test(name)) return []
  const [only, another] = nodesIn(view, region).filter(
    ({ node }) => node.visible && node.role in offered && sameWords(node.name, name)
  )
  return only === undefined || another !== undefined
    ? []
    : within(view, only).filter(({ node }) => node.visible && node.role === offered[only.node.role])
}
