/** A page may show the very instruction that is carried out, as exercises do: what shows it is no thing that could be meant. */
import { keepingOf } from "../Keeping.js"
import { isControl, isField } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"

/** Of fewer words it may be what a page calls something: "Add task". */
const fewest = 3

/** Sentence by sentence: "Add a task" is no part of "Add a task to get started". */
const says = (text: string, told: string): boolean => {
  const read = loose(text)
  for (let at = read.indexOf(told); at !== -1; at = read.indexOf(told, at + 1)) {
    const before = read.slice(0, at)
    const after = read.slice(at + told.length)
    if (/^$|[.!?:;]\s*$/u.test(before) && /^$|^\s*[.!?;]/u.test(after)) return true
  }
  return false
}

/** The smallest that shows all of it. */
const smallest = (view: View, outer: Seen, told: string): Seen => {
  const inner = outer.children.find((seen) => seen.node.visible && says(readableTextOf(view, seen), told))
  return inner === undefined ? outer : smallest(view, inner, told)
}

const none: ReadonlySet<Seen> = new Set()

/** What shows the step's own instruction, and all its parts; a heading or what is pressed names something. */
export const instructedOn = keepingOf((view: View): ReadonlySet<Seen> => {
  const told = loose(view.told ?? "")
  if (told.split(" ").length < fewest) return none
  const first = view.root.children.find((seen) => seen.node.visible && says(readableTextOf(view, seen), told))
  if (first === undefined) return none
  const all = within(view, smallest(view, first, told))
  const names = (seen: Seen) => isControl(seen) || isField(seen) || seen.node.role === "heading"
  return all.some(names) ? none : new Set(all)
})
