/** "The kettle is visible again", while a line of a log spoke of it all along: the thing of just that name was there, went, and is back. */
import type { Check } from "@assay/domain/Intent"
import type { Ruling } from "../judge/Ruling.js"
import { loose } from "../screen/Wording.js"

type Held = Extract<Ruling, { _tag: "Holds" }>

type Bearing = "it" | "another" | "like it"

/** What a screen showed under the name: the thing itself, something of another kind or nothing, or what may be the thing still. */
const bearingOf = (ruling: Ruling, now: Held): Bearing => {
  if (ruling._tag === "Refuted") return "another"
  if (ruling._tag === "Undecided" || ruling.target === undefined || now.target === undefined) return "like it"
  if (ruling.target.role !== now.target.role) return "another"
  return loose(ruling.target.name) === loose(now.target.name) ? "it" : "like it"
}

/** By what each screen so far came to, oldest first. A part of a name is no thing that could be told from others. */
export const isBack = (check: Check, now: Held, past: ReadonlyArray<Ruling>): boolean => {
  const plainly = check._tag === "CheckShown" && !check.negated && check.target.name !== ""
  if (!plainly || now.target === undefined || loose(now.target.name) !== loose(check.target.name))
    return false
  const bearings = past.map((ruling) => bearingOf(ruling, now))
  const first = bearings.indexOf("it")
  return first !== -1 && bearings.indexOf("another", first) !== -1
}
