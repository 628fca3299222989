/** What a list to choose from holds, where it is written over it and no field says so. */
import { isField } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

const prompts = /^(?:-+|(?:please )?(?:select|choose|pick|search|type|enter)\b.*|none|.*(?:\.\.\.|…))$/iu

const lieTogether = ({ node: { box: a } }: Seen, { node: { box: b } }: Seen): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height

/** What is written over the field, in the box that holds nothing else to fill in. */
const writtenOver = (view: View, seen: Seen): string => {
  for (const outer of upward(seen)) {
    if (outer === seen) continue
    const fields = within(view, outer).filter((each) => isField(each) && each.node.visible)
    if (fields.some((each) => each !== seen) || outer.parent === undefined) return ""
    const over = runsOf(view, outer).filter((run) => lieTogether(run.seen, seen))
    if (over.length > 0) return over.map(({ text }) => text).join(" ")
  }
  return ""
}

/** All but the words that name it, where they stand in it. */
const writtenIn = (view: View, seen: Seen): string => {
  const runs = runsOf(view, seen)
  return seen.node.name === "" && runs.length > 1
    ? runs
        .slice(1)
        .map(({ text }) => text)
        .join(" ")
    : readableTextOf(view, seen)
}

const isDrawn = ({ node: { options, role, value } }: Seen): boolean =>
  role === "combobox" && options === undefined && (value ?? "") === ""

const shownIn = (view: View, seen: Seen): string => writtenIn(view, seen) || writtenOver(view, seen)

/** "Select a size": what a combo box asks for, where it holds no choice; nothing where it says no such thing. */
export const promptOf = (view: View, seen: Seen): string => {
  const text = isDrawn(seen) ? shownIn(view, seen).trim() : ""
  return prompts.test(text) ? text : ""
}

/** The choice that people read in a combo box; nothing where it only asks for one. */
export const choiceOf = (view: View, seen: Seen): string => {
  const { name, otherNames, value } = seen.node
  if (!isDrawn(seen)) return value ?? ""
  const text = shownIn(view, seen)
  const own = otherNames.some(
    ({ kind, value }) => !/^(?:text|title)$/u.test(kind) && loose(value) === loose(text)
  )
  return own || loose(text) === loose(name) || prompts.test(text.trim()) ? "" : text
}
