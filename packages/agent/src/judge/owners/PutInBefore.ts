/** "The profile shows Ada with the bio ▯", where nothing is called a bio there: what was put into the field of that name stands on the page by itself. */
import { isEntry, isOnControl, standsIn } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { apartIn } from "../texts/Phrases.js"
import { plain, stems } from "../../screen/Wording.js"
import { isAside } from "../../ground/Regions.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, type Ruling } from "../Ruling.js"

/** A field of that name held it, and no field of another name did. */
const wasHeld = (past: ReadonlyArray<View>, name: string, text: string): boolean => {
  const wanted = stems(name)
  const names = past.flatMap((view) =>
    view.all.flatMap((seen) =>
      seen.node.visible && isEntry(seen) && plain(seen.node.value ?? "").trim() === text
        ? [stems(seen.node.name)]
        : []
    )
  )
  return names.length > 0 && names.every((words) => wanted.every((word) => words.includes(word)))
}

/** Several words, or a figure with something to it: what else is on the page hardly reads so by chance. */
const isTelling = (text: string): boolean => text.split(/\s+/u).length > 1

/** Nothing where it stands there twice, or the page has a field for it still. */
export const putInBefore = (
  { expected, match, negated, subject }: TextCheck,
  { past, typed, view }: Case
): Ruling | undefined => {
  const text = plain(expected).trim()
  if (negated || subject === undefined || subject.quoted || subject.ordinal !== undefined) return undefined
  if (subject.role !== undefined || !/^(?:is|equals)$/u.test(match) || !isTelling(text)) return undefined
  if (!/^\p{L}+(?: \p{L}+)?$/u.test(subject.name) || !typed.some((each) => plain(each).trim() === text))
    return undefined
  if (!wasHeld(past, subject.name, text)) return undefined
  const [only, another] = apartIn(view).filter((run) => plain(run.text).trim() === text)
  if (only === undefined || another !== undefined) return undefined
  const isElsewhere =
    isOnControl(only.seen) ||
    isAside(only.seen) ||
    standsIn(only.seen, /^(?:status|alert|log|dialog|alertdialog)$/u)
  return isElsewhere ? undefined : holds(`saw: ${only.text}`, only.seen)
}
