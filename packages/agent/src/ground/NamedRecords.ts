/** The line or the card that a name stands for: what is said of "Ada" is said of all that stands in her line. */
import type { Target } from "@assay/domain/Intent"
import type { Seen, View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { ground } from "./Ground.js"
import { isRecord, recordOf } from "./Regions.js"

/** The one thing in a list of which a line is the name. */
const recordOfLine = (view: View, { name }: Pick<Target, "name">): Seen | undefined => {
  const records = runsOf(view, view.root).flatMap(({ seen, text }) =>
    loose(text) === loose(name) ? [recordOf(view, seen)] : []
  )
  const [only, another] = new Set(records)
  return another === undefined ? only : undefined
}

/** "The Newsletters rule": the line of what is called Newsletters. */
const ofItsKind = (view: View, { name, quoted }: Target): Seen | undefined => {
  const called = quoted ? undefined : /^(\p{Lu}.*) \p{Ll}+$/u.exec(name)?.[1]
  return called === undefined ? undefined : recordOfLine(view, { name: called })
}

/** The one thing in a list that is called so, or one of whose lines begins so. */
export const recordNamed = (view: View, owner: Target): Seen | undefined => {
  const found = ground(view, owner, "look")
  if (found._tag !== "Found") return recordOfLine(view, owner) ?? ofItsKind(view, owner)
  const record = isRecord(view, found.seen) ? found.seen : recordOf(view, found.seen)
  const isNamed = (seen: Seen) =>
    runsOf(view, seen).some(({ text }) => `${loose(text)} `.startsWith(`${loose(owner.name)} `))
  return record !== undefined && (!found.tentative || isNamed(record)) ? record : undefined
}
