/** "The summary shows a promo discount of $3.00": the one amount there that is taken off, beside "Promo (SPRING)". */
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { upward, type View } from "../../screen/View.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import { money, plain, stems } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const discount = /^(?:(.*) )?(?:discount|deduction|reduction|rebate)$/iu
const amount = new RegExp(`^${money}$`, "u")
const takenOff = /^[-−–]\s?(?=\p{Sc}?\s?\d)/u

/** What the line says before the amount. */
const labelOf = (view: View, { seen }: Run): string => {
  const line = [...upward(seen)].find((outer) => runsOf(view, outer).length > 1)
  const [label, amount, another] = line === undefined ? [] : runsOf(view, line)
  return label !== undefined && amount?.seen === seen && another === undefined ? label.text : ""
}

/** Nothing where nothing, or more than one amount, is taken off there, or where its line is not called so. */
export const byTakenOff = ({ expected, negated, subject }: TextCheck, given: Case): Ruling | undefined => {
  const [scope, another] = subject?.scopes ?? []
  const [all, kind = ""] = discount.exec(subject?.name ?? "") ?? []
  if (negated || subject === undefined || all === undefined || subject.quoted) return undefined
  if (scope?.relation !== "in" || another !== undefined || !amount.test(plain(expected))) return undefined
  const region = onlyRegionOf(given.view, [scope], given.antecedent)
  const [only, more] =
    region === undefined ? [] : runsIn(given.view, region).filter(({ text }) => takenOff.test(text))
  if (only === undefined || more !== undefined) return undefined
  const label = stems(labelOf(given.view, only))
  if (label.length === 0 || !stems(kind).every((word) => label.includes(word))) return undefined
  const off = plain(only.text.replace(takenOff, ""))
  return rule(
    off === plain(expected),
    false,
    `“${expected}” for “${subject.words}”`,
    `saw: ${only.text}`,
    only.seen
  )
}
