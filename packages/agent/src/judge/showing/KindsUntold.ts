/** "The Riverside project", "the Reports folder": called by a name that stands there, and by a word for its kind that does not. */
import type { Intent, Target } from "@assay/domain/Intent"
import { candidateOf, nameOf } from "../../ground/Candidates.js"
import { mainHeading } from "../../ground/OwnPage.js"
import { withoutNoun } from "../../ground/Reworded.js"
import { isAside, recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose, stem, stems, tokens } from "../../screen/Wording.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import { isShown, thingsShown } from "./ThingsShown.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** "The Riverside project is shown" of a page that is headed "My projects", and lists Riverside. `shorter`: the name without the word for the kind. */
const ofKindThere = (shorter: Target, { name }: Target, given: Case): Ruling | undefined => {
  const { view } = given
  const kind = stem(name.slice(shorter.name.length).trim().toLowerCase())
  const heading = mainHeading(view)
  const headed = heading === undefined ? undefined : stems(readableTextOf(view, heading)).at(-1)
  if (heading === undefined || headed !== kind || !/s$/iu.test(readableTextOf(view, heading)))
    return undefined
  const listed = thingsShown(shorter, given).filter(
    ({ fit, seen }) =>
      fit >= 0.95 && seen.at > heading.at && recordOf(view, seen) !== undefined && !isAside(seen)
  )
  const records = new Set(listed.map(({ seen }) => recordOf(view, seen)))
  const [first] = listed
  return first === undefined || records.size > 1
    ? undefined
    : holds(`saw: ${readableTextOf(view, first.seen)}`, first.seen)
}

const isProper = (name: string): boolean => name.split(/\s+/u).every((word) => /^\P{Ll}/u.test(word))

/** "The Late shift" of a cell that reads "Late 14:00", on a page that speaks of shifts. */
const withFigures = (shorter: Target, { name }: Target, given: Case): Ruling | undefined => {
  const noun = stem(name.slice(shorter.name.length).trim().toLowerCase())
  const said = loose(shorter.name)
  const found = thingsShown(shorter, given).find(({ seen }) => {
    const text = loose(nameOf(given.view, seen))
    return text.startsWith(`${said} `) && !/\p{L}/u.test(text.slice(said.length))
  })
  const isKindThere = given.view.all.some(
    ({ node }) => node.visible && noun !== "" && tokens(node.name).some((word) => stem(word) === noun)
  )
  return found === undefined || !isKindThere
    ? undefined
    : holds(`saw: ${nameOf(given.view, found.seen)}`, found.seen)
}

/** "The Reports folder", where something is called Reports: whether that is a folder no word of the page says. */
export const ofUnknownKind = ({ negated, target }: Shown, given: Case): Ruling | undefined => {
  const shorter = target.role === undefined ? withoutNoun(target) : undefined
  if (shorter === undefined || (!negated && !isProper(shorter.name))) return undefined
  const timed = negated
    ? undefined
    : (withFigures(shorter, target, given) ?? ofKindThere(shorter, target, given))
  if (timed !== undefined) return timed
  // "City rain" was there by its whole name: the tag "city" is not that.
  const wasCalledSo = () =>
    given.past.some((view) => isShown(target, { ...given, view, antecedent: undefined }))
  if (negated && wasCalledSo()) return undefined
  const found = thingsShown(shorter, given).find(({ fit }) => fit >= 0.95)
  return found === undefined
    ? undefined
    : undecided(
        Fell.of(
          "target_ambiguous",
          `“${nameOf(given.view, found.seen)}” is shown, and it cannot be said whether it is the “${target.words}”.`,
          [candidateOf(given.view, found)]
        )
      )
}
