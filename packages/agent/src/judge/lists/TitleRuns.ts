/** What is read in a line or card, from its name on: initials in a circle before it are a picture of the name. */
import { standsInKind } from "../../ground/PartKinds.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"

/** "TP" before "Theo Park", "P" before "The Patient Glacier". */
const areInitials = (text: string, next: string): boolean => {
  const bare = next.replace(/^(?:the|an?)\s+(?=\p{Lu})/iu, "")
  return startWith(text, next) || startWith(text, bare)
}

const startWith = (text: string, next: string): boolean => {
  const words = next.split(/[\s-]+/u)
  const all = words.map((word) => word.charAt(0)).join("")
  const said = text.trim()
  return (
    /^\p{Lu}{1,3}$/u.test(said) &&
    next !== said &&
    (all.startsWith(said) || said === `${all.charAt(0)}${(words.at(-1) ?? "").charAt(0)}`)
  )
}

export const titleRuns = (view: View, record: Seen): ReadonlyArray<Run> => {
  const runs = runsOf(view, record)
  const [first, second] = runs
  if (first === undefined || second === undefined) return runs
  const isPicture = standsInKind(first.seen, "avatar") || areInitials(first.text, second.text)
  return isPicture ? runs.slice(1) : runs
}
