/** "Its number is #2047", of a row whose code stands in it without a word for what it is. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { columnOf } from "../ground/Names.js"
import { recordOf } from "../ground/Regions.js"
import type { Seen, View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, rule, type Ruling } from "./Ruling.js"

const numbered = /^(?:number|no|id|code|reference|reference number)$/iu

/** `#2047`, `INV-305`: what nothing but the thing itself is called by. */
const code = /^(?:#\s?\p{Lu}{0,4}-?\d[\d-]*|\p{Lu}{1,5}-?\d[\d-]*)$/u

const ownerOf = ({ scopes }: Target, { antecedent, view }: Case): Seen | undefined => {
  const [scope, another] = scopes
  if (scope?.relation !== "near" || another !== undefined) return undefined
  const { name, pronoun } = scope.target
  if (pronoun === true && name === "") return antecedent?.seen
  const found = ground(view, scope.target, "look", antecedent)
  return found._tag === "Found" && found.tentative !== true ? found.seen : undefined
}

/** Something in the line, or the head of its column, says what number it is. */
const tellsNumber = (view: View, runs: ReturnType<typeof runsOf>): boolean =>
  runs.some(({ seen, text }) => {
    const column =
      columnOf(view, seen) ?? (seen.parent === undefined ? undefined : columnOf(view, seen.parent))
    return /\b(?:number|no\.|id|code|ref|reference)\b/iu.test(`${text} ${column?.node.name ?? ""}`)
  })

export const byOwnCode = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const plainly = subject?.role === undefined && subject?.ordinal === undefined && subject?.quoted === false
  if (!plainly || !numbered.test(subject.name) || !/^(?:is|equals)$/u.test(match)) return undefined
  const owner = code.test(expected) ? ownerOf(subject, given) : undefined
  const record = owner === undefined ? undefined : (recordOf(given.view, owner) ?? owner)
  const runs = record === undefined ? [] : runsOf(given.view, record)
  const [only, another] = runs.filter(({ text }) => code.test(text.trim()))
  if (only === undefined || another !== undefined || tellsNumber(given.view, runs)) return undefined
  return rule(
    loose(only.text) === loose(expected),
    negated,
    `“${expected}” for “${subject.words}”`,
    `saw: ${only.text}`,
    only.seen
  )
}
