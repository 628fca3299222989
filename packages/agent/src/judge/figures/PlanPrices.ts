/** "The Plus plan should cost £60.00 per year": by the card titled Plus that tells the price so, and not by the line "Plus plan £60.00" of an order. */
import { titleOf } from "../../act/AllOf.js"
import { recordsIn } from "../../ground/Records.js"
import { wholePage } from "../../ground/Regions.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, rule, type Ruling } from "../Ruling.js"
import type { TextCheck } from "../texts/PageTexts.js"
import type { Subject } from "../texts/Surroundings.js"
import { perSpan } from "./Spellings.js"

const plan = /^(\p{Lu}\S*(?: \S+)?) (?:plan|tier|package|membership|subscription|option)$/u

/** Nothing where what is called so tells a price for a span of time itself, or where not one card alone is titled so and tells one. */
export const byPlansCard = (
  { expected, match, negated, subject }: TextCheck,
  { view }: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [, name] = plan.exec(subject?.name ?? "") ?? []
  const said = expected.trim()
  if (name === undefined || subject === undefined || subject.scopes.length > 0) return undefined
  if (match === "contains" || !perSpan.test(said)) return undefined
  const pricesIn = (seen: Subject["scored"]["seen"]) =>
    runsOf(view, seen).filter(({ text }) => perSpan.test(text.trim()))
  if (subjects.some(({ scored: { seen } }) => perSpan.test(readableTextOf(view, seen)))) return undefined
  const cards = recordsIn(view, wholePage(view), false).filter(
    (card) => loose(titleOf(view, card)) === loose(name) && pricesIn(card).length > 0
  )
  const [card, another] = cards
  const [price, more] = card === undefined ? [] : pricesIn(card)
  if (card === undefined || price === undefined || another !== undefined || more !== undefined)
    return undefined
  return rule(
    loose(price.text) === loose(said),
    negated,
    `${asExpected(match, expected)} for “${subject.words}”`,
    `saw: ${price.text}`,
    price.seen
  )
}
