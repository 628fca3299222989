/** How much, how many, in which order. */
import type { Target } from "@assay/domain/Intent"
import { groupsOf, type Intents } from "../sentences/Clause.js"
import { orderOf } from "../deeds/Finding.js"
import { onlyLiteral } from "./Literals.js"
import { type Fact, oneTarget, subjects } from "../targets/Places.js"
import { compared, comparisonOf } from "../checks/Counting.js"
import { checkText } from "../checks/TextChecks.js"
import { countOf, ordinalOf, roleOf } from "./Words.js"

const numberForm = /^(?:be|show|have|equal|read|display) (.+)$/i
const countSubject =
  /^(?:the )?(?:(?:total )?(?:number|count|amount) of (.+)|(.+?s) count)(?: (?:displayed|shown))?(?: (?:in|on) (?:the )?page)?$/i

const isAmountOfOne = ({ subject }: Fact): boolean =>
  /^(?:[Tt]he )?amount of [\p{Lu}\uE000-\uF8FF]/u.test(subject)

const unitOf = (number: string): { readonly unit?: string } => {
  const unit = number.replace(/[-\d.,\s]/g, "")
  return unit === "" ? {} : { unit }
}

/** `be more than $30`, and the count of what `the number of ...` names. */
export const amount = (text: string, fact: Fact): Intents => {
  const { comparison, rest } = comparisonOf(numberForm.exec(text)?.[1] ?? "")
  const found = countSubject.exec(fact.subject)
  const number = onlyLiteral(rest, fact.clause.literals)?.value ?? rest
  const count = countOf(number)
  // "The amount of Carrots is 4" tells what stands with them, and not how many of them there are.
  if (isAmountOfOne(fact) && comparison === "equal") return undefined
  if (found !== null && count !== undefined) {
    const target = oneTarget(found[1] ?? found[2] ?? "", fact.clause)
    return target === undefined
      ? undefined
      : [{ _tag: "CheckCount", target, comparison: compared(comparison, fact.negated), count }]
  }
  // "Has more than 3 rows" tells how many, and not how much.
  if (/^have /i.test(text) && roleOf(/[a-z]+$/i.exec(number)?.[0] ?? "") !== undefined) return undefined
  if (comparison === "equal" || !/^[$€£]?\s?-?\d[\d,]*(?:\.\d+)?\s?(?:[$€£%]|[a-z]{2,7})?$/i.test(number))
    return undefined
  const target = oneTarget(fact.subject, fact.clause)
  if (target === undefined) return undefined
  return [
    {
      _tag: "CheckNumber",
      target,
      comparison: compared(comparison, fact.negated),
      expected: Number(number.replace(/[^\d.-]/g, "")),
      ...unitOf(number)
    }
  ]
}

/** "The Created column is sorted newest first": what is told of the order is told of it. */
const ofColumn = (target: Target, { by, direction }: NonNullable<ReturnType<typeof orderOf>>) => ({
  ...(by === undefined || (target.role === "column" && /^(?:date|price|value)$/u.test(by)) ? {} : { by }),
  ...(direction === undefined ? {} : { direction })
})

/** `be sorted by price`, `be the second in the list`, `come before "Bob"`. */
export const position = (text: string, fact: Fact): Intents => {
  const sorted = /^be (?:sorted|ordered|listed|arranged|displayed|in)( .+)$/i.exec(text)
  const target = oneTarget(fact.subject, fact.clause)
  if (sorted?.[1] !== undefined && target !== undefined) {
    const order = orderOf(sorted[1].trim(), groupsOf([""], fact.clause))
    if (
      order !== undefined &&
      (/^be (?:sorted|ordered|arranged)/i.test(text) || order.direction !== undefined)
    )
      return [{ _tag: "CheckOrder", target, ...ofColumn(target, order), negated: fact.negated }]
  }
  const at =
    /^(?:be|appear|be listed|be shown|be displayed) (?:in |at |on |as )?(?:the )?(?:position |number |row )?(\w+)(?: (?:position|place|row|item|one|entry))?(?: (?:in|on|of) (.+))?$/i.exec(
      text
    )
  const ordinal =
    ordinalOf(at?.[1] ?? "") ?? (/position|number/i.test(text) ? countOf(at?.[1] ?? "") : undefined)
  if (ordinal !== undefined && target !== undefined) {
    const [placedAt] = subjects(fact, "in", at?.[2] ?? "") ?? []
    return placedAt === undefined
      ? undefined
      : [{ _tag: "CheckOrder", target: placedAt, ordinal, negated: fact.negated }]
  }
  const which = /^be (?:the )?(\S+ [a-z]+(?: (?:in|on|of) .+)?)$/i.exec(text)
  const named = target?.quoted === true || /^[A-Z]|\d/.test(target?.name ?? "")
  const thing = which === null || !named ? undefined : oneTarget(which[1] ?? "", fact.clause)
  if (target !== undefined && thing?.ordinal !== undefined)
    return [checkText(target.name, fact.negated, thing)]
  const next = /^(?:come|be|appear|be listed|be shown|be displayed) (directly )?before (.+)$/i.exec(text)
  const other = oneTarget(next?.[2] ?? "", fact.clause)
  const directly = next?.[1] === undefined ? {} : { directly: true }
  const behind =
    /^(?:come|be|appear|be listed|be shown|be displayed) (directly |right |immediately )?after (?!\w+ing\b)(.+)$/i.exec(
      text
    )
  const first = oneTarget(behind?.[2] ?? "", fact.clause)
  if (behind !== null && first !== undefined && target !== undefined)
    return [
      {
        _tag: "CheckOrder",
        target: first,
        before: target,
        ...(behind[1] === undefined ? {} : { directly: true }),
        negated: fact.negated
      }
    ]
  return next === null || other === undefined || target === undefined
    ? undefined
    : [{ _tag: "CheckOrder", target, before: other, ...directly, negated: fact.negated }]
}
