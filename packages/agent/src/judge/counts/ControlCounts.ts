/** "The like count is 25", "the comment counter of this post shows 1": the number on the control that is called so. */
import type { Intent, Target } from "@assay/domain/Intent"
import { controlsOf, numberOn } from "./ControlFigures.js"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { recordOf, type Region, regionOf, wholePage } from "../../ground/Regions.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

type Text = Extract<Intent, { _tag: "CheckText" }>

/** "Its number of likes": of what was spoken of. */
const ofItsNumber = ({ name, scopes }: Target): string | undefined => {
  const [its, things, more] = scopes
  const isIts = its?.relation === "near" && its.target.pronoun === true && its.target.name === ""
  if (name !== "number" || !isIts || things?.relation !== "near" || more !== undefined) return undefined
  return /^\p{Ll}{3,}s$/u.exec(things.target.name)?.[0]
}

const counter = /^(?:number of )?(\p{L}{3,}?)s? (?:count|counter|number)$/iu

/** "Of the post", "on her post": the one that was spoken of. */
const isSpokenOf = ({ name, ordinal, pronoun, scopes }: Target): boolean =>
  pronoun === true || (/^\p{Ll}+$/u.test(name) && ordinal === undefined && scopes.length === 0)

/** Where the control is looked for; nothing where what is told is no one place. */
const placeOf = ({ scopes }: Target, { antecedent, view }: Case): Region | undefined => {
  if (!scopes.every(({ target }) => isSpokenOf(target)))
    return onlyRegionOf(
      view,
      scopes.map((scope) => ({ ...scope, relation: "in" as const })),
      antecedent
    )
  const seen = antecedent?.seen
  const record = seen === undefined ? undefined : recordOf(view, seen)
  if (record !== undefined) return regionOf(record, "in it")
  return scopes.length === 0 && seen === undefined ? wholePage(view) : undefined
}

/** Nothing where no one control there is called so and bears a number. */
export const judgeControlCount = (check: Text, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (subject === undefined || subject.quoted || subject.ordinal !== undefined || match === "matches")
    return undefined
  const noun = counter.exec(subject.name)?.[1]?.toLowerCase() ?? ofItsNumber(subject)
  if (noun === undefined || !/^\d{1,6}$/u.test(expected)) return undefined
  const region = placeOf(subject, given)
  if (region === undefined) return undefined
  const [only, another] = controlsOf(given.view, region, noun)
  const number = only === undefined ? undefined : numberOn(given.view, only)
  if (only === undefined || another !== undefined || number === undefined) return undefined
  return rule(
    number === Number(expected),
    negated,
    `${expected} as the ${subject.words}`,
    String(number),
    only
  )
}
