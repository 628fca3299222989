/** Amounts that stand in one line with what they are of, "Desk $120.00", or in a card that calls none of its numbers a price. */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { isStruck } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { Case } from "../Ruling.js"

const amount = /[-+−]?\p{Sc}\s?-?\d|[-+−]?\d[\d.,]*\s?\p{Sc}/gu

/** Each amount from where it begins, with what is said behind it: "Desk $120.00 a month" is "$120.00 a month". */
export const amountsFrom = (text: string): ReadonlyArray<string> => {
  const starts = [...text.matchAll(amount)].map(({ index }) => index)
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim())
}

/** What a price may be written as on a control: an amount, or a number by itself. */
export const isAmount = (text: string): boolean =>
  amountsFrom(text).length > 0 || /^[-+−]?\d[\d.,]*$/u.test(text.trim())

/** The one amount of a card that calls none of its numbers a price. */
export const amountIn = (
  target: Target,
  { antecedent, view }: Pick<Case, "antecedent" | "view">
): string | undefined => {
  if (!/^(?:price|cost)$/iu.test(target.name) || target.scopes.length === 0) return undefined
  const places = regionsOf(
    view,
    target.scopes.map((scope) => ({ relation: "in" as const, target: scope.target })),
    antecedent
  )
  const [place, another] = "name" in places ? [] : places
  if (place?.seen === undefined || another !== undefined) return undefined
  const [only, more] = runsOf(view, place.seen).flatMap(({ seen, text }) =>
    isStruck(seen) ? [] : amountsFrom(text)
  )
  return more === undefined ? only : undefined
}
