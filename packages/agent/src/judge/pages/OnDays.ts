/** "The call is on Wed 13", "on 13 May": in the box of that day, where a week is drawn, and no text of the call. */
import type { Check } from "@assay/domain/Intent"
import { dayNamed, isOnDay } from "../../ground/Weekdays.js"
import { Fell } from "../../run/Fell.js"
import { daysIn } from "../../screen/DaysWritten.js"
import { finder, plain } from "../../screen/Wording.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

/** As what stands in the box of the day; nothing where no week is drawn. */
export const onDay = (check: Check, { view }: Case): Check | undefined => {
  if (check._tag !== "CheckText" || check.match !== "is" || check.subject === undefined) return undefined
  const { expected, negated, subject } = check
  const day = { words: expected, name: expected, quoted: false, scopes: [] }
  if (subject.name === "" || dayNamed(view, day) === undefined) return undefined
  const target = { ...subject, scopes: [{ relation: "in" as const, target: day }, ...subject.scopes] }
  return { _tag: "CheckShown", target, negated }
}

/** No line of what stands in the box of a day tells the day: that it does not say so tells nothing. */
export const unlessOnDay = (check: Check, { today, view }: Case, ruling: Ruling): Ruling => {
  if (check._tag !== "CheckText" || ruling._tag !== "Refuted" || check.match !== "is") return ruling
  const { expected, subject } = check
  if (subject === undefined || subject.name === "" || daysIn(plain(expected), today).length === 0)
    return ruling
  const says = finder(subject.name, "contains")
  return view.all.some(
    (seen) => seen.node.role === "text" && says(plain(seen.node.name)) && isOnDay(view, seen)
  )
    ? undecided(Fell.of("target_not_found", `“${expected}” may be the day in whose box it stands.`))
    : ruling
}
