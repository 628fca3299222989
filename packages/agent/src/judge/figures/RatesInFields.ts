/** "The discount is −$54.20" of a line "Discount % [10] −$54.20": what the rate comes to, and not the rate that is filled in. */
import { labelsOf } from "../../ground/Names.js"
import { Fell } from "../../run/Fell.js"
import { sameLine } from "../../screen/Geometry.js"
import { isEntry, isOnControl } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import { money, plain, stems } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { written } from "../texts/Saying.js"
import type { Subject } from "../texts/Surroundings.js"
import { type Case, rule, type Ruling, undecided, withTarget } from "../Ruling.js"

const amount = new RegExp(`^[-−–]?\\s?${money}$`, "u")
const rate = /(?:%|\b(?:per cent|percent(?:age)?)\b)/giu
const isOff = /\b(?:discount|deduction|reduction|rebate)$/iu
const minus = /^[-−–]\s?/u

/** The label and the one amount of the line in which the field stands, and nothing else that is read there. */
const amountBeside = (view: View, field: Seen, name: string): Run | undefined => {
  for (const outer of upward(field)) {
    const read = runsOf(view, outer).filter(({ seen }) => !isOnControl(seen))
    if (!read.some(({ text }) => amount.test(plain(text)))) continue
    const [label, value, another] = read
    const isLabel = label !== undefined && stems(label.text.replace(rate, "")).join() === stems(name).join()
    const isAmount =
      value !== undefined &&
      amount.test(plain(value.text)) &&
      sameLine(value.seen.node.box, field.node.box) &&
      value.seen.at > field.end
    return isLabel && isAmount && another === undefined ? value : undefined
  }
  return undefined
}

/** Nothing where another thing than a rate is called so; it cannot be told where no amount stands in its line. */
export const byRateInField = (
  { expected, from, match, negated, subject }: TextCheck,
  given: Case,
  [only, another]: ReadonlyArray<Subject>
): Ruling | undefined => {
  if (negated || from !== undefined || subject === undefined || !/^(?:is|equals|contains)$/u.test(match))
    return undefined
  const { ordinal, quantifier, quoted, role, scopes } = subject
  const isPlain = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (!isPlain || scopes.length > 0 || only === undefined || another !== undefined) return undefined
  const { seen } = only.scored
  const isRate = isEntry(seen) && labelsOf(given.view, seen).some((label) => label.search(rate) !== -1)
  if (!isRate || !amount.test(plain(expected))) return undefined
  const told = amountBeside(given.view, seen, subject.name)
  if (told === undefined)
    return undecided(
      Fell.of("target_not_found", `“${subject.words}” is a rate to fill in here, and “${expected}” is none.`)
    )
  const [shown, hoped] = [plain(told.text), plain(expected)]
  // "The discount is $54.20" of −$54.20, which says by its sign that it is taken off.
  const isSo = shown === hoped || (isOff.test(subject.name) && shown === `-${hoped}`)
  if (!isSo && shown.replace(minus, "") === hoped.replace(minus, ""))
    return undecided(Fell.of("target_ambiguous", `“${told.text}” has another sign than “${expected}”.`))
  const wanted = `“${expected}” for “${subject.words}”`
  const ruling = rule(isSo, false, wanted, `saw: ${written(told)}`, told.seen)
  return withTarget(ruling, given.view, told.seen, 0.9, "the amount in the line of the rate")
}
