/** "The concert is in July", under the title "July 2026": what stands there may itself tell a day of another month. */
import type { Check, Scope } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { recordOf, type Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { monthNamed, monthNames } from "../../screen/Months.js"
import { runsOf } from "../../screen/VisibleText.js"
import { targetOf } from "../CheckTargets.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

const names = monthNames.filter((name) => /^\p{L}+$/u.test(name)).join("|")
const day = "\\d{1,2}(?:st|nd|rd|th|\\.)?"
const dayOfMonth = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${day} (?:of )?(${names})|(${names})\\.? ${day})(?![\\p{L}\\p{N}])`,
  "giu"
)
const titled = new RegExp(`^(${names})(?: \\d{4})?$`, "iu")

const monthOf = ({ relation, target: { name, quoted, role } }: Scope): number =>
  relation !== "in" || quoted || role !== undefined ? 0 : monthNamed(titled.exec(name)?.[1] ?? "")

const monthsIn = (text: string): ReadonlyArray<number> =>
  [...text.matchAll(dayOfMonth)].map(([, before = "", behind = ""]) => monthNamed(before || behind))

/** It tells days, and none of them is of that month. */
const isOfOthers = (texts: ReadonlyArray<string>, month: number): boolean => {
  const months = texts.flatMap(monthsIn)
  return months.length > 0 && !months.includes(month)
}

const linesIn = ({ view }: Case, region: Region): ReadonlyArray<string> =>
  runsIn(view, region).map(({ text }) => text)

/** The line of what was found, or, where none is told, all that stands in the place. */
const tellsOtherMonth = (scope: Scope, month: number, ruling: Ruling, given: Case): boolean => {
  const { view } = given
  const about = ruling._tag === "Holds" ? ruling.about : undefined
  if (about !== undefined)
    return isOfOthers(
      runsOf(view, recordOf(view, about) ?? about).map(({ text }) => text),
      month
    )
  const regions = regionsOf(view, [scope], undefined)
  return (
    !("name" in regions) &&
    regions.some((region) =>
      linesIn(given, region)
        .flatMap(monthsIn)
        .some((each) => each !== month)
    )
  )
}

/** A line that tells a day of August is no line of July, wherever it stands: neither that it is there nor how many there are is told. */
export const unlessOtherMonth = (check: Check, given: Case, ruling: Ruling): Ruling => {
  if (ruling._tag === "Undecided") return ruling
  const scope = targetOf(check)?.scopes.find((each) => monthOf(each) > 0)
  if (scope === undefined || !tellsOtherMonth(scope, monthOf(scope), ruling, given)) return ruling
  return undecided(
    Fell.of(
      "target_ambiguous",
      `What stands in “${scope.target.words || scope.target.name}” tells days of other months as well.`
    )
  )
}
